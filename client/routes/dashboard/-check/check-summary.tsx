import { Check } from 'lucide-react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { AcceptTerms } from '#client/features/documents/order/accept-terms.tsx';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { PromisedTimes } from '#client/features/documents/promise/promised-times.tsx';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { paperTitle } from '#client/lib/paper-title.ts';
import { usePrices } from '#client/lib/prices.ts';
import { PriceSummary } from '#client/ui/data/price-summary.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import { quote, type QuoteLine } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { CouponField } from './coupon-field.tsx';
import { PayButtons, useCheckout } from './pay-buttons.tsx';
import { useOrderPrice } from './use-order-price.ts';

/** The total, and the button to checkout. */
export function CheckSummary({ documents }: { documents: readonly DocumentView[] }) {
  const t = words('order');
  useOffer();
  const listed = quote(documents, usePrices());
  const isOrganization = (useCurrentUser()?.member ?? null) !== null;
  const documentIds = documents.map(({ id }) => id);
  const order = useOrderPrice(documentIds, { listed, hasOwnTerms: isOrganization });
  const { price, coupon } = order;
  const { totalCents, currency } = price;
  const checkout = useCheckout({ documentIds, totalCents, currency, coupon });
  const { isLeaving, failure, isRepriced } = checkout;
  return (
    <>
      {failure && failure.code !== 'PRICE_CHANGED' ? <FailureAlert failure={failure} /> : null}
      {isRepriced ? (
        <InlineAlert
          tone="warn"
          announce
          className="mb-4"
          title={t('check.newTotal', { total: formatMoney({ cents: totalCents, currency }, formatTag()) })}
        >
          {t('check.repriced')}
        </InlineAlert>
      ) : null}
      <PriceSummary
        title={t('summary.title')}
        currency={currency}
        lines={linesOf(documents, price.lines)}
        totalCents={totalCents}
        action={
          <PayButtons
            order={{ documentIds, totalCents, currency, coupon }}
            checkout={checkout}
            isOrganization={isOrganization}
          />
        }
        note={
          <>
            <MemberOnly right="pay" isQuiet>
              <CouponField order={order} disabled={isLeaving} />
            </MemberOnly>
            <PromisedTimes
              speeds={documents.map(({ speed }) => speed)}
              pages={Math.max(...documents.map(({ pages }) => pages))}
            />
            <ul className="mb-2 grid gap-1 text-sm text-ink">
              {[t('check.cancelFree'), words('offer')('refused.short'), t('check.private')].map((line) => (
                <li key={line} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
                  {line}
                </li>
              ))}
            </ul>
            {t('check.note')}
            <AcceptTerms />
          </>
        }
      />
      <p role="status" className="sr-only">
        {isLeaving ? t('check.leaving') : ''}
      </p>
    </>
  );
}

function linesOf(documents: readonly DocumentView[], priced: readonly QuoteLine[]) {
  return documents.flatMap((document, index) => {
    const line = priced[index];
    return line ? linesOfOne(document, index, line) : [];
  });
}

/** Price of a document: its service, speed and paper copy, and the surcharge up to the order's minimum. */
function linesOfOne(document: DocumentView, index: number, line: QuoteLine) {
  const t = words('order');
  const offer = words('offer');
  const { surchargeCents: surcharge = 0, postageCents: postage = 0, topUpCents: topUp = 0 } = line;
  const { feeCents: fee = 0, discountCents: discount = 0, extraCents: extra = 0 } = line;
  const pages = offer('pages', { count: document.pages });
  return [
    {
      label: t('check.line', { number: String(index + 1), name: paperTitle(document), pages }),
      amount: line.rateCents * line.pages,
    },
    ...(postage > 0 ? [{ label: t('mailing.label'), amount: postage }] : []),
    ...(surcharge > 0 ? [{ label: offer(`speeds.${document.speed}.full`), amount: surcharge }] : []),
    ...(fee > 0 ? [{ label: offer(`fees.${document.translationType}`), amount: fee }] : []),
    ...(topUp > 0 ? [{ label: offer('minimum'), amount: topUp }] : []),
    ...(discount > 0 ? [{ label: offer('discount'), amount: -discount }] : []),
    ...(extra === 0 ? [] : [{ label: offer(extra > 0 ? 'extras' : 'discount'), amount: extra }]),
  ];
}
