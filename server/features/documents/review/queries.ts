import { sql, type ExpressionBuilder, type Insertable, type SqlBool, type Updateable } from 'kysely';
import type { ReviewStatus } from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';
import type { TranslationType } from '#shared/pricing.ts';
import { claimEnd, claimsStaleBefore } from '#shared/review-claim.ts';
import { dueAt, type QueueDue, type QueueHolder, type QueueState, type ReviewList } from '#shared/reviews.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { likePattern, type PageWindow } from '#server/db/pagination.ts';
import { cappedCount, isMatching, isPersonMatching } from '#server/db/search.ts';
import type { ReviewDecisionsTable } from '#server/db/review-tables.ts';
import type { DB, ReviewsTable } from '#server/db/tables.ts';
import { counterSum } from '#server/db/counters.ts';
import { certifiedPaper } from '#server/features/documents/certificates/queries.ts';

/** SQL of reviews and decisions, across customers: the caller has checked the staff role. */

const viewColumns = [
  'r.id',
  'r.documentId',
  'r.userId',
  'p.name as userName',
  'p.email as userEmail',
  'r.clientName',
  'r.filename',
  'r.pages',
  'r.translationType',
  'r.isBankStatement',
  'r.sourceLanguage',
  'r.targetLanguage',
  'r.totalCostCents',
  'r.status',
  'r.isCorrection',
  'd.recipient',
  'd.sourceCopy',
  'd.paymentStatus',
  'd.paymentHold',
  'd.refundedCents',
  'r.workflowState',
  'r.verificationCode',
  'r.isAuthenticated',
  'r.authenticatedByName',
  'r.authenticatedByEmail',
  'r.authenticationDate',
  'r.claimedBy',
  'r.claimedAt',
  'r.notarySince',
  'holder.name as holderName',
  'holder.email as holderEmail',
  'r.createdAt',
  'r.updatedAt',
] as const;

function selectView(db: Db) {
  return db
    .selectFrom('documentsToBeVerified as r')
    .innerJoin('profiles as p', 'p.id', 'r.userId')
    .innerJoin('documents as d', 'd.id', 'r.documentId')
    .leftJoin('profiles as holder', 'holder.id', 'r.claimedBy')
    .select(viewColumns)
    .select(certifiedPaper('r.documentId'))
    .select((eb) => eb('r.translatedFileKey', 'is not', null).$castTo<boolean>().as('hasTranslation'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView(row: Row, now: Date): ReviewView {
  const { claimedBy, claimedAt, holderName, holderEmail, ...view } = row;
  const end = claimEnd({ claimedBy, claimedAt }, now);
  return {
    ...view,
    claimedById: end && claimedBy,
    claimedByName: end && (holderName ?? holderEmail),
    claimExpiresAt: end && end.toISOString(),
    authenticationDate: row.authenticationDate?.toISOString() ?? null,
    notarySince: row.notarySince?.toISOString() ?? null,
    dueAt: dueAt(row.createdAt).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Finds a review by its own id or by its document's, which notifications link to. */
export async function findReviewView(db: Db, params: { id: string; now: Date }): Promise<ReviewView | undefined> {
  const row = await selectView(db)
    .where((eb) =>
      eb.or([
        eb('r.id', '=', params.id),
        eb.and([eb('r.documentId', '=', params.id), eb('r.isCorrection', '=', false)]),
      ]),
    )
    .executeTakeFirst();
  return row && toView(row, params.now);
}

/** The rows of each list. */
const listFilters = {
  pending: { status: 'pending', isCorrection: false },
  approved: { status: 'completed', isCorrection: false },
  rejected: { status: 'rejected', isCorrection: false },
  corrections: { status: 'completed', isCorrection: true },
} as const satisfies Record<ReviewList, { status: ReviewStatus; isCorrection: boolean }>;

export interface ReviewFilter {
  list?: ReviewList;
  search: string | undefined;
  language?: string | undefined;
  type?: TranslationType | undefined;
  state?: QueueState | undefined;
  due?: QueueDue | undefined;
  holder?: QueueHolder | undefined;
}

interface Reader {
  now: Date;
  /** The user whose claims are `mine`. */
  readerId: string;
}

function reviewsOf(db: Db, filter: ReviewFilter & Reader) {
  const { list = 'pending', search, language, type, state, due, holder } = filter;
  let reviews = db
    .selectFrom('documentsToBeVerified as r')
    .where('r.status', '=', listFilters[list].status)
    .where('r.isCorrection', '=', listFilters[list].isCorrection);
  if (language) reviews = reviews.where('r.sourceLanguage', '=', language);
  if (type) reviews = reviews.where('r.translationType', '=', type);
  if (state) reviews = reviews.where((eb) => isInState(eb, state));
  if (due) reviews = reviews.where((eb) => isDue(eb, due, filter.now));
  if (holder) reviews = reviews.where((eb) => isClaimed(eb, holder, filter));
  if (!search) return reviews;
  const pattern = likePattern(search);
  return reviews.where((eb) =>
    eb.or([
      isMatching('r.filename', pattern),
      isMatching('r.clientName', pattern),
      isPersonMatching('r.userId', pattern),
    ]),
  );
}

type Reviews = ExpressionBuilder<DB & { r: DB['documentsToBeVerified'] }, 'r'>;

function isInState(eb: Reviews, state: QueueState) {
  if (state === 'notary') return eb('r.notarySince', 'is not', null);
  if (state === 'ready') return eb.and([eb('r.translatedFileKey', 'is not', null), eb('r.notarySince', 'is', null)]);
  return eb.and([
    eb('r.notarySince', 'is', null),
    eb('r.translatedFileKey', 'is', null),
    eb('r.workflowState', state === 'failed' ? '=' : '!=', 'failed'),
  ]);
}

function isDue(eb: Reviews, due: QueueDue, now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - limits.promisedDeliveryMs + milliseconds);
  if (due === 'late') return eb('r.createdAt', '<=', before(0));
  return eb.and([eb('r.createdAt', '>', before(0)), eb('r.createdAt', '<=', before(limits.dueSoonMs))]);
}

function isClaimed(eb: Reviews, holder: QueueHolder, { now, readerId }: Reader) {
  const stale = claimsStaleBefore(now);
  if (holder === 'mine') return eb.and([eb('r.claimedBy', '=', readerId), eb('r.claimedAt', '>', stale)]);
  return eb.or([eb('r.claimedBy', 'is', null), eb('r.claimedAt', '<=', stale)]);
}

/** Pending reviews sort by due time, decided ones newest first. */
function directionOf({ list = 'pending' }: ReviewFilter): 'asc' | 'desc' {
  return list === 'pending' ? 'asc' : 'desc';
}

/** One page of a list of reviews; `list` defaults to pending. */
export async function listReviews(
  db: Db,
  params: ReviewFilter & Reader & { page: PageWindow },
): Promise<{ items: ReviewView[]; total: number }> {
  const { page, now } = params;
  const direction = directionOf(params);
  const ids = reviewsOf(db, params)
    .select('r.id')
    .orderBy('r.createdAt', direction)
    .orderBy('r.id', direction)
    .limit(page.pageSize)
    .offset(page.offset);
  const [rows, { total }] = await Promise.all([
    // Sorts and offsets ids only; full rows are read for one page.
    selectView(db).where('r.id', 'in', ids).orderBy('r.createdAt', direction).orderBy('r.id', direction).execute(),
    db.selectNoFrom(countOf(db, params).as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => toView(row, now)), total };
}

function countOf(db: Db, params: ReviewFilter & Reader) {
  const { search, language, type, state, due, holder, list } = params;
  const isFiltered = [search, language, type, state, due, holder].some(Boolean);
  return isFiltered ? cappedCount(reviewsOf(db, params)) : countInList(list ?? 'pending');
}

function countInList(list: ReviewList) {
  const { status, isCorrection } = listFilters[list];
  return counterSum('documents_to_be_verified', { status, correction: isCorrection });
}

/**
 * The previous and next review in a list. Pending ones are limited to those the reader can decide: translated, failed or (with
 * `canSupply: 'all'`) waiting, not claimed by another user, and not the reader's own upload unless `canDecideOwn`.
 */
export async function findAdjacentReviews(
  db: Db,
  params: ReviewFilter & Reader & { id: string; canSupply: 'failed' | 'all'; canDecideOwn: boolean },
): Promise<{ previous: string | null; next: string | null }> {
  const forward = directionOf(params);
  const backward = forward === 'asc' ? 'desc' : 'asc';
  const [previous, next] = await Promise.all([findAdjacent(db, params, backward), findAdjacent(db, params, forward)]);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

function findAdjacent(db: Db, params: Parameters<typeof findAdjacentReviews>[1], direction: 'asc' | 'desc') {
  const { id, now, readerId, canSupply, canDecideOwn } = params;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  let reviews = reviewsOf(db, params).where(
    sql<SqlBool>`(r.created_at, r.id) ${comparison} (
      select here.created_at, here.id from documents_to_be_verified here where here.id = ${id})`,
  );
  if ((params.list ?? 'pending') === 'pending') {
    reviews = reviews
      .where('r.notarySince', 'is', null)
      .where((eb) =>
        canSupply === 'all'
          ? eb.lit(true)
          : eb.or([eb('r.translatedFileKey', 'is not', null), eb('r.workflowState', '=', 'failed')]),
      )
      .where((eb) => eb.or([eb('r.claimedBy', '=', readerId), isClaimed(eb, 'free', { now, readerId })]));
    // A pending refund or an open dispute pauses the order.
    reviews = reviews.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as d').whereRef('d.id', '=', 'r.documentId').where('d.paymentHold', 'is not', null),
        ),
      ),
    );
    if (!canDecideOwn) reviews = reviews.where('r.userId', '!=', readerId);
  }
  return reviews
    .select('r.id')
    .orderBy('r.createdAt', direction)
    .orderBy('r.id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** Counts of pending, approved and rejected reviews and of sent corrections. */
export function countReviews(db: Db) {
  return db
    .selectNoFrom([
      countInList('pending').as('pending'),
      countInList('approved').as('approved'),
      countInList('rejected').as('rejected'),
      countInList('corrections').as('corrections'),
    ])
    .executeTakeFirstOrThrow();
}

/** The certified translation of a decision that awaits its notarial act. */
export async function findCertifiedFile(db: Db, requestId: string) {
  return db
    .selectFrom('notarialRequests as n')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'n.reviewId')
    .where('n.id', '=', requestId)
    .where('n.closedAt', 'is', null)
    .select(['n.documentId', 'r.filename', 'n.fileKey as key', 'n.fileMimetype as mimetype'])
    .select(['n.fileSizeBytes as sizeBytes', 'n.fileSha256 as sha256'])
    .executeTakeFirst();
}

/** Orders that await a notary. */
export async function countWithNotary(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('documentsToBeVerified')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'pending')
    .where('notarySince', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function findReview(db: Db, id: string) {
  return db.selectFrom('documentsToBeVerified').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The original of an outbound webhook delivery, while the order needs it: undefined once a translation arrives, a later delivery
 * exists, the workflow fails or the review ends.
 */
export async function findWorkflowSource(db: Db, deliveryRowId: string) {
  return db
    .selectFrom('webhookDeliveries as w')
    .innerJoin('documents as d', 'd.id', 'w.documentId')
    .innerJoin('documentsToBeVerified as r', 'r.documentId', 'd.id')
    .selectAll('d')
    .where('w.id', '=', deliveryRowId)
    .where('w.direction', '=', 'outbound')
    .where('r.isCorrection', '=', false)
    .where('r.status', '=', 'pending')
    .where('r.workflowState', 'in', ['waiting', 'sent'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhookDeliveries as later')
            .select('later.id')
            .whereRef('later.documentId', '=', 'w.documentId')
            .where('later.direction', '=', 'outbound')
            .whereRef('later.createdAt', '>', 'w.createdAt'),
        ),
      ),
    )
    .executeTakeFirst();
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

/** The workflow state of each document's review. */
export async function listWorkflowStates(db: Db, documentIds: readonly string[]) {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('documentsToBeVerified')
    .select(['documentId', 'workflowState'])
    .where('documentId', 'in', [...documentIds])
    .where('isCorrection', '=', false)
    .execute();
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
