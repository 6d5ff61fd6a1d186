import { useState } from 'react';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ApprovalCountdown } from './approval-countdown.tsx';
import { isComplete, type Completeness } from './completeness.ts';
import { CompletenessChecklist } from './completeness-checklist.tsx';
import { ReviewFiles } from './review-files.tsx';
import { useApproval } from './use-approval.ts';

/** Certifies a translation from the list: the same points as in the workspace, then a moment to undo. */
export function ApproveButton({ review }: { review: ReviewView }) {
  const [isOpen, setIsOpen] = useState(false);
  const [ticked, setTicked] = useState<Completeness>(new Set());
  const { state, approve, undo } = useApproval(review);
  if (state?.step === 'waiting') {
    return <ApprovalCountdown size="sm" filename={review.filename} sendsAt={state.sendsAt} onUndo={undo} />;
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (open) setTicked(new Set());
      }}
      size="sm"
      trigger={
        <Button
          size="sm"
          busy={state?.step === 'sending'}
          disabled={!review.hasTranslation}
          aria-label={`Approve ${review.filename}`}
          title={review.hasTranslation ? undefined : 'There is no translated file to approve yet.'}
        >
          Approve
        </Button>
      }
      title={
        <>
          Approve “<bdi>{review.filename}</bdi>”?
        </>
      }
      description="You certify with your name that this translation is complete and accurate. The client receives it at once."
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setIsOpen(false);
            }}
          >
            Cancel
          </Button>
          <Button
            disabled={!isComplete(ticked)}
            onClick={() => {
              setIsOpen(false);
              approve();
            }}
          >
            Approve
          </Button>
        </>
      }
    >
      <FailureAlert failure={state?.step === 'failed' ? state.failure : undefined} />
      <p className="mb-4 flex flex-wrap gap-x-4">
        <ReviewFiles review={review} />
      </p>
      <CompletenessChecklist ticked={ticked} onChange={setTicked} />
    </Dialog>
  );
}
