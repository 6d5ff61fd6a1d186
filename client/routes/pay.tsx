import { createFileRoute, Link } from '@tanstack/react-router';
import { CircleCheck, MailX } from 'lucide-react';
import { isMobileDevice } from '#client/lib/device.ts';
import { describeError, isTransient } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { searchText } from '#client/lib/search.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { formatTag, currentLocale, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import type { PayLinkView } from '#shared/schemas/desk-orders.ts';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/pay')({
  staticData: { title: () => words('payments')('link.title'), words: ['payments', 'offer'] },
  validateSearch: (search): { order?: string; from?: 'card' } => ({
    order: searchText(search['order']),
    ...(search['from'] === 'card' && { from: 'card' }),
  }),
  component: PayPage,
});

const pollMs = 1500;

/** An order taken by staff, for anyone with its link. */
function PayPage() {
  const t = words('payments');
  const { order: token = '', from } = Route.useSearch();
  const link = trpc.payments.payLink.useQuery(
    { token },
    {
      retry: false,
      refetchInterval: ({ state }) => (from === 'card' && state.data?.state === 'open' ? pollMs : false),
    },
  );
  const { data: order, error } = link;
  // An order that is shown stays payable: the next try may reach the server.
  if (error && !(order && isTransient(error))) return <LinkFailed text={describeError(error).text} />;
  if (!order) {
    return (
      <CenterCard brand={<BrandLink />} title={t('link.title')}>
        <SkeletonRows />
      </CenterCard>
    );
  }
  if (order.state === 'paid') return <Paid order={order} />;
  if (from === 'card' && order.state === 'open') {
    return <CenterCard brand={<BrandLink />} band="brass" title={t('running.title')} description={t('running.text')} />;
  }
  return (
    <CenterCard brand={<BrandLink />} band="brass" title={t('link.title')} description={t('link.text')}>
      <Lines order={order} />
      {order.state === 'open' ? (
        <PayButton token={token} order={order} />
      ) : (
        <InlineAlert tone="info" className="mt-4">
          {t(order.state === 'offered' ? 'link.offered' : 'link.unready')}
        </InlineAlert>
      )}
    </CenterCard>
  );
}

function Lines({ order }: { order: PayLinkView }) {
  const t = words('payments');
  const offer = words('offer');
  return (
    <div className="text-start">
      <ul aria-label={t('link.papers')} className="grid gap-2">
        {order.papers.map((paper, index) => (
          <li key={`${String(index)} ${paper.filename}`} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <bdi className="block wrap-anywhere">{paper.filename}</bdi>
              <span className="text-sm text-ink-2">
                {t(`receipt.service.${paper.translationType}${paper.isBankStatement ? 'BankStatement' : ''}`)} ·{' '}
                {offer('pages', { count: paper.pages })}
              </span>
            </span>
            <Money cents={paper.totalCents} currency={order.currency} />
          </li>
        ))}
        {order.lines.map(({ text, amountCents }, index) => (
          <li key={`${String(index)} ${text}`} className="flex items-baseline justify-between gap-4">
            <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            <Money cents={amountCents} currency={order.currency} />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="font-semibold">{t('link.total')}</span>
        <strong className="text-xl">
          <Money cents={order.totalCents} currency={order.currency} />
        </strong>
      </p>
    </div>
  );
}

function PayButton({ token, order }: { token: string; order: PayLinkView }) {
  const t = words('payments');
  const utils = trpc.useUtils();
  const pay = trpc.payments.payByLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    // The price may have changed since it was shown.
    onError: () => utils.payments.payLink.invalidate(),
  });
  const amount = formatMoney({ cents: order.totalCents, currency: order.currency }, formatTag());
  return (
    <div className="mt-5 grid gap-3">
      <FailureAlert failure={pay.error ? describeError(pay.error) : undefined} />
      <Button
        size="lg"
        wide
        busy={pay.isPending || pay.isSuccess}
        onClick={() => {
          if (pay.isPending || pay.isSuccess) return;
          pay.mutate({
            ...{ token, expectedTotalCents: order.totalCents, isMobile: isMobileDevice(), locale: currentLocale() },
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          });
        }}
      >
        {t('link.pay', { amount })}
      </Button>
      <p className="text-sm text-ink-2">
        {t.rich('link.until', { date: slot(<DateTime value={order.payableUntil} />) })}
      </p>
    </div>
  );
}

function Paid({ order }: { order: PayLinkView }) {
  const t = words('payments');
  return (
    <CenterCard
      brand={<BrandLink />}
      band="ok"
      emblem={<CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
      title={t('link.paid')}
      description={t('link.paidText')}
      actions={
        order.isGuest ? undefined : (
          <ButtonLink size="lg" wide render={<Link to="/dashboard/progress" />}>
            {t('link.follow')}
          </ButtonLink>
        )
      }
    >
      <Lines order={order} />
    </CenterCard>
  );
}

function LinkFailed({ text }: { text: string }) {
  const t = words('payments');
  return (
    <CenterCard
      brand={<BrandLink />}
      band="error"
      emblem={<MailX aria-hidden="true" strokeWidth={1.5} className="size-12 text-seal" />}
      title={t('link.failed')}
      description={<p role="alert">{text}</p>}
    />
  );
}
