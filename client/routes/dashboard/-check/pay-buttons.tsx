import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { startCheckout } from '#client/lib/start-checkout.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { usePageRestored } from '#client/lib/use-page-restored.ts';
import { Button } from '#client/ui/button/button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, type Currency } from '#shared/money.ts';

const OrderOnAccount = lazyPart(
  async () => (await import('#client/features/payments/on-account/order-on-account.tsx')).OrderOnAccount,
);

/** The way to the card page of these documents. After a refused price the new one is shown, marked until it is accepted. */
export function useCheckout({ documentIds, totalCents, currency, coupon }: PayButtonsProps['order']) {
  const router = useRouter();
  const [repricedFrom, setRepricedFrom] = useState<number>();

  async function refused(code: string | undefined): Promise<void> {
    if (code === 'PRICE_CHANGED') {
      setRepricedFrom(totalCents);
      await trpcUtils.documents.offer.invalidate();
    }
    await trpcUtils.payments.orderPrice.invalidate();
    await router.invalidate();
  }

  const checkout = useMutation({
    mutationFn: () => startCheckout({ documentIds, totalCents, currency, ...(coupon !== undefined && { coupon }) }),
    onError: (error) => refused(describeError(error).code),
  });
  usePageRestored(() => {
    checkout.reset();
    void router.invalidate();
  });
  return {
    pay: () => checkout.mutate(),
    refused,
    isLeaving: checkout.isPending || checkout.isSuccess,
    failure: checkout.error ? describeError(checkout.error, 'CHECKOUT_FAILED') : undefined,
    isRepriced: repricedFrom !== undefined && repricedFrom !== totalCents,
  };
}

interface PayButtonsProps {
  order: { documentIds: string[]; totalCents: number; currency: Currency; coupon: string | undefined };
  checkout: Pick<ReturnType<typeof useCheckout>, 'pay' | 'refused' | 'isLeaving'>;
  /** Organizations may order on account too. */
  isOrganization: boolean;
}

/** The buttons that pay by card or, for organizations, order on account. */
export function PayButtons({ order, checkout: { pay, refused, isLeaving }, isOrganization }: PayButtonsProps) {
  const total = formatMoney({ cents: order.totalCents, currency: order.currency }, formatTag());
  return (
    <MemberOnly right="pay">
      <Button
        size="lg"
        wide
        busy={isLeaving}
        onClick={() => {
          if (!isLeaving) pay();
        }}
      >
        {words('order')('check.pay', { total })}
      </Button>
      {isOrganization ? (
        <OrderOnAccount {...order} isLeaving={isLeaving} onRefused={(code) => void refused(code)} />
      ) : null}
    </MemberOnly>
  );
}
