import type { Trx } from '#server/platform/db/client.ts';
import { insertDocumentEvent } from '#server/features/documents/queries.ts';
import { endQuestions } from './conversation/queries.ts';

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
