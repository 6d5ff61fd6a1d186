import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { listComments, listReviewQuestions } from '#server/features/documents/conversation/queries.ts';
import { questionRefusal } from '#server/features/documents/conversation/service.ts';
import { findDocument } from '#server/features/documents/queries.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import type { conversation } from '#shared/schemas/conversation.ts';

/** Questions and comments of a review, and whether its customer can be asked. Throws REVIEW_NOT_FOUND. */
export async function getConversation(deps: Deps, id: string): Promise<z.input<typeof conversation>> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const [document, owner, questions, comments] = await Promise.all([
    findDocument(deps.db, { id: review.documentId }),
    findOwner(deps.db, review.userId),
    listReviewQuestions(deps.db, id),
    listComments(deps.db, id),
  ]);
  if (!document || !owner) throw new AppError('REVIEW_NOT_FOUND');
  return { questions, comments, refusal: questionRefusal(review, { ...document, ownerRole: owner.role }) };
}
