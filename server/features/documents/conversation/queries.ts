import { sql, type Insertable } from 'kysely';
import { orderedPaper } from '#server/features/documents/paper-columns.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type {
  BlockCommentsTable,
  BlockQuestionsTable,
  DocumentMessagesTable,
} from '#server/platform/db/conversation-tables.ts';

/** SQL of questions, messages and comments. Writers of questions and messages hold the document's lock. */

/** Inserts a question; false when its id is taken. */
export async function insertQuestion(trx: Trx, values: Insertable<BlockQuestionsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('blockQuestions')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findQuestion(db: Db, id: string) {
  return db
    .selectFrom('blockQuestions')
    .select(['id', 'reviewId', 'documentId', 'blockId', 'question', 'state', 'askedBy', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A question with its document's owner, for the caller's check of access. */
export async function findQuestionOwner(db: Db, id: string) {
  return db
    .selectFrom('blockQuestions as q')
    .innerJoin('documents as d', 'd.id', 'q.documentId')
    .select(['q.documentId', 'd.userId', 'q.picture'])
    .where('q.id', '=', id)
    .executeTakeFirst();
}

/** Whether the text of a review has the block. */
export async function hasBlock(db: Db, { reviewId, blockId }: { reviewId: string; blockId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('translationBlocks')
    .select('id')
    .where('reviewId', '=', reviewId)
    .where('id', '=', blockId)
    .where('isRemoved', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers an open question; false when it is not open. */
export async function setAnswer(trx: Trx, params: { id: string; answer: string; now: Date }): Promise<boolean> {
  const row = await trx
    .updateTable('blockQuestions')
    .set({ state: 'answered', answer: params.answer, answeredAt: params.now })
    .where('id', '=', params.id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function selectQuestions(db: Db) {
  return db
    .selectFrom('blockQuestions as q')
    .select(['q.id', 'q.page', 'q.question', 'q.state', 'q.answer', 'q.askedAt', 'q.answeredAt'])
    .select((eb) => eb('q.picture', 'is not', null).$castTo<boolean>().as('hasPicture'));
}

/** Questions for a document's owner, newest first: about one document, or the open ones about all. */
export async function listCustomerQuestions(
  db: Db,
  { userId, documentId, limit }: { userId: string; documentId?: string | undefined; limit: number },
) {
  const questions = selectQuestions(db)
    .innerJoin('documents as d', 'd.id', 'q.documentId')
    .select(['q.documentId', 'd.filename', orderedPaper('d')])
    .where('d.userId', '=', userId)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('q.askedAt', 'desc')
    .orderBy('q.id')
    .limit(limit);
  return documentId === undefined
    ? questions.where('q.state', '=', 'asked').execute()
    : questions.where('q.documentId', '=', documentId).where('q.state', '!=', 'withdrawn').execute();
}

/** All questions of a review, oldest first. */
export async function listReviewQuestions(db: Db, reviewId: string) {
  return selectQuestions(db)
    .innerJoin('profiles as p', 'p.id', 'q.askedBy')
    .select(['q.blockId', 'q.askedBy as askedById', 'p.name as askedByName', 'q.closedAt'])
    .where('q.reviewId', '=', reviewId)
    .orderBy('q.askedAt')
    .orderBy('q.id')
    .execute();
}

/*
 * Messages between the customer and the translators; the caller has checked access.
 */

/** Inserts a message; false when its id is taken. */
export async function insertMessage(trx: Trx, values: Insertable<DocumentMessagesTable>): Promise<boolean> {
  const row = await trx
    .insertInto('documentMessages')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMessage(db: Db, id: string) {
  return db
    .selectFrom('documentMessages')
    .select(['documentId', 'body', 'writtenBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Oldest first. */
export async function listMessages(db: Db, documentId: string) {
  return db
    .selectFrom('documentMessages')
    .select(['id', 'author', 'kind', 'body as message', 'writtenAt'])
    .where('documentId', '=', documentId)
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
}

/*
 * Comments between colleagues, across customers: the caller has checked the staff role.
 */

/** Inserts a comment; false when its id is taken. */
export async function insertComment(trx: Trx, values: Insertable<BlockCommentsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('blockComments')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findComment(db: Db, id: string) {
  return db.selectFrom('blockComments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countComments(db: Db, reviewId: string): Promise<number> {
  const { total } = await db
    .selectFrom('blockComments')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('reviewId', '=', reviewId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Resolves a comment, or opens it again. Unchanged when it already is so. */
export async function setResolved(
  db: Db,
  { id, resolved }: { id: string; resolved: { by: string; at: Date } | null },
): Promise<void> {
  await db
    .updateTable('blockComments')
    .set({ resolvedBy: resolved?.by ?? null, resolvedAt: resolved?.at ?? null })
    .where('id', '=', id)
    .where('resolvedAt', resolved ? 'is' : 'is not', null)
    .execute();
}

/** All comments on a review, oldest first. */
export async function listComments(db: Db, reviewId: string) {
  return db
    .selectFrom('blockComments as c')
    .innerJoin('profiles as p', 'p.id', 'c.writtenBy')
    .leftJoin('profiles as r', 'r.id', 'c.resolvedBy')
    .select(['c.id', 'c.blockId', 'c.comment', 'c.writtenBy as writtenById', 'p.name as writtenByName', 'c.writtenAt'])
    .select(['r.name as resolvedByName', 'c.resolvedAt'])
    .where('c.reviewId', '=', reviewId)
    .orderBy('c.writtenAt')
    .orderBy('c.id')
    .execute();
}

/*
 * People with unread messages about a document.
 */

interface Reader {
  documentId: string;
  userId: string;
}

export async function setWaiting(trx: Trx, { documentId, userId, now }: Reader & { now: Date }): Promise<void> {
  await trx
    .insertInto('messageReaders')
    .values({ documentId, userId, waitingSince: now })
    .onConflict((conflict) =>
      conflict
        .columns(['documentId', 'userId'])
        .doUpdateSet({ waitingSince: sql`coalesce(message_readers.waiting_since, excluded.waiting_since)` }),
    )
    .execute();
}

export async function clearWaiting(db: Db, { documentId, userId }: Reader): Promise<void> {
  await db
    .updateTable('messageReaders')
    .set({ waitingSince: null })
    .where('documentId', '=', documentId)
    .where('userId', '=', userId)
    .where('waitingSince', 'is not', null)
    .execute();
}

/** Locks one reader who waits since `since` or longer and was not mailed after `mailedBefore`; skips those being mailed. */
export async function lockDueReader(trx: Trx, { since, mailedBefore }: { since: Date; mailedBefore: Date }) {
  return trx
    .selectFrom('messageReaders as m')
    .innerJoin('documents as d', 'd.id', 'm.documentId')
    .innerJoin('profiles as p', 'p.id', 'm.userId')
    .leftJoin('documentsToBeVerified as r', (join) =>
      join.onRef('r.documentId', '=', 'm.documentId').on('r.isCorrection', '=', false),
    )
    .select(['m.documentId', 'm.userId', 'd.userId as ownerId', 'd.filename', 'd.erasureRequestedAt'])
    .select(['p.name', 'p.email', 'p.role', 'r.id as reviewId', 'r.status as reviewStatus', 'r.assignedTo'])
    .where('m.waitingSince', '<=', since)
    .where((eb) => eb.or([eb('m.mailedAt', 'is', null), eb('m.mailedAt', '<=', mailedBefore)]))
    .orderBy('m.waitingSince')
    .limit(1)
    .forUpdate('m')
    .skipLocked()
    .executeTakeFirst();
}

/** `mailedAt` null: the reader needs no mail anymore. */
export async function setMailed(trx: Trx, { documentId, userId, mailedAt }: Reader & { mailedAt: Date | null }) {
  await trx
    .updateTable('messageReaders')
    .set({ waitingSince: null, ...(mailedAt && { mailedAt }) })
    .where('documentId', '=', documentId)
    .where('userId', '=', userId)
    .execute();
}
