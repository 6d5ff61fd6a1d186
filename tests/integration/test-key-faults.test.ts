import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listBusySandboxes } from '#server/features/auth/sandbox.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import { sandboxDeps } from '#server/public-api/sandbox-deps.ts';
import { proveSession } from '../support/accounts.ts';
import { buildTestKey, restOf, type Rest } from '../support/api-keys.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness, type Harness } from '../support/harness.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';
import { placeTestOrder } from '../support/test-orders.ts';

// Calls of test keys that are interrupted, collide, or meet a busy service; and the end of a sandbox.

const h = useHarness();
let api: Rest;
let accountId: string;
let services: Pick<Harness['deps'], 'typesetter' | 'jobs'>;

beforeAll(async () => {
  const { typesetter, jobs } = h.deps;
  services = { typesetter, jobs };
  await h.listen();
});
beforeEach(async () => {
  const made = await buildTestKey(h, await buildUser(h));
  accountId = made.accountId;
  api = restOf(h.env.publicUrl, made.key);
});
afterEach(() => Object.assign(h.deps, services));

const set = (id: string, state: string) => api.post('documents/setTestOrder', { id, state });
const statusOf = async (id: string) => (await api.get('documents/get', { id })).body['status'];

async function pay({ isHeld = false } = {}): Promise<{ id: string; sessionId: string }> {
  const placed = await placeTestOrder(api, { pages: 2 });
  if (isHeld) await set(placed.id, 'held');
  await api.post('payments/settleTestCheckout', { sessionId: placed.sessionId });
  return placed;
}

test('a held order whose print fails stays held', async () => {
  const { id } = await pay({ isHeld: true });
  await h.runJobs();
  h.deps.typesetter = { ...services.typesetter, print: () => Promise.reject(new PrintError('busy', 'full')) };
  expect(await set(id, 'completed')).toMatchObject({ status: 503, body: { appCode: 'SERVICE_UNAVAILABLE' } });
  h.deps.typesetter = services.typesetter;
  await h.deps.jobs.enqueue(h.db, 'sandbox.sweep', {});
  await h.runJobs();
  expect(await statusOf(id)).toBe('processing');
  expect(await set(id, 'completed')).toMatchObject({ status: 200 });
  expect(await statusOf(id)).toBe('completed');
});

test('an order that is held while it is printed is not delivered', async () => {
  const { id } = await pay();
  h.deps.typesetter = {
    ...services.typesetter,
    async print(job, owner) {
      expect(await set(id, 'held')).toMatchObject({ status: 200 });
      return services.typesetter.print(job, owner);
    },
  };
  expect((await h.runJobs()).failed).toEqual([]);
  expect(await statusOf(id)).toBe('processing');
});

test('two refunds of a test payment at once are both made, and a repeated one once', async () => {
  const { sessionId } = await pay();
  const { stripe } = sandboxDeps(h.deps, { accountId, aheadMs: 0 });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
  const payment_intent = typeof intent === 'string' ? intent : (intent?.id ?? '');
  const refund = (idempotencyKey: string, amount: number) =>
    stripe.refunds.create({ payment_intent, amount }, { idempotencyKey });
  const made = await Promise.all([refund('one', 1000), refund('two', 2000), refund('one', 1000)]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(2);
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data.map(({ amount }) => amount).toSorted()).toEqual([1000, 2000]);
  await expect(refund('three', 1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test('a clock whose timers cannot be queued stays where it is', async () => {
  const read = async () => (await api.get('documents/testClock')).body['aheadSeconds'];
  expect(await read()).toBe(0);
  h.deps.jobs = { ...services.jobs, enqueue: () => Promise.reject(new Error('the queue is down')) };
  const to = new Date(Date.now() + 3_600_000).toISOString();
  expect((await api.post('documents/advanceTestClock', { to })).status).toBe(500);
  expect(await read()).toBe(0);
});

test('a file is checked while test calls hold every connection of the sandboxes', async () => {
  const pool = h.deps.sandboxPool;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const check = h.caller(null).verification.check({ sha256: '1'.repeat(64) });
    expect(await check).toEqual({ outcome: 'unknown' });
  } finally {
    for (const client of held) client.release();
  }
});

test('a sandbox with nothing in it is left out of sweeps', async () => {
  await api.get('documents/testClock');
  expect(await listBusySandboxes(h.deps.sandboxDb)).not.toContain(accountId);
  await placeTestOrder(api);
  expect(await listBusySandboxes(h.deps.sandboxDb)).toContain(accountId);
});

test('a sandbox ends with its owner, and a member’s test key with the membership', async () => {
  const leaving = await buildUser(h);
  const { key, accountId: sandboxId } = await buildTestKey(h, leaving);
  const own = restOf(h.env.publicUrl, key);
  const placed = await placeTestOrder(own, {});
  await own.post('payments/settleTestCheckout', { sessionId: placed.sessionId });
  await h.runJobs();
  await proveSession(h, leaving);
  await h.caller(leaving).auth.deleteAccount({ email: leaving.email });
  expect(await own.get('documents/list')).toMatchObject({ status: 401 });
  await h.runJobs();
  h.setNow(new Date(Date.now() + 2 * 24 * 3_600_000));
  await h.deps.jobs.enqueue(h.db, 'privacy.resume', {});
  await h.runJobs();
  h.setNow(null);
  const left = await h.deps.sandboxPool.query('select from profiles where id = $1', [sandboxId]);
  expect(left.rows).toEqual([]);

  const organization = await buildOrganization(h);
  const second = await buildMember(h, { organization, role: 'owner' });
  const ofMember = restOf(h.env.publicUrl, (await buildTestKey(h, second)).key);
  expect(await ofMember.get('documents/list')).toMatchObject({ status: 200 });
  await h.caller(organization.owner).auth.removeMember({ id: second.person.id });
  expect(await ofMember.get('documents/list')).toMatchObject({ status: 401 });
});
