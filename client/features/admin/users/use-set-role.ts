import { roleLabel, type Role } from '#shared/roles.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';

/** Gives somebody a role, and offers to give the old one back. */
export function useSetRole(user: AdminUserView, onDone: () => void) {
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
