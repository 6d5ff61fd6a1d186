import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';
import { checklistPoints, type ChecklistPoint } from '#shared/certificate/checklist.ts';
import { workRefusal } from '#shared/document-status.ts';
import { claimRenewalMs } from '#shared/review-claim.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { toggle } from './checked.ts';
import { createClaim, type Claim, type ClaimState } from './claim.ts';
import { goToMissing, missingOf, missingRounds, type Missing } from './missing.ts';
import type { UploadKind } from './upload-dialog.tsx';
import { useDecision, type DecisionControls } from './use-decision.ts';
import { pendingDecisions } from './use-pending-decisions.ts';
import { useStatement, type StatementDraft } from './use-statement.ts';
import { useTextDecision, type TextDecision } from './use-text-decision.ts';

/**
 * How far a review is: decided, with its notary, decided here but not answered yet, held by a colleague or uploaded by
 * the reader, refused because of its payment, or the reader's to decide.
 */
export type Stage = 'decided' | 'notary' | 'deciding' | 'taken' | 'refused' | 'yours';

/** What a decision delivers: the reviewer's upload, the studio's text, or the workflow's file. */
export type Subject = { kind: 'upload'; uploadId: string } | { kind: 'text' } | { kind: 'file' } | { kind: 'missing' };

export interface ReviewWork {
  stage: Stage;
  claim: ReturnType<typeof useClaim>;
  decision: DecisionControls;
  statement: StatementDraft;
  text: TextDecision;
  subject: Subject;
  /** How an upload of the reviewer is sent. */
  uploadKind: UploadKind;
  /** The statement, with the additions for a text. */
  isComplete: boolean;
  /** Open requirements of the decision, blocking ones first. */
  missing: readonly Missing[];
  /** Decides, or leads to the first thing that is missing. */
  decide: () => void;
  /** Leads to the next thing that is missing. */
  visitMissing: () => void;
  /** Decides on the finished text instead of the file; undefined without one, and if it is chosen already. */
  chooseText: (() => void) | undefined;
  /** Decides on the workflow's file instead of the text; undefined without one. */
  chooseFile: (() => void) | undefined;
  /** Decides on an upload, or on what there was before it. */
  show: (uploadId: string | undefined) => void;
  onRead: () => void;
  tick: (point: ChecklistPoint) => void;
  /** Ticks every point; false before every page was shown. */
  tickAll: () => boolean;
}

/** A reviewer's work on one review: its claim, the statement, and the decision. The caller is keyed by the review. */
export function useReviewWork(review: ReviewDetails, initialSource: Source | undefined): ReviewWork {
  const claim = useClaim(review.id, isUndecided(review) && !review.isOwnUpload);
  const decision = useDecision(review, { showsFailure: true });
  const stage = stageOf(review, claim.step, decision.state?.step);
  const [source = isTextFinished(review) ? 'text' : 'file', setSource] = useState(initialSource);
  const [uploadId, setUploadId] = useState<string>();
  const subject = subjectOf(review, { stage, source, uploadId });
  const shown = uploadId ?? subject.kind;
  const [read, setRead] = useState<string>();
  const isRead = read === shown;
  const ofText = subject.kind === 'text';
  const statement = useStatement(review, {
    uploadId,
    enabled: stage === 'yours' || stage === 'taken' || stage === 'refused',
    isOfText: ofText,
    decision: decision.state,
  });
  const text = useTextDecision(review.id, ofText);
  const isComplete = statement.isComplete && (!ofText || text.isComplete);
  const missing = missingOf(statement, ofText ? text : undefined);
  const [rounds] = useState(missingRounds);
  const uploadKind: UploadKind = review.hasTranslation ? 'sendCorrection' : 'supplyTranslation';

  function decide() {
    if (stage !== 'yours' || subject.kind === 'missing') return;
    if (!isComplete) {
      const first = rounds.first(missing);
      if (first) goToMissing(first);
      return;
    }
    const input = { id: review.id, ...statement.value };
    if (subject.kind === 'upload')
      decision.decide({ kind: uploadKind, input: { ...input, uploadId: subject.uploadId } });
    else decision.decide({ kind: 'approve', input: ofText ? { ...input, ...text.value } : input });
  }

  return {
    stage,
    claim,
    decision,
    statement,
    text,
    subject,
    uploadKind,
    isComplete,
    missing,
    decide,
    visitMissing() {
      const next = stage === 'yours' ? rounds.next(missing) : undefined;
      if (next) goToMissing(next);
    },
    chooseText: isTextFinished(review) && !ofText ? () => setSource('text') : undefined,
    chooseFile: review.hasTranslation ? () => setSource('file') : undefined,
    show: setUploadId,
    onRead() {
      // The file before an upload is shown until it was inspected.
      if (subject.kind !== 'upload' || statement.file) setRead(shown);
    },
    tick(point) {
      if (stage === 'yours') statement.check(toggle(statement.checked, point));
    },
    tickAll() {
      if (isRead && stage === 'yours') statement.check(new Set(checklistPoints));
      return isRead || stage !== 'yours';
    },
  };
}

type Source = 'text' | 'file';

/** Neither certified nor rejected. */
function isUndecided({ status, isCorrection, notarySince }: ReviewDetails): boolean {
  return status === 'pending' && !isCorrection && notarySince === null;
}

function stageOf(
  review: ReviewDetails,
  claim: ReturnType<typeof useClaim>['step'],
  decision: 'waiting' | 'sending' | 'failed' | undefined,
): Stage {
  if (review.status === 'pending' && review.notarySince !== null) return 'notary';
  if (!isUndecided(review)) return 'decided';
  if (decision === 'waiting' || decision === 'sending') return 'deciding';
  if (claim === 'taken' || review.isOwnUpload) return 'taken';
  return workRefusal(review) === null ? 'yours' : 'refused';
}

function subjectOf(
  review: ReviewDetails,
  { stage, source, uploadId }: { stage: Stage; source: Source; uploadId: string | undefined },
): Subject {
  if (uploadId !== undefined) return { kind: 'upload', uploadId };
  if (source === 'text' && stage !== 'decided' && stage !== 'notary') return { kind: 'text' };
  return { kind: review.hasTranslation ? 'file' : 'missing' };
}

/** Whether every block of the review's text is confirmed. */
function isTextFinished({ text }: ReviewDetails): boolean {
  return text !== null && text.blocks > 0 && text.confirmed === text.blocks;
}

/** Holds the claim on a review while `isPending`. The caller is keyed by the review. */
function useClaim(reviewId: string, isPending: boolean): ClaimState & Pick<Claim, 'retry'> {
  const [claim] = useState(() => createReviewClaim(reviewId));
  const state = useSyncExternalStore(claim.subscribe, claim.state);
  useEffect(() => {
    if (!isPending) return undefined;
    const close = claim.open();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) claim.retry();
    };
    window.addEventListener('pagehide', claim.leavePage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', claim.leavePage);
      window.removeEventListener('pageshow', onPageShow);
      close();
    };
  }, [claim, isPending]);
  return { ...state, retry: claim.retry };
}

function createReviewClaim(id: string): Claim {
  return createClaim(
    {
      claim: () => trpcClient.authenticator.claim.mutate({ id }),
      release: () => trpcClient.authenticator.release.mutate({ id }),
      releaseOnUnload: () => sendOnUnload('authenticator.release', { id }),
      isDecisionUnderWay: () => pendingDecisions.isUnderWay(id),
      onRefused: () => void trpcUtils.authenticator.get.invalidate({ id }),
    },
    claimRenewalMs,
  );
}
