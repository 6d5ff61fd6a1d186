import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { PagedRows } from '#client/features/payments/paged-rows.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { limits } from '#shared/limits.ts';
import type { SavedQuote } from '#shared/schemas/quotes.ts';
import { OrderFromQuote } from './order-from-quote.tsx';
import { QuoteForm } from './quote-form.tsx';
import { PrintedQuote, QuoteLines } from './quote-sheet.tsx';

const states = {
  valid: { word: 'Valid', tone: 'ok' },
  expired: { word: 'Expired', tone: 'idle' },
  ordered: { word: 'Ordered', tone: 'info' },
} as const satisfies Record<SavedQuote['state'], { word: string; tone: StatusTone }>;

const days = limits.quoteMs / (24 * 60 * 60 * 1000);

/** Saved quotes of the account: what an order costs while the quote is valid, whatever prices become. */
export function QuotesPage() {
  const [page, setPage] = useState(1);
  const query = trpc.payments.quotes.useQuery({ page }, { placeholderData: (before) => before });
  return (
    <Page width="reading">
      <PageHeader
        title="Quotes"
        description={`A quote keeps its price for ${days} days. Print it for your client, then order from it.`}
      />
      <Section title="Saved quotes">
        <PagedRows
          query={query}
          onPage={setPage}
          label="Quotes"
          noun="quotes"
          empty={{
            icon: <ReceiptText aria-hidden="true" />,
            title: 'No quotes yet',
            text: 'Make one below, or with payments.saveQuote of the API.',
          }}
        >
          {(quote) => <QuoteRow key={quote.id} quote={quote} />}
        </PagedRows>
      </Section>
      <Section ref={keepFocus} title="New quote">
        <QuoteForm />
      </Section>
    </Page>
  );
}

function QuoteRow({ quote }: { quote: SavedQuote }) {
  const { title, lines, totalCents, expiresAt, state } = quote;
  const name = title ?? `${lines.length} ${lines.length === 1 ? 'document' : 'documents'}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          <StatusBadge
            tone={states[state].tone}
            word={states[state].word}
            icon={state === 'valid' ? 'check' : 'clock'}
          />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {state === 'expired' ? 'Expired' : 'Valid until'} <DateTime value={expiresAt} format="longDate" />
        </p>
      </div>
      <Money cents={totalCents} className="font-semibold" />
      <Dialog
        title={<bdi>{name}</bdi>}
        description={`Quote of ${lines.length} ${lines.length === 1 ? 'document' : 'documents'}`}
        size="md"
        trigger={
          <Button size="sm" variant="secondary" aria-label={`Open quote ${name}`}>
            Open
          </Button>
        }
        footer={
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        <QuoteLines quote={quote} />
        {state === 'valid' ? (
          <MemberOnly right="pay">
            <OrderFromQuote quote={quote} />
          </MemberOnly>
        ) : null}
        {state === 'expired' ? (
          <p className="mt-4 text-sm text-ink-2">This quote has expired. Make a new one at today’s prices.</p>
        ) : null}
        <PrintedQuote quote={quote} />
      </Dialog>
    </li>
  );
}
