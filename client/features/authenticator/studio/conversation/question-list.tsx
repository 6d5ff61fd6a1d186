import { CornerDownLeft, Undo2 } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge, type StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { keepFocus } from '#client/ui/keep-focus.ts';
import type { QuestionState } from '#shared/conversation.ts';
import type { BlockQuestion } from '#shared/schemas/conversation.ts';
import { useConversationUpdate } from './use-conversation.ts';

const badges: Readonly<Record<QuestionState, StatusBadgeProps>> = {
  asked: { word: 'Waiting for the customer', tone: 'warn' },
  answered: { word: 'Answered', tone: 'ok' },
  withdrawn: { word: 'Withdrawn', tone: 'idle' },
  closed: { word: 'Closed', tone: 'idle' },
};

export interface QuestionListProps {
  reviewId: string;
  questions: readonly BlockQuestion[];
  /** Puts an answer into the block; absent where the text cannot be edited. */
  onUseAnswer?: ((answer: string) => void) | undefined;
}

/** Questions to the customer, with their answers. */
export function QuestionList({ reviewId, questions, onUseAnswer }: QuestionListProps) {
  const toast = useToast();
  const withdraw = trpc.authenticator.withdrawQuestion.useMutation({
    onSuccess: useConversationUpdate(reviewId),
    onError: (error) => toast.show({ tone: 'error', title: 'Not withdrawn', description: describeError(error).text }),
  });
  if (questions.length === 0) return null;
  return (
    <ul ref={keepFocus} className="grid gap-2" aria-label="Questions to the customer">
      {questions.map(({ id, question, answer, state, askedByName, askedAt }) => (
        <li key={id} className="grid gap-1.5 rounded-control border border-line bg-sheet p-2 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
            <StatusBadge {...badges[state]} />
            <span>
              Asked by <bdi>{askedByName ?? 'a colleague'}</bdi>, <DateTime value={askedAt} />
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{question}</bdi>
          </p>
          {answer === null ? null : (
            <p className="border-s-4 border-ok ps-2 font-medium wrap-anywhere whitespace-pre-line">
              <bdi>{answer}</bdi>
            </p>
          )}
          {answer !== null && onUseAnswer ? (
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              icon={<CornerDownLeft aria-hidden="true" />}
              onClick={() => onUseAnswer(answer)}
            >
              Put into the text
            </Button>
          ) : null}
          {state === 'asked' ? (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              icon={<Undo2 aria-hidden="true" />}
              busy={withdraw.isPending && withdraw.variables.id === id}
              onClick={() => withdraw.mutate({ id })}
            >
              Withdraw
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
