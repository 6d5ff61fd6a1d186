import type { Insertable, Updateable } from 'kysely';
import type { ReviewStatus } from '#shared/document-status.ts';
import type { ReviewList } from '#shared/reviews.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Db, Trx } from '../../../db/client.ts';
import { likePattern, type Page } from '../../../db/pagination.ts';
import { countedAtMost, isPersonMatching } from '../../../db/search.ts';
import type { CorrectionUploadsTable, ReviewsTable } from '../../../db/tables.ts';
import { tally } from '../../../db/tallies.ts';
import { claimEnd } from '#shared/review-claim.ts';

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
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function findReviewView(db: Db, params: { id: string; now: Date }): Promise<ReviewView | undefined> {
  const row = await selectView(db).where('r.id', '=', params.id).executeTakeFirst();
  return row && toView(row, params.now);
}

/** Which rows each list of the queue holds; corrections are history, not work. */
const listed = {
  pending: { status: 'pending', isCorrection: false },
  approved: { status: 'completed', isCorrection: false },
  rejected: { status: 'rejected', isCorrection: false },
  corrections: { status: 'completed', isCorrection: true },
} as const satisfies Record<ReviewList, { status: ReviewStatus; isCorrection: boolean }>;

interface ReviewFilter {
  list?: ReviewList;
  search: string | undefined;
}

function reviewsOf(db: Db, { list = 'pending', search }: ReviewFilter) {
  const reviews = db
    .selectFrom('documentsToBeVerified as r')
    .where('r.status', '=', listed[list].status)
    .where('r.isCorrection', '=', listed[list].isCorrection);
  if (!search) return reviews;
  const pattern = likePattern(search);
  return reviews.where((eb) =>
    eb.or([
      eb('r.filename', 'ilike', pattern),
      eb('r.clientName', 'ilike', pattern),
      isPersonMatching('r.userId', pattern),
    ]),
  );
}

/** One page of a list of reviews, newest first: what is pending, unless another is asked for. */
export async function listReviews(
  db: Db,
  params: ReviewFilter & { page: Page; now: Date },
): Promise<{ items: ReviewView[]; total: number }> {
  const { page, now } = params;
  const [rows, { total }] = await Promise.all([
    selectView(db)
      .where('r.id', 'in', pageOf(reviewsOf(db, params), page))
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id')
      .execute(),
    (params.search
      ? db.selectNoFrom(countedAtMost(reviewsOf(db, params)).as('total'))
      : db.selectNoFrom(talliedIn(params.list ?? 'pending').as('total'))
    ).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => toView(row, now)), total };
}

function talliedIn(list: ReviewList) {
  const { status, isCorrection } = listed[list];
  return tally('documents_to_be_verified', { status, correction: isCorrection });
}

/** Only the page's ids are sorted and skipped over; whole rows are read for these alone. */
function pageOf(matching: ReturnType<typeof reviewsOf>, page: Page) {
  return matching
    .select('r.id')
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(page.pageSize)
    .offset(page.offset);
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
