import { Check, RotateCcw } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { BlockComment } from '#shared/schemas/conversation.ts';
import { useConversationUpdate } from './use-conversation.ts';

/** Comments, each with its button to resolve or open it again. */
export function CommentList({ reviewId, comments }: { reviewId: string; comments: readonly BlockComment[] }) {
  const toast = useToast();
  const resolve = trpc.authenticator.resolveComment.useMutation({
    onSuccess: useConversationUpdate(reviewId),
    onError: (error) => toast.show({ tone: 'error', title: 'Not changed', description: describeError(error).text }),
  });
  if (comments.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label="Comments">
      {comments.map(({ id, comment, writtenByName, writtenAt, resolvedAt, resolvedByName }) => (
        <li key={id} className="grid gap-1 rounded-control border border-line bg-sheet p-2 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-2">
            <bdi className="font-semibold text-ink">{writtenByName ?? 'A colleague'}</bdi>
            <DateTime value={writtenAt} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{comment}</bdi>
          </p>
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
            {resolvedAt === null ? null : (
              <span>
                Resolved by <bdi>{resolvedByName ?? 'a colleague'}</bdi>
              </span>
            )}
            <Button
              size="sm"
              variant="quiet"
              icon={resolvedAt === null ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              busy={resolve.isPending && resolve.variables.id === id}
              onClick={() => resolve.mutate({ id, isResolved: resolvedAt === null })}
            >
              {resolvedAt === null ? 'Resolve' : 'Open again'}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
