import '#client/lib/order-error-texts.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, houseCurrency, inHouse, isSameCurrency, type Currency } from '#shared/money.ts';

export interface OrderOnAccountProps {
  documentIds: readonly string[];
  totalCents: number;
  currency: Currency;
  quoteId?: string;
  coupon?: string | undefined;
  /** The card checkout has been started. */
  isLeaving: boolean;
  /** After a refusal, since the price or the documents may have changed. */
  onRefused?: (code: string | undefined) => void;
}

/** Orders on the organization's account, if it has one. */
export function OrderOnAccount({
  documentIds,
  totalCents,
  currency,
  quoteId,
  coupon,
  isLeaving,
  onRefused,
}: OrderOnAccountProps) {
  const t = words('order');
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const account = trpc.payments.account.useQuery();
  const order = useMutation({
    mutationFn: () =>
      trpcClient.payments.orderOnAccount.mutate({
        documentIds: [...documentIds],
        expectedTotalCents: totalCents,
        currency,
        ...(quoteId !== undefined && { quoteId }),
        ...(coupon !== undefined && { coupon }),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    // The notification reports the result.
    onSuccess: async () => {
      await navigate({ to: '/dashboard/progress' });
      await Promise.all([utils.documents.invalidate(), utils.payments.invalidate()]);
    },
    onError: (error) => {
      void account.refetch();
      onRefused?.(describeError(error).code);
    },
  });
  const limitCents = account.data?.limitCents ?? null;
  // Credit limits, and so orders on account, are in the house's currency.
  if (!account.data || limitCents === null || !isSameCurrency(currency, houseCurrency)) return null;
  const { isStopped, leftCents } = account.data;
  const isTooMuch = totalCents > leftCents;
  const failure = order.error ? describeError(order.error, 'CHECKOUT_FAILED') : undefined;
  return (
    <div className="mt-3 grid gap-2">
      {failure && failure.code !== 'PRICE_CHANGED' ? <FailureAlert failure={failure} /> : null}
      <Button
        size="lg"
        variant="secondary"
        wide
        disabled={isTooMuch || isLeaving}
        busy={order.isPending || order.isSuccess}
        onClick={() => {
          if (!order.isPending && !order.isSuccess) order.mutate();
        }}
      >
        {t('check.onAccount')}
      </Button>
      <p className="text-sm text-ink-2">
        {isStopped
          ? t('check.accountOverdue')
          : t(isTooMuch ? 'check.accountLimit' : 'check.accountNote', {
              left: formatMoney(inHouse(leftCents), formatTag()),
            })}
      </p>
    </div>
  );
}
