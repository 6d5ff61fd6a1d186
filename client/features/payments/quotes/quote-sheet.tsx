import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { brand } from '#client/lib/brand.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ReceiptSheet } from '#client/ui/data/receipt-sheet.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, type Currency } from '#shared/money.ts';
import type { SavedQuote } from '#shared/schemas/quotes.ts';
import { serviceName } from './service-name.ts';

type QuotedLine = SavedQuote['lines'][number];

export const pagesOf = ({ pages }: QuotedLine): string => words('offer')('pages', { count: pages });

/** `3 pages × $15.00`, plus extras. */
function detailOf(line: QuotedLine, currency: Currency): string {
  const offer = words('offer');
  const amountOf = (cents: number) => formatMoney({ cents, currency }, formatTag());
  return [
    `${pagesOf(line)} × ${amountOf(line.rateCents)}`,
    ...(line.surchargeCents ? [`${offer(`speeds.${line.speed}.full`)} · ${amountOf(line.surchargeCents)}`] : []),
    ...(line.postageCents ? [`${words('quotes')('mailed')} · ${amountOf(line.postageCents)}`] : []),
    ...(line.feeCents ? [`${offer(`fees.${line.translationType}`)} · ${amountOf(line.feeCents)}`] : []),
    ...(line.topUpCents ? [`${offer('minimum')} · ${amountOf(line.topUpCents)}`] : []),
  ].join(' · ');
}

/** A quote's lines and total. */
export function QuoteLines({ quote: { lines, totalCents, currency } }: { quote: SavedQuote }) {
  const t = words('quotes');
  return (
    <div className="text-sm">
      <ul aria-label={t('lines')} className="divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          // Lines are in a fixed order and have no id.
          <li key={index} className="flex justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block font-semibold">{serviceName(line)}</span>
              <span className="block text-ink-2">{detailOf(line, currency)}</span>
            </span>
            <Money cents={line.totalCents} currency={currency} className="shrink-0" />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 pt-3 text-base font-semibold">
        <span>{t('total')}</span>
        <Money cents={totalCents} currency={currency} />
      </p>
    </div>
  );
}

/** The printed quote: hidden on screen, alone on paper. */
export function PrintedQuote({ quote }: { quote: SavedQuote }) {
  const t = words('quotes');
  const user = useCurrentUser();
  const number = quote.id.slice(0, 8).toUpperCase();
  return (
    <div className="hidden">
      <ReceiptSheet
        brand={<Wordmark mark={brand.mark} name={brand.name} />}
        title={t('sheet.title')}
        label={t('sheet.label', { number })}
        number={t('sheet.number', { number })}
        facts={[
          ...(quote.title === null ? [] : [{ term: t('sheet.for'), value: <bdi>{quote.title}</bdi> }]),
          { term: t('sheet.from'), value: <bdi>{user?.name ?? user?.email}</bdi> },
          { term: t('sheet.made'), value: <DateTime value={quote.createdAt} format="longDate" /> },
          { term: t('sheet.until'), value: <DateTime value={quote.expiresAt} format="longDate" /> },
        ]}
        linesTitle={t('sheet.documents')}
        amountTitle={t('sheet.amount')}
        currency={quote.currency}
        lines={quote.lines.map((line, index) => ({
          key: String(index),
          label: serviceName(line),
          detail: detailOf(line, quote.currency),
          cents: line.totalCents,
        }))}
        totals={[{ label: t('total'), cents: quote.totalCents, isMain: true }]}
        foot={`${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`}
      />
    </div>
  );
}
