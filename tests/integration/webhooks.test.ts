import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transition } from '#server/features/documents/transition.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import { createWebhookDispatcher } from '#server/features/notifications/webhooks/sending/dispatcher.ts';
import { webhookEvents, webhookLimits, webhookRetryMs, type WebhookPayload } from '#shared/webhook-events.ts';
import { proveSession } from '../support/accounts.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { startReceiver, type ReceivedWebhook, type WebhookReceiver } from '../support/webhook-receiver.ts';

let h: Harness;
let partner: WebhookReceiver;
let user: BuiltUser;
beforeAll(async () => {
  partner = await startReceiver();
  h = await createHarness();
});
afterAll(async () => {
  await h.stop();
  await partner.stop();
});
beforeEach(async () => {
  h.setNow(null);
  await h.db.deleteFrom('webhookEndpoints').execute();
  partner.received.length = 0;
  partner.answer = (response) => response.writeHead(204).end();
  user = await buildUser(h);
});

const notifications = () => h.caller(user).notifications;
const documentId = webhookEvents['translation.drafted'].sample.documentId;

async function addEndpoint(path = '') {
  const url = partner.url + path;
  const { endpoint, signingKey } = await notifications().createWebhookEndpoint({
    url,
    events: ['translation.drafted', 'document.paid'],
  });
  return { id: endpoint.id, signingKey };
}

async function publish(): Promise<void> {
  await h.db
    .transaction()
    .execute((trx) =>
      publishEvent(trx, { accountId: user.id, type: 'translation.drafted', data: { documentId }, now: h.deps.now }),
    );
}

/** Sends what is due now. */
async function send(): Promise<void> {
  const dispatcher = createWebhookDispatcher(h.deps);
  await dispatcher.drain();
  await dispatcher.stop();
}

const deliveries = async () => (await notifications().webhookDeliveries({})).items;
const headersOf = ({ headers }: ReceivedWebhook) => headers as Record<string, string>;
const endpointState = async () => (await notifications().webhookEndpoints()).items[0]?.state;

function later(ms: number): void {
  h.setNow(new Date(h.deps.now().getTime() + ms));
}

/** Makes each retry of the newest delivery at its time. */
async function runRetries(): Promise<void> {
  for (;;) {
    const [delivery] = await deliveries();
    if (!delivery?.nextAttemptAt) return;
    h.setNow(new Date(delivery.nextAttemptAt));
    await send();
  }
}

test('an order that is paid is told once, with a signature that the standard library verifies', async () => {
  const { signingKey } = await addEndpoint();
  const document = await buildDocument(h, { owner: user, withFile: true });
  await h.db
    .transaction()
    .execute((trx) =>
      transition(h.deps, trx, { documentId: document.id, event: 'pay', as: 'system', actor: null, chargedCents: 5990 }),
    );
  await send();
  expect(partner.received).toHaveLength(1);
  const [received] = partner.received;
  if (!received) throw new Error('nothing received');
  const payload = new Webhook(signingKey).verify(received.body, headersOf(received)) as WebhookPayload;
  expect(payload).toMatchObject({
    id: received.headers['webhook-id'],
    type: 'document.paid',
    account: user.id,
    isTest: false,
    data: { documentId: document.id, chargedCents: 5990 },
  });
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: 'delivered', eventId: payload.id, body: received.body, attemptCount: 1 });
  expect(delivery?.attempts).toMatchObject([{ number: 1, status: 204, error: null, answer: '' }]);
});

test('a forged, changed or replayed webhook does not verify', async () => {
  const { signingKey } = await addEndpoint();
  await publish();
  await send();
  const [received] = partner.received;
  if (!received) throw new Error('nothing received');
  const headers = headersOf(received);
  const verifier = new Webhook(signingKey);
  expect(() => verifier.verify(`${received.body} `, headers)).toThrow('signature');
  expect(() => verifier.verify(received.body, { ...headers, 'webhook-id': crypto.randomUUID() })).toThrow('signature');
  expect(() => new Webhook(`whsec_${btoa('another key')}`).verify(received.body, headers)).toThrow('signature');
  const old = String(Number(headers['webhook-timestamp']) - 301);
  expect(() => verifier.verify(received.body, { ...headers, 'webhook-timestamp': old })).toThrow('too old');
});

test('nothing is sent for a change that is rolled back, an event not subscribed to, or another account', async () => {
  await addEndpoint();
  const other = await buildUser(h);
  await expect(
    h.db.transaction().execute(async (trx) => {
      await publishEvent(trx, { accountId: user.id, type: 'translation.drafted', data: { documentId } });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await h.db.transaction().execute(async (trx) => {
    await publishEvent(trx, { accountId: other.id, type: 'translation.drafted', data: { documentId } });
    await publishEvent(trx, {
      accountId: user.id,
      type: 'payment.refunded',
      data: webhookEvents['payment.refunded'].sample,
    });
  });
  await send();
  expect(partner.received).toEqual([]);
  expect(await deliveries()).toEqual([]);
});

test('an event that happens once is recorded once', async () => {
  await addEndpoint();
  const event = { accountId: user.id, type: 'translation.drafted', data: { documentId }, onceFor: user.id } as const;
  for (let time = 0; time < 2; time += 1) await h.db.transaction().execute((trx) => publishEvent(trx, event));
  await send();
  expect(partner.received).toHaveLength(1);
});

test('failures are retried with the same id and body, until one succeeds', async () => {
  h.setNow(new Date());
  await addEndpoint();
  await publish();
  partner.answer = (response) => response.writeHead(500).end('broken');
  await send();
  await send();
  expect(partner.received).toHaveLength(1);
  expect((await deliveries())[0]).toMatchObject({ state: 'pending', attemptCount: 1 });
  later((webhookRetryMs[0] ?? 0) * 1.2);
  await send();
  partner.answer = (response) => response.writeHead(200).end('thanks');
  later(60_000);
  await send();
  later(24 * 3_600_000);
  await send();
  expect(partner.received).toHaveLength(3);
  expect(new Set(partner.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(partner.received.map(({ body }) => body)).size).toBe(1);
  const [delivery] = await deliveries();
  expect(delivery?.state).toBe('delivered');
  expect(delivery?.attempts.map(({ status, answer }) => ({ status, answer }))).toEqual([
    { status: 200, answer: 'thanks' },
    { status: 500, answer: 'broken' },
    { status: 500, answer: 'broken' },
  ]);
  expect((await notifications().webhookEndpoints()).items[0]).toMatchObject({ state: 'enabled', failingSince: null });
});

test('a day of failures gives up and disables the endpoint, with a mail and a notification; it can be enabled again', async () => {
  h.setNow(new Date());
  const { id } = await addEndpoint();
  await publish();
  partner.answer = (response) => response.writeHead(503).end();
  await send();
  const startedAt = h.deps.now().getTime();
  await runRetries();
  expect((h.deps.now().getTime() - startedAt) / 3_600_000).toBeCloseTo(24.4, 0);
  expect(partner.received).toHaveLength(webhookRetryMs.length + 1);
  expect(await endpointState()).toBe('failed');
  expect((await deliveries())[0]?.state).toBe('failed');
  const { items } = await notifications().list();
  expect(items.map(({ type }) => type)).toEqual(['webhook_disabled']);
  await h.runJobs();
  const [mail] = await h.mails(user.email);
  expect(mail?.subject).toContain('was disabled');

  // What happens meanwhile is in the log, and can be sent later.
  await publish();
  await send();
  expect(partner.received).toHaveLength(webhookRetryMs.length + 1);
  const [missed] = await deliveries();
  expect(missed).toMatchObject({ state: 'failed', attemptCount: 0 });
  const redeliver = () => notifications().redeliverWebhook({ id: missed?.id ?? '' });
  await expect(redeliver()).rejects.toThrow('disabled');
  partner.answer = (response) => response.writeHead(204).end();
  await proveSession(h, user);
  await notifications().updateWebhookEndpoint({ id, isEnabled: true });
  await redeliver();
  await send();
  expect(partner.received.at(-1)?.headers['webhook-id']).toBe(missed?.eventId);
  expect((await deliveries())[0]?.state).toBe('delivered');
});

test('a delivery that is sent again while its last retry is under way starts over', async () => {
  await addEndpoint();
  await publish();
  const [{ id } = { id: '' }] = await deliveries();
  await h.db
    .updateTable('webhookMessages')
    .set({ tries: webhookRetryMs.length, firstTriedAt: h.deps.now() })
    .where('id', '=', id)
    .execute();
  partner.answer = (response) => {
    partner.answer = (next) => next.writeHead(204).end();
    void notifications()
      .redeliverWebhook({ id })
      .then(() => response.writeHead(500).end());
  };
  await send();
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attemptCount: 2 }]);
});

test('a late 410 of a former URL does not disable the endpoint at its new one', async () => {
  const { id } = await addEndpoint('/former');
  await publish();
  const [called, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  partner.answer = (response) => {
    called.resolve();
    void mayAnswer.promise.then(() => response.writeHead(410).end());
  };
  const dispatcher = createWebhookDispatcher(h.deps);
  dispatcher.start();
  await called.promise;
  await notifications().updateWebhookEndpoint({ id, url: `${partner.url}/new` });
  partner.answer = (response) => response.writeHead(204).end();
  mayAnswer.resolve();
  await dispatcher.stop();
  expect((await notifications().webhookEndpoints()).items).toMatchObject([{ state: 'enabled', failingSince: null }]);
  await runRetries();
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attemptCount: 2 }]);
});

test('410 disables at once', async () => {
  await addEndpoint();
  await publish();
  await publish();
  partner.answer = (response) => response.writeHead(410).end();
  await send();
  expect(await endpointState()).toBe('gone');
  expect((await deliveries()).map(({ state }) => state)).toEqual(['failed', 'failed']);
});

test('while a key is rotated both sign; after a day the former one no longer does', async () => {
  h.setNow(new Date());
  const { id, signingKey: former } = await addEndpoint();
  const { signingKey, endpoint } = await notifications().rotateWebhookSecret({ id });
  expect(endpoint.formerKeyUntil).toBe(new Date(h.deps.now().getTime() + webhookLimits.rotationMs).toISOString());
  expect(signingKey).not.toBe(former);
  await publish();
  await send();
  const [both] = partner.received;
  if (!both) throw new Error('nothing received');
  for (const key of [former, signingKey])
    expect(() => new Webhook(key).verify(both.body, headersOf(both))).not.toThrow();
  later(webhookLimits.rotationMs + 1_000);
  await publish();
  await send();
  expect(partner.received.at(-1)?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(1);
  const { rows } = await h.deps.pool.query<{ stored: string }>(
    "select encode(secret, 'escape') as stored from webhook_endpoints where id = $1",
    [id],
  );
  expect(rows[0]?.stored).not.toContain(signingKey.slice(6));
});

test('a key is not rotated again while its former one signs, so that receivers that know that one alone go on verifying', async () => {
  h.setNow(new Date());
  const { id, signingKey: former } = await addEndpoint();
  const rotate = async () => {
    await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('userId', '=', user.id).execute();
    return notifications().rotateWebhookSecret({ id });
  };
  const presses = await Promise.allSettled([rotate(), rotate()]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  later(webhookLimits.rotationMs - 1_000);
  await expect(rotate()).rejects.toMatchObject({ cause: { code: 'WEBHOOK_KEY_ROTATING' } });
  await publish();
  await send();
  const [call] = partner.received;
  if (!call) throw new Error('nothing received');
  expect(call.headers['webhook-signature']?.toString().split(' ')).toHaveLength(2);
  // The test's clock is ahead of the verifier's.
  const { 'webhook-timestamp': timestamp = '', 'webhook-id': webhookId = '' } = headersOf(call);
  const sentAt = new Date(Number(timestamp) * 1000);
  expect(headersOf(call)['webhook-signature']?.split(' ')).toContain(
    new Webhook(former).sign(webhookId, sentAt, call.body),
  );
  later(2_000);
  await rotate();
});

test('a sender that stops before its record sends the same id again, and not while another holds the delivery', async () => {
  await addEndpoint();
  await publish();
  const crashing = createWebhookDispatcher({
    ...h.deps,
    webhookClient: {
      ...h.deps.webhookClient,
      send: async (webhook, signal) => {
        await h.deps.webhookClient.send(webhook, signal);
        throw new Error('process ended');
      },
    },
  });
  await crashing.drain();
  await send();
  expect(partner.received).toHaveLength(1);
  await h.deps.pool.query(
    "update webhook_messages set leased_until = now() - interval '1 second' where leased_until is not null",
  );
  await send();
  expect(partner.received).toHaveLength(2);
  expect(new Set(partner.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('two senders at once send each delivery once', async () => {
  await addEndpoint();
  for (let count = 0; count < 20; count += 1) await publish();
  await Promise.all([send(), send(), send()]);
  expect(partner.received).toHaveLength(20);
  expect(new Set(partner.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
});

test('an endpoint that hangs delays no other', async () => {
  await addEndpoint('/hangs');
  const healthy = user;
  user = await buildUser(h);
  await addEndpoint();
  const hanging = new Set<() => void>();
  partner.answer = (response, { path }) => {
    if (path === '/hangs') hanging.add(() => response.destroy());
    else response.writeHead(204).end();
  };
  for (const account of [healthy, user]) {
    user = account;
    for (let count = 0; count < 10; count += 1) await publish();
  }
  const dispatcher = createWebhookDispatcher(h.deps, { slots: 5, slowMs: 50 });
  dispatcher.start();
  await expect.poll(() => partner.received.filter(({ path }) => path === '/').length).toBe(10);
  expect(partner.received.filter(({ path }) => path === '/hangs').length).toBeLessThanOrEqual(4);
  for (const release of hanging) release();
  await dispatcher.stop();
});

test('a test event says so, and goes to its endpoint alone', async () => {
  const { id } = await addEndpoint('/one');
  await addEndpoint('/two');
  const sent = await notifications().sendTestWebhook({ id, type: 'question.asked' });
  await send();
  expect(partner.received.map(({ path }) => path)).toEqual(['/one']);
  const { items } = await notifications().webhookDeliveries({ endpointId: id });
  expect(items).toMatchObject([{ id: sent.id, isTest: true, state: 'delivered', type: 'question.asked' }]);
});

test('the log is deleted after its retention; endpoints and events go with the account', async () => {
  await addEndpoint();
  await publish();
  await send();
  later(webhookLimits.logMs + 60_000);
  await h.deps.jobs.enqueue(h.db, 'webhooks.purge', {});
  await h.runJobs();
  expect(await deliveries()).toEqual([]);
});
