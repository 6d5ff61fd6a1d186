import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { trpc, trpcUtils } from '#client/lib/trpc.ts';
import type { Quote } from '#shared/pricing.ts';
import type { OrderPriceView } from '#shared/schemas/payments.ts';

export interface OrderPrice {
  price: Quote;
  discount: OrderPriceView['discount'];
  /** The applied coupon, even if another discount takes off more. */
  coupon: string | undefined;
  isApplying: boolean;
  failure: Failure | undefined;
  applyCoupon: (code: string) => void;
  removeCoupon: () => void;
}

/** Price of an order: computed from the shown list, or by the server if a discount may apply. */
export function useOrderPrice(
  documentIds: string[],
  { listed, hasOwnTerms }: { listed: Quote; hasOwnTerms: boolean },
): OrderPrice {
  const [coupon, setCoupon] = useState<string>();
  const asked = { documentIds, ...(coupon !== undefined && { coupon }) };
  const query = trpc.payments.orderPrice.useQuery(asked, {
    enabled: useMay('pay') && (coupon !== undefined || hasOwnTerms),
    retry: false,
  });
  const apply = useMutation({
    mutationFn: (code: string) => trpcUtils.payments.orderPrice.fetch({ documentIds, coupon: code }),
    onSuccess: (_price, code) => setCoupon(code),
  });
  // Removes a coupon that expired in the meantime.
  const failure = apply.error ?? (coupon === undefined ? null : query.error);
  return {
    price: query.data ?? listed,
    discount: query.data?.discount ?? null,
    coupon: query.error ? undefined : coupon,
    isApplying: apply.isPending,
    failure: failure ? describeError(failure) : undefined,
    applyCoupon: (code) => apply.mutate(code),
    removeCoupon: () => {
      apply.reset();
      setCoupon(undefined);
    },
  };
}
