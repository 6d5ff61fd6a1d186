import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createWebhookDispatcher } from '#server/features/notifications/webhooks/sending/dispatcher.ts';
import { everySandbox } from '#server/public-api/sandbox-deps.ts';
import { buildTestKey, restOf, type Rest } from '../support/api-keys.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { placeTestOrder, type TestOrder } from '../support/test-orders.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

// Webhooks of test orders.

const h = useHarness();
let url: string;
let api: Rest;

beforeAll(async () => {
  ({ url } = await h.listen());
  api = restOf(url, (await buildTestKey(h, await buildUser(h))).key);
});

const order = (by = api) => placeTestOrder(by);

async function payFor({ sessionId }: TestOrder, by = api): Promise<void> {
  expect(await by.post('payments/settleTestCheckout', { sessionId })).toMatchObject({ status: 200 });
}

test('a paper without any draft sends one drafted event before its delivery', async () => {
  const by = restOf(url, (await buildTestKey(h, await buildUser(h))).key);
  const receiver = await startReceiver();
  await by.post('notifications/createWebhookEndpoint', {
    url: `${receiver.url}/events`,
    events: ['document.paid', 'translation.drafted', 'translation.completed'],
  });
  const placed = await order(by);
  await by.post('documents/setTestOrder', { id: placed.id, state: 'held' });
  await payFor(placed, by);
  await h.runJobs();
  const sandboxes = createWebhookDispatcher(everySandbox(h.deps));
  const types = () =>
    receiver.received.map(({ body }) =>
      z.object({ type: z.string(), isTest: z.literal(true) }).parse(JSON.parse(body)),
    );
  await sandboxes.drain();
  expect(types().map(({ type }) => type)).toEqual(['document.paid', 'translation.drafted']);
  await by.post('documents/setTestOrder', { id: placed.id, state: 'completed' });
  await h.runJobs();
  await sandboxes.drain();
  expect(types().map(({ type }) => type)).toEqual(['document.paid', 'translation.drafted', 'translation.completed']);
  await Promise.all([sandboxes.stop(), receiver.stop()]);
});

test('webhooks of a test key are marked as test, and only report its own events', async () => {
  // Orders of other tests are delivered before anyone listens.
  await h.runJobs();
  const receiver = await startReceiver();
  const added = await api.post('notifications/createWebhookEndpoint', {
    url: `${receiver.url}/events`,
    events: ['document.paid', 'translation.completed', 'certificate.revoked'],
  });
  expect(added.status).toBe(200);
  const live = createWebhookDispatcher(h.deps);
  const sandboxes = createWebhookDispatcher(everySandbox(h.deps));
  const placed = await order();
  await payFor(placed);
  await h.runJobs();
  expect(await api.post('documents/setTestOrder', { id: placed.id, state: 'revoked' })).toMatchObject({ status: 200 });
  expect(await live.drain()).toBe(0);
  expect(await sandboxes.drain()).toBe(3);
  const types = receiver.received.map(
    ({ body }) => z.object({ type: z.string(), isTest: z.literal(true) }).parse(JSON.parse(body)).type,
  );
  expect(types.toSorted()).toEqual(['certificate.revoked', 'document.paid', 'translation.completed']);
  await Promise.all([live.stop(), sandboxes.stop(), receiver.stop()]);
});
