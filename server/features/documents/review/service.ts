import type { Selectable } from 'kysely';
import type { OrderMoney, ReviewStatus } from '#shared/document-status.ts';
import { roleLabel } from '#shared/roles.ts';
import type { Claim } from '#shared/review-claim.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable, ReviewsTable } from '#server/platform/db/tables.ts';
import { AppError } from '#server/errors.ts';
import { closeQuestions } from '#server/features/documents/questions.ts';
import { lockDocument } from '#server/features/documents/queries.ts';
import { assertWorkable } from '#server/features/documents/standing.ts';
import { canDecide } from './policy.ts';
import { findReview, insertReview, lockReview, updateReview } from './queries.ts';

/*
 * Reviews: paid or free orders in the authenticators' queue.
 * Promises: a review is created with its order, with or without a translated file, and decided once.
 * Never: two decisions, or one without a name on it.
 */

type Review = Selectable<ReviewsTable>;

export interface StoredFile {
  key: string;
  sizeBytes: number;
  sha256: string;
  mimetype: string;
}

/** Inserts a document's review; returns its id. A second call for the same document violates a unique constraint. */
export async function openReview(
  trx: Trx,
  document: Selectable<DocumentsTable>,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<string> {
  return insertReview(trx, {
    documentId: document.id,
    ...orderColumns(document),
    dueAt,
    createdAt: now,
    updatedAt: now,
  });
}

function orderColumns(row: Selectable<DocumentsTable> | Review) {
  return {
    userId: row.userId,
    filename: row.filename,
    pages: row.pages,
    translationType: row.translationType,
    isBankStatement: row.isBankStatement,
    clientName: row.clientName,
    sourceLanguage: row.sourceLanguage,
    targetLanguage: row.targetLanguage,
    totalCostCents: row.totalCostCents,
    verificationCode: row.verificationCode,
  };
}

/**
 * Locks a review and its document for a decision. Lock order: document, then review.
 * Throws REVIEW_NOT_FOUND and the codes of `assertDecidable`.
 */
export async function lockPendingReview(trx: Trx, id: string): Promise<Review> {
  const { review, document } = await lockWithDocument(trx, id);
  assertDecidable(review, document);
  return review;
}

async function lockWithDocument(trx: Trx, id: string) {
  const known = await findReview(trx, id);
  const document = known && (await lockDocument(trx, known.documentId));
  const review = document && (await lockReview(trx, id));
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  return { review, document };
}

/**
 * Throws CONFLICT for a review that is not pending, AWAITING_NOTARY for a certified one, and the codes of `assertWorkable`.
 */
export function assertDecidable(
  review: { status: ReviewStatus; notarySince: Date | null },
  document: OrderMoney,
): void {
  assertOpen(review, document);
  if (review.notarySince !== null) throw new AppError('AWAITING_NOTARY');
}

/** Checked before a decision, and again under the lock. Throws CONFLICT while another person holds the claim. */
export function assertClaim(review: Claim, actor: Actor, now: Date): void {
  if (!canDecide(actor, review, now)) throw new AppError('CONFLICT');
}

function assertOpen(review: { status: ReviewStatus }, document: OrderMoney): void {
  if (isDecided(review)) throw new AppError('CONFLICT');
  assertWorkable(document);
  if (review.status !== 'pending') throw new AppError('CONFLICT');
}

/**
 * Locks a review that awaits its notarial act, and its document. A decided one awaits the act of a further revision.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED, CONFLICT and, for one that is pending, the codes of `assertWorkable`.
 */
export async function lockReviewWithNotary(trx: Trx, id: string): Promise<Review> {
  const { review, document } = await lockWithDocument(trx, id);
  if (review.notarySince === null) throw new AppError('NOTARY_NOT_AWAITED');
  if (!isDecided(review)) assertOpen(review, document);
  return review;
}

function isDecided({ status }: { status: ReviewStatus }): boolean {
  return status === 'completed' || status === 'rejected';
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
