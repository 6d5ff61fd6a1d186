import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { cardForm, readCard, type CardForm, type FieldErrors } from './card.ts';
import { renderCheckout, renderClosed } from './checkout-page.ts';
import { StripeFault } from './errors.ts';
import { payWithCard } from './paying.ts';
import { getSession, type Sandbox } from './sessions.ts';
import { stated } from './stated.ts';

type Session = Stripe.Checkout.Session;
type Shown = { form?: CardForm; errors?: FieldErrors; declined?: string };

const maxLines = 100;
const emptyForm: CardForm = { email: '', number: '', expiry: '', cvc: '', name: '' };

/** Customer pages: hosted checkout and receipt. */
export function createCheckoutRoutes(sandbox: Sandbox, merchantName: string): Router {
  const router = express.Router();
  const { store } = sandbox;

  function show(response: Response, session: Session, shown: Shown = {}): void {
    if (session.status !== 'open') {
      response.send(renderClosed(describeClosed(merchantName, session)));
      return;
    }
    const lines = store.list('item', { parent: session.id, limit: maxLines }).data;
    const form = shown.form ?? { ...emptyForm, email: session.customer_email ?? '' };
    const { errors = {}, declined } = shown;
    response.send(renderCheckout({ merchantName, session, lines, form, errors, declined }));
  }

  function showMissing(response: Response): void {
    const text = 'Check the link, or start again from the shop.';
    response.status(404).send(renderClosed({ merchantName, title: 'No such payment', text, link: undefined }));
  }

  router.get('/pay/:id', (request, response) => {
    const session = find(sandbox, request.params.id);
    if (session === undefined) showMissing(response);
    else show(response, session);
  });

  router.post('/pay/:id', express.urlencoded({ extended: false }), (request, response) => {
    const session = find(sandbox, request.params.id);
    if (session === undefined) return showMissing(response);
    if (session.status === 'complete') return response.redirect(303, successUrlOf(session));
    const form = cardForm.parse(request.body ?? {});
    const read = readCard(form, new Date());
    if ('errors' in read) return show(response, session, { form, errors: read.errors });
    const payer = { email: form.email.trim(), name: form.name.trim() };
    const outcome = store.inTransaction(() => payWithCard(sandbox, session.id, { card: read.card, payer }));
    if (outcome.state === 'paid') return response.redirect(303, successUrlOf(outcome.session));
    return show(response, outcome.session, { form: { ...form, cvc: '' }, declined: outcome.message });
  });

  router.post('/pay/:id/cancel', (request, response) => {
    const session = find(sandbox, request.params.id);
    if (session === undefined) showMissing(response);
    else if (session.cancel_url === null) show(response, session);
    else response.redirect(303, session.cancel_url);
  });

  router.get('/receipts/:id', (request, response) => {
    const charge = store.find('charge', request.params.id);
    if (charge?.paid !== true) return showMissing(response);
    const refunded =
      charge.amount_refunded > 0 ? ` ${stated(charge.amount_refunded, charge.currency)} of it was refunded.` : '';
    const card = charge.payment_method_details?.card;
    const text = `Paid on ${new Date(charge.created * 1000).toDateString()} with ${card?.brand ?? 'a card'} ending ${card?.last4 ?? ''}.${refunded}`;
    const title = `Receipt for ${stated(charge.amount, charge.currency)}`;
    return response.send(renderClosed({ merchantName, title, text, link: undefined }));
  });
  return router;
}

function find(sandbox: Sandbox, id: string): Session | undefined {
  try {
    return sandbox.store.inTransaction(() => getSession(sandbox, id));
  } catch (error) {
    if (error instanceof StripeFault) return undefined;
    throw error;
  }
}

/** Success URL with the session id filled in. */
function successUrlOf(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function describeClosed(merchantName: string, session: Session): Parameters<typeof renderClosed>[0] {
  if (session.status === 'complete') {
    const link = { href: successUrlOf(session), label: `Back to ${merchantName}` };
    return {
      merchantName,
      title: 'Payment complete',
      text: 'This payment is complete. There is nothing more to pay.',
      link,
    };
  }
  const link = session.cancel_url === null ? undefined : { href: session.cancel_url, label: `Back to ${merchantName}` };
  return {
    merchantName,
    title: 'This link has expired',
    text: 'The time to pay is over and no card was charged.',
    link,
  };
}
