import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { notify, notifyStaff } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable, ReviewsTable } from '#server/platform/db/tables.ts';
import { isStaff } from '#shared/access.ts';
import { conversationLimits, type MessageAuthor } from '#shared/conversation.ts';
import type { messagesOutput, SendMessageInput } from '#shared/schemas/conversation.ts';
import { findReview, findReviewByDocument, updateReview } from '../reviews.ts';
import { findDocument, insertDocumentEvent, lockDocument } from '../rows.ts';
import { awaitReader } from './message-mails.ts';
import { findMessage, insertMessage, listMessages } from './queries.ts';
import { questionRefusal } from './service.ts';

/*
 * Messages between a customer and the translators of an order.
 * Promises: a message reaches the other side in the commit that stores it, once, however often it is sent.
 * Never: a message readable by other customers, or on an order that is closed.
 */

type Messages = z.input<typeof messagesOutput>;
type Document = Selectable<DocumentsTable>;

/** Why nothing can be sent about an order, as an error code; null where it can. */
export async function messageRefusal(
  db: Db,
  document: Document,
  review: Selectable<ReviewsTable> | undefined,
): Promise<'MESSAGES_CLOSED' | null> {
  const owner = await findOwner(db, document.userId);
  if (!review || !owner) return 'MESSAGES_CLOSED';
  return questionRefusal(review, { ...document, ownerRole: owner.role }) === null ? null : 'MESSAGES_CLOSED';
}

async function getMessages(deps: Deps, document: Document): Promise<Messages> {
  const review = await findReviewByDocument(deps.db, document.id);
  return {
    items: await listMessages(deps.db, document.id),
    refusal: await messageRefusal(deps.db, document, review),
  };
}

/** Messages about the actor's own document. Throws DOCUMENT_NOT_FOUND. */
export async function getOwnMessages(deps: Deps, actor: Actor, id: string): Promise<Messages> {
  const document = await findDocument(deps.db, { id, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  return getMessages(deps, document);
}

/** Messages about a review's document, for staff. Throws REVIEW_NOT_FOUND. */
export async function getMessagesOfReview(deps: Deps, reviewId: string): Promise<Messages> {
  return getMessages(deps, await findDocumentOfReview(deps, reviewId));
}

async function findDocumentOfReview(deps: Deps, reviewId: string): Promise<Document> {
  const review = await findReview(deps.db, reviewId);
  const document = review && !review.isCorrection && (await findDocument(deps.db, { id: review.documentId }));
  if (!document) throw new AppError('REVIEW_NOT_FOUND');
  return document;
}

/**
 * Writes to the translators about the actor's own order. Throws DOCUMENT_NOT_FOUND, MESSAGES_CLOSED, MESSAGES_FULL,
 * TOO_MANY_MESSAGES, IDEMPOTENCY_MISMATCH.
 */
export async function sendOwnMessage(deps: Deps, actor: Actor, input: SendMessageInput): Promise<Messages> {
  const document = await findDocument(deps.db, { id: input.id, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  await deps.rateLimiter.consume('answers', actor.id, 'TOO_MANY_MESSAGES');
  await send(deps, actor, { ...input, document, author: 'customer' });
  return getMessages(deps, document);
}

/** Writes to the customer of a review. Throws REVIEW_NOT_FOUND and the codes of `sendOwnMessage`. */
export async function sendMessageToCustomer(deps: Deps, actor: Actor, input: SendMessageInput): Promise<Messages> {
  const document = await findDocumentOfReview(deps, input.id);
  await deps.rateLimiter.consume('questions', actor.id, 'TOO_MANY_MESSAGES');
  await send(deps, actor, { ...input, document, author: 'staff' });
  return getMessages(deps, document);
}

interface Message {
  document: Document;
  messageId: string;
  message: string;
  author: MessageAuthor;
}

async function send(deps: Deps, actor: Actor, { document: { id }, messageId, message, author }: Message) {
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, id);
    if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
    const known = await findMessage(trx, messageId);
    if (known) {
      const isSame = known.documentId === id && known.body === message && known.writtenBy === actor.id;
      if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
      return;
    }
    const review = await findReviewByDocument(trx, id);
    const refusal = await messageRefusal(trx, document, review);
    if (refusal !== null || !review) throw new AppError(refusal ?? 'MESSAGES_CLOSED');
    if ((await listMessages(trx, id)).length >= conversationLimits.messages) throw new AppError('MESSAGES_FULL');
    const now = deps.now();
    const values = { id: messageId, documentId: id, author, body: message, writtenBy: actor.id, writtenAt: now };
    if (!(await insertMessage(trx, values))) throw new AppError('IDEMPOTENCY_MISMATCH');
    await insertDocumentEvent(trx, {
      documentId: id,
      event: 'message.sent',
      actorId: personIdOf(actor),
      actorRole: actor.role,
      // The id only: message texts stay out of the audit log.
      details: JSON.stringify({ messageId }),
      createdAt: now,
    });
    if (author === 'staff') {
      await updateReview(trx, { id: review.id, values: { workedAt: review.workedAt ?? now }, now });
    }
    await notifyOtherSide(deps, trx, { document, author, assignee: review.assignedTo });
  });
}

async function notifyOtherSide(
  deps: Deps,
  trx: Trx,
  { document, author, assignee }: { document: Document; author: MessageAuthor; assignee: string | null },
): Promise<void> {
  const payload = { documentId: document.id, filename: document.filename };
  const wait = { documentId: document.id, now: deps.now() };
  if (author === 'customer') {
    if (assignee !== null) await awaitReader(trx, { ...wait, userId: assignee });
    await notifyStaff(trx, { now: deps.now, kind: 'message_sent', payload });
    return;
  }
  const owner = await findOwner(trx, document.userId);
  if (!owner || isStaff(owner.role)) return;
  await awaitReader(trx, { ...wait, userId: owner.id });
  await notify(trx, { now: deps.now, userId: owner.id, kind: 'message_received', payload });
}
