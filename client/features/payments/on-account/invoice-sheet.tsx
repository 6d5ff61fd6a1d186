import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { addressLines } from '#shared/invoices.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import { describeService, describeSpeed, extraLabel, feeLabels, minimumLabel } from '#shared/pricing.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';

/** An invoice's address, lines and total. */
export function InvoiceSheet({ id }: { id: string }) {
  const query = trpc.payments.invoice.useQuery({ id });
  const invoice = query.data;
  return (
    <LoadState loading={query.isPending} error={loadError(query)} onRetry={() => void query.refetch()}>
      {invoice ? (
        <div className="text-sm">
          <DescriptionList facts={factsOf(invoice)} />
          <ul aria-label="Documents" className="mt-4 divide-y divide-line border-t border-line">
            {invoice.lines.map((line) => (
              <li key={line.documentId} className="flex justify-between gap-4 py-3">
                <span className="min-w-0">
                  <bdi className="block font-semibold wrap-anywhere">{line.filename}</bdi>
                  {line.matter ? (
                    <span className="block wrap-anywhere text-ink-2">
                      Matter: <bdi>{line.matter}</bdi>
                    </span>
                  ) : null}
                  <span className="block text-ink-2">
                    {describeService(line)} · {line.pages} {line.pages === 1 ? 'page' : 'pages'} ×{' '}
                    <Money cents={line.rateCents} />
                  </span>
                  {extrasOf(line).map((extra) => (
                    <span key={extra} className="block text-ink-2">
                      {extra}
                    </span>
                  ))}
                </span>
                <Money cents={line.totalCents} className="shrink-0" />
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-base font-semibold">
            <span>{invoice.kind === 'invoice' ? 'Total' : 'Total credited'}</span>
            <Money cents={invoice.totalCents} />
          </p>
          {invoice.creditedCents > 0 ? (
            <p className="mt-1 flex justify-between gap-4">
              <span>Credited</span>
              <Money cents={invoice.creditedCents} />
            </p>
          ) : null}
          {invoice.dueCents > 0 ? (
            <p className="mt-1 flex justify-between gap-4 font-semibold">
              <span>Amount due</span>
              <Money cents={invoice.dueCents} />
            </p>
          ) : null}
        </div>
      ) : null}
    </LoadState>
  );
}

function factsOf(invoice: InvoiceDetails) {
  const { issuedAt, cardLast4, cardBrand } = invoice;
  return [
    { term: 'Date', value: <DateTime value={issuedAt} format="longDate" /> },
    ...(invoice.dueAt && invoice.dueCents > 0
      ? [{ term: 'Payment due', value: <DateTime value={invoice.dueAt} format="longDate" /> }]
      : []),
    ...(invoice.invoiceNumber ? [{ term: 'For invoice', value: invoice.invoiceNumber }] : []),
    {
      term: 'Billed to',
      value: (
        <span className="whitespace-pre-line" dir="auto">
          {addressLines(invoice).join('\n')}
        </span>
      ),
    },
    ...(cardLast4
      ? [
          {
            term: invoice.kind === 'invoice' ? 'Paid by' : 'Returned to',
            value: (
              <>
                <span className="capitalize">{cardBrand ?? 'card'}</span> ending in {cardLast4}
              </>
            ),
          },
        ]
      : []),
  ];
}

function extrasOf({
  surchargeCents,
  postageCents,
  topUpCents,
  feeCents,
  discountCents,
  translationType,
  extraCents,
  speed,
}: InvoiceDetails['lines'][number]): string[] {
  return [
    ...(surchargeCents > 0 ? [`${describeSpeed(speed)} · ${formatMoney(inHouse(surchargeCents))}`] : []),
    ...(postageCents > 0 ? [`Mailed copy · ${formatMoney(inHouse(postageCents))}`] : []),
    ...(feeCents > 0 ? [`${feeLabels[translationType]} · ${formatMoney(inHouse(feeCents))}`] : []),
    ...(discountCents > 0 ? [`Discount · ${formatMoney(inHouse(-discountCents))}`] : []),
    ...(topUpCents > 0 ? [`${minimumLabel} · ${formatMoney(inHouse(topUpCents))}`] : []),
    ...(extraCents !== 0 ? [`${extraLabel(extraCents)} · ${formatMoney(inHouse(extraCents))}`] : []),
  ];
}
