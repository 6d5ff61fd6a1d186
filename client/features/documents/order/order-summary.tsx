import { PromisedTimes } from '#client/features/documents/promise/promised-times.tsx';
import { isRefused, itemCents, quoteOf, type QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { inShown, usePrices } from '#client/lib/prices.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PriceSummary, type PriceLine } from '#client/ui/data/price-summary.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import { feePerDocument, postageTo, ratePerPage, speedSurcharge } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { CurrencyField } from './currency-field.tsx';
import { useOffer } from './use-offer.ts';

export interface OrderSummaryProps {
  items: readonly QueueItem[];
  isOrdering: boolean;
  onOrder: () => void;
}

/** Prices, total and the order button. The total needs a readable file. */
export function OrderSummary({ items, isOrdering, onOrder }: OrderSummaryProps) {
  const t = words('order');
  const ordered = items.filter((item) => !isRefused(item));
  // Polls for a price list that is published while the form is open.
  useOffer();
  const prices = usePrices();
  const price = quoteOf(items, prices);
  const total = price?.totalCents;
  const topUpCents = price?.lines[0]?.topUpCents ?? 0;
  const refused = items.length - ordered.length;
  const label =
    total === undefined ? t('summary.pay') : t('summary.payTotal', { total: formatMoney(inShown(total), formatTag()) });
  return (
    <PriceSummary
      title={t('summary.title')}
      currency={prices.currency}
      lines={[
        ...linesOf(ordered, prices),
        ...(topUpCents > 0 ? [{ label: words('offer')('minimum'), amount: topUpCents }] : []),
      ]}
      totalCents={total}
      action={
        <Button size="lg" wide busy={isOrdering} disabled={total === undefined} onClick={onOrder}>
          {isOrdering ? t('summary.uploading') : label}
        </Button>
      }
      note={
        <>
          <CurrencyField
            className="mb-3"
            onChanged={() => void Promise.all([trpcUtils.documents.invalidate(), trpcUtils.payments.invalidate()])}
          />
          {ordered.length > 0 ? <PromisedTimes speeds={ordered.map(({ options }) => options.speed)} /> : null}
          {refused > 0 ? (
            <p className="mb-1 font-semibold text-seal">{t('summary.notIncluded', { count: refused })}</p>
          ) : null}
          {t('summary.note')}
        </>
      }
    />
  );
}

function linesOf(ordered: readonly QueueItem[], prices: PriceList): PriceLine[] {
  const t = words('order');
  const [only, ...others] = ordered;
  if (!only) return [{ label: t('summary.documents'), amount: t('summary.none') }];
  if (others.length === 0) return linesOfOne(only, prices);
  return ordered.map((item, index) => ({
    label: describeLine(index + 1, item),
    amount: itemCents(item, prices) ?? t('summary.countingPages'),
  }));
}

function linesOfOne(item: QueueItem, prices: PriceList): PriceLine[] {
  const t = words('order');
  const { draft, options } = item;
  if (itemCents(item, prices) === undefined) {
    return [
      {
        label: t('summary.pages'),
        amount: item.phase.name === 'reading' ? t('summary.counting') : t('summary.notCounted'),
      },
    ];
  }
  const surcharge = speedSurcharge(options, prices) * (draft.pages ?? 0);
  const fee = feePerDocument(options, prices);
  return [
    {
      label: t(`summary.perPage.${options.translationType}${options.isBankStatement ? 'BankStatement' : ''}`),
      amount: ratePerPage(options, prices),
    },
    { label: t('summary.pages'), amount: `× ${String(draft.pages)}` },
    ...(fee > 0 ? [{ label: words('offer')(`fees.${options.translationType}`), amount: fee }] : []),
    ...(options.mailing
      ? [{ label: t('mailing.label'), amount: postageTo(options.mailing.country, prices) ?? prices.postageCents }]
      : []),
    ...(surcharge > 0 ? [{ label: words('offer')(`speeds.${options.speed}.full`), amount: surcharge }] : []),
    {
      label: t('summary.recipient'),
      amount:
        options.recipient === 'unsure'
          ? t('summary.unsure')
          : words('documents')(`details.recipients.${options.recipient}`),
    },
  ];
}

/** `2. passport.pdf (3 pages)`. */
function describeLine(number: number, { draft }: QueueItem): string {
  const t = words('order');
  const line = { number: String(number), name: draft.filename };
  if (draft.pages === undefined) return t('check.lineUncounted', line);
  return t('check.line', { ...line, pages: words('offer')('pages', { count: draft.pages }) });
}
