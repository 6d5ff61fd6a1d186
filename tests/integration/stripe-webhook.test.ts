import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Stripe } from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { createStripe } from '#server/platform/integrations/stripe.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import {
  buildDraft,
  expectFulfilledOnce,
  expectUntouched,
  openCheckout,
  pay,
  postEvent,
  sessionEvent,
  steerPayments,
} from '../support/orders.ts';

const secrets = { new: 'whsec_new', old: 'whsec_old' };

const h = useHarness({
  env: { TRANSLATION_WEBHOOK_URL: '', STRIPE_WEBHOOK_SECRET: `${secrets.new}, ${secrets.old}` },
});
beforeAll(async () => {
  await steerPayments(h, 'control', { webhooks: 'hold' });
  await h.listen();
});

async function buildPaidOrder() {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user);
  const { sessionId } = await openCheckout(h, user, [draft]);
  await pay(h, sessionId);
  return { draft, event: await sessionEvent(h, sessionId) };
}

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;
const countEvents = async () => (await h.db.selectFrom('stripeEvents').select('id').execute()).length;

describe('a call that the provider did not sign just now', () => {
  test.each<[string, Parameters<typeof postEvent>[2]]>([
    ['without a signature', { signature: null }],
    ['with something else as its signature', { signature: 'not a signature' }],
    ['with an empty signature', { signature: '' }],
    ['signed with another secret', { secret: 'whsec_forged' }],
    ['changed on its way', { body: '{"id":"evt_other","object":"event"}' }],
    ['six minutes old', { timestamp: seconds(-360) }],
    ['from six minutes in the future', { timestamp: seconds(360) }],
  ])('%s', async (_name, options) => {
    const { draft, event } = await buildPaidOrder();
    const before = await countEvents();
    const response = await postEvent(h, event, options);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ appCode: 'WEBHOOK_SIGNATURE' });
    expect(await countEvents()).toBe(before);
    await h.runJobs();
    await expectUntouched(h, draft);
  });

  test('a body too large', async () => {
    const response = await postEvent(h, { id: 'evt_large', filler: 'x'.repeat(2 * 1024 * 1024) });
    expect(response.status).toBe(413);
  });
});

test('every call pins the API version of the client library', async () => {
  const versions: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    versions.push(request.headers['stripe-version']);
    response.setHeader('content-type', 'application/json').end('{"id":"pi_1","object":"payment_intent"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${readAddress(server).port}`;
  await createStripe({ secretKey: 'sk_test_1', apiUrl }).paymentIntents.retrieve('pi_1');
  server.closeAllConnections();
  server.close();
  expect(versions).toEqual([Stripe.API_VERSION]);
});

test.each(Object.entries(secrets))('while the secret is rotated, the %s one is accepted', async (_name, secret) => {
  const { draft, event } = await buildPaidOrder();
  expect((await postEvent(h, event, { secret })).status).toBe(200);
  await h.runJobs();
  await expectFulfilledOnce(h, draft);
});

test('a clock that is four minutes off is tolerated', async () => {
  for (const offset of [-240, 240]) {
    const { event } = await buildPaidOrder();
    expect((await postEvent(h, event, { timestamp: seconds(offset) })).status).toBe(200);
  }
  await h.runJobs();
});

test.each([
  ['of another shop', 'order-17'],
  ['that looks like one of ours', randomUUID()],
])('ignores a session of the same account %s', async (_name, reference) => {
  const foreign = await h.deps.stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: reference,
    success_url: h.env.publicUrl,
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'A book' } } }],
  });
  await pay(h, foreign.id);
  expect((await postEvent(h, await sessionEvent(h, foreign.id))).status).toBe(200);
  expect((await h.runJobs()).failed).toEqual([]);
});

test('other event types are accepted and change nothing', async () => {
  const event = { id: `evt_${randomUUID()}`, object: 'event', created: seconds(0), type: 'customer.created' };
  expect((await postEvent(h, { ...event, data: { object: { object: 'customer', id: 'cus_1' } } })).status).toBe(200);
  expect((await h.runJobs()).done).toEqual([]);
});

test('database unavailable: the webhook gets a retryable error, and the order is fulfilled once', async () => {
  const { draft, event } = await buildPaidOrder();
  const proxy = await startCutProxy(h.env.databaseUrl);
  const pool = createPool(proxy.url, h.deps.log);
  const server = await reserveServer();
  const { url } = server.serve({ ...h.deps, pool, db: createDb(pool) });

  proxy.set('cut');
  const refused = await postEvent(h, event, { url });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ appCode: 'SERVICE_UNAVAILABLE' });
  proxy.set('open');
  expect((await postEvent(h, event, { url })).status).toBe(200);
  await h.runJobs();
  await expectFulfilledOnce(h, draft);

  await server.close();
  await pool.end();
  await proxy.stop();
});
