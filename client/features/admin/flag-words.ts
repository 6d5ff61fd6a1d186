import { paymentFlags, type PaymentFlag } from '#shared/schemas/payments.ts';

const words: Record<PaymentFlag, string> = {
  'amount-differs': 'The amount or the currency is not what the order costs.',
  'order-changed': 'The order was changed or discarded before the money came.',
  'already-paid': 'The document was paid before.',
};

/** Why money that arrived was not turned into work; a flag nobody knows reads as itself. */
export function flagWord(flag: string): string {
  const known = paymentFlags.find((name) => name === flag);
  return known ? words[known] : flag;
}
