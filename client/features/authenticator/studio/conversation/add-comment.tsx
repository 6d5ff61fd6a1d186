import { useState } from 'react';
import { conversationLimits } from '#shared/conversation.ts';
import { trpc } from '#client/lib/trpc.ts';
import { MessageForm } from './message-form.tsx';
import { useConversationUpdate } from './use-conversation.ts';

/** Comments on a block, for colleagues. */
export function AddComment({ reviewId, blockId, onClose }: { reviewId: string; blockId: string; onClose: () => void }) {
  const update = useConversationUpdate(reviewId);
  const [commentId] = useState(() => crypto.randomUUID());
  const add = trpc.authenticator.addComment.useMutation({
    onSuccess(conversation) {
      update(conversation);
      onClose();
    },
  });
  return (
    <MessageForm
      label="Comment for colleagues"
      sendLabel="Comment"
      maxLength={conversationLimits.commentMax}
      missing="COMMENT_REQUIRED"
      busy={add.isPending}
      error={add.error}
      onClose={onClose}
      onSend={(comment) => add.mutate({ id: reviewId, commentId, blockId, comment })}
    />
  );
}
