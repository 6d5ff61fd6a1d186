import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createWebhookDispatcher } from '#server/features/notifications/webhooks/sending/dispatcher.ts';
import { everySandbox } from '#server/public-api/sandbox-deps.ts';
import { buildKey, buildTestKey, restOf, type Rest } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { readPrinted } from '../support/printed.ts';
import { idOf, placeTestOrder, type TestOrder } from '../support/test-orders.ts';
import { listProcedures, throughCaller } from '../support/transports.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

// Test keys: the whole product on a sandbox, and nothing of it in the live one.

const h = useHarness();
let customer: BuiltUser;
let admin: BuiltUser;
let url: string;
let api: Rest;

beforeAll(async () => {
  ({ url } = await h.listen());
  customer = await buildUser(h);
  admin = await buildUser(h, { role: 'admin' });
  api = restOf(url, (await buildTestKey(h, customer)).key);
});

const order = (by = api, options = {}) => placeTestOrder(by, options);
const documentOf = async (id: string, by = api) => (await by.get('documents/get', { id })).body;

async function payFor({ sessionId }: TestOrder, by = api): Promise<void> {
  expect(await by.post('payments/settleTestCheckout', { sessionId })).toMatchObject({ status: 200 });
}

test('an order is paid, read, printed and delivered without staff, as a test on every page', async () => {
  const placed = await order(api, { pages: 2 });
  await payFor(placed);
  expect(await documentOf(placed.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  const run = await h.runJobs();
  expect(run.failed).toEqual([]);
  const document = await documentOf(placed.id);
  expect(document).toMatchObject({ status: 'completed', verificationCode: expect.stringMatching(/^TEST2\w{7}$/) });

  const link = await api.post('documents/fileLink', { id: placed.id, kind: 'translation' });
  const response = await fetch(z.object({ url: z.string() }).parse(link.body).url);
  expect(response.status).toBe(200);
  const pages = await readPrinted(new Uint8Array(await response.arrayBuffer()));
  expect(pages.length).toBeGreaterThan(0);
  for (const text of pages) {
    expect(text).toMatch(/TEST DOCUMENT/);
    expect(text).toMatch(/no certified translation/);
    expect(text).toContain(String(document['verificationCode']));
  }
});

test('a page of the checkout pays without a card, and a declined order can be paid again', async () => {
  const placed = await order();
  const address = `${url}/test-checkout/${placed.sessionId}`;
  expect(await (await fetch(address)).text()).toMatch(/Pay \$15\.00/);
  await fetch(`${address}/declined`, { method: 'POST' });
  expect(await documentOf(placed.id)).toMatchObject({ paymentStatus: 'unpaid' });
  expect(await api.post('payments/settleTestCheckout', { sessionId: placed.sessionId })).toMatchObject({
    body: { appCode: 'TEST_STATE_REFUSED' },
  });
  const again = await api.post('payments/createCheckoutSession', {
    documentIds: [placed.id],
    expectedTotalCents: 1500,
  });
  const { url: page } = z.object({ url: z.string() }).parse(again.body);
  expect(await (await fetch(`${page}/paid`, { method: 'POST' })).text()).toMatch(/Nothing was charged/);
  expect(await documentOf(placed.id)).toMatchObject({ paymentStatus: 'paid' });
  expect((await fetch(`${url}/test-checkout/cs_test_missing`)).status).toBe(404);
});

describe('webhook endpoints of the sandbox, by session', () => {
  const input = { events: ['document.paid'] as const, mode: 'test' } as const;

  test('a person sees those of their test keys, adds and changes them, and reads their log alone', async () => {
    const own = await buildUser(h);
    const { notifications } = h.caller(own);
    // Looking makes no sandbox.
    expect(await notifications.webhookEndpoints({ mode: 'test' })).toEqual({ items: [] });
    expect(await notifications.webhookDeliveries({ mode: 'test' })).toMatchObject({ items: [], total: 0 });
    const made = await h.db.selectFrom('profiles').select('id').where('ownerId', '=', own.id).execute();
    expect(made).toEqual([]);

    const receiver = await startReceiver();
    const events = [...input.events];
    const twice = await Promise.all(
      ['a', 'b'].map((path) =>
        notifications.createWebhookEndpoint({ mode: 'test', events, url: `${receiver.url}/${path}` }),
      ),
    );
    const [{ endpoint }, second] = [twice[0] ?? expect.fail(), twice[1] ?? expect.fail()];
    await notifications.deleteWebhookEndpoint({ mode: 'test', id: second.endpoint.id });
    const byKey = restOf(url, (await buildTestKey(h, own)).key);
    expect((await byKey.get('notifications/webhookEndpoints')).body).toMatchObject({ items: [{ id: endpoint.id }] });
    expect(await notifications.webhookEndpoints()).toEqual({ items: [] });

    const sandboxes = createWebhookDispatcher(everySandbox(h.deps));
    await payFor(await order(byKey), byKey);
    await notifications.sendTestWebhook({ mode: 'test', id: endpoint.id, type: 'document.paid' });
    await sandboxes.drain();
    const log = await notifications.webhookDeliveries({ mode: 'test' });
    expect(log.items.map(({ isTest, state }) => [isTest, state])).toEqual([
      [true, 'delivered'],
      [true, 'delivered'],
    ]);
    await notifications.redeliverWebhook({ mode: 'test', id: log.items[0]?.id ?? '' });
    await sandboxes.drain();
    expect(receiver.received).toHaveLength(3);
    expect((await notifications.webhookDeliveries({})).items).toEqual([]);
    const paused = await notifications.updateWebhookEndpoint({ mode: 'test', id: endpoint.id, isEnabled: false });
    expect(paused).toMatchObject({ state: 'paused' });
    await Promise.all([sandboxes.stop(), receiver.stop()]);
  });

  test('are out of reach for other people, keys of the other mode, and staff', async () => {
    const own = await buildUser(h);
    const made = await h.caller(own).notifications.createWebhookEndpoint({
      ...{ url: 'https://hooks.example.com/test', mode: 'test', events: [...input.events] },
    });
    const { id } = made.endpoint;
    const absent = { cause: { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' } };
    const other = await buildUser(h);
    await buildTestKey(h, other);
    for (const caller of [h.caller(other), h.caller(await buildUser(h))]) {
      await expect(caller.notifications.rotateWebhookSecret({ id, mode: 'test' })).rejects.toMatchObject(absent);
    }
    await expect(h.caller(own).notifications.rotateWebhookSecret({ id })).rejects.toMatchObject(absent);
    const refused = { cause: { code: 'INVALID_INPUT' } };
    await expect(h.caller(admin).notifications.webhookEndpoints({ mode: 'test' })).rejects.toMatchObject(refused);

    const live = restOf(url, (await buildKey(h, own)).key);
    const byTestKey = restOf(url, (await buildTestKey(h, own)).key);
    expect(await live.get('notifications/webhookEndpoints', { mode: 'test' })).toMatchObject({
      body: { appCode: 'TEST_KEY_NEEDED' },
    });
    expect(await byTestKey.get('notifications/webhookEndpoints', { mode: 'live' })).toMatchObject({
      body: { appCode: 'TEST_UNSUPPORTED' },
    });
    expect(await byTestKey.get('notifications/webhookEndpoints', { mode: 'test' })).toMatchObject({
      body: { items: [{ id }] },
    });
  });
});

describe('the clock', () => {
  const now = async (by = api) => new Date(String((await by.get('documents/testClock')).body['now'])).getTime();
  const advance = (to: number, by = api) => by.post('documents/advanceTestClock', { to: new Date(to).toISOString() });
  const hour = 3_600_000;

  test('brings a missed promise, whose surcharge comes back; expired quotes; and the end of documents', async () => {
    const own = await buildUser(h);
    const by = restOf(url, (await buildTestKey(h, own)).key);
    const placed = await order(by, { speed: 'rush' });
    expect((await by.post('documents/setTestOrder', { id: placed.id, state: 'held' })).status).toBe(200);
    await payFor(placed, by);
    const item = { pages: 1, translationType: 'certified', isBankStatement: false };
    await by.post('payments/saveQuote', { items: [item] });
    await h.runJobs();
    expect(await documentOf(placed.id, by)).toMatchObject({ status: 'processing', promiseOutcome: null });

    await advance((await now(by)) + 7 * 24 * hour, by);
    await h.runJobs();
    expect(await documentOf(placed.id, by)).toMatchObject({ status: 'processing', promiseOutcome: 'missed' });
    const { body } = await by.get('payments/list');
    expect(body).toMatchObject({
      items: [{ refundedCents: expect.toSatisfy((cents: number) => cents > 0) as number }],
    });

    await advance((await now(by)) + 24 * 24 * hour, by);
    await h.runJobs();
    expect((await by.get('payments/quotes')).body).toMatchObject({ items: [{ state: 'expired' }] });
    expect(await by.get('documents/get', { id: placed.id })).toMatchObject({ status: 404 });
  });

  test('a jump past the retention refunds a missed rush before its order goes', async () => {
    const by = restOf(url, (await buildTestKey(h, await buildUser(h))).key);
    const placed = await order(by, { speed: 'rush' });
    await by.post('documents/setTestOrder', { id: placed.id, state: 'held' });
    await payFor(placed, by);
    await h.runJobs();
    await advance((await now(by)) + 90 * 24 * hour, by);
    await h.runJobs();
    expect(await documentOf(placed.id, by)).toMatchObject({ promiseOutcome: 'missed' });
    const refunded = { refundedCents: expect.toSatisfy((cents: number) => cents > 0) as number };
    expect((await by.get('payments/list')).body).toMatchObject({ items: [refunded] });

    await advance((await now(by)) + 25 * hour, by);
    await h.runJobs();
    expect(await by.get('documents/get', { id: placed.id })).toMatchObject({ status: 404 });
    expect((await by.get('payments/list')).body).toMatchObject({ items: [refunded] });
  });

  test('moves forward alone, at most 400 days, and once for calls at once', async () => {
    const start = await now();
    expect((await advance(start - hour)).body).toMatchObject({ appCode: 'TEST_CLOCK_BACKWARDS' });
    expect((await advance(start + 500 * 24 * hour)).body).toMatchObject({ appCode: 'TEST_CLOCK_TOO_FAR' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => advance(start + hour)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await now()) - start).toBeLessThan(hour + 60_000);
  });

  test('is the sandbox’s own', async () => {
    const other = restOf(url, (await buildTestKey(h, await buildUser(h))).key);
    expect(Math.abs((await now(other)) - Date.now())).toBeLessThan(60_000);
  });
});

test('states of orders and payments are set as staff, customers and banks would', async () => {
  const placed = await order();
  const set = (state: string) => api.post('documents/setTestOrder', { id: placed.id, state });
  expect((await set('completed')).body).toMatchObject({ appCode: 'TEST_STATE_REFUSED' });
  await set('held');
  await payFor(placed);
  await h.runJobs();
  expect(await documentOf(placed.id)).toMatchObject({ status: 'processing' });
  expect((await set('failed')).status).toBe(200);
  expect(await documentOf(placed.id)).toMatchObject({ status: 'failed' });
  expect((await set('corrected')).status).toBe(200);
  expect(await documentOf(placed.id)).toMatchObject({ status: 'completed' });
  expect((await set('completed')).body).toMatchObject({ appCode: 'TEST_STATE_REFUSED' });

  const { body } = await api.get('payments/list');
  const paymentId = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(body).items[0]?.id;
  const change = (state: string) => api.post('payments/setTestPayment', { paymentId, state });
  expect((await change('dispute_won')).body).toMatchObject({ appCode: 'TEST_STATE_REFUSED' });
  expect((await change('disputed')).status).toBe(200);
  expect(await documentOf(placed.id)).toMatchObject({ paymentHold: 'dispute' });
  expect((await change('dispute_won')).status).toBe(200);
  expect(await documentOf(placed.id)).toMatchObject({ paymentHold: null });
  expect((await change('refunded')).status).toBe(200);
  expect(await documentOf(placed.id)).toMatchObject({ paymentStatus: 'refunded' });
  expect((await change('refunded')).body).toMatchObject({ appCode: 'REFUND_NOT_POSSIBLE' });
});

test('first test keys and first calls at once share one sandbox', async () => {
  const own = await buildUser(h);
  const made = await Promise.all([buildTestKey(h, own), buildTestKey(h, own), buildTestKey(h, own)]);
  expect(new Set(made.map(({ accountId }) => accountId)).size).toBe(1);
  const clocks = await Promise.all(made.map(({ key }) => restOf(url, key).get('documents/testClock')));
  expect(clocks.map(({ status }) => status)).toEqual([200, 200, 200]);
  // The mails about new keys, which later tests do not count.
  await h.runJobs();
});

test('test keys and live keys do not see each other’s rows', async () => {
  const live = restOf(url, (await buildKey(h, customer)).key);
  const made = await live.post('documents/create', { filename: 'a.pdf', idempotencyKey: randomUUID() });
  const placed = await order();
  expect(await api.get('documents/get', { id: idOf(made.body) })).toMatchObject({ status: 404 });
  expect(await api.upload(idOf(made.body), await pdfOf(1))).toMatchObject({ status: 404 });
  expect(await live.get('documents/get', { id: placed.id })).toMatchObject({ status: 404 });
  expect(await live.post('documents/setTestOrder', { id: placed.id, state: 'held' })).toMatchObject({
    status: 403,
    body: { appCode: 'TEST_KEY_NEEDED' },
  });
  const longer = await api.post('documents/create', { filename: 'b.pdf', idempotencyKey: randomUUID() });
  expect((await api.upload(idOf(longer.body), await pdfOf(6))).body).toMatchObject({ appCode: 'TEST_PAGES' });
});

/** Results of all queries for staff; new ones are included automatically. */
async function staffView(): Promise<unknown> {
  const queries = listProcedures().filter(
    ({ path, kind }) => kind === 'query' && /^(admin|authenticator|notifications)\./.test(path),
  );
  const answers = [];
  for (const { path, kind } of queries) {
    answers.push([path, await throughCaller(h, { path, kind, input: {}, cookie: admin.cookie })]);
  }
  return [...answers, await (await fetch(`${url}/transparency/head`)).text()];
}

test('staff, figures, the log, mails and bells are as if a busy sandbox did not exist', { tags: 'sweep' }, async () => {
  // The log's key is created on first use; the mail about the new key is not the sandbox's.
  await staffView();
  await h.runJobs();
  const before = await staffView();
  const mails = (await h.mails()).length;
  const busy = api;
  for (const state of ['held', 'failed', 'completed', 'corrected', 'question']) {
    const placed = await order(busy);
    if (state !== 'completed') await busy.post('documents/setTestOrder', { id: placed.id, state: 'held' });
    await payFor(placed, busy);
    await h.runJobs();
    if (state !== 'completed') await busy.post('documents/setTestOrder', { id: placed.id, state });
  }
  await order(busy);
  await busy.post('documents/create', { filename: 'draft.pdf', idempotencyKey: randomUUID() });
  await h.runJobs();
  expect(await staffView()).toEqual(before);
  expect((await h.mails()).length).toBe(mails);
});

test('the code of a test document says that it is one, in every form', async () => {
  const placed = await order();
  await payFor(placed);
  await h.runJobs();
  const code = String((await documentOf(placed.id))['verificationCode']);
  for (const typed of [code, code.toLowerCase(), `${code.slice(0, 5)} ${code.slice(5, 8)}-${code.slice(8)}`]) {
    const response = await fetch(`${url}/verify/${encodeURIComponent(typed)}.json`);
    expect([response.status, await response.json()]).toMatchObject([404, { state: 'test', isAuthenticated: false }]);
  }
  expect(await h.caller(null).verification.lookup({ code })).toBeNull();
  const link = await api.post('documents/fileLink', { id: placed.id, kind: 'translation' });
  const file = await (await fetch(String(link.body['url']))).arrayBuffer();
  const sha256 = createHash('sha256').update(new Uint8Array(file)).digest('hex');
  expect(await h.caller(null).verification.check({ sha256 })).toEqual({ outcome: 'unknown', isTest: true });
  expect(await h.caller(null).verification.check({ sha256: '0'.repeat(64), code })).toMatchObject({ isTest: true });
});

test('a revoked test paper reads as revoked wherever its code or file is checked, with one event', async () => {
  const by = restOf(url, (await buildTestKey(h, await buildUser(h))).key);
  const placed = await order(by);
  const revoke = () => by.post('documents/setTestOrder', { id: placed.id, state: 'revoked' });
  expect((await revoke()).body).toMatchObject({ appCode: 'TEST_STATE_REFUSED' });
  await payFor(placed, by);
  await h.runJobs();
  const link = await by.post('documents/fileLink', { id: placed.id, kind: 'translation' });
  const file = await (await fetch(String(link.body['url']))).arrayBuffer();
  const sha256 = createHash('sha256').update(new Uint8Array(file)).digest('hex');
  const answers = await Promise.all([revoke(), revoke()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);

  const verificationCode = String((await documentOf(placed.id, by))['verificationCode']);
  const revoked = { state: 'revoked', verificationCode, revokedClass: 'error', isAuthenticated: false };
  expect(await h.caller(null).verification.lookup({ code: verificationCode.toLowerCase() })).toMatchObject(revoked);
  expect((await by.get('verification/lookup', { code: verificationCode })).body).toMatchObject(revoked);
  const response = await fetch(`${url}/verify/${verificationCode}.json`);
  expect([response.status, await response.json()]).toMatchObject([200, revoked]);
  const checked = { outcome: 'revoked', isTest: true, certificate: revoked };
  expect(await h.caller(null).verification.check({ sha256 })).toMatchObject(checked);
  const { rows } = await h.deps.sandboxPool.query(
    `select from document_events where event = 'certificate.revoked' and document_id = $1`,
    [placed.id],
  );
  expect(rows).toHaveLength(1);
  // The live product knows nothing of it.
  const live = await h.deps.pool.query('select from certificates where document_id = $1', [placed.id]);
  expect(live.rows).toEqual([]);
});
