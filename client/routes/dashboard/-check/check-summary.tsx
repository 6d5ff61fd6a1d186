import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { AcceptTerms } from '#client/features/documents/order/accept-terms.tsx';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { PromisedTimes } from '#client/features/documents/promise/promised-times.tsx';
import { RefusalPromise } from '#client/features/documents/promise/refusal-promise.tsx';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { usePrices } from '#client/lib/prices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PriceSummary } from '#client/ui/data/price-summary.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import { quote, type QuoteLine } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { useCheckout } from './use-checkout.ts';

const OrderOnAccount = lazyPart(
  async () => (await import('#client/features/payments/on-account/order-on-account.tsx')).OrderOnAccount,
);

/** The total, and the button to checkout. */
export function CheckSummary({ documents }: { documents: readonly DocumentView[] }) {
  const t = words('order');
  useOffer();
  const price = quote(documents, usePrices());
  const { totalCents } = price;
  const isOrganization = (useCurrentUser()?.member ?? null) !== null;
  const documentIds = documents.map(({ id }) => id);
  const { pay, refused, isLeaving, failure, isRepriced } = useCheckout(documentIds, totalCents);
  return (
    <>
      {failure && failure.code !== 'PRICE_CHANGED' ? <FailureAlert failure={failure} /> : null}
      {isRepriced ? (
        <InlineAlert
          tone="warn"
          announce
          className="mb-4"
          title={t('check.newTotal', { total: formatMoney(inHouse(totalCents), formatTag()) })}
        >
          {t('check.repriced')}
        </InlineAlert>
      ) : null}
      <PriceSummary
        title={t('summary.title')}
        lines={linesOf(documents, price.lines)}
        totalCents={totalCents}
        action={
          <MemberOnly right="pay">
            <Button
              size="lg"
              wide
              busy={isLeaving}
              onClick={() => {
                if (!isLeaving) pay();
              }}
            >
              {t('check.pay', { total: formatMoney(inHouse(totalCents), formatTag()) })}
            </Button>
            {isOrganization ? (
              <OrderOnAccount
                documentIds={documentIds}
                totalCents={totalCents}
                isLeaving={isLeaving}
                onRefused={(code) => void refused(code)}
              />
            ) : null}
          </MemberOnly>
        }
        note={
          <>
            <PromisedTimes
              speeds={documents.map(({ speed }) => speed)}
              pages={Math.max(...documents.map(({ pages }) => pages))}
            />
            {t('check.note')}
            <RefusalPromise className="mt-2" />
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

/** What a document costs: its service, its speed and its copy on paper, and what the order lacks to the minimum. */
function linesOfOne(document: DocumentView, index: number, line: QuoteLine) {
  const t = words('order');
  const offer = words('offer');
  const { surchargeCents: surcharge = 0, postageCents: postage = 0, topUpCents: topUp = 0 } = line;
  const pages = offer('pages', { count: document.pages });
  return [
    {
      label: t('check.line', { number: String(index + 1), name: document.filename, pages }),
      amount: line.rateCents * line.pages,
    },
    ...(postage > 0 ? [{ label: t('mailing.label'), amount: postage }] : []),
    ...(surcharge > 0 ? [{ label: offer(`speeds.${document.speed}.full`), amount: surcharge }] : []),
    ...(topUp > 0 ? [{ label: offer('minimum'), amount: topUp }] : []),
  ];
}
