import type { Db, Trx } from '#server/platform/db/client.ts';
import type { QuestionState } from '#shared/conversation.ts';
import { insertDocumentEvent } from './rows.ts';

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
