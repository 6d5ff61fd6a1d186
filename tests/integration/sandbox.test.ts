import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PDFDocument } from '@cantoo/pdf-lib';
import nodemailer from 'nodemailer';
import pg from 'pg';
import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { deliveryHeader, isSignedBy, signatureHeader, signBody, timestampHeader } from '#server/integrations/hmac.ts';
import { startHub } from '../../scripts/sandbox/hub.ts';
import { startMail } from '../../scripts/sandbox/mail.ts';
import { startObjectStore } from '../../scripts/sandbox/object-store.ts';
import { startPayments } from '../../scripts/sandbox/payments.ts';
import { startPostgres } from '../../scripts/sandbox/postgres.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { startTranslator } from '../../scripts/sandbox/translator.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-test-'));
const stops: (() => Promise<void>)[] = [];
const patience = { timeout: 10_000, interval: 20 };

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function newDir(name: string): string {
  // Readable by the account that root lends PostgreSQL.
  fs.chmodSync(root, 0o755);
  return path.join(root, `${name}-${Math.random().toString(36).slice(2)}`);
}

/** Something that was started, stopped again after the test. */
async function running<Part extends { stop(): Promise<void> }>(starting: Promise<Part>): Promise<Part> {
  const part = await starting;
  stops.push(() => part.stop());
  return part;
}

/** Runs module code in a process of its own until it prints a line, which is returned; it is killed after the test at the latest. */
async function startChild(code: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  stops.push(() => kill(child));
  const chunks: unknown[] = await once(child.stdout, 'data');
  return { child, line: String(chunks[0]).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

type Received = { headers: IncomingHttpHeaders; body: Buffer };

/** A server that keeps what it is sent and answers with what `answers` holds next, else 200. */
async function startReceiver(answers: number[] = []): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Uint8Array[]) => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${readAddress(server).port}/hook`, received };
}

function postJson(url: string, value: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
}

describe('PostgreSQL', () => {
  test('two starters share one server, which a killed parent leaves to the next', { timeout: 20_000 }, async () => {
    const dir = newDir('pg');
    const both = await Promise.all([startPostgres({ dir, fsync: false }), startPostgres({ dir, fsync: false })]);
    stops.push(() => both[0].stop());
    expect(both[1].url).toBe(both[0].url);
    const client = new pg.Client(both[0].url);
    await client.connect();
    await client.query('CREATE TABLE kept (word text)');
    await client.end();

    const { child, line } = await startChild(`
      import { startPostgres } from './scripts/sandbox/postgres.ts';
      console.log(JSON.stringify(await startPostgres({ dir: ${JSON.stringify(dir)} })));
      setInterval(() => {}, 1000);`);
    expect(JSON.parse(line)).toMatchObject({ reused: true, port: both[0].port });
    await kill(child);

    await both[0].stop();
    const again = await startPostgres({ dir, fsync: false, port: both[0].port });
    expect(again).toMatchObject({ reused: false, port: both[0].port });
    const reader = new pg.Client(again.url);
    await reader.connect();
    expect((await reader.query('SELECT * FROM kept')).rowCount).toBe(0);
    await reader.end();
  });
});

describe('object store', () => {
  test('keeps objects and their headers when it is killed, and refuses unsigned requests', async () => {
    const dir = newDir('objects');
    const key = `user/1_${'é'.repeat(200)}.pdf`;
    const { child } = await startChild(`
      import { S3Client, PutObjectCommand } from '@aws-sdk/client-s3';
      import { startObjectStore } from './scripts/sandbox/object-store.ts';
      const store = await startObjectStore({ dir: ${JSON.stringify(dir)} });
      const s3 = new S3Client({ ...store, credentials: store, forcePathStyle: true });
      await s3.send(new PutObjectCommand({ Bucket: store.bucket, Key: ${JSON.stringify(key)}, Body: 'content',
        ContentType: 'application/pdf', Metadata: { pages: '3' } }));
      console.log('stored');`);
    await kill(child);

    const store = await running(startObjectStore({ dir }));
    const s3 = new S3Client({ ...store, credentials: store, forcePathStyle: true });
    const object = await s3.send(new GetObjectCommand({ Bucket: store.bucket, Key: key }));
    expect(await object.Body?.transformToString()).toBe('content');
    expect(object).toMatchObject({ ContentType: 'application/pdf', Metadata: { pages: '3' } });
    await s3.send(new PutObjectCommand({ Bucket: store.bucket, Key: 'large', Body: new Uint8Array(10_000_000) }));
    expect((await fetch(`${store.endpoint}/${store.bucket}/large`)).status).toBe(403);
  });
});

describe('mail', () => {
  const message = {
    from: 'shop@example.test',
    to: 'ana@example.test',
    subject: 'Olá',
    text: 'See https://shop.test/a?b=1.',
  };

  test('catches a message with its hidden recipients and links, and still has it after a restart', async () => {
    const dir = newDir('mail');
    const first = await startMail({ dir });
    const transport = nodemailer.createTransport(first.smtpUrl);
    const html = '<p><a href="https://shop.test/c?a=1&amp;b=2">Confirm</a><script>alert(1)</script></p>';
    await transport.sendMail({ ...message, bcc: 'hidden@example.test', html });
    await first.stop();

    const mail = await running(startMail({ dir }));
    const [caught] = await mail.list();
    expect(caught).toMatchObject({
      to: ['ana@example.test', 'hidden@example.test'],
      subject: 'Olá',
      links: ['https://shop.test/c?a=1&b=2', 'https://shop.test/a?b=1'],
    });
    const filtered: unknown = await (await fetch(`${mail.url}/messages.json?to=HIDDEN@example.test`)).json();
    expect(filtered).toHaveLength(1);
    const framed = await fetch(`${mail.url}/messages/${caught?.id ?? ''}.html`);
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-popups');
    expect(await (await fetch(`${mail.url}/messages/${caught?.id ?? ''}`)).text()).not.toContain('<script>');
    await fetch(`${mail.url}/messages`, { method: 'DELETE' });
    expect(await mail.list()).toEqual([]);
  });

  test('refuses for the moment when told to', async () => {
    const mail = await running(startMail({ dir: newDir('mail') }));
    await postJson(`${mail.url}/control`, { accept: false });
    const transport = nodemailer.createTransport(mail.smtpUrl);
    await expect(transport.sendMail(message)).rejects.toMatchObject({ responseCode: 451 });
    await postJson(`${mail.url}/control`, { accept: true });
    await transport.sendMail(message);
    expect(await mail.list()).toHaveLength(1);
  });
});

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

  test('a paid session reports itself by signed webhooks, tried again after a failure', async () => {
    const { url, received } = await startReceiver([500]);
    const { stripe } = await openPayments(url);
    const session = await stripe.checkout.sessions.create(order);
    const answer = await pay(session);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://shop.test/ok?session_id=${session.id}`);

    await vi.waitFor(() => expect(received).toHaveLength(4), patience);
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

  test('the page names every fault of the form and escapes what the merchant sent', async () => {
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

  test('two simultaneous tries to pay make one charge', async () => {
    const { stripe } = await openPayments();
    const session = await stripe.checkout.sessions.create(order);
    const answers = await Promise.all([pay(session), pay(session)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await stripe.charges.list()).data).toHaveLength(1);
    expect(await (await fetch(`${new URL(session.url ?? '').origin}/pay/${session.id}`)).text()).toContain(
      'Payment complete',
    );
  });

  test('an idempotency key has one effect, at once or later, and fits one set of parameters', async () => {
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

  test('wrong parameters and keys are refused as Stripe refuses them', async () => {
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

  test('refunds give back in parts, never more than was paid', async () => {
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

  test('expired sessions and late payments are reported', async () => {
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

  test('undelivered webhooks outlive a killed server', async () => {
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
    await vi.waitFor(() => expect(received).toHaveLength(3), patience);
    expect((await connect(payments.url).checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    const [event] = (await connect(payments.url).events.list({ type: 'checkout.session.completed' })).data;
    await fetch(`${payments.url}/sandbox/events/${event?.id ?? ''}/resend`, { method: 'POST' });
    await vi.waitFor(() => expect(received).toHaveLength(4), patience);
  });
});

describe('translation workflow', () => {
  const secret = 'translation-secret';
  const callbackBody = z.looseObject({
    document_id: z.string(),
    status: z.string(),
    url: z.string().optional(),
    reason: z.string().optional(),
  });

  type Order = { callback_url: string; url: string };

  function buildOrder({ callback_url, url }: Order): object {
    const file = { filename: 'certidão.pdf', mimetype: 'application/pdf', size: 9, fileExtension: 'pdf', isPdf: true };
    const terms = {
      paginas: 3,
      tipo_trad: 'Certificado',
      valor: 4500,
      idioma_raiz: 'Portuguese',
      is_bank_statement: false,
    };
    const place = { tableName: 'documents', schema: 'public', user_id: 'u1', client_name: null, document_id: 'd1' };
    return { ...file, ...terms, ...place, callback_url, url };
  }

  function send(
    url: string,
    order: object,
    change: { secret?: string; age?: number; delivery?: string } = {},
  ): Promise<Response> {
    const timestamp = Math.floor(Date.now() / 1000) - (change.age ?? 0);
    const body = JSON.stringify(order);
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signBody(change.secret ?? secret, timestamp, body),
        [timestampHeader]: String(timestamp),
        [deliveryHeader]: change.delivery ?? 'delivery-1',
      },
      body,
    });
  }

  async function openTranslator(mode = 'normal') {
    const translator = await running(startTranslator({ dir: newDir('translator'), secret }));
    await postJson(translator.controlUrl, { mode, delayMs: 0 });
    const source = await startReceiver();
    const callback = await startReceiver([500]);
    return {
      translator,
      order: buildOrder({ callback_url: callback.url, url: source.url }),
      received: callback.received,
    };
  }

  function expectSigned({ headers, body }: Received): void {
    const timestamp = Number(headers[timestampHeader]);
    expect(isSignedBy([secret], { timestamp, body, signature: String(headers[signatureHeader]) })).toBe(true);
  }

  test('calls back, until it is heard, with a signed link to a draft of as many pages', async () => {
    const { translator, order, received } = await openTranslator();
    expect((await send(translator.url, order)).status).toBe(202);
    expect((await send(translator.url, order)).status).toBe(200);
    await vi.waitFor(() => expect(received).toHaveLength(2), patience);
    for (const call of received) expectSigned(call);
    expect(received[0]?.headers[deliveryHeader]).toBe(received[1]?.headers[deliveryHeader]);
    const body = callbackBody.parse(JSON.parse(String(received[1]?.body)));
    expect(body).toMatchObject({ document_id: 'd1', status: 'completed', filename: 'certidão-translated.pdf' });
    const draft = await PDFDocument.load(await (await fetch(body.url ?? '')).bytes());
    expect(draft.getPageCount()).toBe(3);
    expect(await (await fetch(translator.pageUrl)).text()).toContain('certidão.pdf');
  });

  test('refuses a wrong signature, an old call and an order it cannot read', async () => {
    const { translator, order } = await openTranslator();
    expect((await send(translator.url, order, { secret: 'other' })).status).toBe(401);
    expect((await send(translator.url, order, { age: 600 })).status).toBe(401);
    expect((await send(translator.url, { filename: 'x' })).status).toBe(400);
    expect(await (await fetch(`${translator.pageUrl}/jobs.json`)).json()).toEqual([]);
  });

  test('fails, repeats itself, sends the file itself and goes down when told to', async () => {
    const { translator, order, received } = await openTranslator('fail');
    await send(translator.url, order);
    await vi.waitFor(() => expect(received).toHaveLength(2), patience);
    expect(callbackBody.parse(JSON.parse(String(received[1]?.body)))).toMatchObject({ status: 'failed' });

    await postJson(translator.controlUrl, { mode: 'repeat', delayMs: 0 });
    await send(translator.url, order, { delivery: 'delivery-2' });
    await vi.waitFor(() => expect(received).toHaveLength(6), patience);
    expect(new Set(received.slice(2).map(({ headers }) => headers[deliveryHeader])).size).toBe(2);

    await postJson(translator.controlUrl, { mode: 'multipart', delayMs: 0 });
    await send(translator.url, order, { delivery: 'delivery-3' });
    await vi.waitFor(() => expect(received).toHaveLength(7), patience);
    const sent = received[6] ?? expect.fail('nothing was sent');
    expectSigned(sent);
    const form = await new Response(new Uint8Array(sent.body), {
      headers: { 'content-type': String(sent.headers['content-type']) },
    }).formData();
    expect([form.get('document_id'), form.get('status')]).toEqual(['d1', 'completed']);
    expect(form.get('file')).toBeInstanceOf(File);

    await postJson(translator.controlUrl, { mode: 'down' });
    expect((await send(translator.url, order, { delivery: 'delivery-4' })).status).toBe(503);
  });

  test('an accepted order outlives a killed server', async () => {
    const dir = newDir('translator');
    const options = JSON.stringify({ dir, secret });
    const { child, line } = await startChild(`
      import { startTranslator } from './scripts/sandbox/translator.ts';
      console.log((await startTranslator(${options})).url);`);
    const source = await startReceiver();
    const callback = await startReceiver();
    const order = buildOrder({ callback_url: callback.url, url: source.url });
    expect((await send(line, order)).status).toBe(202);
    await kill(child);
    await running(startTranslator({ dir, secret }));
    await vi.waitFor(() => expect(callback.received).toHaveLength(1), patience);
  });
});

test('the hub names every part and escapes what it shows', async () => {
  const hub = await running(
    startHub({
      appUrl: 'http://shop.test',
      links: [
        { label: 'Mail', value: 'http://mail.test' },
        { label: 'Login', value: '<b>' },
      ],
    }),
  );
  const page = await (await fetch(hub.url)).text();
  expect(page).toContain('href="http://mail.test"');
  expect(page).toContain('<code>&lt;b&gt;</code>');
});
