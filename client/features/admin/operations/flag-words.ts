import { paymentFlags, type PaymentFlag } from '#shared/schemas/payments.ts';

const words: Record<PaymentFlag, string> = {
  'amount-differs': 'The amount or currency doesn’t match the order.',
  'order-changed': 'The order was changed or discarded before the payment arrived.',
  'already-paid': 'The document had already been paid for.',
};

/** Why money that arrived was not turned into work; a flag nobody knows reads as itself. */
export function flagWord(flag: string): string {
  const known = paymentFlags.find((name) => name === flag);
  return known ? words[known] : flag;
}
