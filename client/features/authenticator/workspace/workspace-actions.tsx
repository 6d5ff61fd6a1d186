import { ChevronRight, Download, RotateCw } from 'lucide-react';
import { ActLink } from '#client/features/authenticator/notary/act-link.tsx';
import { ReturnButton } from '#client/features/authenticator/notary/return-dialog.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { reviewLabel } from '#client/features/authenticator/queue/review-labels.ts';
import { ReviewLink } from '#client/features/authenticator/queue/review-link.tsx';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { DecisionCountdown } from './decision-countdown.tsx';
import type { Missing } from './missing.ts';
import type { ReviewWork } from './use-review-work.ts';

export interface WorkspaceActionsProps {
  review: ReviewDetails;
  search: QueueSearch;
  work: ReviewWork;
  nextId: string | undefined;
  onUpload: () => void;
}

/** The workspace's action bar: the decision, then the link to the next document. */
export function WorkspaceActions(props: WorkspaceActionsProps) {
  const { review, search, work, nextId } = props;
  const { state, undo } = work.decision;
  const nextLink =
    nextId === undefined ? null : (
      <ButtonLink
        variant="quiet"
        iconAfter={<ChevronRight aria-hidden="true" className="flip-rtl" />}
        render={<ReviewLink id={nextId} search={search} isRow={false} />}
      >
        Next document
      </ButtonLink>
    );
  if (work.stage === 'notary') {
    return (
      <>
        <ReturnButton reviewId={review.id} filename={review.filename} />
        <ButtonLink render={<ActLink reviewId={review.id} />}>Notarial act</ButtonLink>
        {nextLink}
      </>
    );
  }
  if (review.status !== 'pending') {
    return (
      <>
        <StatusBadge {...reviewLabel(review)} />
        {nextLink}
      </>
    );
  }
  if (state?.step === 'waiting') {
    return (
      <>
        <DecisionCountdown kind={state.kind} filename={review.filename} sendsAt={state.sendsAt} onUndo={undo} />
        {nextLink}
      </>
    );
  }
  return <Undecided {...props} />;
}

const sendLabels = { sendCorrection: 'Send Correction', supplyTranslation: 'Deliver translation' } as const;

function Undecided({ review, work, onUpload }: WorkspaceActionsProps) {
  const { stage, subject, uploadKind } = work;
  const { state } = work.decision;
  const canDecide = stage === 'yours';
  const isUpload = subject.kind === 'upload';
  const hasFile = subject.kind !== 'missing';
  return (
    <>
      <div className="min-w-0 flex-1 basis-full empty:hidden lg:basis-0 *:mb-0!">
        <FailureAlert failure={state?.step === 'failed' ? state.failure : undefined} />
      </div>
      <Hint refusal={workRefusal(review)} hasFile={hasFile} canDecide={canDecide} missing={work.missing} />
      <DownloadOriginal review={review} />
      {review.hasTranslation ? null : <RetryButton review={review} canDecide={canDecide} />}
      {isUpload ? (
        <Button variant="secondary" onClick={() => work.show(undefined)}>
          Discard file
        </Button>
      ) : (
        <Button variant="secondary" disabled={!canDecide} aria-keyshortcuts="r" onClick={onUpload}>
          {review.hasTranslation ? 'Reject with correction…' : 'Supply translation…'}
        </Button>
      )}
      {!isUpload && work.chooseText ? (
        <Button variant="secondary" onClick={work.chooseText}>
          Use the studio’s text
        </Button>
      ) : null}
      {hasFile ? (
        <Button
          busy={state?.step === 'sending'}
          disabled={!canDecide}
          // Stays pressable: a press leads to what is missing.
          aria-disabled={!work.isComplete || undefined}
          aria-describedby={hintId}
          aria-keyshortcuts="a"
          onClick={work.decide}
        >
          {isUpload ? sendLabels[uploadKind] : 'Approve'}
        </Button>
      ) : null}
    </>
  );
}

interface HintProps {
  /** The code with which the server would refuse, because of a refund or dispute. */
  refusal: ReturnType<typeof workRefusal>;
  hasFile: boolean;
  canDecide: boolean;
  missing: readonly Missing[];
}

const hintId = 'decision-hint';

/** Open requirements of the decision as a sentence. */
function Hint({ refusal, hasFile, canDecide, missing }: HintProps) {
  const text = refusal ? messageOf(refusal).text : canDecide ? hintOf(hasFile, missing) : undefined;
  return text ? (
    <p id={hintId} className="me-auto line-clamp-2 min-w-0 flex-1 basis-64 text-sm text-ink-2" title={text}>
      {text}
    </p>
  ) : (
    <span className="me-auto" />
  );
}

function hintOf(hasFile: boolean, [first]: readonly Missing[]): string | undefined {
  return hasFile ? first?.say : 'There’s no translated file to approve yet.';
}

function DownloadOriginal({ review }: { review: ReviewDetails }) {
  const file = useFileAction();
  return (
    <IconButton
      label={`Download the original of ${review.filename}`}
      title="Download original"
      onClick={() => {
        file.download(async () => {
          const link = await trpcClient.authenticator.reviewLink.mutate({ id: review.id, kind: 'original' });
          return link.url;
        });
      }}
    >
      <Download aria-hidden="true" />
    </IconButton>
  );
}

/** Sends the order to the translation workflow again. */
function RetryButton({ review, canDecide }: { review: ReviewDetails; canDecide: boolean }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const retry = trpc.authenticator.retryTranslation.useMutation({
    onSuccess: () => {
      toast.show({ title: 'Sent to the translation workflow again' });
    },
    onError: (error) => {
      toast.show({ tone: 'error', title: 'Not sent again', description: describeError(error).text });
    },
    onSettled: () => utils.authenticator.invalidate(),
  });
  if (review.workflowState === 'received') return null;
  return (
    <Button
      variant="secondary"
      icon={<RotateCw aria-hidden="true" />}
      busy={retry.isPending}
      disabled={!canDecide}
      onClick={() => retry.mutate({ id: review.id })}
    >
      Retry translation
    </Button>
  );
}
