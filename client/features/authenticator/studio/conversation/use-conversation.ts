import { useCallback } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { BlockComment, BlockQuestion, Conversation } from '#shared/schemas/conversation.ts';

/** Questions and comments of one block, oldest first. */
export interface BlockTalk {
  questions: readonly BlockQuestion[];
  comments: readonly BlockComment[];
  /** Why no question can be asked, as an error code. */
  refusal: string | null;
}

/** One block's part of the conversation, live; undefined while loading. */
export function useBlockTalk(reviewId: string, blockId: string): BlockTalk | undefined {
  const select = useCallback(
    ({ questions, comments, refusal }: Conversation): BlockTalk => ({
      questions: questions.filter((question) => question.blockId === blockId),
      comments: comments.filter((comment) => comment.blockId === blockId),
      refusal,
    }),
    [blockId],
  );
  return trpc.authenticator.conversation.useQuery({ id: reviewId }, { select }).data;
}

/** Caches a mutation's answer, the whole conversation, and invalidates the queue's counts. */
export function useConversationUpdate(reviewId: string): (conversation: Conversation) => void {
  const utils = trpc.useUtils();
  return (conversation) => {
    utils.authenticator.conversation.setData({ id: reviewId }, conversation);
    void utils.authenticator.get.invalidate({ id: reviewId }, { refetchType: 'none' });
  };
}
