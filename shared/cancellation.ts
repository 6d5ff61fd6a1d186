import { workRefusal, type OrderMoney, type ReviewStatus } from './document-status.ts';

/** When a customer can cancel an order with a full refund: from its payment until work starts. */

export type CancelRefusal = NonNullable<ReturnType<typeof workRefusal>> | 'CANCEL_TOO_LATE' | 'CANCEL_FREE';

interface Order extends OrderMoney {
  /** Undefined before payment. */
  review: { status: ReviewStatus; isWorkedOn: boolean } | undefined;
}

/** Why the order cannot be cancelled, as an error code; null where it can. */
export function cancelRefusal({ review, ...money }: Order): CancelRefusal | null {
  if (money.paymentStatus === 'free') return 'CANCEL_FREE';
  const refusal = workRefusal(money);
  if (refusal !== null) return refusal;
  return review?.status === 'pending' && !review.isWorkedOn ? null : 'CANCEL_TOO_LATE';
}
