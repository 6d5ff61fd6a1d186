import { useState } from 'react';
import { groupBy } from '#client/lib/group-by.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import type { BlockComment, BlockQuestion } from '#shared/schemas/conversation.ts';
import { CommentList } from './comment-list.tsx';
import { QuestionList } from './question-list.tsx';

export interface ConversationPanelProps {
  reviewId: string;
  /** Goes to a block; absent where the text is not beside it. */
  onGoTo?: (blockId: string) => void;
}

/** Questions and comments of the whole text, by block; resolved and ended ones on demand. */
export function ConversationPanel({ reviewId, onGoTo }: ConversationPanelProps) {
  const { data } = trpc.authenticator.conversation.useQuery({ id: reviewId });
  const [isAll, setIsAll] = useState(false);
  if (!data) return null;
  const isOpenQuestion = ({ state }: BlockQuestion) => isAll || state === 'asked' || state === 'answered';
  const isOpenComment = ({ resolvedAt }: BlockComment) => isAll || resolvedAt === null;
  const questions = groupBy(data.questions.filter(isOpenQuestion), ({ blockId }) => blockId);
  const comments = groupBy(data.comments.filter(isOpenComment), ({ blockId }) => blockId);
  const blockIds = [...new Set([...questions.keys(), ...comments.keys()])];
  const isEmpty = data.questions.length + data.comments.length === 0;
  return (
    <div className="grid gap-3">
      {isEmpty ? (
        <p className="text-sm text-ink-2">
          No questions or comments yet. Choose a part of the text to ask the customer or write to colleagues.
        </p>
      ) : (
        <Checkbox
          className="text-sm"
          label="Show resolved and withdrawn"
          checked={isAll}
          onChange={(event) => setIsAll(event.currentTarget.checked)}
        />
      )}
      {!isEmpty && blockIds.length === 0 ? <p className="text-sm text-ink-2">Nothing is open.</p> : null}
      {blockIds.map((blockId) => (
        <div key={blockId} className="grid gap-2 border-t border-line pt-2">
          {onGoTo ? (
            <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => onGoTo(blockId)}>
              {placeWords(questions.get(blockId)?.[0])}
            </Button>
          ) : null}
          <QuestionList reviewId={reviewId} questions={questions.get(blockId) ?? []} />
          <CommentList reviewId={reviewId} comments={comments.get(blockId) ?? []} />
        </div>
      ))}
    </div>
  );
}

function placeWords(question: BlockQuestion | undefined): string {
  return question ? `Go to the place on page ${String(question.page)}` : 'Go to the place';
}
