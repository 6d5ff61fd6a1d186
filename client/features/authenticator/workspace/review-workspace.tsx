import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { workRefusal } from '#shared/document-status.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { toggle } from './checked.ts';
import { useLetterKeys } from './letter-keys.ts';
import { queueFilter, type QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useReviewPath } from '#client/features/authenticator/queue/review-link.tsx';
import { TextProgressLink } from '#client/features/authenticator/studio/text-progress-link.tsx';
import { CertificatePanel } from '#client/features/authenticator/certificate/certificate-panel.tsx';
import { NotaryState } from './notary-state.tsx';
import { ReviewMessages } from './review-messages.tsx';
import { ReviewQuestions } from './review-questions.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { TranslationUploadDialog, type UploadKind } from './upload-dialog.tsx';
import { useClaim } from './use-claim.ts';
import { useDecision } from './use-decision.ts';
import { toNeighbours, type Neighbours } from './neighbours.ts';
import { TextDecisionPart } from './text-decision-part.tsx';
import { useStatement } from './use-statement.ts';
import { useTextDecision } from './use-text-decision.ts';
import { WorkspaceActions } from './workspace-actions.tsx';
import { WorkspaceCompare } from './workspace-compare.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceHelp } from './workspace-help.tsx';
import { WorkspaceFacts } from './workspace-facts.tsx';

export interface ReviewWorkspaceProps {
  reviewId: string;
  /** Parameters of the list it was opened from. */
  search: QueueSearch;
}

/** One document under review: original beside translation, checklist, facts and decision. */
export function ReviewWorkspace({ reviewId, search }: ReviewWorkspaceProps) {
  const query = trpc.authenticator.get.useQuery({ id: reviewId });
  const { data: review } = query;
  if (!review) {
    return (
      <div className="gutter py-8">
        <LoadState
          loading={query.isPending}
          error={loadError(query, 'DOCUMENTS_UNEXPECTED')}
          errorTitle="Failed to fetch documents"
          onRetry={() => void query.refetch()}
        >
          {null}
        </LoadState>
      </div>
    );
  }
  const refresh = async () => (await query.refetch()).data;
  return <Workspace key={reviewId} review={review} search={search} onRefresh={refresh} />;
}

interface WorkspaceProps {
  review: ReviewDetails;
  search: QueueSearch;
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

function Workspace({ review, search, onRefresh }: WorkspaceProps) {
  const isWithNotary = review.status === 'pending' && review.notarySince !== null;
  const isPending = review.status === 'pending' && !review.isCorrection && !isWithNotary;
  const user = useCurrentUser();
  const role = user?.role;
  const claim = useClaim(review.id, isPending && !review.isOwnUpload);
  const decision = useDecision(review, { showsFailure: true });
  const neighbours = toNeighbours(
    trpc.authenticator.neighbours.useQuery({ id: review.id, ...queueFilter(search, role) }).data,
  );
  const path = useReviewPath();
  const navigate = useNavigate();
  const uploadKind: UploadKind = review.hasTranslation ? 'sendCorrection' : 'supplyTranslation';
  const opened = useLocation({ select: ({ hash }) => hash });
  const opensUpload = opened === 'upload';
  const [source, setSource] = useState<'text' | 'file' | undefined>(opened === 'text' ? 'text' : undefined);
  const isFinished = isTextFinished(review);
  const isFromText = (source ?? (isFinished ? 'text' : 'file')) === 'text';
  const [dialog, setDialog] = useState<'upload' | 'help' | undefined>(opensUpload && isPending ? 'upload' : undefined);
  const [uploadId, setUploadId] = useState<string>();
  const [isRead, setIsRead] = useState(false);
  const [hasLetters] = useLetterKeys();
  const toast = useToast();

  const isTaken = claim.step === 'taken' || review.isOwnUpload;
  const isUndecided = isPending && (decision.state === undefined || decision.state.step === 'failed');
  const statement = useStatement(review, {
    uploadId,
    enabled: isUndecided,
    isOfText: isFromText && uploadId === undefined,
    decision: decision.state,
  });
  const canDecide = isUndecided && !isTaken && workRefusal(review) === null;
  const decidesOnText = isFromText && isPending && uploadId === undefined;
  const text = useTextDecision(review.id, decidesOnText);
  const hasFile = uploadId !== undefined || review.hasTranslation || decidesOnText;
  const isComplete = statement.isComplete && (!decidesOnText || text.isComplete);

  const back =
    role === 'admin' ? (
      <Link to="/admin" hash="to-authenticate" search={search} hashScrollIntoView={false} />
    ) : (
      <Link to="/authenticator/authenticate" search={search} />
    );

  function go(direction: keyof Neighbours) {
    const id = neighbours[direction];
    if (id !== undefined) void navigate({ to: path, params: { reviewId: id }, search });
  }

  function decide() {
    if (!canDecide || !hasFile || !isComplete) return;
    const input = { id: review.id, ...statement.value };
    if (uploadId === undefined)
      decision.decide({ kind: 'approve', input: decidesOnText ? { ...input, ...text.value } : input });
    else decision.decide({ kind: uploadKind, input: { ...input, uploadId } });
  }

  function show(next: string | undefined) {
    setUploadId(next);
    setIsRead(false);
    // A different file needs a new comparison.
    statement.check(new Set());
  }

  function checkAllOnceRead() {
    if (!canDecide) return;
    if (isRead) statement.check(new Set(checklistPoints));
    else toast.show({ title: 'Scroll through every page first', description: 'Then T ticks all six points.' });
  }

  const pointShortcuts = checklistPoints.map((point, index): [string, () => void] => [
    String(index + 1),
    () => {
      if (canDecide) statement.check(toggle(statement.checked, point));
    },
  ]);
  useShortcuts(
    {
      j: () => go('next'),
      k: () => go('previous'),
      a: decide,
      r: () => {
        if (canDecide) setDialog('upload');
      },
      t: checkAllOnceRead,
      ...Object.fromEntries(pointShortcuts),
      '[Shift]+?': () => setDialog('help'),
    },
    { disabled: !hasLetters || dialog !== undefined },
  );

  return (
    <div className="flex flex-col lg:h-[calc(100dvh-var(--spacing-header))]">
      <WorkspaceHeader
        review={review}
        back={back}
        neighbours={neighbours}
        onGo={go}
        onHelp={() => setDialog('help')}
        text={<TextProgressLink review={review} search={search} />}
      />
      {isWithNotary ? <NotaryState review={review} /> : <ClaimNotice review={review} claim={claim} />}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-h-0 p-2 md:p-3">
          <WorkspaceCompare
            // After a decision, the delivered file replaces the draft.
            key={`${review.status} ${String(isWithNotary)}`}
            review={review}
            printed={decidesOnText ? (text.preview ?? 'printing') : undefined}
            upload={uploadId === undefined || !isPending ? undefined : statement.file}
            onRead={() => setIsRead(true)}
            onRefresh={onRefresh}
          />
        </div>
        <aside
          aria-label="About this document"
          tabIndex={0}
          className="relative grid content-start gap-6 overflow-y-auto border-line bg-sheet p-4 -outline-offset-2! max-lg:border-t lg:border-s"
        >
          {decidesOnText ? (
            <TextDecisionPart decision={text} onUseFile={review.hasTranslation ? () => setSource('file') : undefined} />
          ) : null}
          {isPending ? (
            <StatementPanel statement={statement} language={review.sourceLanguage} disabled={!canDecide} />
          ) : null}
          <ReviewQuestions review={review} />
          <ReviewMessages review={review} />
          <CertificatePanel review={review} />
          <WorkspaceFacts review={review} />
        </aside>
      </div>
      <footer
        data-slot="action-bar"
        className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-end gap-3 border-t border-line bg-bg px-4 py-2 md:px-6"
      >
        <WorkspaceActions
          review={review}
          search={search}
          decision={decision}
          statement={statement}
          isFromText={decidesOnText}
          onUseText={isFinished && !decidesOnText ? () => setSource('text') : undefined}
          isComplete={isComplete}
          canDecide={canDecide}
          upload={uploadId === undefined ? undefined : uploadKind}
          nextId={neighbours.next}
          onDecide={decide}
          onUpload={() => setDialog('upload')}
          onDiscard={() => show(undefined)}
        />
      </footer>
      <TranslationUploadDialog
        review={review}
        kind={uploadKind}
        open={dialog === 'upload'}
        onOpenChange={(open) => setDialog(open ? 'upload' : undefined)}
        onUploaded={show}
      />
      <WorkspaceHelp open={dialog === 'help'} onOpenChange={(open) => setDialog(open ? 'help' : undefined)} />
    </div>
  );
}

function ClaimNotice({ review, claim }: { review: ReviewDetails; claim: ReturnType<typeof useClaim> }) {
  const { step, failure } = claim;
  const user = useCurrentUser();
  if (review.isOwnUpload && review.status === 'pending') {
    return (
      <InlineAlert tone="warn" className="m-2 md:m-3">
        {messageOf('OWN_UPLOAD').text}
      </InlineAlert>
    );
  }
  if (review.status === 'pending' && review.client.id === user?.id) {
    return (
      <InlineAlert tone="info" className="m-2 md:m-3">
        You uploaded this document. As the only member of staff you can certify it yourself, and the audit log says so.
      </InlineAlert>
    );
  }
  if (review.status !== 'pending' || step === 'mine' || step === 'claiming') return null;
  const holder = review.claimedByName;
  return (
    <InlineAlert
      tone="warn"
      announce
      className="m-2 md:m-3"
      action={
        <Button size="sm" variant="secondary" onClick={claim.retry}>
          Try Again
        </Button>
      }
    >
      {step === 'taken' && holder !== null ? (
        <>
          <bdi>{holder}</bdi> is reviewing this document. You can read it now and decide once they’re done.
        </>
      ) : (
        <MessageText text={failure?.text ?? ''} lang={failure?.lang} />
      )}
    </InlineAlert>
  );
}

/** Whether every block of the review's text is confirmed. */
function isTextFinished({ text }: ReviewDetails): boolean {
  return text !== null && text.blocks > 0 && text.confirmed === text.blocks;
}
