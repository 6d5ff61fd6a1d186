import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { conversationLimits } from '#shared/conversation.ts';
import type { AddCommentInput } from '#shared/schemas/conversation.ts';
import { countComments, findComment, hasBlock, insertComment, setResolved } from './queries.ts';

/*
 * Comments between colleagues about one block of a text.
 * Promises: a comment is stored once, however often it is sent, and stays when it is resolved.
 * Never: a comment in a customer's view.
 */

/** Throws REVIEW_NOT_FOUND, BLOCK_NOT_FOUND, COMMENTS_FULL, IDEMPOTENCY_MISMATCH, TOO_MANY_COMMENTS. */
export async function addComment(deps: Deps, actor: Actor, input: AddCommentInput): Promise<void> {
  const { id: reviewId, commentId, blockId, comment } = input;
  const review = await findReview(deps.db, reviewId);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const values = { reviewId, blockId, comment, writtenBy: actor.id };
  if (await isKnown(deps, commentId, values)) return;
  await deps.rateLimiter.consume('comments', actor.id, 'TOO_MANY_COMMENTS');
  if (!(await hasBlock(deps.db, { reviewId, blockId }))) throw new AppError('BLOCK_NOT_FOUND');
  if ((await countComments(deps.db, reviewId)) >= conversationLimits.comments) throw new AppError('COMMENTS_FULL');
  await deps.db.transaction().execute((trx) => insertComment(trx, { ...values, id: commentId, writtenAt: deps.now() }));
}

async function isKnown(
  deps: Deps,
  id: string,
  values: { reviewId: string; blockId: string; comment: string; writtenBy: string },
): Promise<boolean> {
  const known = await findComment(deps.db, id);
  if (!known) return false;
  const isSame =
    known.reviewId === values.reviewId &&
    known.blockId === values.blockId &&
    known.comment === values.comment &&
    known.writtenBy === values.writtenBy;
  if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
  return true;
}

/** Resolves a comment, or opens it again; idempotent. Returns its review. Throws COMMENT_NOT_FOUND. */
export async function resolveComment(
  deps: Deps,
  actor: Actor,
  { id, isResolved }: { id: string; isResolved: boolean },
): Promise<string> {
  const comment = await findComment(deps.db, id);
  if (!comment) throw new AppError('COMMENT_NOT_FOUND');
  await setResolved(deps.db, { id, resolved: isResolved ? { by: actor.id, at: deps.now() } : null });
  return comment.reviewId;
}
