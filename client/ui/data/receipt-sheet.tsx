import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Band } from '#client/ui/certificate/band.tsx';
import type { Currency } from '#shared/money.ts';
import { DescriptionList, type Fact } from './description-list.tsx';
import { Money } from './money.tsx';

export interface ReceiptLine {
  key: string;
  label: string;
  /** Calculation of the amount: `2 pages × $20.00`. */
  detail?: ReactNode;
  cents: number;
}

export interface ReceiptTotal {
  label: string;
  cents: number;
  /** Marks the final total. */
  isMain?: boolean;
}

export interface ReceiptSheetProps {
  /** Logo and name of the seller. */
  brand: ReactNode;
  title: string;
  /** Title and number, for screen readers. */
  label: string;
  /** Number with its word: `No. 1042`. */
  number: ReactNode;
  /** Date, customer, payment method. */
  facts: readonly Fact[];
  /** Heading of the lines: `Documents`. */
  linesTitle: string;
  /** Heading of the lines' amounts. */
  amountTitle: string;
  currency: Currency;
  lines: readonly ReceiptLine[];
  totals: readonly ReceiptTotal[];
  /** A QR code and the codes in text. */
  codes?: ReactNode;
  /** Address, disclaimer. */
  foot?: ReactNode;
  className?: string;
}

/** Receipt for screen, A4 and Letter. Prints without the rest of the page, with page numbers. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { brand, title, label, number, facts, linesTitle, amountTitle, currency, lines, totals } = props;
  const { codes, foot, className } = props;
  return (
    <article
      data-print="only"
      data-theme="light"
      aria-label={label}
      className={clsx(
        'mx-auto w-full max-w-180 overflow-hidden rounded-card border border-line bg-sheet text-ink',
        className,
      )}
    >
      <Band className="text-brass-deco opacity-50" />
      <div className="grid gap-6 p-5 md:p-8 print:p-0 print:pt-4">
        <header className="flex flex-wrap items-start justify-between gap-4">
          {brand}
          <div className="text-end">
            <h2 className="font-serif text-2xl font-semibold">{title}</h2>
            <p className="text-sm text-ink-2">{number}</p>
          </div>
        </header>
        <DescriptionList facts={facts} layout="columns" className="border-y border-line py-4" />
        <table className="w-full text-sm">
          <caption className="sr-only">{linesTitle}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="pb-2 text-start text-xs font-semibold text-ink-2">
                {linesTitle}
              </th>
              <th scope="col" className="pb-2 text-end text-xs font-semibold text-ink-2">
                {amountTitle}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row" className="py-3 pe-4 text-start font-normal">
                  <bdi className="block font-semibold wrap-anywhere">{line.label}</bdi>
                  {line.detail ? <span className="text-ink-2">{line.detail}</span> : null}
                </th>
                <td className="py-3 text-end align-top">
                  <Money cents={line.cents} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="ms-auto grid w-full max-w-72 gap-1.5 text-sm break-inside-avoid">
          {totals.map((total) => (
            <div
              key={total.label}
              className={clsx(
                'flex items-baseline justify-between gap-4',
                total.isMain ? 'mt-1 border-t-2 border-ink pt-2 text-lg font-semibold' : '',
              )}
            >
              <dt className={total.isMain ? '' : 'text-ink-2'}>{total.label}</dt>
              <dd>
                <Money cents={total.cents} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        {codes ? <div className="border-t border-line pt-5 break-inside-avoid">{codes}</div> : null}
        {foot ? <footer className="border-t border-line pt-4 text-xs text-ink-2">{foot}</footer> : null}
      </div>
    </article>
  );
}
