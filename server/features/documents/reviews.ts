import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { ReviewDecisionsTable } from '#server/platform/db/review-tables.ts';
import type { DocumentsTable, ReviewsTable } from '#server/platform/db/tables.ts';
import type { QuestionState } from '#shared/conversation.ts';
import type { OrderMoney, ReviewStatus } from '#shared/document-status.ts';
import { workOf } from '#shared/languages.ts';
import { assertWorkable } from './policy.ts';
import { insertDocumentEvent, lockDocument } from './rows.ts';

/*
 * Reviews: paid or free orders in the authenticators' queue; their rows, open questions, and the locks that decisions take.
 * Promises: a review is created with its order, with or without a translated file.
 */

export type Review = Selectable<ReviewsTable>;

export async function findReview(db: Db, id: string) {
  return db.selectFrom('documentsToBeVerified').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The review of a document, not its correction. */
export async function findReviewByDocument(db: Db, documentId: string) {
  return db
    .selectFrom('documentsToBeVerified')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('isCorrection', '=', false)
    .executeTakeFirst();
}

/** Has unassigned papers offered by rule, where the house published one. A sandbox has no staff. */
export async function offerByRule(
  deps: Pick<Deps, 'company' | 'jobs' | 'sandbox'>,
  trx: Trx,
  reviewIds: readonly string[],
): Promise<void> {
  if (deps.sandbox || reviewIds.length === 0) return;
  const routing = await deps.company.find('routing');
  if (!routing?.facts.isOn) return;
  for (const reviewId of reviewIds) await deps.jobs.enqueue(trx, 'team.route', { reviewId });
}

/** Locks the row until the transaction ends, so that the second of two concurrent decisions sees the first. */
export async function lockReview(trx: Trx, id: string) {
  return trx.selectFrom('documentsToBeVerified').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertReview(trx: Trx, values: Insertable<ReviewsTable>): Promise<string> {
  const row = await trx.insertInto('documentsToBeVerified').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateReview(
  trx: Trx,
  params: { id: string; values: Updateable<ReviewsTable>; now: Date },
): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ ...params.values, updatedAt: params.now })
    .where('id', '=', params.id)
    .execute();
}

/** Papers in a language that a person types are not sent to the workflow: nothing is waited for. */
function isTyped({ sourceLanguage }: { sourceLanguage: string }): boolean {
  return workOf(sourceLanguage).by === 'typed';
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
    ...(isTyped(document) && { workflowState: 'received' as const }),
    dueAt,
    createdAt: now,
    updatedAt: now,
  });
}

/** Columns that a review copies from its order. */
export function orderColumns(row: Selectable<DocumentsTable> | Review) {
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
    currency: row.currency,
    baseCurrency: row.baseCurrency,
    baseRate: row.baseRate,
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

function assertOpen(review: { status: ReviewStatus }, document: OrderMoney): void {
  if (isDecided(review)) throw new AppError('CONFLICT');
  assertWorkable(document);
  if (review.status !== 'pending') throw new AppError('CONFLICT');
}

/** Whether a review of the document awaits its notarial act. */
export async function isWithNotary(db: Db, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('documentsToBeVerified')
    .select('id')
    .where('documentId', '=', documentId)
    .where('notarySince', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** Records what a reviewer confirmed when deciding. */
export async function insertDecision(trx: Trx, values: Insertable<ReviewDecisionsTable>): Promise<void> {
  await trx.insertInto('reviewDecisions').values(values).execute();
}

export async function findDecision(db: Db, reviewId: string) {
  return db
    .selectFrom('reviewDecisions')
    .select(['decision', 'statement'])
    .where('reviewId', '=', reviewId)
    .executeTakeFirst();
}

/** Closes the open questions of a review that is decided or cancelled. The caller holds the document's lock. */
export async function closeQuestions(
  trx: Trx,
  { review, now }: { review: { id: string; documentId: string }; now: Date },
): Promise<void> {
  const closed = await endQuestions(trx, { of: { reviewId: review.id }, state: 'closed', now });
  if (closed.length === 0) return;
  await insertDocumentEvent(trx, {
    documentId: review.documentId,
    event: 'question.closed',
    actorRole: 'system',
    details: JSON.stringify({ questions: closed }),
    createdAt: now,
  });
}

export async function countOpenQuestions(db: Db, documentId: string): Promise<number> {
  const { total } = await db
    .selectFrom('blockQuestions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('documentId', '=', documentId)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return total;
}

/** Ends open questions without an answer: one, or all about a review. Returns their ids. */
export async function endQuestions(
  trx: Trx,
  params: {
    of: { id: string } | { reviewId: string };
    state: Extract<QuestionState, 'withdrawn' | 'closed'>;
    now: Date;
  },
): Promise<string[]> {
  const { of, state, now } = params;
  const rows = await trx
    .updateTable('blockQuestions')
    .set({ state, closedAt: now })
    .where('state', '=', 'asked')
    .where((eb) => ('id' in of ? eb('id', '=', of.id) : eb('reviewId', '=', of.reviewId)))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
