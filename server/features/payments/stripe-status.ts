import type { Stripe } from 'stripe';

/** Outcome of a Stripe session. Derived from its current state, so the order of events does not matter. */

export type Outcome = 'open' | 'paid' | 'failed' | 'expired';

const failedIntentStatuses: readonly Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'canceled'];

/** `session` must be retrieved with `payment_intent` expanded. */
export function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status === 'complete') {
    const intent = session.payment_intent;
    // A bank debit can fail after the customer has left the page.
    if (typeof intent === 'object' && intent !== null && failedIntentStatuses.includes(intent.status)) return 'failed';
  }
  return 'open';
}

export interface CardFacts {
  intentId: string | null;
  brand: string | null;
  last4: string | null;
  /** The same for every payment with this card; null where the provider has none. */
  fingerprint: string | null;
  /** Refunded before fulfilment. */
  isRefunded: boolean;
  isDisputed: boolean;
}

const noCard = { brand: null, last4: null, fingerprint: null, isRefunded: false, isDisputed: false };

/** Card details for the receipt. */
export function cardOf(session: Stripe.Checkout.Session): CardFacts {
  const intent = session.payment_intent;
  if (intent === null) return { intentId: null, ...noCard };
  if (typeof intent === 'string') return { intentId: intent, ...noCard };
  const charge = intent.latest_charge;
  if (typeof charge !== 'object' || charge === null) return { intentId: intent.id, ...noCard };
  const card = charge.payment_method_details?.card;
  return {
    intentId: intent.id,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    fingerprint: card?.fingerprint ?? null,
    isRefunded: charge.amount_refunded > 0,
    isDisputed: charge.disputed,
  };
}
