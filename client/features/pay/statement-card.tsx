import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { formatPay } from '#shared/pay/money.ts';
import { monthLabel } from '#shared/pay/months.ts';
import { selfBillingWords } from '#shared/pay/self-billing.ts';
import { payStatementWords, type StatementMessageKind } from '#shared/pay/statements.ts';
import { countOf } from '#shared/plural.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';
import { formatTaxRate } from '#shared/tax.ts';
import { PayAmount } from './amount.tsx';

interface StatementCardProps {
  statement: PayStatementView;
  /** Shows the payee, for lists of several people. */
  hasName?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A pay statement: total, messages, payment and files. */
export function StatementCard({ statement, hasName = false, children }: StatementCardProps) {
  const { id, number, month, currency, state, payeeName, lineCount, adjustedCents, payableCents, issuedAt } = statement;
  const Heading = hasName ? 'h2' : 'h3';
  return (
    <Card as="article" aria-label={`Statement ${number}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Heading className="font-semibold">
            {monthLabel(month)}
            {hasName ? (
              <>
                {' · '}
                <bdi>{payeeName}</bdi>
              </>
            ) : null}
          </Heading>
          <p className="text-sm text-ink-2">
            {number} · {countOf(lineCount, 'line')} · issued <DateTime value={issuedAt} format="date" />
          </p>
          <InvoiceLine statement={statement} />
        </div>
        <div className="sm:text-end">
          <PayAmount cents={payableCents} currency={currency} className="block text-lg font-semibold" />
          <TaxLine statement={statement} />
          {adjustedCents === 0 ? null : (
            <span className="block text-xs text-ink-2">
              with {formatPay({ cents: adjustedCents, currency })} of adjustments
            </span>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <StatusBadge {...payStatementWords[state]} />
        <PaidBadge statement={statement} />
      </div>
      <Messages statement={statement} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {children}
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={<FileText aria-hidden="true" />}
          render={<a href={`/files/pay-statements/${id}`} download aria-label={`PDF of ${number}`} />}
        >
          PDF
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          render={<a href={`/files/pay-statements/${id}.csv`} download aria-label={`CSV of ${number}`} />}
        >
          CSV
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Kind and number of the invoice that a statement was issued as. */
function InvoiceLine({ statement: { invoice } }: Pick<StatementCardProps, 'statement'>) {
  if (!invoice) return null;
  return (
    <p className="text-sm font-medium">
      {selfBillingWords[invoice.kind].label} <bdi className="whitespace-nowrap">{invoice.number}</bdi>
    </p>
  );
}

/** Net amount and tax of an invoice. */
function TaxLine({ statement: { invoice, currency } }: Pick<StatementCardProps, 'statement'>) {
  if (!invoice) return null;
  const { category, rate, netCents, taxCents } = invoice;
  return (
    <span className="block text-xs text-ink-2">
      {category === 'S'
        ? `net ${formatPay({ cents: netCents, currency })}, tax ${formatTaxRate(rate)} ${formatPay({ cents: taxCents, currency })}`
        : taxWords[category]}
    </span>
  );
}

const taxWords = { AE: 'reverse charge', E: 'exempt from tax', O: 'without tax' } as const;

function PaidBadge({ statement: { paidOn, reference } }: Pick<StatementCardProps, 'statement'>) {
  if (paidOn === null) return <StatusBadge tone="idle" word="Not paid yet" />;
  const day = dayFormat.format(new Date(`${paidOn}T00:00:00Z`));
  return (
    <>
      <StatusBadge tone="ok" word={`Paid on ${day}`} />
      <span className="self-center text-sm wrap-anywhere text-ink-2">
        Reference <bdi>{reference}</bdi>
      </span>
    </>
  );
}

const said = {
  confirmed: 'confirmed it',
  disputed: 'disputed it',
  answered: 'answered',
} as const satisfies Record<StatementMessageKind, string>;

function Messages({ statement: { number, messages } }: Pick<StatementCardProps, 'statement'>) {
  if (messages.length === 0) return null;
  return (
    <ul aria-label={`What was said about ${number}`} className="mt-3 grid gap-2 border-s-2 border-line ps-3 text-sm">
      {messages.map(({ kind, message, authorName, createdAt }) => (
        <li key={`${kind} ${createdAt}`}>
          <span className="text-ink-2">
            <bdi className="font-medium text-ink">{authorName ?? 'Somebody'}</bdi> {said[kind]},{' '}
            <DateTime value={createdAt} />
          </span>
          {message === '' ? null : (
            <bdi className="block whitespace-pre-line wrap-anywhere" dir="auto">
              {message}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
