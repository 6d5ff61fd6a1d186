import type Stripe from 'stripe';
import type { Decline, TestCard } from './card.ts';
import { refused } from './errors.ts';
import { buildCharge, type PaidWith } from './objects.ts';
import { getSession, type Sandbox } from './sessions.ts';

type Session = Stripe.Checkout.Session;

/** Outcome of a payment attempt. A session that was already complete is `paid`, so that it is charged once. */
export type PayOutcome = { state: 'paid' | 'declined' | 'expired'; session: Session; message?: string };

/** Attempts a payment with a test card. Call it inside a transaction. */
export function payWithCard(
  sandbox: Sandbox,
  id: string,
  { card, payer }: { card: TestCard; payer: { email: string | null; name: string | null } },
): PayOutcome {
  const session = getSession(sandbox, id);
  if (session.status === 'complete') return { state: 'paid', session };
  if (session.status !== 'open') return { state: 'expired', session };
  const used: PaidWith = { ...card, ...payer };
  if (card.decline !== undefined) {
    return {
      state: 'declined',
      session: decline(sandbox, session, { card: used, reason: card.decline }),
      message: card.decline.message,
    };
  }
  const completed = complete(sandbox, charge(sandbox, session, used), { payer, isPaid: true });
  return { state: 'paid', session: completed };
}

/** Completes an open session with its payment pending, as a bank debit does. */
export function startAsyncPayment(sandbox: Sandbox, id: string): Session {
  const session = getSession(sandbox, id);
  if (session.status !== 'open') throw refused(`This Session has a status of ${session.status ?? 'null'}.`);
  const intent = findIntent(sandbox, session.id);
  const processing: Stripe.PaymentIntent = { ...intent, status: 'processing' };
  sandbox.store.update(processing);
  const payer = { email: session.customer_email, name: null };
  return complete(sandbox, { ...session, payment_intent: intent.id }, { payer, isPaid: false });
}

/** Settles an asynchronous payment as succeeded or failed; starts one first when the session is open. */
export function settleAsyncPayment(
  sandbox: Sandbox,
  id: string,
  { card, decline: reason }: { card: TestCard; decline?: Decline },
): Session {
  const current = getSession(sandbox, id);
  const session = current.status === 'open' ? startAsyncPayment(sandbox, id) : current;
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') {
    throw refused('This Session has no pending payment.');
  }
  const used: PaidWith = { ...card, email: session.customer_email, name: null };
  if (reason !== undefined) {
    const failed = decline(sandbox, session, { card: used, reason });
    sandbox.outbox.emit('checkout.session.async_payment_failed', failed);
    return failed;
  }
  const paid: Session = { ...charge(sandbox, session, used), payment_status: 'paid' };
  sandbox.store.update(paid, 'complete');
  sandbox.outbox.emit('checkout.session.async_payment_succeeded', paid);
  return paid;
}

function complete(
  { store, outbox }: Sandbox,
  session: Session,
  { payer, isPaid }: { payer: { email: string | null; name: string | null }; isPaid: boolean },
): Session {
  const completed: Session = {
    ...session,
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    customer_details: {
      address: null,
      business_name: null,
      email: payer.email,
      individual_name: null,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  store.update(completed, 'complete');
  outbox.emit('checkout.session.completed', completed);
  return completed;
}

function charge({ store, outbox }: Sandbox, session: Session, card: PaidWith): Session {
  const intent = findIntent({ store }, session.id);
  const made = buildCharge({ intent, card });
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    payment_method: made.payment_method,
    status: 'succeeded',
  };
  store.insert('charge', made, { parent: intent.id });
  store.update(paid);
  outbox.emit('charge.succeeded', made);
  outbox.emit('payment_intent.succeeded', paid);
  return { ...session, payment_intent: intent.id };
}

function decline(
  { store, outbox }: Sandbox,
  session: Session,
  { card, reason }: { card: PaidWith; reason: Decline },
): Session {
  const intent = findIntent({ store }, session.id);
  const made = buildCharge({ intent, card, failure: reason });
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code: reason.code,
      decline_code: reason.declineCode,
      message: reason.message,
      charge: made.id,
    },
    latest_charge: made.id,
    status: 'requires_payment_method',
  };
  const shown: Session = { ...session, payment_intent: intent.id };
  store.insert('charge', made, { parent: intent.id });
  store.update(failed);
  store.update(shown);
  outbox.emit('charge.failed', made);
  outbox.emit('payment_intent.payment_failed', failed);
  return shown;
}

function findIntent({ store }: Pick<Sandbox, 'store'>, sessionId: string): Stripe.PaymentIntent {
  const [intent] = store.list('payment_intent', { parent: sessionId }).data;
  if (intent === undefined) throw new Error(`Session ${sessionId} has no payment intent`);
  return intent;
}
