import { RotateCcw } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';

/** Tries every piece of stuck work again that can be. */
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
