import type Stripe from 'stripe';
import { invalidRequest, noSuch, refused } from './errors.ts';
import { readMetadata } from './metadata.ts';
import { buildPaymentIntent } from './objects.ts';
import type { Cause, Outbox } from './outbox.ts';
import { buildLineItem, buildSession } from './session-object.ts';
import { nowInSeconds, type Store, type WireLineItem } from './store.ts';

/** Dependencies of every operation. */
export type Sandbox = { store: Store; outbox: Outbox };

type CreateParams = Stripe.Checkout.SessionCreateParams;

const minTotalCents = 50;
const halfHourSeconds = 30 * 60;
const daySeconds = 24 * 60 * 60;

/** Creates an open session with its line items. Throws Stripe's errors for unsupported parameters. */
export function createSession({ store }: Sandbox, params: CreateParams): Stripe.Checkout.Session {
  if (params.mode !== 'payment') throw invalidRequest('The sandbox knows only mode `payment`.', { param: 'mode' });
  const lines = readLines(params.line_items ?? []);
  const [first] = lines;
  if (first === undefined) throw missing('line_items');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total < minTotalCents) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw invalidRequest(message, { code: 'amount_too_small' });
  }
  const metadata = readMetadata(params.metadata);
  const intent = params.payment_intent_data;
  const session = buildSession({
    total,
    currency: first.currency,
    expiresAt: readExpiry(params.expires_at),
    successUrl: readUrl('success_url', params.success_url) ?? raise(missing('success_url')),
    cancelUrl: readUrl('cancel_url', params.cancel_url),
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: readEmail(params.customer_email),
    locale: params.locale ?? null,
    hasAutomaticTax: params.automatic_tax?.enabled === true,
    metadata,
  });
  // Created with the session to keep its parameters; the session refers to it from the first payment attempt.
  const paymentIntent = buildPaymentIntent({
    amount: total,
    currency: first.currency,
    metadata: readMetadata(intent?.metadata),
    description: intent?.description ?? null,
    receiptEmail: intent?.receipt_email ?? null,
    statementDescriptor: intent?.statement_descriptor ?? null,
  });
  store.insert('checkout.session', session, {
    parent: paymentIntent.id,
    status: 'open',
    expiresAt: session.expires_at,
  });
  for (const line of lines) store.insert('item', line, { parent: session.id });
  store.insert('payment_intent', paymentIntent, { parent: session.id });
  return session;
}

/** Reads a session, expiring it first when overdue. Throws resource_missing. */
export function getSession(sandbox: Sandbox, id: string): Stripe.Checkout.Session {
  const session = sandbox.store.find('checkout.session', id) ?? raise(noSuch('checkout.session', id, 'session'));
  const isOverdue = session.status === 'open' && session.expires_at <= nowInSeconds();
  return isOverdue ? markExpired(sandbox, session) : session;
}

/** Expires an open session. Throws when it is complete or already expired. */
export function expireSession(sandbox: Sandbox, id: string, cause?: Cause): Stripe.Checkout.Session {
  const session = getSession(sandbox, id);
  if (session.status !== 'open') {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of ${session.status ?? 'null'}.`,
    );
  }
  return markExpired(sandbox, session, cause);
}

/** Expires every overdue session. */
export function expireOverdueSessions(sandbox: Sandbox): void {
  for (const id of sandbox.store.listExpired()) sandbox.store.inTransaction(() => getSession(sandbox, id));
}

function markExpired(
  { store, outbox }: Sandbox,
  session: Stripe.Checkout.Session,
  cause?: Cause,
): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired' };
  store.update(expired, 'expired');
  outbox.emit('checkout.session.expired', expired, cause);
  return expired;
}

function readLines(items: readonly Stripe.Checkout.SessionCreateParams.LineItem[]): WireLineItem[] {
  return items.map((item, index) => {
    const at = `line_items[${index}]`;
    const price = item.price_data;
    if (item.price !== undefined) throw noSuch('price', item.price, `${at}[price]`);
    if (price === undefined) throw missing(`${at}[price_data]`);
    if (price.unit_amount === undefined) throw missing(`${at}[price_data][unit_amount]`);
    if (price.product_data === undefined) throw missing(`${at}[price_data][product_data]`);
    if (item.quantity === undefined) throw missing(`${at}[quantity]`);
    if (price.unit_amount < 0)
      throw invalidRequest('Invalid non-negative integer', { param: `${at}[price_data][unit_amount]` });
    if (item.quantity < 1) throw invalidRequest('Invalid positive integer', { param: `${at}[quantity]` });
    if (price.currency !== items[0]?.price_data?.currency) {
      throw invalidRequest('All line items must have the same currency.', { param: `${at}[price_data][currency]` });
    }
    return buildLineItem({
      name: price.product_data.name,
      currency: price.currency.toLowerCase(),
      unitAmount: price.unit_amount,
      quantity: item.quantity,
      taxBehavior: price.tax_behavior ?? 'unspecified',
      metadata: {},
    });
  });
}

function readExpiry(expiresAt: number | undefined): number {
  const now = nowInSeconds();
  if (expiresAt === undefined) return now + daySeconds;
  const param = 'expires_at';
  if (expiresAt < now + halfHourSeconds) {
    throw invalidRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param,
    });
  }
  if (expiresAt > now + daySeconds) {
    throw invalidRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param,
    });
  }
  return expiresAt;
}

function readUrl(param: string, url: string | undefined): string | null {
  if (url === undefined) return null;
  const isWeb = URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
  if (!isWeb) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param });
  return url;
}

function readEmail(email: string | undefined): string | null {
  if (email === undefined) return null;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' });
  }
  return email;
}

function missing(param: string): Error {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function raise(error: Error): never {
  throw error;
}
