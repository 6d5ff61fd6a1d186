import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { PriceRequests } from '#client/features/payments/offers/price-requests.tsx';
import { PagedRows } from '#client/features/payments/paged-rows.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { SavedQuote } from '#shared/schemas/quotes.ts';
import { OrderFromQuote } from './order-from-quote.tsx';
import { QuoteForm } from './quote-form.tsx';
import { PrintedQuote, QuoteLines } from './quote-sheet.tsx';

const tones = {
  valid: 'ok',
  expired: 'idle',
  ordered: 'info',
} as const satisfies Record<SavedQuote['state'], StatusTone>;

const days = limits.quoteMs / (24 * 60 * 60 * 1000);

/** Saved quotes of the account: what an order costs while the quote is valid, whatever prices become. */
export function QuotesPage() {
  const t = words('quotes');
  const [page, setPage] = useState(1);
  const query = trpc.payments.quotes.useQuery({ page }, { placeholderData: (before) => before });
  return (
    <Page width="reading">
      <PageHeader title={t('title')} description={t('description', { days })} />
      <Section title={t('saved')}>
        <PagedRows
          query={query}
          onPage={setPage}
          label={t('title')}
          noun={t('noun')}
          empty={{
            icon: <ReceiptText aria-hidden="true" />,
            title: t('emptyTitle'),
            text: t('emptyText'),
          }}
        >
          {(quote) => <QuoteRow key={quote.id} quote={quote} />}
        </PagedRows>
      </Section>
      <Section ref={keepFocus} title={t('new')}>
        <QuoteForm />
      </Section>
      <PriceRequests />
    </Page>
  );
}

function QuoteRow({ quote }: { quote: SavedQuote }) {
  const t = words('quotes');
  const { title, lines, totalCents, currency, expiresAt, state } = quote;
  const name = title ?? t('documents', { count: lines.length });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          <StatusBadge tone={tones[state]} word={t(`states.${state}`)} icon={state === 'valid' ? 'check' : 'clock'} />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {t.rich(state === 'expired' ? 'expiredOn' : 'validUntil', {
            date: slot(<DateTime value={expiresAt} format="longDate" />),
          })}
        </p>
      </div>
      <Money cents={totalCents} currency={currency} className="font-semibold" />
      <Dialog
        title={<bdi>{name}</bdi>}
        description={t('quoteOf', { count: lines.length })}
        size="md"
        trigger={
          <Button size="sm" variant="secondary" aria-label={t('openOf', { name })}>
            {t('open')}
          </Button>
        }
        footer={
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      >
        <QuoteLines quote={quote} />
        {state === 'valid' ? (
          <MemberOnly right="pay">
            <OrderFromQuote quote={quote} />
          </MemberOnly>
        ) : null}
        {state === 'expired' ? <p className="mt-4 text-sm text-ink-2">{t('expiredText')}</p> : null}
        <PrintedQuote quote={quote} />
      </Dialog>
    </li>
  );
}
