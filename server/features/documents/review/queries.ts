import { sql } from 'kysely';
import { decidedPaper, paperColumns } from '#server/features/documents/paper-columns.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import { stepOf } from '#shared/promise/steps.ts';
import { claimEnd } from '#shared/review-claim.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';

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
  'd.currency',
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

/** Orders that await a notary's act. */
export async function countAwaitingAct(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('documentsToBeVerified')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('notarySince', 'is not', null)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return total;
}

/** Orders that need a notary: notarized ones that are not decided yet, and those that await the act. */
export async function countNeedingNotary(db: Db | Trx): Promise<number> {
  const { total } = await db
    .selectFrom('documentsToBeVerified as r')
    .innerJoin('documents as d', 'd.id', 'r.documentId')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('r.isCorrection', '=', false)
    .where('d.erasureRequestedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('r.status', '=', 'pending'), eb('r.translationType', '=', 'notarized')]),
        eb.and([eb('r.status', '<>', 'cancelled'), eb('r.notarySince', 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return total;
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

/*
 * Claims and assignments. A claim is an advisory lock with an expiry, which keeps two people from reviewing the same order;
 * writers of an assignment hold the review's lock.
 */

/** Claims or renews a pending review; false when another user's claim is newer than `staleBefore`. */
export async function updateClaim(
  db: Db,
  params: { id: string; userId: string; now: Date; staleBefore: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('documentsToBeVerified')
    .set((eb) => ({
      claimedBy: params.userId,
      claimedAt: params.now,
      workedAt: eb.fn.coalesce('workedAt', eb.val(params.now)),
    }))
    .where('id', '=', params.id)
    .where('status', '=', 'pending')
    .where('isCorrection', '=', false)
    .where((eb) =>
      eb.or([
        eb('claimedBy', 'is', null),
        eb('claimedBy', '=', params.userId),
        eb('claimedAt', '<=', params.staleBefore),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Releases the claim of `userId` on one review. */
export async function releaseClaim(db: Db, params: { id: string; userId: string }): Promise<void> {
  await db
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: null, claimedAt: null })
    .where('id', '=', params.id)
    .where('claimedBy', '=', params.userId)
    .execute();
}

/** Releases all claims of `userId`. */
export async function releaseUserClaims(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ claimedBy: null, claimedAt: null })
    .where('claimedBy', '=', userId)
    .execute();
}

/** Assigns a pending review; A null `to` removes the assignment. */
export async function updateAssignment(
  trx: Trx,
  { id, to, now }: { id: string; to: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ assignedTo: to, assignedAt: to === null ? null : now })
    .where('id', '=', id)
    .execute();
}

/** Takes all pending reviews of `userId` away. */
export async function releaseUserAssignments(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ assignedTo: null, assignedAt: null })
    .where('assignedTo', '=', userId)
    .where('status', '=', 'pending')
    .execute();
}

/** Staff who work on papers, with their number of assigned pending reviews. */
export async function listAssignees(db: Db) {
  return db
    .selectFrom('profiles as p')
    .where(holds('p', 'translate', 'revise', 'certify'))
    .select(['p.id', 'p.name', 'p.email'])
    .select((eb) =>
      eb
        .selectFrom('documentsToBeVerified as r')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('r.assignedTo', '=', 'p.id')
        .where('r.status', '=', 'pending')
        .$asScalar()
        .$notNull()
        .as('assigned'),
    )
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}
