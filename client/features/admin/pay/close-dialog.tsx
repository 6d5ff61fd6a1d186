import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { monthLabel } from '#shared/pay/months.ts';
import { countOf } from '#shared/plural.ts';
import type { EarningsOutput } from '#shared/schemas/pay.ts';

/** Closes a month that has ended. */
export function CloseDialog({ earnings, onClose }: { earnings: EarningsOutput; onClose: () => void }) {
  const { month, people } = earnings;
  const utils = trpc.useUtils();
  const toast = useToast();
  const statements = people.reduce((count, { sums }) => count + sums.length, 0);
  const close = trpc.admin.closePayMonth.useMutation({
    onSuccess(closed) {
      toast.show({
        tone: 'ok',
        title: `${monthLabel(month)} is closed`,
        description: `${countOf(closed.statements, 'statement')} issued.`,
      });
      onClose();
    },
    onSettled: () => Promise.all([utils.admin.earnings.invalidate(), utils.admin.payStatements.invalidate()]),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Close ${monthLabel(month)}?`}
      description={
        statements === 0
          ? 'Nobody earned anything in it. It can’t be opened again.'
          : `Issues ${countOf(statements, 'statement')}. Their lines do not change any more, and the month can’t be opened again: corrections go into a later one.`
      }
      confirmLabel="Close the month"
      mutation={close}
      onConfirm={() => close.mutate({ month })}
    ></ConfirmDialog>
  );
}
