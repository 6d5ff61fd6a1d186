import { RotateCcw } from 'lucide-react';
import { describeError } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/use-toast.ts';

/** Tries every piece of stuck work again that can be. */
export function RetryAllButton() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const retry = trpc.admin.retryAllWork.useMutation({
    onSuccess: ({ retried, skipped }) => {
      const description =
        skipped > 0 ? `${retried} tried, ${skipped} need a decision or are done.` : `${retried} tried.`;
      toast.show({ tone: 'ok', title: 'Tried again', description });
    },
    onError: (error) => {
      toast.show({ tone: 'error', title: 'Stuck work was not tried again', description: describeError(error).text });
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
