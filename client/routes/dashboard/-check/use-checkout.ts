import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { startCheckout } from '#client/lib/start-checkout.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { usePageRestored } from '#client/lib/use-page-restored.ts';

/** The way to the card page of these documents. After a refused price the new one is shown, marked until it is accepted. */
export function useCheckout(documentIds: string[], totalCents: number, coupon: string | undefined) {
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
    mutationFn: () => startCheckout({ documentIds, totalCents, ...(coupon !== undefined && { coupon }) }),
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
