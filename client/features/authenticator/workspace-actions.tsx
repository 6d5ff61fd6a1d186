import { ChevronRight } from 'lucide-react';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ApprovalCountdown } from './approval-countdown.tsx';
import { ReviewLink } from './review-link.tsx';
import { reviewWord } from './review-words.ts';
import type { Approval } from './use-approval.ts';
import type { Neighbour } from './use-neighbours.ts';

export interface WorkspaceActionsProps {
  review: ReviewDetails;
  approval: Approval;
  /** Somebody else is at it. */
  isTaken: boolean;
  /** Every point was compared. */
  isComplete: boolean;
  next: Neighbour | undefined;
  onReject: () => void;
}

/** The foot of the workspace: the decision, then the way to the next document. */
export function WorkspaceActions(props: WorkspaceActionsProps) {
  const { review, approval, isTaken, isComplete, next, onReject } = props;
  const { state } = approval;
  const goOn = next ? (
    <ButtonLink
      variant="quiet"
      iconAfter={<ChevronRight aria-hidden="true" className="flip-rtl" />}
      render={<ReviewLink id={next.id} search={next.search} />}
    >
      Next document
    </ButtonLink>
  ) : null;
  if (review.status !== 'pending') {
    return (
      <>
        <StatusBadge {...reviewWord(review)} />
        {goOn}
      </>
    );
  }
  if (state?.step === 'waiting') {
    return (
      <>
        <ApprovalCountdown filename={review.filename} sendsAt={state.sendsAt} onUndo={approval.undo} />
        {goOn}
      </>
    );
  }
  return (
    <>
      <div className="min-w-0 flex-1 basis-full empty:hidden lg:basis-0 *:mb-0!">
        <FailureAlert failure={state?.step === 'failed' ? state.failure : undefined} />
      </div>
      <Hint review={review} isTaken={isTaken} isComplete={isComplete} />
      <Button variant="secondary" disabled={isTaken} aria-keyshortcuts="r" onClick={onReject}>
        Reject with correction…
      </Button>
      <Button
        busy={state?.step === 'sending'}
        disabled={isTaken || !isComplete || !review.hasTranslation}
        aria-keyshortcuts="a"
        onClick={approval.approve}
      >
        Approve
      </Button>
    </>
  );
}

/** Why Approve cannot be pressed. */
function Hint({ review, isTaken, isComplete }: Pick<WorkspaceActionsProps, 'review' | 'isTaken' | 'isComplete'>) {
  if (isTaken) return null;
  const text = !review.hasTranslation
    ? 'There is no translated file to approve yet.'
    : isComplete
      ? undefined
      : 'Tick every point before you approve.';
  return text ? <p className="me-auto text-sm text-ink-2">{text}</p> : <span className="me-auto" />;
}
