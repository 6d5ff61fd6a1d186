import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { OrderOnAccount } from '#client/features/payments/on-account/order-on-account.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { startCheckout } from '#client/lib/start-checkout.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import { matchQuoted } from '#shared/quotes.ts';
import type { SavedQuote } from '#shared/schemas/quotes.ts';
import { pagesOf } from './quote-sheet.tsx';
import { serviceName } from './service-name.ts';

/** Orders the uploaded documents that the quote is about, at its price. */
export function OrderFromQuote({ quote }: { quote: SavedQuote }) {
  const t = words('quotes');
  const { id: quoteId, totalCents, currency } = quote;
  const user = useCurrentUser();
  const query = trpc.documents.list.useQuery({ page: 1, pageSize: 100, status: 'pending' });
  const drafts = (query.data?.items ?? []).filter(
    ({ paymentStatus, hasFile }) => paymentStatus === 'unpaid' && hasFile,
  );
  const found = matchQuoted(quote.lines, drafts);
  const ordered = found.filter((draft) => draft !== undefined);
  const missing = quote.lines.filter((_line, index) => found[index] === undefined);
  const checkout = useMutation({
    mutationFn: () => startCheckout({ documentIds: ordered.map(({ id }) => id), totalCents, currency, quoteId }),
  });
  const isLeaving = checkout.isPending || checkout.isSuccess;
  return (
    <section aria-label={t('order.title')} className="mt-6 grid gap-3 text-sm">
      <h3 className="text-base font-semibold">{t('order.title')}</h3>
      <FailureAlert failure={checkout.error ? describeError(checkout.error, 'CHECKOUT_FAILED') : undefined} />
      <LoadState {...queryState(query)}>
        {missing.length > 0 ? (
          <>
            <p className="text-ink-2">{t('order.missing')}</p>
            <ul className="list-disc space-y-1 ps-5">
              {missing.map((line, index) => (
                <li key={index}>
                  {t(line.isMailed ? 'order.lineMailed' : 'order.line', {
                    service: serviceName(line),
                    pages: pagesOf(line),
                    speed: words('offer')(`speeds.${line.speed}.full`),
                    mailed: t('mailed'),
                  })}
                </li>
              ))}
            </ul>
            <div>
              <ButtonLink render={<Link to="/dashboard/upload" />} variant="secondary" wide="phone">
                {t('order.upload')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <ul aria-label={t('order.documents')} className="list-disc space-y-1 ps-5">
              {ordered.map(({ id, filename }) => (
                <li key={id}>
                  <bdi className="wrap-anywhere">{filename}</bdi>
                </li>
              ))}
            </ul>
            <div>
              <Button
                wide="phone"
                busy={isLeaving}
                onClick={() => {
                  if (!isLeaving) checkout.mutate();
                }}
              >
                {t('order.pay', { price: formatMoney({ cents: totalCents, currency }, formatTag()) })}
              </Button>
              {(user?.member ?? null) !== null ? (
                <OrderOnAccount
                  documentIds={ordered.map(({ id }) => id)}
                  totalCents={totalCents}
                  currency={currency}
                  quoteId={quoteId}
                  isLeaving={isLeaving}
                />
              ) : null}
            </div>
          </>
        )}
      </LoadState>
    </section>
  );
}
