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
import type { CorrectionUploadsTable } from '#server/db/review-tables.ts';
import type { DB, ReviewsTable } from '#server/db/tables.ts';
import { counterSum } from '#server/db/counters.ts';

/** SQL of what awaits review. The readers are staff, who may see every customer's; the role was checked before. */

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
    dueAt: dueAt(row.createdAt).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Named by its own id, or by its document's: that is what notifications know. */
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

/** Which rows each list of the queue holds; corrections are history, not work. */
const listed = {
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
  /** Whose claims are `mine`. */
  readerId: string;
}

function reviewsOf(db: Db, filter: ReviewFilter & Reader) {
  const { list = 'pending', search, language, type, state, due, holder } = filter;
  let reviews = db
    .selectFrom('documentsToBeVerified as r')
    .where('r.status', '=', listed[list].status)
    .where('r.isCorrection', '=', listed[list].isCorrection);
  if (language) reviews = reviews.where('r.sourceLanguage', '=', language);
  if (type) reviews = reviews.where('r.translationType', '=', type);
  if (state) reviews = reviews.where((eb) => isInState(eb, state));
  if (due) reviews = reviews.where((eb) => isDue(eb, due, filter.now));
  if (holder) reviews = reviews.where((eb) => isHeld(eb, holder, filter));
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
  if (state === 'ready') return eb('r.translatedFileKey', 'is not', null);
  return eb.and([
    eb('r.translatedFileKey', 'is', null),
    eb('r.workflowState', state === 'failed' ? '=' : '!=', 'failed'),
  ]);
}

function isDue(eb: Reviews, due: QueueDue, now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - limits.promisedDeliveryMs + milliseconds);
  if (due === 'late') return eb('r.createdAt', '<=', before(0));
  return eb.and([eb('r.createdAt', '>', before(0)), eb('r.createdAt', '<=', before(limits.dueSoonMs))]);
}

function isHeld(eb: Reviews, holder: QueueHolder, { now, readerId }: Reader) {
  const stale = claimsStaleBefore(now);
  if (holder === 'mine') return eb.and([eb('r.claimedBy', '=', readerId), eb('r.claimedAt', '>', stale)]);
  return eb.or([eb('r.claimedBy', 'is', null), eb('r.claimedAt', '<=', stale)]);
}

/** Pending reviews are listed oldest due first, decided ones newest first. */
function directionOf({ list = 'pending' }: ReviewFilter): 'asc' | 'desc' {
  return list === 'pending' ? 'asc' : 'desc';
}

/** One page of a list of reviews: what is pending, unless another is asked for. */
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
    // Only the page's ids are sorted and skipped over; whole rows are read for these alone.
    selectView(db).where('r.id', 'in', ids).orderBy('r.createdAt', direction).orderBy('r.id', direction).execute(),
    db.selectNoFrom(countOf(db, params).as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => toView(row, now)), total };
}

function countOf(db: Db, params: ReviewFilter & Reader) {
  const { search, language, type, state, due, holder, list } = params;
  const isFiltered = [search, language, type, state, due, holder].some(Boolean);
  return isFiltered ? cappedCount(reviewsOf(db, params)) : talliedIn(list ?? 'pending');
}

function talliedIn(list: ReviewList) {
  const { status, isCorrection } = listed[list];
  return counterSum('documents_to_be_verified', { status, correction: isCorrection });
}

/**
 * The review before and after one in its list. Of pending ones only those are given that the reader can decide:
 * translated or (`canSupply`) failed and waiting ones, held by no one else and not their own upload (`mayDecideOwn`).
 */
export async function findNeighbours(
  db: Db,
  params: ReviewFilter & Reader & { id: string; canSupply: 'failed' | 'all'; canDecideOwn: boolean },
): Promise<{ previous: string | null; next: string | null }> {
  const forward = directionOf(params);
  const backward = forward === 'asc' ? 'desc' : 'asc';
  const [previous, next] = await Promise.all([findBeside(db, params, backward), findBeside(db, params, forward)]);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

function findBeside(db: Db, params: Parameters<typeof findNeighbours>[1], direction: 'asc' | 'desc') {
  const { id, now, readerId, canSupply, canDecideOwn: mayDecideOwn } = params;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  let reviews = reviewsOf(db, params).where(
    sql<SqlBool>`(r.created_at, r.id) ${comparison} (
      select here.created_at, here.id from documents_to_be_verified here where here.id = ${id})`,
  );
  if ((params.list ?? 'pending') === 'pending') {
    reviews = reviews
      .where((eb) =>
        canSupply === 'all'
          ? eb.lit(true)
          : eb.or([eb('r.translatedFileKey', 'is not', null), eb('r.workflowState', '=', 'failed')]),
      )
      .where((eb) => eb.or([eb('r.claimedBy', '=', readerId), isHeld(eb, 'free', { now, readerId })]));
    // A refund without an answer or an open dispute pauses the order.
    reviews = reviews.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as d').whereRef('d.id', '=', 'r.documentId').where('d.paymentHold', 'is not', null),
        ),
      ),
    );
    if (!mayDecideOwn) reviews = reviews.where('r.userId', '!=', readerId);
  }
  return reviews
    .select('r.id')
    .orderBy('r.createdAt', direction)
    .orderBy('r.id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** Pending, approved and rejected ones, and how many corrections were sent. */
export function countReviews(db: Db) {
  return db
    .selectNoFrom([
      talliedIn('pending').as('pending'),
      talliedIn('approved').as('approved'),
      talliedIn('rejected').as('rejected'),
      talliedIn('corrections').as('corrections'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findReview(db: Db, id: string) {
  return db.selectFrom('documentsToBeVerified').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The original behind one call to the workflow, while the order needs it: until a translation arrives, the call is followed by
 * another, the workflow gives up, or the review ends.
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

/** The review of a document (not its correction). */
export async function findReviewOf(db: Db, documentId: string) {
  return db
    .selectFrom('documentsToBeVerified')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('isCorrection', '=', false)
    .executeTakeFirst();
}

/** Holds the row until the transaction ends: of two who decide at once, the second sees the first one's decision. */
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

export async function insertCorrectionUpload(db: Db, values: Insertable<CorrectionUploadsTable>): Promise<string> {
  const row = await db.insertInto('correctionUploads').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** An upload by the same person for the same review; undefined for any other. */
export async function findCorrectionUpload(db: Db, params: { id: string; reviewId: string; uploadedBy: string }) {
  return db
    .selectFrom('correctionUploads')
    .selectAll()
    .where('id', '=', params.id)
    .where('reviewId', '=', params.reviewId)
    .where('uploadedBy', '=', params.uploadedBy)
    .executeTakeFirst();
}

/** An upload with the document it was made for. */
export async function findUploadOfReview(db: Db, id: string) {
  return db
    .selectFrom('correctionUploads as u')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'u.reviewId')
    .where('u.id', '=', id)
    .select(['r.documentId', 'r.filename', 'u.fileKey', 'u.fileMimetype', 'u.fileSizeBytes', 'u.fileSha256'])
    .executeTakeFirst();
}

/** Removes uploads made before `before`, at most `limit` of them; gives the keys of their objects. */
export async function deleteCorrectionUploads(trx: Trx, params: { before: Date; limit: number }): Promise<string[]> {
  const rows = await trx
    .deleteFrom('correctionUploads')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('correctionUploads').select('id').where('createdAt', '<', params.before).limit(params.limit),
    )
    .returning('fileKey')
    .execute();
  return rows.map((row) => row.fileKey);
}

/** Where the workflow stands with each of these documents. */
export async function listWorkflowStates(db: Db, documentIds: readonly string[]) {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('documentsToBeVerified')
    .select(['documentId', 'workflowState'])
    .where('documentId', 'in', [...documentIds])
    .where('isCorrection', '=', false)
    .execute();
}
