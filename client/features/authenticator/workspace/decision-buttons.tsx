import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { DecisionCountdown } from './decision-countdown.tsx';
import { useDecision } from './use-decision.ts';

/** Loaded on demand: the statement's rules are larger than the list. */
const ApproveDialog = lazyPart(async () => (await import('./approve-dialog.tsx')).ApproveDialog, { failure: 'atFoot' });

/** Approves from the list, with the workspace's statement and undo window. */
export function ApproveButton({ review }: { review: ReviewView }) {
  const [isOpen, setIsOpen] = useState(false);
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
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={state?.step === 'sending'}
        disabled={reason !== undefined}
        aria-haspopup="dialog"
        aria-label={`Approve ${review.filename}`}
        title={reason}
        onClick={() => setIsOpen(true)}
      >
        Approve
      </Button>
      {isOpen ? <ApproveDialog review={review} decision={decision} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function reasonOf({ hasTranslation }: ReviewView): string | undefined {
  return hasTranslation ? undefined : 'There’s no translated file to approve yet.';
}

/** Opens the workspace's upload of a correction, or of a missing translation. */
export function RejectButton({ review, search }: { review: ReviewView; search: QueueSearch }) {
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
