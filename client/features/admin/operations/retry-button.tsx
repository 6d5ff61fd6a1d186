import { RotateCcw } from 'lucide-react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { FailedWorkItem } from '#shared/schemas/admin.ts';

/** Retries one failed item, which is idempotent; an item that needs a decision shows that instead. */
export function RetryButton({ item }: { item: FailedWorkItem }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const retry = trpc.admin.retryWork.useMutation({
    onSuccess: () => {
      toast.show({ tone: 'ok', title: 'Retried', description: item.subject });
    },
    onError: (error) => {
      toast.show({
        tone: 'error',
        title: `${item.subject} couldn’t be retried`,
        description: describeError(error).text,
      });
    },
    onSettled: () => utils.admin.invalidate(),
  });
  if (!item.canRetry) return <span className="text-xs text-ink-2">{messageOf('WORK_NEEDS_DECISION').text}</span>;
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={retry.isPending}
      icon={<RotateCcw aria-hidden="true" />}
      aria-label={`Retry ${item.subject}`}
      onClick={() => {
        if (!retry.isPending) retry.mutate({ id: item.id });
      }}
    >
      Retry
    </Button>
  );
}

/** Retries all failed work that can be retried. */
export function RetryAllButton() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const retry = trpc.admin.retryAllWork.useMutation({
    onSuccess: ({ retried, skipped }) => {
      const description =
        skipped > 0 ? `${retried} retried. ${skipped} need a decision or are already done.` : `${retried} retried.`;
      toast.show({ tone: 'ok', title: 'Retried', description });
    },
    onError: (error) => {
      toast.show({ tone: 'error', title: 'Failed work wasn’t retried', description: describeError(error).text });
    },
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="mb-3"
      busy={retry.isPending}
      icon={<RotateCcw aria-hidden="true" />}
      onClick={() => {
        if (!retry.isPending) retry.mutate({});
      }}
    >
      Retry all
    </Button>
  );
}
