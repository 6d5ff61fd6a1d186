import type { Insertable, Updateable } from 'kysely';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Db, Trx } from '../../../db/client.ts';
import { likePattern, type Page } from '../../../db/pagination.ts';
import type { CorrectionUploadsTable, ReviewsTable } from '../../../db/tables.ts';

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
  'r.workflowState',
  'r.verificationCode',
  'r.isAuthenticated',
  'r.authenticatedByName',
  'r.authenticatedByEmail',
  'r.authenticationDate',
  'r.createdAt',
  'r.updatedAt',
] as const;

function selectView(db: Db) {
  return db
    .selectFrom('documentsToBeVerified as r')
    .innerJoin('profiles as p', 'p.id', 'r.userId')
    .select(viewColumns)
    .select((eb) => eb('r.translatedFileKey', 'is not', null).$castTo<boolean>().as('hasTranslation'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView(row: Row): ReviewView {
  return {
    ...row,
    authenticationDate: row.authenticationDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function findReviewView(db: Db, id: string): Promise<ReviewView | undefined> {
  const row = await selectView(db).where('r.id', '=', id).executeTakeFirst();
  return row && toView(row);
}

/** One page of the queue, newest first; corrections are history, not work. */
export async function listPendingReviews(
  db: Db,
  params: { page: Page; search: string | undefined },
): Promise<{ items: ReviewView[]; total: number }> {
  let matching = selectView(db).where('r.status', '=', 'pending').where('r.isCorrection', '=', false);
  if (params.search) {
    const pattern = likePattern(params.search);
    matching = matching.where((eb) =>
      eb.or([
        eb('r.filename', 'ilike', pattern),
        eb('r.clientName', 'ilike', pattern),
        eb('p.name', 'ilike', pattern),
        eb('p.email', 'ilike', pattern),
      ]),
    );
  }
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id')
      .limit(params.page.pageSize)
      .offset(params.page.offset)
      .execute(),
    matching
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toView), total };
}

/** Pending, approved and rejected ones, and how many corrections were sent. */
export async function countReviews(db: Db) {
  return db
    .selectFrom('documentsToBeVerified')
    .select((eb) => {
      const decided = (status: 'pending' | 'completed' | 'rejected') =>
        eb.fn.countAll<number>().filterWhere(eb.and([eb('status', '=', status), eb('isCorrection', '=', false)]));
      return [
        decided('pending').as('pending'),
        decided('completed').as('approved'),
        decided('rejected').as('rejected'),
        eb.fn.countAll<number>().filterWhere('isCorrection', '=', true).as('corrections'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export async function findReview(db: Db, id: string) {
  return db.selectFrom('documentsToBeVerified').selectAll().where('id', '=', id).executeTakeFirst();
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
