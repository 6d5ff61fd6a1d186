import { useNavigate } from '@tanstack/react-router';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useReviewPath } from '#client/features/authenticator/queue/review-link.tsx';

/** Opens a document with the upload that replaces its translation, or supplies the one it lacks. */
export function RejectButton({ review, search }: { review: ReviewView; search: QueueSearch }) {
  const navigate = useNavigate();
  const to = useReviewPath();
  const label = review.hasTranslation
    ? `Reject ${review.filename} with a correction`
    : `Supply a translation of ${review.filename}`;
  const refusal = workRefusal(review);
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={label}
      disabled={refusal !== null}
      title={refusal ? messageOf(refusal).text : undefined}
      onClick={() => {
        void navigate({ to, params: { reviewId: review.id }, search, hash: 'upload', hashScrollIntoView: false });
      }}
    >
      {review.hasTranslation ? 'Reject…' : 'Supply…'}
    </Button>
  );
}
