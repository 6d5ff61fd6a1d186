import type { Stripe } from 'stripe';

/** What the card provider's session means for an order. The order of events never matters: the session is read anew. */

export type Outcome = 'open' | 'paid' | 'failed' | 'expired';

const lostIntents: readonly Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'canceled'];

/** `session` must have been read with its payment intent expanded. */
export function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status === 'complete') {
    const intent = session.payment_intent;
    // A bank debit that was refused after the page was left.
    if (typeof intent === 'object' && intent !== null && lostIntents.includes(intent.status)) return 'failed';
  }
  return 'open';
}

export interface CardFacts {
  intentId: string | null;
  brand: string | null;
  last4: string | null;
  /** Money went back before we knew that it had come. */
  isRefunded: boolean;
  isDisputed: boolean;
}

const noCard = { brand: null, last4: null, isRefunded: false, isDisputed: false };

/** Which card paid, as far as a receipt shows it. */
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
    isRefunded: charge.amount_refunded > 0,
    isDisputed: charge.disputed,
  };
}
