import { useEffect } from 'react';
import { usePaymentProgress } from '#client/features/payments/use-payment-progress.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { words } from '#client/ui/words.ts';
import { houseCurrency } from '#shared/money.ts';
import { DueRow } from './due-row.tsx';

/** Credit limit and balance of the organization. `paidSession` is the checkout it returned from. */
export function Account({ paidSession }: { paidSession: string | undefined }) {
  const t = words('invoices');
  const query = trpc.payments.account.useQuery();
  const { data } = query;
  return (
    <LoadState {...queryState(query)} skeleton={<SkeletonRows rows={2} />}>
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
