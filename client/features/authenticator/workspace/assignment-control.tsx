import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { can } from '#shared/access.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';

/** Assigns a pending review: an admin to anybody, an authenticator to themselves. */
export function AssignmentControl({ review }: { review: ReviewDetails }) {
  const user = useCurrentUser();
  const utils = trpc.useUtils();
  const toast = useToast();
  const assign = trpc.authenticator.assign.useMutation({
    onError: (error) => toast.show({ tone: 'error', title: 'Not assigned', description: describeError(error).text }),
    onSettled: () =>
      Promise.all([
        utils.authenticator.get.invalidate({ id: review.id }),
        utils.authenticator.queue.invalidate(),
        utils.authenticator.overview.invalidate(),
        utils.authenticator.assignees.invalidate(),
      ]),
  });
  if (!user) return null;
  const set = (to: string | null) => assign.mutate({ id: review.id, to });
  if (can(user, 'manage')) return <AdminChoice review={review} busy={assign.isPending} onChoose={set} />;
  const { assignedToId, assignedToName } = review;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>{assignedToId === user.id ? 'You' : <bdi>{assignedToName ?? 'Nobody'}</bdi>}</span>
      {assignedToId === null ? (
        <Button size="sm" variant="secondary" busy={assign.isPending} onClick={() => set(user.id)}>
          Take it
        </Button>
      ) : assignedToId === user.id ? (
        <Button size="sm" variant="secondary" busy={assign.isPending} onClick={() => set(null)}>
          Give back
        </Button>
      ) : null}
    </span>
  );
}

interface AdminChoiceProps {
  review: ReviewDetails;
  busy: boolean;
  onChoose: (to: string | null) => void;
}

function AdminChoice({ review, busy, onChoose }: AdminChoiceProps) {
  const { data } = trpc.authenticator.assignees.useQuery({ id: review.id });
  const people = data?.items ?? [];
  const able = people.filter(({ id, cannot }) => cannot === null || id === review.assignedToId);
  const options = able.map(({ id, name, isOffered, assigned }) => ({
    value: id,
    label: `${name}${isOffered ? ` (${review.sourceLanguage})` : ''}${assigned > 0 ? `, ${String(assigned)} assigned` : ''}`,
  }));
  const { assignedToId, assignedToName } = review;
  const isListed = assignedToId === null || people.some(({ id }) => id === assignedToId);
  return (
    <Field label="Assigned to" hideLabel disabled={busy}>
      <Select
        size="sm"
        placeholder="Nobody"
        options={isListed ? options : [{ value: assignedToId, label: assignedToName ?? '' }, ...options]}
        value={assignedToId ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
    </Field>
  );
}
