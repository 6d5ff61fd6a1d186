import { useNavigate } from '@tanstack/react-router';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { DecisionCountdown } from './decision-countdown.tsx';
import { useDecision } from './use-decision.ts';

export interface DecisionButtonProps {
  review: ReviewView;
  /** The list's parameters, which the workspace needs to find neighbours. */
  search: QueueSearch;
}

/** Opens the paper, where it is approved after a look; a decision that waits can be undone here too. */
export function ApproveButton({ review, search }: DecisionButtonProps) {
  const navigate = useNavigate();
  const { review: to } = useStaffPaths();
  const decision = useDecision(review);
  const { state } = decision;
  if (state?.step === 'waiting') {
    return (
      <DecisionCountdown
        size="sm"
        kind={state.kind}
        filename={review.filename}
        sendsAt={state.sendsAt}
        onUndo={decision.undo}
      />
    );
  }
  const refusal = workRefusal(review);
  const reason = refusal ? messageOf(refusal).text : reasonOf(review);
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={state?.step === 'sending'}
      disabled={reason !== undefined}
      aria-label={`Approve ${review.filename}`}
      title={reason}
      onClick={() => void navigate({ to, params: { reviewId: review.id }, search })}
    >
      Approve
    </Button>
  );
}

function reasonOf({ hasTranslation }: ReviewView): string | undefined {
  return hasTranslation ? undefined : 'There’s no translated file to approve yet.';
}

/** Opens the workspace's upload of a correction, or of a missing translation. */
export function RejectButton({ review, search }: DecisionButtonProps) {
  const navigate = useNavigate();
  const { review: to } = useStaffPaths();
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
