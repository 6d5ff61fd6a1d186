import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePaymentProgress } from '#client/features/payments/use-payment-progress.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { usePageRestored } from '#client/lib/use-page-restored.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { houseCurrency } from '#shared/money.ts';
import type { DueView } from '#shared/schemas/on-account.ts';
import { TransferDetails, type TransferBank } from './transfer-details.tsx';

/** What the organization may order on account, and what it has to pay. `paidSession` is a checkout it came back from. */
export function Account({ paidSession }: { paidSession: string | undefined }) {
  const t = words('invoices');
  const query = trpc.payments.account.useQuery();
  const { data } = query;
  return (
    <LoadState
      loading={query.isPending}
      skeleton={<SkeletonRows rows={2} />}
      error={loadError(query)}
      onRetry={() => void query.refetch()}
    >
      <Arrival sessionId={paidSession} />
      {data ? (
        <>
          {data.limitCents === null ? (
            <p className="text-sm text-ink-2">{t('account.byCard')}</p>
          ) : (
            <StatStrip label={t('account.title')}>
              <Stat label={t('account.limit')} value={<Money cents={data.limitCents} currency={houseCurrency} />} />
              <Stat label={t('account.due')} value={<Money cents={data.usedCents} currency={houseCurrency} />} />
              <Stat label={t('account.left')} value={<Money cents={data.leftCents} currency={houseCurrency} />} />
            </StatStrip>
          )}
          {data.isOverdue ? (
            <InlineAlert tone="warn" className="mt-4" title={t('account.overdue')}>
              {t(data.isStopped ? 'account.stopped' : 'account.soon')}
            </InlineAlert>
          ) : null}
          {data.due.length > 0 ? (
            <ul
              aria-label={t('account.list')}
              className="mt-4 divide-y divide-line rounded-card border border-line bg-sheet"
            >
              {data.due.map((due) => (
                <DueRow key={due.paymentId} due={due} bank={data.bank} />
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </LoadState>
  );
}

/** Result of the checkout that a member returned from. */
function Arrival({ sessionId }: { sessionId: string | undefined }) {
  const t = words('invoices');
  const utils = trpc.useUtils();
  const { data } = usePaymentProgress(sessionId);
  const isDone = data?.state === 'done';
  useEffect(() => {
    if (isDone) void utils.payments.invalidate();
  }, [isDone, utils]);
  if (data?.state !== 'done' && data?.state !== 'waiting') return null;
  return (
    <div ref={scrollIntoView} className="mb-4">
      {isDone ? (
        <InlineAlert announce tone="ok" title={t('arrival.done')} />
      ) : (
        <InlineAlert announce tone="info" title={t('arrival.waiting')}>
          {t('arrival.waitingText')}
        </InlineAlert>
      )}
    </div>
  );
}

/** The account stands below the members. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function DueRow({ due, bank }: { due: DueView; bank: TransferBank | null }) {
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
