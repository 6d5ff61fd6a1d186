import Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startPayments } from '../../scripts/sandbox/payments.ts';
import {
  cleanUpSandbox,
  kill,
  newDir,
  pollOptions,
  postJson,
  running,
  startChild,
  startReceiver,
} from '../support/sandbox.ts';

cleanUpSandbox();

describe('payments', () => {
  const keys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', merchantName: 'Shop & Co' };
  const goodCard = {
    email: 'ana@example.test',
    number: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: '123',
    name: 'Ana',
  };
  const order: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      {
        quantity: 3,
        price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'Certified <translation>' } },
      },
    ],
    metadata: { documentId: 'd1' },
    customer_email: 'ana@example.test',
    success_url: 'http://shop.test/ok?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/no',
  };

  function connect(url: string): Stripe {
    const { hostname, port } = new URL(url);
    return new Stripe(keys.secretKey, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  }

  async function openPayments(webhookUrl?: string) {
    const payments = await running(startPayments({ dir: newDir('payments'), ...keys, webhookUrl }));
    return { payments, stripe: connect(payments.url) };
  }

  function pay(session: { url: string | null }, card: object = {}): Promise<Response> {
    const body = new URLSearchParams({ ...goodCard, ...card });
    return fetch(session.url ?? '', { method: 'POST', body, redirect: 'manual' });
  }

  test('a paid session sends signed webhooks, retried after a failure', async () => {
    const { url, received } = await startReceiver([500]);
    const { stripe } = await openPayments(url);
    const session = await stripe.checkout.sessions.create(order);
    const answer = await pay(session);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://shop.test/ok?session_id=${session.id}`);

    await vi.waitFor(() => expect(received).toHaveLength(4), pollOptions);
    const events = received.map(({ headers, body }) =>
      stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), keys.webhookSecret),
    );
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded']),
    );
    expect(events[0]?.api_version).toBe(Stripe.API_VERSION);
    const expand = ['payment_intent.latest_charge', 'line_items'];
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 4500,
      metadata: { documentId: 'd1' },
      payment_intent: { latest_charge: { payment_method_details: { card: { brand: 'visa', last4: '4242' } } } },
      line_items: { data: [{ description: 'Certified <translation>', quantity: 3 }] },
    });
  });

  test('the payment page shows every validation error and escapes merchant data', async () => {
    const { stripe } = await openPayments();
    const session = await stripe.checkout.sessions.create(order);
    const page = await (await fetch(session.url ?? '')).text();
    for (const label of ['Email', 'Card number', 'Expiry', 'CVC', 'Name on card'])
      expect(page).toContain(`>${label}</label>`);
    expect(page).toContain('Pay $45.00</button>');
    expect(page).toContain('Certified &lt;translation&gt;');
    const answer = await pay(session, { number: '4242 4242 4242 4241', expiry: '01/20', cvc: '1' });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('Your card number is invalid.');
    expect(text).toMatch(/aria-describedby="expiry-error"/);
    const cancelled = await fetch(`${session.url ?? ''}/cancel`, { method: 'POST', redirect: 'manual' });
    expect(cancelled.headers.get('location')).toBe('http://shop.test/no');
  });

  test('a declined card leaves the session open, and the next card pays', async () => {
    const { stripe } = await openPayments();
    const session = await stripe.checkout.sessions.create(order);
    expect(await (await pay(session, { number: '4000 0000 0000 0002' })).text()).toContain('Your card was declined.');
    expect(await (await pay(session, { number: '4000000000009995' })).text()).toContain(
      'Your card has insufficient funds.',
    );
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stripe.events.list({ type: 'payment_intent.payment_failed' })).data).toHaveLength(2);
    expect((await pay(session)).status).toBe(303);
  });

  test('two concurrent payment attempts create one charge', async () => {
    const { stripe } = await openPayments();
    const session = await stripe.checkout.sessions.create(order);
    const answers = await Promise.all([pay(session), pay(session)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await stripe.charges.list()).data).toHaveLength(1);
    expect(await (await fetch(`${new URL(session.url ?? '').origin}/pay/${session.id}`)).text()).toContain(
      'Payment complete',
    );
  });

  test('an idempotency key takes effect once, concurrent or replayed, and refuses other parameters', async () => {
    const { stripe } = await openPayments();
    const options = { idempotencyKey: 'order-1' };
    const [one, other] = await Promise.all([
      stripe.checkout.sessions.create(order, options),
      stripe.checkout.sessions.create(order, options),
    ]);
    expect(other.id).toBe(one.id);
    const replay = await stripe.checkout.sessions.create(order, options);
    expect(replay.lastResponse.headers['idempotent-replayed']).toBe('true');
    const changed = { ...order, client_reference_id: 'changed' };
    await expect(stripe.checkout.sessions.create(changed, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test('invalid parameters and API keys are refused as Stripe refuses them', async () => {
    const { stripe, payments } = await openPayments();
    const { sessions } = stripe.checkout;
    await expect(sessions.create({ ...order, success_url: undefined })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'success_url',
    });
    await expect(sessions.create({ ...order, ...{ colour: 'red' } })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
    await expect(sessions.create({ ...order, expires_at: 5 })).rejects.toMatchObject({ param: 'expires_at' });
    await expect(sessions.retrieve('cs_none')).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
    const { hostname, port } = new URL(payments.url);
    const stranger = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http', telemetry: false });
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    await postJson(`${payments.url}/sandbox/control`, { apiDown: true });
    await expect(sessions.list()).rejects.toMatchObject({ statusCode: 503 });
  });

  test('partial refunds never exceed the amount paid', async () => {
    const { stripe } = await openPayments();
    const session = await stripe.checkout.sessions.create(order);
    await pay(session);
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
    const paymentIntent = z.string().parse(intent);
    await stripe.refunds.create({ payment_intent: paymentIntent, amount: 1000, reason: 'requested_by_customer' });
    await expect(stripe.refunds.create({ payment_intent: paymentIntent, amount: 3501 })).rejects.toMatchObject({
      message: 'Refund amount ($35.01) is greater than unrefunded amount on charge ($35.00)',
    });
    await stripe.refunds.create({ payment_intent: paymentIntent });
    await expect(stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const refunds = await stripe.refunds.list({ payment_intent: paymentIntent });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([3500, 1000]);
    expect((await stripe.charges.list()).data[0]).toMatchObject({ amount_refunded: 4500, refunded: true });
  });

  test('expired sessions and asynchronous payments emit events', async () => {
    const { stripe, payments } = await openPayments();
    const late = await stripe.checkout.sessions.create(order);
    const step = (id: string, name: string) =>
      fetch(`${payments.url}/sandbox/sessions/${id}/${name}`, { method: 'POST' });
    await step(late.id, 'async-start');
    expect(await stripe.checkout.sessions.retrieve(late.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await step(late.id, 'async-succeed');
    expect((await stripe.checkout.sessions.retrieve(late.id)).payment_status).toBe('paid');
    const expired = await stripe.checkout.sessions.create(order);
    await stripe.checkout.sessions.expire(expired.id);
    await expect(stripe.checkout.sessions.expire(expired.id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await (await pay({ url: `${payments.url}/pay/${expired.id}` })).text()).toContain('This link has expired');
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['checkout.session.async_payment_succeeded', 'checkout.session.expired']),
    );
  });

  test('undelivered webhooks survive a killed server', async () => {
    const dir = newDir('payments');
    const options = JSON.stringify({ dir, ...keys });
    const { child, line } = await startChild(`
      import { startPayments } from './scripts/sandbox/payments.ts';
      console.log((await startPayments(${options})).url);`);
    const session = await connect(line).checkout.sessions.create(order);
    await pay(session);
    await kill(child);

    const { url, received } = await startReceiver();
    const payments = await running(startPayments({ dir, ...keys, webhookUrl: url }));
    await vi.waitFor(() => expect(received).toHaveLength(3), pollOptions);
    expect((await connect(payments.url).checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    const [event] = (await connect(payments.url).events.list({ type: 'checkout.session.completed' })).data;
    await fetch(`${payments.url}/sandbox/events/${event?.id ?? ''}/resend`, { method: 'POST' });
    await vi.waitFor(() => expect(received).toHaveLength(4), pollOptions);
  });
});
