import { ChevronRight, Download, RotateCw } from 'lucide-react';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { DecisionCountdown } from './decision-countdown.tsx';
import { ActLink } from '#client/features/authenticator/notary/act-link.tsx';
import { ReturnButton } from '#client/features/authenticator/notary/return-dialog.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { ReviewLink } from '#client/features/authenticator/queue/review-link.tsx';
import { reviewLabel } from '#client/features/authenticator/queue/review-labels.ts';
import type { UploadKind } from './upload-dialog.tsx';
import type { DecisionControls } from './use-decision.ts';
import type { StatementDraft } from './use-statement.ts';

export interface WorkspaceActionsProps {
  review: ReviewDetails;
  search: QueueSearch;
  decision: DecisionControls;
  statement: StatementDraft;
  /** The studio's text is decided on. */
  isFromText: boolean;
  /** Decides on the finished text instead of the file; undefined without one, and when it is. */
  onUseText: (() => void) | undefined;
  /** The statement, and what the text adds to it. */
  isComplete: boolean;
  canDecide: boolean;
  /** How the reviewer's uploaded file would be sent; undefined without one. */
  upload: UploadKind | undefined;
  nextId: string | undefined;
  onDecide: () => void;
  onUpload: () => void;
  onDiscard: () => void;
}

/** The workspace's action bar: the decision, then the link to the next document. */
export function WorkspaceActions(props: WorkspaceActionsProps) {
  const { review, search, decision, nextId } = props;
  const { state } = decision;
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
  if (review.status === 'pending' && review.notarySince !== null) {
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
        <DecisionCountdown
          kind={state.kind}
          filename={review.filename}
          sendsAt={state.sendsAt}
          onUndo={decision.undo}
        />
        {nextLink}
      </>
    );
  }
  return <Undecided {...props} />;
}

const sendLabels = { sendCorrection: 'Send Correction', supplyTranslation: 'Deliver translation' } as const;

function Undecided(props: WorkspaceActionsProps) {
  const { review, decision, statement, isFromText, isComplete, canDecide, upload } = props;
  const { onDecide, onUpload, onUseText, onDiscard } = props;
  const { state } = decision;
  const hasFile = upload !== undefined || review.hasTranslation || isFromText;
  return (
    <>
      <div className="min-w-0 flex-1 basis-full empty:hidden lg:basis-0 *:mb-0!">
        <FailureAlert failure={state?.step === 'failed' ? state.failure : undefined} />
      </div>
      <Hint refusal={workRefusal(review)} hasFile={hasFile} canDecide={canDecide} statement={statement} />
      <DownloadOriginal review={review} />
      {review.hasTranslation ? null : <RetryButton review={review} canDecide={canDecide} />}
      {upload === undefined ? (
        <Button variant="secondary" disabled={!canDecide} aria-keyshortcuts="r" onClick={onUpload}>
          {review.hasTranslation ? 'Reject with correction…' : 'Supply translation…'}
        </Button>
      ) : (
        <Button variant="secondary" onClick={onDiscard}>
          Discard file
        </Button>
      )}
      {upload === undefined && onUseText ? (
        <Button variant="secondary" onClick={onUseText}>
          Use the studio’s text
        </Button>
      ) : null}
      {hasFile ? (
        <Button
          busy={state?.step === 'sending'}
          disabled={!canDecide || !isComplete}
          aria-keyshortcuts="a"
          onClick={onDecide}
        >
          {upload === undefined ? 'Approve' : sendLabels[upload]}
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
  statement: StatementDraft;
}

/** Why the decision's button is disabled. */
function Hint({ refusal, hasFile, canDecide, statement }: HintProps) {
  const text = refusal ? messageOf(refusal).text : canDecide ? hintOf(hasFile, statement) : undefined;
  return text ? <p className="me-auto text-sm text-ink-2">{text}</p> : <span className="me-auto" />;
}

function hintOf(hasFile: boolean, { checked, open }: StatementDraft): string | undefined {
  if (!hasFile) return 'There’s no translated file to approve yet.';
  if (checked.size < 6) return 'Tick every point before you certify.';
  return open[0]?.say;
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
