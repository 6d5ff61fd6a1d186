import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can, isStaff } from '#shared/access.ts';
import { conversationLimits } from '#shared/conversation.ts';
import { findReview } from '../reviews.ts';
import { findDocument } from '../rows.ts';
import { clearWaiting, lockDueReader, setMailed, setWaiting } from './queries.ts';

/*
 * Mails about unread messages.
 * Promises: the customer and the assignee get one mail about unread messages, the next one 15 minutes later at the
 * earliest; reading them cancels it.
 * Never: a message's text in a mail.
 */

/** Starts the wait for `userId` to read a message. In the transaction that stores it. */
export async function awaitReader(trx: Trx, reader: { documentId: string; userId: string; now: Date }): Promise<void> {
  await setWaiting(trx, reader);
}

/** The actor has read the messages about their own document. Throws DOCUMENT_NOT_FOUND. */
export async function markOwnMessagesRead(deps: Deps, actor: Actor, id: string): Promise<void> {
  const document = await findDocument(deps.db, { id, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  await clearWaiting(deps.db, { documentId: id, userId: actor.id });
}

/** The actor, staff, has read the messages of a review. Throws REVIEW_NOT_FOUND. */
export async function markReviewMessagesRead(deps: Deps, actor: Actor, reviewId: string): Promise<void> {
  const review = await findReview(deps.db, reviewId);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  await clearWaiting(deps.db, { documentId: review.documentId, userId: actor.id });
}

/** Job: mails everybody whose wait is over, each in a transaction of its own. */
export async function mailMessages(deps: Deps): Promise<void> {
  while (await mailNext(deps));
}

async function mailNext(deps: Deps): Promise<boolean> {
  const now = deps.now().getTime();
  const since = new Date(now - conversationLimits.mailDelayMs);
  const mailedBefore = new Date(now - conversationLimits.mailIntervalMs);
  return deps.db.transaction().execute(async (trx) => {
    const reader = await lockDueReader(trx, { since, mailedBefore });
    if (!reader) return false;
    const isSent = reader.erasureRequestedAt === null && (await mail(deps, trx, reader));
    await setMailed(trx, { ...reader, mailedAt: isSent ? deps.now() : null });
    return true;
  });
}

/** False for a person who no longer takes part in the conversation. */
async function mail(
  deps: Deps,
  trx: Trx,
  reader: NonNullable<Awaited<ReturnType<typeof lockDueReader>>>,
): Promise<boolean> {
  const { documentId, userId, filename, reviewId, role } = reader;
  const addressee = { userId, to: { name: reader.name, address: reader.email } };
  if (userId === reader.ownerId) {
    const payload = { documentId, filename };
    await queueOrderEmail(deps, trx, { ...addressee, template: 'message-received', payload });
    return true;
  }
  const isTheirs = reader.assignedTo === userId && reader.reviewStatus === 'pending';
  if (!isTheirs || reviewId === null || !isStaff(role)) return false;
  const payload = { reviewId, filename, isAdmin: can({ role }, 'manage') };
  await queueEmail(deps, trx, { ...addressee, template: 'message-sent', payload });
  return true;
}
