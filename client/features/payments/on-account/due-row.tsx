import { useMutation } from '@tanstack/react-query';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcClient } from '#client/lib/trpc.ts';
import { usePageRestored } from '#client/lib/use-page-restored.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { houseCurrency } from '#shared/money.ts';
import type { DueView } from '#shared/schemas/on-account.ts';
import { TransferDetails, type TransferBank } from './transfer-details.tsx';

/** A month that is due, with the ways to pay it. */
export function DueRow({ due, bank }: { due: DueView; bank: TransferBank | null }) {
  const t = words('invoices');
  const { paymentId, number, documents, since, dueAt, dueCents, isOverdue } = due;
  const pay = useMutation({
    mutationFn: () => trpcClient.payments.payStatement.mutate({ paymentId }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  usePageRestored(() => pay.reset());
  const isLeaving = pay.isPending || pay.isSuccess;
  const name = number ?? t('due.thisMonth');
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span className="whitespace-nowrap">{number ?? t('due.openMonth')}</span>
            {number === null ? null : (
              <StatusBadge
                tone={isOverdue ? 'error' : 'idle'}
                word={t(isOverdue ? 'states.overdue' : 'states.due')}
                {...(isOverdue && { icon: 'alert' as const })}
              />
            )}
          </p>
          <p className="mt-1 text-sm text-ink-2">
            {t('due.documents', { count: documents })} ·{' '}
            {dueAt === null
              ? t.rich('due.since', { date: slot(<DateTime value={since} format="date" />) })
              : t.rich('due.by', { date: slot(<DateTime value={dueAt} format="date" />) })}
          </p>
        </div>
        <Money cents={dueCents} currency={houseCurrency} className="font-semibold" />
        <Button
          size="sm"
          variant={number === null ? 'secondary' : 'primary'}
          busy={isLeaving}
          aria-label={t('due.payOf', { name })}
          onClick={() => {
            if (!isLeaving) pay.mutate();
          }}
        >
          {t('due.pay')}
        </Button>
      </div>
      {bank && number !== null ? <TransferDetails bank={bank} reference={number} cents={dueCents} /> : null}
      {pay.error ? (
        <div className="mt-3">
          <FailureAlert failure={describeError(pay.error, 'CHECKOUT_FAILED')} />
        </div>
      ) : null}
    </li>
  );
}
