import type { Selectable } from 'kysely';
import type { OrderMoney, ReviewStatus } from '#shared/document-status.ts';
import { roleLabel } from '#shared/roles.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { DocumentsTable, ReviewsTable } from '#server/db/tables.ts';
import { AppError } from '#server/errors.ts';
import { lockDocument } from '#server/features/documents/queries.ts';
import { assertWorkable } from '#server/features/documents/standing/service.ts';
import { findReview, insertReview, lockReview, updateReview } from './queries.ts';

/*
 * The review: a paid or free order waiting for an authenticator.
 * Promises: it exists from the moment the order does, with or without a translated file; it is decided once.
 * Never: a decision by two people, or one without a name on it.
 */

type Review = Selectable<ReviewsTable>;

export interface StoredFile {
  key: string;
  sizeBytes: number;
  sha256: string;
  mimetype: string;
}

/** Puts a document into the queue. A second call for the same document breaks a constraint, and the transaction with it. */
export async function openReview(trx: Trx, document: Selectable<DocumentsTable>, now: Date): Promise<string> {
  return insertReview(trx, {
    documentId: document.id,
    ...orderFacts(document),
    createdAt: now,
    updatedAt: now,
  });
}

function orderFacts(row: Selectable<DocumentsTable> | Review) {
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
 * The review, locked together with its document, as a decision about it must find it. Locks go document before review
 * everywhere. Throws REVIEW_NOT_FOUND and what `assertDecidable` throws.
 */
export async function lockPendingReview(trx: Trx, id: string): Promise<Review> {
  const known = await findReview(trx, id);
  const document = known && (await lockDocument(trx, known.documentId));
  const review = document && (await lockReview(trx, id));
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  assertDecidable(review, document);
  return review;
}

/** Throws CONFLICT when somebody has decided, and the refusal of `workRefusal` for unpaid, disputed or refunded orders. */
export function assertDecidable(review: { status: ReviewStatus }, document: OrderMoney): void {
  if (review.status === 'completed' || review.status === 'rejected') throw new AppError('CONFLICT');
  assertWorkable(document);
  if (review.status !== 'pending') throw new AppError('CONFLICT');
}

/** The name on a record that others read. An address is never one. */
export function nameOnRecord(actor: Actor): string {
  return actor.name?.trim() || roleLabel.authenticator;
}

function stampOf(actor: Actor, now: Date) {
  return {
    isAuthenticated: true,
    authenticatedBy: actor.id,
    authenticatedByName: nameOnRecord(actor),
    authenticatedByEmail: actor.email,
    authenticationDate: now,
  };
}

/** Marks the locked review approved by `actor`; a supplied file becomes its translation. */
export async function approveReview(
  trx: Trx,
  params: { review: Review; actor: Actor; supplied?: StoredFile; now: Date },
): Promise<void> {
  const { review, actor, supplied, now } = params;
  const values = {
    status: 'completed' as const,
    ...stampOf(actor, now),
    ...(supplied ? translatedFile(supplied) : {}),
  };
  await updateReview(trx, { id: review.id, values, now });
}

/** Marks the locked review rejected and records the correction that replaces its translation; returns the correction's id. */
export async function rejectReview(
  trx: Trx,
  params: { review: Review; actor: Actor; file: StoredFile; now: Date },
): Promise<string> {
  const { review, actor, file, now } = params;
  await updateReview(trx, {
    id: review.id,
    values: { status: 'rejected', ...stampOf(actor, now), isAuthenticated: false },
    now,
  });
  return insertReview(trx, {
    documentId: review.documentId,
    ...orderFacts(review),
    status: 'completed',
    isCorrection: true,
    workflowState: review.workflowState,
    ...translatedFile(file),
    ...stampOf(actor, now),
    createdAt: now,
    updatedAt: now,
  });
}

/** Fills the locked review with the workflow's translation. */
export async function fillTranslation(
  trx: Trx,
  params: { reviewId: string; file: StoredFile; now: Date },
): Promise<void> {
  await updateReview(trx, {
    id: params.reviewId,
    values: { ...translatedFile(params.file), workflowState: 'received' },
    now: params.now,
  });
}

export async function markWorkflow(
  trx: Trx,
  params: { reviewId: string; state: 'waiting' | 'sent' | 'failed'; now: Date },
): Promise<void> {
  const { reviewId, state, now } = params;
  const values = state === 'sent' ? { workflowState: state, workflowSentAt: now } : { workflowState: state };
  await updateReview(trx, { id: reviewId, values, now });
}

function translatedFile(file: StoredFile) {
  return {
    translatedFileKey: file.key,
    translatedFileSizeBytes: file.sizeBytes,
    translatedFileSha256: file.sha256,
    translatedFileMimetype: file.mimetype,
  };
}
