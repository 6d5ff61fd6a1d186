import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { formatTag, words } from '#client/ui/words.ts';
import { addressLines } from '#shared/invoices.ts';
import { formatMoney, type Currency } from '#shared/money.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';

/** An invoice's address, lines and total. */
export function InvoiceSheet({ id }: { id: string }) {
  const t = words('invoices');
  const query = trpc.payments.invoice.useQuery({ id });
  const invoice = query.data;
  return (
    <LoadState {...queryState(query)}>
      {invoice ? (
        <div className="text-sm">
          <DescriptionList facts={factsOf(invoice)} />
          <ul aria-label={t('sheet.documents')} className="mt-4 divide-y divide-line border-t border-line">
            {invoice.lines.map((line) => (
              <li key={line.documentId} className="flex justify-between gap-4 py-3">
                <span className="min-w-0">
                  <bdi className="block font-semibold wrap-anywhere">{line.filename}</bdi>
                  {line.matter ? (
                    <span className="block wrap-anywhere text-ink-2">
                      {t.rich('sheet.matter', { name: slot(<bdi>{line.matter}</bdi>) })}
                    </span>
                  ) : null}
                  <span className="block text-ink-2">
                    {words('payments')(
                      `receipt.service.${line.translationType}${line.isBankStatement ? 'BankStatement' : ''}`,
                    )}{' '}
                    · {words('offer')('pages', { count: line.pages })} ×{' '}
                    <Money cents={line.rateCents} currency={invoice.currency} />
                  </span>
                  {extrasOf(line, invoice.currency).map((extra) => (
                    <span key={extra} className="block text-ink-2">
                      {extra}
                    </span>
                  ))}
                </span>
                <Money cents={line.totalCents} currency={invoice.currency} className="shrink-0" />
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-base font-semibold">
            <span>{t(invoice.kind === 'invoice' ? 'sheet.total' : 'sheet.totalCredited')}</span>
            <Money cents={invoice.totalCents} currency={invoice.currency} />
          </p>
          {invoice.creditedCents > 0 ? (
            <p className="mt-1 flex justify-between gap-4">
              <span>{t('sheet.credited')}</span>
              <Money cents={invoice.creditedCents} currency={invoice.currency} />
            </p>
          ) : null}
          {invoice.dueCents > 0 ? (
            <p className="mt-1 flex justify-between gap-4 font-semibold">
              <span>{t('sheet.amountDue')}</span>
              <Money cents={invoice.dueCents} currency={invoice.currency} />
            </p>
          ) : null}
        </div>
      ) : null}
    </LoadState>
  );
}

function factsOf(invoice: InvoiceDetails) {
  const t = words('invoices');
  const { issuedAt, cardLast4, cardBrand } = invoice;
  return [
    { term: t('sheet.date'), value: <DateTime value={issuedAt} format="longDate" /> },
    ...(invoice.dueAt && invoice.dueCents > 0
      ? [{ term: t('sheet.paymentDue'), value: <DateTime value={invoice.dueAt} format="longDate" /> }]
      : []),
    ...(invoice.invoiceNumber ? [{ term: t('sheet.forInvoice'), value: invoice.invoiceNumber }] : []),
    {
      term: t('sheet.billedTo'),
      value: (
        <span className="whitespace-pre-line" dir="auto">
          {addressLines(invoice).join('\n')}
        </span>
      ),
    },
    ...(cardLast4
      ? [
          {
            term: t(invoice.kind === 'invoice' ? 'sheet.paidBy' : 'sheet.returnedTo'),
            value: t.rich('sheet.ending', {
              brand: slot(<span className="capitalize">{cardBrand ?? t('sheet.card')}</span>),
              digits: cardLast4,
            }),
          },
        ]
      : []),
  ];
}

function extrasOf(line: InvoiceDetails['lines'][number], currency: Currency): string[] {
  const { surchargeCents, postageCents, topUpCents, feeCents, discountCents, extraCents } = line;
  const { translationType, speed } = line;
  const offer = words('offer');
  const amountOf = (cents: number) => formatMoney({ cents, currency }, formatTag());
  return [
    ...(surchargeCents > 0 ? [`${offer(`speeds.${speed}.full`)} · ${amountOf(surchargeCents)}`] : []),
    ...(postageCents > 0 ? [`${words('payments')('receipt.mailedCopy')} · ${amountOf(postageCents)}`] : []),
    ...(feeCents > 0 ? [`${offer(`fees.${translationType}`)} · ${amountOf(feeCents)}`] : []),
    ...(discountCents > 0 ? [`${offer('discount')} · ${amountOf(-discountCents)}`] : []),
    ...(topUpCents > 0 ? [`${offer('minimum')} · ${amountOf(topUpCents)}`] : []),
    ...(extraCents !== 0 ? [`${offer(extraCents > 0 ? 'extras' : 'discount')} · ${amountOf(extraCents)}`] : []),
  ];
}
