import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useReviewPath } from '#client/features/authenticator/queue/review-link.tsx';
import { DecisionCountdown } from './decision-countdown.tsx';
import { ReviewFiles } from './review-files.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { useDecision } from './use-decision.ts';
import { useStatement } from './use-statement.ts';

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

interface ApproveDialogProps {
  review: ReviewView;
  decision: ReturnType<typeof useDecision>;
  onClose: () => void;
}

function ApproveDialog({ review, decision, onClose }: ApproveDialogProps) {
  const statement = useStatement(review, { decision: decision.state });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          Approve “<bdi>{review.filename}</bdi>”?
        </>
      }
      description="You certify in your own name that this translation is complete and accurate. The client receives it right away."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!statement.isComplete}
            onClick={() => {
              onClose();
              decision.decide({ kind: 'approve', input: { id: review.id, ...statement.value } });
            }}
          >
            Approve
          </Button>
        </>
      }
    >
      <p className="mb-4 flex flex-wrap gap-x-4">
        <ReviewFiles review={review} />
      </p>
      <StatementPanel statement={statement} language={review.sourceLanguage} />
    </Dialog>
  );
}

/** Opens the workspace's upload of a correction, or of a missing translation. */
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
