import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { roleLabel, type Role } from '#shared/roles.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';

const consequences = {
  user: 'They keep their own documents and lose every staff page at once.',
  authenticator: 'They will read every customer’s documents and certify translations with their name.',
  admin: 'They will see and change everything, roles included.',
} as const satisfies Record<Role, string>;

export interface RoleDialogProps {
  user: AdminUserView;
  /** The role that was chosen; undefined closes the dialog. */
  target: Role | undefined;
  onClose: () => void;
}

/** Asks before a user's role is changed. */
export function RoleDialog({ user, target, onClose }: RoleDialogProps) {
  const change = useSetRole(user, onClose);
  const name = user.name ?? user.email;
  return (
    <AlertDialog
      open={target !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        change.reset();
        onClose();
      }}
      tone="primary"
      title={
        <>
          Make <bdi>{name}</bdi> {target ? withArticle(roleLabel[target]) : ''}?
        </>
      }
      description={
        <>
          <bdi>{user.email}</bdi>. {target ? consequences[target] : ''}
        </>
      }
      confirmLabel="Change role"
      busy={change.isPending}
      onConfirm={() => {
        if (target) change.set(target);
      }}
    >
      <FailureAlert failure={change.error ? describeError(change.error, 'ROLE_UPDATE_FAILED') : undefined} />
    </AlertDialog>
  );
}

function withArticle(word: string): string {
  return `${/^[AEIO]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** Sets a user's role; the toast offers to undo it. */
function useSetRole(user: AdminUserView, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const name = user.name ?? user.email;
  const before = user.role;

  async function undo() {
    try {
      await trpcClient.admin.setUserRole.mutate({ id: user.id, role: before });
      toast.show({ title: 'Role restored', description: `${name}: ${roleLabel[before]}` });
    } catch (error) {
      const { text } = describeError(error, 'ROLE_UPDATE_FAILED');
      toast.show({ tone: 'error', title: text });
    }
    await utils.admin.invalidate();
  }

  const mutation = trpc.admin.setUserRole.useMutation({
    onSuccess: async (_view, { role }) => {
      onDone();
      toast.show({
        tone: 'ok',
        title: 'Role changed',
        description: `${name}: ${roleLabel[role]}`,
        timeout: 10_000,
        action: { label: 'Undo', onPress: () => void undo() },
      });
      await utils.admin.invalidate();
    },
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    set(role: Role) {
      if (!mutation.isPending) mutation.mutate({ id: user.id, role });
    },
  };
}
