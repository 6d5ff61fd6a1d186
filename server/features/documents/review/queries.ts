import { sql, type Insertable, type Updateable } from 'kysely';
import { claimEnd } from '#shared/review-claim.ts';
import { stepOf } from '#shared/promise/clock.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { ReviewDecisionsTable } from '#server/platform/db/review-tables.ts';
import type { ReviewsTable } from '#server/platform/db/tables.ts';
import { decidedPaper } from '#server/features/documents/certificates.ts';
import { paperColumns } from '#server/features/documents/thumbnails/queries.ts';

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
  'r.assignedTo as assignedToId',
  'assignee.name as assigneeName',
  'assignee.email as assigneeEmail',
  'r.dueAt',
  'd.speed',
  'd.soonAt',
  'd.urgentAt',
  'd.pausedSince',
  'r.createdAt',
  'r.updatedAt',
] as const;

/** Kept with each save of the text; only the pages' states are counted here. */
const textColumns = [
  't.blocks',
  't.confirmed',
  't.drafted',
  't.untranslated',
  't.doubtful',
  sql<string[] | null>`jsonb_path_query_array(t.pages, '$[*].state')`.as('pageStates'),
] as const;

export function selectReviewViews(db: Db) {
  return db
    .selectFrom('documentsToBeVerified as r')
    .innerJoin('profiles as p', 'p.id', 'r.userId')
    .innerJoin('documents as d', 'd.id', 'r.documentId')
    .leftJoin('profiles as holder', 'holder.id', 'r.claimedBy')
    .leftJoin('profiles as assignee', 'assignee.id', 'r.assignedTo')
    .leftJoin('translationTexts as t', 't.reviewId', 'r.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('blockQuestions as q')
          .select((of) => of.fn.countAll<number>().as('open'))
          .whereRef('q.reviewId', '=', 'r.id')
          .where('q.state', '=', 'asked')
          .as('questions'),
      (join) => join.onTrue(),
    )
    .select(viewColumns)
    .select(textColumns)
    .select((eb) => eb.fn.coalesce('questions.open', sql<number>`0`).as('openQuestions'))
    .select([decidedPaper('r'), ...paperColumns('d')])
    .select((eb) => eb('r.translatedFileKey', 'is not', null).$castTo<boolean>().as('hasTranslation'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReviewViews>['executeTakeFirstOrThrow']>>;

export function toReviewView(row: Row, now: Date): ReviewView {
  const { claimedBy, claimedAt, holderName, holderEmail, assigneeName, assigneeEmail, ...rest } = row;
  const { blocks, confirmed, drafted, untranslated, doubtful, pageStates, soonAt, urgentAt, ...view } = rest;
  const end = claimEnd({ claimedBy, claimedAt }, now);
  return {
    ...view,
    claimedById: end && claimedBy,
    claimedByName: end && (holderName ?? holderEmail),
    claimExpiresAt: end && end.toISOString(),
    assignedToName: view.assignedToId && (assigneeName ?? assigneeEmail),
    text: toTextStanding(row),
    authenticationDate: row.authenticationDate?.toISOString() ?? null,
    notarySince: row.notarySince?.toISOString() ?? null,
    dueAt: row.dueAt.toISOString(),
    pausedSince: row.pausedSince?.toISOString() ?? null,
    promiseStep: promiseStepOf(row, now),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Null once decided, since only pending reviews run out of time. */
function promiseStepOf({ status, dueAt, soonAt, urgentAt, pausedSince }: Row, now: Date): ReviewView['promiseStep'] {
  if (status !== 'pending' || !soonAt || !urgentAt) return null;
  return stepOf({ dueAt, soonAt, urgentAt, pausedSince }, now);
}

function toTextStanding({ pageStates, ...row }: Row): ReviewView['text'] {
  const { blocks, confirmed, drafted, untranslated, doubtful } = row;
  if (pageStates === null || blocks === null) return null;
  const isOver = (state: string) => state !== 'queued' && state !== 'reading';
  return {
    pages: pageStates.length,
    pagesRead: pageStates.filter(isOver).length,
    pagesFailed: pageStates.filter((state) => state === 'failed').length,
    blocks,
    confirmed: confirmed ?? 0,
    drafted: drafted ?? 0,
    untranslated: untranslated ?? 0,
    doubtful: doubtful ?? 0,
  };
}

/** Finds a review by its own id or by its document's, which notifications link to. */
export async function findReviewView(db: Db, params: { id: string; now: Date }): Promise<ReviewView | undefined> {
  const row = await selectReviewViews(db)
    .where((eb) =>
      eb.or([
        eb('r.id', '=', params.id),
        eb.and([eb('r.documentId', '=', params.id), eb('r.isCorrection', '=', false)]),
      ]),
    )
    .executeTakeFirst();
  return row && toReviewView(row, params.now);
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
    .where('notarySince', 'is not', null)
    .where('status', '<>', 'cancelled')
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
