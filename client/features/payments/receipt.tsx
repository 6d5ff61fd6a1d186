import { Printer } from 'lucide-react';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { brand } from '#client/lib/brand.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, type ButtonProps } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ReceiptSheet } from '#client/ui/data/receipt-sheet.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { TitledPaper } from '#shared/certificate/title.ts';
import { receivedOf, type Currency } from '#shared/money.ts';
import type { ReceiptView } from '#shared/schemas/payments.ts';

export interface ReceiptLinesProps {
  paymentId: string;
  /** Known papers of the order, whose titles name the lines. */
  papers?: readonly (TitledPaper & { id: string })[];
}

/** A receipt's lines, total and card. */
export function ReceiptLines({ paymentId, papers = [] }: ReceiptLinesProps) {
  const t = words('payments');
  const query = trpc.payments.receipt.useQuery({ paymentId });
  const receipt = query.data;
  return (
    <LoadState {...queryState(query)}>
      {receipt ? (
        <div className="text-sm">
          <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 text-ink-2">
            <span>{t('receipt.numbered', { number: receipt.receiptNumber })}</span>
            <DateTime value={receipt.paidAt ?? receipt.createdAt} />
          </p>
          <ul className="divide-y divide-line">
            {receipt.lines.map((line) => (
              <li key={line.documentId} className="flex justify-between gap-4 py-3">
                <span className="min-w-0">
                  <span className="block font-semibold">
                    <PaperName paper={papers.find(({ id }) => id === line.documentId) ?? line} />
                  </span>
                  <LineDetail line={line} currency={receipt.currency} />
                </span>
                <Money cents={line.totalCents} currency={receipt.currency} className="shrink-0" />
              </li>
            ))}
          </ul>
          {receipt.creditedCents > 0 ? (
            <p className="flex justify-between gap-4 border-t border-line py-3">
              <span>{t('receipt.credited')}</span>
              <Money cents={receipt.creditedCents} currency={receipt.currency} />
            </p>
          ) : null}
          <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-base font-semibold">
            <span>{t('receipt.total')}</span>
            <Money cents={receivedOf(receipt).paidCents} currency={receipt.currency} />
          </p>
          {receivedOf(receipt).returnedCents > 0 ? (
            <p className="mt-1 flex justify-between gap-4">
              <span>{t('receipt.refunded')}</span>
              <Money cents={receivedOf(receipt).returnedCents} currency={receipt.currency} />
            </p>
          ) : null}
          {receipt.cardLast4 ? (
            <p className="mt-1 text-ink-2">
              {t.rich('receipt.ending', {
                brand: slot(<span className="capitalize">{receipt.cardBrand ?? t('receipt.card')}</span>),
                digits: receipt.cardLast4,
              })}
            </p>
          ) : null}
        </div>
      ) : null}
    </LoadState>
  );
}

/** The printed receipt: hidden on screen, alone on paper. */
export function PrintedReceipt({ paymentId }: { paymentId: string }) {
  const t = words('payments');
  const { data: receipt } = trpc.payments.receipt.useQuery({ paymentId });
  if (!receipt) return null;
  const { paidCents, returnedCents } = receivedOf(receipt);
  return (
    <div className="hidden">
      <ReceiptSheet
        brand={<Wordmark mark={brand.mark} name={brand.name} />}
        title={t('receipt.title')}
        label={t('receipt.numbered', { number: receipt.receiptNumber })}
        number={t.rich('receipt.number', { number: slot(<bdi dir="ltr">{receipt.receiptNumber}</bdi>) })}
        facts={[
          {
            term: t('receipt.paidOn'),
            value: <DateTime value={receipt.paidAt ?? receipt.createdAt} format="longDate" />,
          },
          { term: t('receipt.paidBy'), value: <bdi>{receipt.customerName ?? receipt.customerEmail}</bdi> },
          { term: t('receipt.email'), value: receipt.customerEmail },
          {
            term: t('receipt.method'),
            value:
              receipt.cardLast4 === null ? (
                <span className="capitalize">{receipt.cardBrand ?? t('receipt.card')}</span>
              ) : (
                t.rich('receipt.ending', {
                  brand: slot(<span className="capitalize">{receipt.cardBrand ?? t('receipt.card')}</span>),
                  digits: receipt.cardLast4,
                })
              ),
          },
        ]}
        linesTitle={t('receipt.documents')}
        amountTitle={t('receipt.amount')}
        currency={receipt.currency}
        lines={receipt.lines.map((line) => ({
          key: line.documentId,
          label: line.filename,
          detail: <LineDetail line={line} currency={receipt.currency} />,
          cents: line.totalCents,
        }))}
        totals={[
          ...(receipt.creditedCents > 0 ? [{ label: t('receipt.credited'), cents: receipt.creditedCents }] : []),
          { label: t('receipt.total'), cents: paidCents, isMain: true },
          ...(returnedCents > 0 ? [{ label: t('receipt.refunded'), cents: returnedCents }] : []),
        ]}
        foot={`${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`}
      />
    </div>
  );
}

/** Prints the page; print styles show only `PrintedReceipt`. */
export function PrintReceiptButton(props: Pick<ButtonProps, 'variant' | 'size' | 'wide'>) {
  const t = words('payments');
  return (
    <Button {...props} icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {t('receipt.print')}
    </Button>
  );
}

/** Breakdown of a line's amount: `Certified Translation · 2 pages × $20.00`, plus extras. */
function LineDetail({ line, currency }: { line: ReceiptView['lines'][number]; currency: Currency }) {
  const t = words('payments');
  const offer = words('offer');
  return (
    <span className="block text-ink-2">
      {t(`receipt.service.${line.translationType}${line.isBankStatement ? 'BankStatement' : ''}`)} ·{' '}
      {offer('pages', { count: line.pages })} × <Money cents={line.rateCents} currency={currency} />
      {line.postageCents > 0 ? (
        <span className="block">
          {t('receipt.mailedCopy')} · <Money cents={line.postageCents} currency={currency} />
        </span>
      ) : null}
      {line.feeCents > 0 ? (
        <span className="block">
          {offer(`fees.${line.translationType}`)} · <Money cents={line.feeCents} currency={currency} />
        </span>
      ) : null}
      {line.discountCents > 0 ? (
        <span className="block">
          {offer('discount')} · <Money cents={-line.discountCents} currency={currency} />
        </span>
      ) : null}
      {line.topUpCents > 0 ? (
        <span className="block">
          {offer('minimum')} · <Money cents={line.topUpCents} currency={currency} />
        </span>
      ) : null}
      {line.extraCents !== 0 ? (
        <span className="block">
          {offer(line.extraCents > 0 ? 'extras' : 'discount')} · <Money cents={line.extraCents} currency={currency} />
        </span>
      ) : null}
      {line.surchargeCents > 0 ? (
        <span className="block">
          {offer(`speeds.${line.speed}.full`)} · <Money cents={line.surchargeCents} currency={currency} />
        </span>
      ) : null}
    </span>
  );
}
