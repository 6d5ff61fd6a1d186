import type { Insertable } from 'kysely';
import type { QuestionState } from '#shared/conversation.ts';
import type { BlockQuestionsTable } from '#server/platform/db/conversation-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { orderedPaper } from '#server/features/documents/certificates.ts';

/** SQL of questions to customers. Writers hold the document's lock. */

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

export async function countOpenQuestions(db: Db, documentId: string): Promise<number> {
  const { total } = await db
    .selectFrom('blockQuestions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('documentId', '=', documentId)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a block stands in the text of a review. */
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
