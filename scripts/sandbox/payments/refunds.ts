import type Stripe from 'stripe';
import { isHeldByBank } from './disputes.ts';
import { invalidRequest, noSuch, refused } from './errors.ts';
import { readMetadata } from './metadata.ts';
import { buildRefund } from './objects.ts';
import type { Cause } from './outbox.ts';
import type { Sandbox } from './sessions.ts';
import type { Store } from './store.ts';

/** Refunds `amount` cents, or the remainder. Throws when it exceeds the remainder or nothing was paid. */
export function createRefund(
  { store, outbox }: Sandbox,
  params: Stripe.RefundCreateParams,
  cause: Cause,
): Stripe.Refund {
  const charge = findCharge(store, params);
  if (typeof charge.payment_intent === 'string' && isHeldByBank({ store }, charge.payment_intent)) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  const remaining = charge.amount_captured - charge.amount_refunded;
  if (remaining === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = params.amount ?? remaining;
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > remaining) {
    const message = `Refund amount (${formatAmount(amount)}) is greater than unrefunded amount on charge (${formatAmount(remaining)})`;
    throw refused(message, { param: 'amount' });
  }
  const refund = buildRefund({
    charge,
    amount,
    reason: params.reason ?? null,
    metadata: readMetadata(params.metadata),
  });
  const amountRefunded = charge.amount_refunded + amount;
  const updated: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  };
  store.insert('refund', refund, { parent: charge.id });
  store.update(updated);
  outbox.emit('refund.created', refund, cause);
  outbox.emit('charge.refunded', updated, cause);
  return refund;
}

/** Fails a refund, as when the cardholder's bank returns it; the amount becomes refundable again. */
export function failRefund({ store, outbox }: Sandbox, id: string): Stripe.Refund {
  const refund = store.find('refund', id);
  if (refund === undefined) throw noSuch('refund', id);
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  const charge = typeof refund.charge === 'string' ? store.find('charge', refund.charge) : undefined;
  store.update(failed);
  if (charge !== undefined && refund.status !== 'failed') {
    const restored: Stripe.Charge = {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    };
    store.update(restored);
  }
  outbox.emit('refund.failed', failed);
  return failed;
}

/** Merges metadata into a refund. Throws resource_missing. */
export function updateRefund(
  { store, outbox }: Sandbox,
  id: string,
  { params, cause }: { params: Stripe.RefundUpdateParams; cause: Cause },
): Stripe.Refund {
  const refund = store.find('refund', id);
  if (refund === undefined) throw noSuch('refund', id);
  const updated: Stripe.Refund = { ...refund, metadata: { ...refund.metadata, ...readMetadata(params.metadata) } };
  store.update(updated);
  outbox.emit('refund.updated', updated, cause);
  return updated;
}

function findCharge(store: Store, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge !== undefined) {
    const charge = store.find('charge', params.charge);
    if (charge === undefined) throw noSuch('charge', params.charge, 'charge');
    return charge;
  }
  const id = params.payment_intent;
  if (id === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = store.find('payment_intent', id);
  if (intent === undefined) throw noSuch('payment_intent', id, 'payment_intent');
  const charge = typeof intent.latest_charge === 'string' ? store.find('charge', intent.latest_charge) : undefined;
  if (charge === undefined || intent.status !== 'succeeded') {
    throw refused(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  }
  return charge;
}

/** `$12.34`, as in Stripe's messages. */
function formatAmount(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
