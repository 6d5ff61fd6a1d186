import type { Actor } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { claimEnd, type Claim } from '#shared/review-claim.ts';
import { roleLabel } from '#shared/roles.ts';
import { closeQuestions, insertReview, orderColumns, updateReview, type Review } from '../reviews.ts';

/*
 * Decisions of reviews, on the rows that the caller has locked.
 * Never: two decisions, or one without a name on it.
 */

/** Checked before a decision, and again under the lock. Throws CONFLICT while another person holds the claim. */
export function assertClaim(review: Claim, actor: Actor, now: Date): void {
  const isFree = review.claimedBy === actor.id || claimEnd(review, now) === null;
  if (!isFree) throw new AppError('CONFLICT');
}

/** Marks the locked review as with the notary, which ends its claim; null returns it to review. */
export async function setNotarySince(
  trx: Trx,
  { review, since, now }: { review: Pick<Review, 'id' | 'documentId'>; since: Date | null; now: Date },
): Promise<void> {
  await updateReview(trx, { id: review.id, values: { notarySince: since, claimedBy: null, claimedAt: null }, now });
  if (since !== null) await closeQuestions(trx, { review, now });
}

/** The name on public records: the profile's name or the role's label, never an e-mail address. */
export function nameOnRecord(actor: Actor): string {
  return actor.name?.trim() || roleLabel.authenticator;
}

function authenticationColumns(actor: Actor, now: Date) {
  return {
    isAuthenticated: true,
    notarySince: null,
    authenticatedBy: actor.id,
    authenticatedByName: nameOnRecord(actor),
    authenticatedByEmail: actor.email,
    authenticationDate: now,
  };
}

/** Approves the locked review as `actor`; `supplied` becomes its translation. */
export async function approveReview(
  trx: Trx,
  params: { review: Review; actor: Actor; supplied?: StoredFile; now: Date },
): Promise<void> {
  const { review, actor, supplied, now } = params;
  const values = {
    status: 'completed' as const,
    ...authenticationColumns(actor, now),
    ...(supplied ? translationColumns(supplied) : {}),
  };
  await updateReview(trx, { id: review.id, values, now });
  await closeQuestions(trx, { review, now });
}

/** Rejects the locked review and inserts the correction that replaces its translation; returns the correction's id. */
export async function rejectReview(
  trx: Trx,
  params: { review: Review; actor: Actor; file: StoredFile; now: Date },
): Promise<string> {
  const { review, actor, file, now } = params;
  await updateReview(trx, {
    id: review.id,
    values: { status: 'rejected', ...authenticationColumns(actor, now), isAuthenticated: false },
    now,
  });
  await closeQuestions(trx, { review, now });
  return insertReview(trx, {
    documentId: review.documentId,
    ...orderColumns(review),
    status: 'completed',
    isCorrection: true,
    workflowState: review.workflowState,
    dueAt: review.dueAt,
    ...translationColumns(file),
    ...authenticationColumns(actor, now),
    createdAt: now,
    updatedAt: now,
  });
}

/** Stores the workflow's translation in the locked review. */
export async function attachTranslation(
  trx: Trx,
  params: { reviewId: string; file: StoredFile; now: Date },
): Promise<void> {
  await updateReview(trx, {
    id: params.reviewId,
    values: { ...translationColumns(params.file), workflowState: 'received' },
    now: params.now,
  });
}

export async function setWorkflowState(
  trx: Trx,
  params: { reviewId: string; state: 'waiting' | 'sent' | 'failed'; now: Date },
): Promise<void> {
  const { reviewId, state, now } = params;
  const values = state === 'sent' ? { workflowState: state, workflowSentAt: now } : { workflowState: state };
  await updateReview(trx, { id: reviewId, values, now });
}

function translationColumns(file: StoredFile) {
  return {
    translatedFileKey: file.key,
    translatedFileSizeBytes: file.sizeBytes,
    translatedFileSha256: file.sha256,
    translatedFileMimetype: file.mimetype,
  };
}
