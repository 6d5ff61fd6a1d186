import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';

/** Who is to translate a review. */
export function AssignedTo({ review }: { review: Pick<ReviewView, 'assignedToId' | 'assignedToName' | 'status'> }) {
  const user = useCurrentUser();
  if (review.assignedToId === null || review.status !== 'pending') return null;
  return (
    <span className="text-xs text-ink-2">
      {review.assignedToId === user?.id ? (
        'Assigned to you'
      ) : (
        <>
          Assigned to <bdi>{review.assignedToName}</bdi>
        </>
      )}
    </span>
  );
}
