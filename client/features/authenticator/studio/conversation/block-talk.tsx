import { MessageCircleQuestionMark, MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Place } from '#client/lib/cut-picture.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { isCode } from '#client/lib/error-texts.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { conversationLimits } from '#shared/conversation.ts';
import { AskCustomer } from './ask-customer.tsx';
import { CommentList } from './comment-list.tsx';
import { MessageForm } from './message-form.tsx';
import { QuestionList } from './question-list.tsx';
import { useBlockTalk, useConversationUpdate, type BlockTalk as Talk } from './use-conversation.ts';

export interface BlockTalkProps {
  reviewId: string;
  blockId: string;
  place: Place;
  /** Shows the conversation with its forms; otherwise only a hint that there is one. */
  isActive: boolean;
  onUseAnswer?: ((answer: string) => void) | undefined;
}

type Form = 'comment' | 'question';

/** Questions and comments about one block. */
export function BlockTalk({ reviewId, blockId, place, isActive, onUseAnswer }: BlockTalkProps) {
  const talk = useBlockTalk(reviewId, blockId);
  const [form, setForm] = useState<Form>();
  const scope = useRef<HTMLDivElement>(null);
  const closed = useRef<Form>(undefined);
  if (!talk) return null;
  if (!isActive && form === undefined) return <TalkMarks talk={talk} />;
  // The focus goes back to the button of the form, unless it has moved on.
  const close = () => {
    closed.current = scope.current?.contains(document.activeElement) ? form : undefined;
    setForm(undefined);
  };
  const takeFocus = (own: Form) => (button: HTMLElement | null) => {
    if (!button || closed.current !== own) return;
    closed.current = undefined;
    button.focus();
  };
  const { refusal } = talk;
  return (
    <div ref={scope} className="grid gap-2 pt-1">
      <QuestionList reviewId={reviewId} questions={talk.questions} onUseAnswer={onUseAnswer} />
      <CommentList reviewId={reviewId} comments={talk.comments} />
      {form === 'question' ? (
        <AskCustomer reviewId={reviewId} blockId={blockId} place={place} onClose={close} />
      ) : form === 'comment' ? (
        <AddComment reviewId={reviewId} blockId={blockId} onClose={close} />
      ) : (
        <span className="flex flex-wrap gap-1">
          <Button
            ref={takeFocus('question')}
            size="sm"
            variant="quiet"
            icon={<MessageCircleQuestionMark aria-hidden="true" />}
            disabled={refusal !== null}
            title={refusal !== null && isCode(refusal) ? messageOf(refusal).text : undefined}
            onClick={() => setForm('question')}
          >
            Ask the customer
          </Button>
          <Button
            ref={takeFocus('comment')}
            size="sm"
            variant="quiet"
            icon={<MessageSquarePlus aria-hidden="true" />}
            onClick={() => setForm('comment')}
          >
            Comment
          </Button>
        </span>
      )}
    </div>
  );
}

/** Marks a block with open questions or comments; renders nothing otherwise. */
export function TalkMarks({ talk }: { talk: Pick<Talk, 'questions' | 'comments'> }) {
  const asked = talk.questions.filter(({ state }) => state === 'asked').length;
  const answered = talk.questions.filter(({ state }) => state === 'answered').length;
  const comments = talk.comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  if (asked + answered + comments === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {asked > 0 ? (
        <StatusBadge tone="warn" word={asked === 1 ? 'Question open' : `${String(asked)} questions open`} />
      ) : null}
      {answered > 0 ? <StatusBadge tone="ok" word="Customer answered" /> : null}
      {comments > 0 ? (
        <StatusBadge tone="info" word={comments === 1 ? 'Comment' : `${String(comments)} comments`} />
      ) : null}
    </span>
  );
}

/** Comments on a block, for colleagues. */
function AddComment({ reviewId, blockId, onClose }: { reviewId: string; blockId: string; onClose: () => void }) {
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
