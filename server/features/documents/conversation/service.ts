import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { notify, notifyStaff, withdrawNotifications } from '#server/features/notifications/notify.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { isStaff } from '#shared/access.ts';
import { conversationLimits } from '#shared/conversation.ts';
import { workRefusal, type OrderMoney } from '#shared/document-status.ts';
import type { AnswerQuestionInput, AskCustomerInput } from '#shared/schemas/conversation.ts';
import { syncPause } from '../promise.ts';
import { countOpenQuestions, endQuestions, findReview, lockPendingReview, updateReview } from '../reviews.ts';
import { insertDocumentEvent, lockDocument } from '../rows.ts';
import { findQuestion, findQuestionOwner, hasBlock, insertQuestion, setAnswer } from './queries.ts';

/*
 * Questions to a customer about one block of the text, with a picture of its place.
 * Promises: a question reaches its customer, and an answer reaches staff, in the commit that stores it; each is stored once,
 * however often it is sent; open questions end with the order's decision or refund.
 * Never: a question or its picture for anybody but the document's owner and staff.
 */

interface Question {
  id: string;
  documentId: string;
  blockId: string;
}

async function recordQuestion(
  trx: Trx,
  params: {
    event: 'question.asked' | 'question.answered' | 'question.withdrawn';
    question: Question;
    actor: Actor;
    now: Date;
  },
): Promise<void> {
  const { event, question, actor, now } = params;
  await insertDocumentEvent(trx, {
    documentId: question.documentId,
    event,
    actorId: personIdOf(actor),
    actorRole: actor.role,
    // Ids alone: texts of a document stay out of the audit log.
    details: JSON.stringify({ questionId: question.id, blockId: question.blockId }),
    createdAt: now,
  });
}

/** Why the customer of a review cannot be asked, as an error code; null where they can. */
export function questionRefusal(
  review: { status: string; notarySince: Date | string | null },
  document: OrderMoney & { ownerRole: Actor['role'] },
) {
  if (isStaff(document.ownerRole)) return 'QUESTION_WITHOUT_CUSTOMER' as const;
  if (review.status === 'pending' && review.notarySince !== null) return 'AWAITING_NOTARY' as const;
  return workRefusal(document) ?? (review.status === 'pending' ? null : ('CONFLICT' as const));
}

/**
 * Asks the customer. The mail goes with the first of several open questions.
 * Throws REVIEW_NOT_FOUND, BLOCK_NOT_FOUND, QUESTION_PICTURE, QUESTIONS_FULL, QUESTION_WITHOUT_CUSTOMER, IDEMPOTENCY_MISMATCH,
 * TOO_MANY_QUESTIONS and the codes of `lockPendingReview`.
 */
export async function askCustomer(deps: Deps, actor: Actor, input: AskCustomerInput): Promise<void> {
  const review = await findReview(deps.db, input.id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (await isKnown(deps, actor, input)) return;
  await deps.rateLimiter.consume('questions', actor.id, 'TOO_MANY_QUESTIONS');
  const picture = input.picture === undefined ? null : await encodePicture(Buffer.from(input.picture, 'base64'));
  if (picture === undefined) throw new AppError('QUESTION_PICTURE');
  await deps.db.transaction().execute(async (trx) => {
    const { documentId, workedAt } = await lockPendingReview(trx, input.id);
    const document = await lockDocument(trx, documentId);
    const owner = document && (await findOwner(trx, document.userId));
    if (!owner) throw new AppError('REVIEW_NOT_FOUND');
    if (isStaff(owner.role)) throw new AppError('QUESTION_WITHOUT_CUSTOMER');
    const open = await countOpenQuestions(trx, documentId);
    if (open >= conversationLimits.openQuestions) throw new AppError('QUESTIONS_FULL');
    if (!(await hasBlock(trx, { reviewId: input.id, blockId: input.blockId }))) throw new AppError('BLOCK_NOT_FOUND');
    const now = deps.now();
    const { questionId, blockId, page, box, question } = input;
    const isNew = await insertQuestion(trx, {
      id: questionId,
      reviewId: input.id,
      documentId,
      blockId,
      page,
      box: box && JSON.stringify(box),
      question,
      picture,
      askedBy: actor.id,
      askedAt: now,
    });
    // The same call, which committed while this one waited for the lock.
    if (!isNew) return;
    await recordQuestion(trx, {
      event: 'question.asked',
      question: { id: questionId, documentId, blockId },
      actor,
      now,
    });
    await syncPause(deps, trx, documentId);
    await updateReview(trx, { id: input.id, values: { workedAt: workedAt ?? now }, now });
    if (open === 0) {
      await queueOrderEmail(deps, trx, {
        userId: owner.id,
        to: { name: owner.name, address: owner.email },
        template: 'question-asked',
        payload: { documentId, filename: document.filename },
      });
    }
    await publishEvent(trx, {
      now: deps.now,
      accountId: document.userId,
      type: 'question.asked',
      data: { documentId, questionId, openQuestions: open + 1 },
    });
    await notify(trx, {
      now: deps.now,
      userId: owner.id,
      kind: 'question_asked',
      payload: { documentId, filename: document.filename, questions: open + 1 },
    });
  });
}

async function isKnown(deps: Deps, actor: Actor, input: AskCustomerInput): Promise<boolean> {
  const known = await findQuestion(deps.db, input.questionId);
  if (!known) return false;
  const isSame =
    known.reviewId === input.id &&
    known.blockId === input.blockId &&
    known.askedBy === actor.id &&
    known.question === input.question;
  if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
  return true;
}

/**
 * Answers a question about the actor's own document; repeating the same answer is idempotent.
 * Throws QUESTION_NOT_FOUND, QUESTION_ANSWERED, QUESTION_CLOSED, TOO_MANY_ANSWERS.
 */
export async function answerQuestion(deps: Deps, actor: Actor, { id, answer }: AnswerQuestionInput): Promise<void> {
  const owned = await findQuestionOwner(deps.db, id);
  if (owned?.userId !== actor.id) throw new AppError('QUESTION_NOT_FOUND');
  await deps.rateLimiter.consume('answers', actor.id, 'TOO_MANY_ANSWERS');
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, owned.documentId);
    const question = await findQuestion(trx, id);
    if (!question || document?.userId !== actor.id) throw new AppError('QUESTION_NOT_FOUND');
    if (question.state === 'answered' && question.answer === answer) return;
    if (question.state === 'answered') throw new AppError('QUESTION_ANSWERED');
    if (question.state !== 'asked') throw new AppError('QUESTION_CLOSED');
    const now = deps.now();
    await setAnswer(trx, { id, answer, now });
    await recordQuestion(trx, { event: 'question.answered', question, actor, now });
    await syncPause(deps, trx, document.id);
    await clearBell(trx, document);
    await notifyStaff(trx, {
      now: deps.now,
      kind: 'question_answered',
      payload: { documentId: document.id, filename: document.filename },
    });
  });
}

/** Removes the customer's notice once no question is open. Takes the notification lock of the owner. */
async function clearBell(trx: Trx, document: { id: string; userId: string }): Promise<void> {
  if ((await countOpenQuestions(trx, document.id)) > 0) return;
  await withdrawNotifications(trx, { userId: document.userId, documentId: document.id, kind: 'question_asked' });
}

/** Withdraws an open question; idempotent. Returns its review. Throws QUESTION_NOT_FOUND, QUESTION_ANSWERED, QUESTION_CLOSED. */
export async function withdrawQuestion(deps: Deps, actor: Actor, id: string): Promise<string> {
  const known = await findQuestion(deps.db, id);
  if (!known) throw new AppError('QUESTION_NOT_FOUND');
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, known.documentId);
    const question = await findQuestion(trx, id);
    if (!document || !question) throw new AppError('QUESTION_NOT_FOUND');
    if (question.state === 'withdrawn') return;
    if (question.state === 'answered') throw new AppError('QUESTION_ANSWERED');
    if (question.state === 'closed') throw new AppError('QUESTION_CLOSED');
    const now = deps.now();
    await endQuestions(trx, { of: { id }, state: 'withdrawn', now });
    await recordQuestion(trx, { event: 'question.withdrawn', question, actor, now });
    await syncPause(deps, trx, document.id);
    await clearBell(trx, document);
  });
  return known.reviewId;
}

/** The picture of a question, as base64 of a JPEG, for the document's owner and staff. Throws QUESTION_NOT_FOUND. */
export async function getQuestionPicture(
  deps: Deps,
  actor: Pick<Actor, 'id' | 'role'>,
  id: string,
): Promise<{ picture: string | null }> {
  const question = await findQuestionOwner(deps.db, id);
  if (!question || (question.userId !== actor.id && !isStaff(actor.role))) throw new AppError('QUESTION_NOT_FOUND');
  return { picture: question.picture?.toString('base64') ?? null };
}

const pictureBounds = {
  /** The decoded image is held in memory. */
  pixels: 8_000_000,
  width: 1600,
  height: 1200,
  bytes: 256 * 1024,
} as const;

const pictureMagic = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' } as const;

/**
 * Encodes a JPEG from the pixels, so that nothing of the upload's structure or metadata remains; undefined unless it
 * can be decoded at a bounded size.
 */
async function encodePicture(bytes: Buffer): Promise<Buffer | undefined> {
  const head = bytes.subarray(0, 8).toString('hex');
  // libvips also reads SVG, GIF and TIFF, which are refused before it sees them.
  if (head !== pictureMagic.png && !head.startsWith(pictureMagic.jpeg)) return undefined;
  // Loaded on demand: libvips takes 20 MB.
  const { default: sharp } = await import('sharp');
  try {
    const encoded = await sharp(bytes, { failOn: 'error', limitInputPixels: pictureBounds.pixels })
      .timeout({ seconds: 5 })
      .flatten({ background: 'white' })
      .resize({ width: pictureBounds.width, height: pictureBounds.height, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
    return encoded.length <= pictureBounds.bytes ? encoded : undefined;
  } catch {
    // Damaged, or too large to decode within the limits.
    return undefined;
  }
}
