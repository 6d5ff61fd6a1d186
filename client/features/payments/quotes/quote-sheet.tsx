import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { brand } from '#client/lib/brand.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ReceiptSheet } from '#client/ui/data/receipt-sheet.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { mailedCopy } from '#shared/mailing.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import { describeService, describeSpeed, feeLabels, minimumLabel } from '#shared/pricing.ts';
import type { SavedQuote } from '#shared/schemas/quotes.ts';

type QuotedLine = SavedQuote['lines'][number];

export const pagesOf = ({ pages }: QuotedLine): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

/** `3 pages × $15.00`, and what comes on top. */
function detailOf(line: QuotedLine): string {
  return [
    `${pagesOf(line)} × ${formatMoney(inHouse(line.rateCents))}`,
    ...(line.surchargeCents ? [`${describeSpeed(line.speed)} · ${formatMoney(inHouse(line.surchargeCents))}`] : []),
    ...(line.postageCents ? [`${mailedCopy.label} · ${formatMoney(inHouse(line.postageCents))}`] : []),
    ...(line.feeCents ? [`${feeLabels[line.translationType]} · ${formatMoney(inHouse(line.feeCents))}`] : []),
    ...(line.topUpCents ? [`${minimumLabel} · ${formatMoney(inHouse(line.topUpCents))}`] : []),
  ].join(' · ');
}

/** A quote's lines and total. */
export function QuoteLines({ quote: { lines, totalCents } }: { quote: SavedQuote }) {
  return (
    <div className="text-sm">
      <ul aria-label="Documents of the quote" className="divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          // Lines are in a fixed order and have no id.
          <li key={index} className="flex justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block font-semibold">{describeService(line)}</span>
              <span className="block text-ink-2">{detailOf(line)}</span>
            </span>
            <Money cents={line.totalCents} className="shrink-0" />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 pt-3 text-base font-semibold">
        <span>Total</span>
        <Money cents={totalCents} />
      </p>
    </div>
  );
}

/** The printed quote: hidden on screen, alone on paper. */
export function PrintedQuote({ quote }: { quote: SavedQuote }) {
  const user = useCurrentUser();
  const number = quote.id.slice(0, 8).toUpperCase();
  return (
    <div className="hidden">
      <ReceiptSheet
        brand={<Wordmark mark={brand.mark} name={brand.name} />}
        title="Quote"
        label={`Quote ${number}`}
        number={`No. ${number}`}
        facts={[
          ...(quote.title === null ? [] : [{ term: 'For', value: <bdi>{quote.title}</bdi> }]),
          { term: 'From account', value: <bdi>{user?.name ?? user?.email}</bdi> },
          { term: 'Made on', value: <DateTime value={quote.createdAt} format="longDate" /> },
          { term: 'Valid until', value: <DateTime value={quote.expiresAt} format="longDate" /> },
        ]}
        linesTitle="Documents"
        amountTitle="Amount"
        lines={quote.lines.map((line, index) => ({
          key: String(index),
          label: describeService(line),
          detail: detailOf(line),
          cents: line.totalCents,
        }))}
        totals={[{ label: 'Total', cents: quote.totalCents, isMain: true }]}
        foot={`${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`}
      />
    </div>
  );
}
