import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FailedWorkItem } from '#shared/schemas/admin.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import {
  buildOrder,
  expectFulfilledOnce,
  expectUntouched,
  pay,
  paymentOf,
  postEvent,
  sessionEvent,
  steerPayments,
} from '../support/orders.ts';

/** Signed events of any shape: answered with success, recorded, and flagged where they lack what their handling needs. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let admin: BuiltUser;
beforeAll(async () => {
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
});
beforeEach(() => steerPayments(h, 'control', { webhooks: 'hold', apiDown: false }));

type Fields = Record<string, unknown>;
const fields = z.record(z.string(), z.unknown());

async function flagged(): Promise<FailedWorkItem[]> {
  const found: FailedWorkItem[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await h.caller(admin).admin.stuckWork({ page, pageSize: 100 });
    found.push(...items.filter(({ kind }) => kind === 'webhook'));
    if (items.length < 100) return found;
  }
}

/** Those that were flagged while `work` ran. */
async function newlyFlagged(work: () => Promise<void>): Promise<FailedWorkItem[]> {
  const before = new Set((await flagged()).map(({ id }) => id));
  await work();
  return (await flagged()).filter(({ id }) => !before.has(id));
}

const recorded = (id: string) => h.db.selectFrom('stripeEvents').selectAll().where('id', '=', id).execute();

async function paidOrder() {
  const order = await buildOrder(h);
  await pay(h, order.sessionId);
  return order;
}

/** The provider's own events about a paid, refunded and disputed order, by type. */
async function ownEvents(sessionId: string): Promise<Fields[]> {
  const session = await h.deps.stripe.checkout.sessions.retrieve(sessionId);
  const intent = z.string().parse(session.payment_intent);
  const charges = await h.deps.stripe.charges.list({ payment_intent: intent });
  const charge = charges.data[0];
  const event = (type: string, object: unknown): Fields => ({
    ...{ object: 'event', api_version: '2026-10-28.endive', created: Math.floor(Date.now() / 1000), livemode: false },
    ...{ id: `evt_${randomUUID()}`, type, data: { object } },
  });
  const refund = { object: 'refund', id: 're_1', payment_intent: intent, charge: charge?.id, metadata: {}, amount: 1 };
  const dispute = {
    object: 'dispute',
    id: 'dp_1',
    payment_intent: intent,
    charge: charge?.id,
    metadata: {},
    amount: 1,
  };
  return [
    fields.parse(await sessionEvent(h, sessionId)),
    event('charge.refunded', charge),
    event('refund.updated', refund),
    event('charge.dispute.created', dispute),
  ];
}

/** Paths of all fields, such as `data.object.id`. */
function pathsOf(value: unknown, prefix: string[] = []): string[][] {
  const { success, data } = fields.safeParse(value);
  if (!success || Array.isArray(value)) return [];
  return Object.entries(data).flatMap(([key, inner]) => [[...prefix, key], ...pathsOf(inner, [...prefix, key])]);
}

/** A copy whose field at the path is `change`d; deleted when that is undefined. */
function changed(value: Fields, [key = '', ...rest]: readonly string[], change: unknown): Fields {
  const inner = fields.safeParse(value[key]);
  if (rest.length > 0 && inner.success) return { ...value, [key]: changed(inner.data, rest, change) };
  const { [key]: _gone, ...others } = value;
  return change === undefined ? others : { ...others, [key]: change };
}

test('an event without any one of its fields is accepted; what it lacked is flagged or not needed', async () => {
  for (const index of [0, 1, 2, 3]) {
    const order = await paidOrder();
    const own = (await ownEvents(order.sessionId))[index];
    if (!own) throw new Error('the provider has no such event');
    const paths = pathsOf(own);
    expect(paths).toContainEqual(['data', 'object', 'id']);
    const missing = await newlyFlagged(async () => {
      for (const path of paths) {
        // Each is an event of its own.
        const event = changed({ ...own, id: `evt_${randomUUID()}` }, path, undefined);
        const response = await postEvent(h, event);
        expect(response.status, `${String(own['type'])} without ${path.join('.')}`).toBe(200);
      }
    });
    const needed = index === 0 ? 'data.object.id' : 'data.object.payment_intent';
    // Without `data` and without `data.object` the same field is lacking.
    expect(missing.map(({ lastError }) => lastError)).toEqual(
      Array.from({ length: 3 }, () => `The event lacks ${needed}.`),
    );
    expect((await h.runJobs()).failed).toEqual([]);
    // The others of its kind were whole in what counts: the order was paid once.
    if (index === 0) await expectFulfilledOnce(h, order.draft);
  }
});

/** Posts the very bytes, signed. */
function postSigned(body: string): Promise<Response> {
  const payload = body;
  const timestamp = Math.floor(h.deps.now().getTime() / 1000);
  const secret = h.env.stripe.webhookSecrets[0] ?? '';
  const signature = h.deps.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return postEvent(h, {}, { body, signature });
}

test.each(['', 'no JSON', '[]', 'null', '"evt_1"', '{}', '{"id":"\\u0000","type":7,"data":{"object":[]}}'])(
  'a signed body %j is recorded once, and flagged',
  async (body) => {
    const added = await newlyFlagged(async () => {
      expect((await postSigned(body)).status).toBe(200);
      expect((await postSigned(body)).status).toBe(200);
    });
    expect(added).toMatchObject([{ kind: 'webhook', subject: 'unknown', canRetry: true }]);
  },
);

test('an unknown API version, null metadata and an event of no interest are not flagged', async () => {
  const { sessionId, draft } = await paidOrder();
  const before = await flagged();
  const own = fields.parse(await sessionEvent(h, sessionId));
  const event = changed({ ...own, api_version: '2031-01-01.future' }, ['data', 'object', 'metadata'], null);
  expect((await postEvent(h, event)).status).toBe(200);
  expect((await postEvent(h, { id: `evt_${randomUUID()}`, type: 'customer.created' })).status).toBe(200);
  expect(await flagged()).toEqual(before);
  await h.runJobs();
  await expectFulfilledOnce(h, draft);
});

describe('a flagged event', () => {
  const without = ['data', 'object', 'id'];

  async function flagOne(event: Fields): Promise<string> {
    const [item] = await newlyFlagged(async () => {
      expect((await postEvent(h, event)).status).toBe(200);
    });
    if (!item) throw new Error('the event was not flagged');
    return item.id;
  }

  test('is handled when it comes again whole', async () => {
    const { sessionId, draft } = await paidOrder();
    const own = fields.parse(await sessionEvent(h, sessionId));
    const id = await flagOne(changed(own, without, undefined));
    await h.runJobs();
    await expectUntouched(h, draft);
    const answers = await Promise.all([1, 2, 3].map(() => postEvent(h, own)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await flagged()).map((item) => item.id)).not.toContain(id);
    expect((await h.runJobs()).done.filter((name) => name === 'payments.fulfil')).toHaveLength(1);
    await expectFulfilledOnce(h, draft);
    await expect(h.caller(admin).admin.retryWork({ id })).rejects.toMatchObject({ cause: { code: 'CONFLICT' } });
  });

  test('is read again from the provider by its id', async () => {
    const { sessionId, draft } = await paidOrder();
    const { data } = await h.deps.stripe.events.list({ type: 'checkout.session.completed', limit: 100 });
    const own = data.find((event) => JSON.stringify(event).includes(sessionId));
    const id = await flagOne(changed(fields.parse(own), without, undefined));
    await steerPayments(h, 'control', { apiDown: true });
    await h.caller(admin).admin.retryWork({ id });
    await h.runJobs();
    expect((await flagged()).map((item) => item.id)).toContain(id);
    await expectUntouched(h, draft);
    await steerPayments(h, 'control', { apiDown: false });
    await h.caller(admin).admin.retryWork({ id });
    await h.caller(admin).admin.retryWork({ id });
    await h.runJobs();
    await h.runJobs();
    expect((await flagged()).map((item) => item.id)).not.toContain(id);
    await expectFulfilledOnce(h, draft);
    const { items } = await h.caller(admin).admin.auditLog({ actorId: admin.id });
    expect(items).toContainEqual(expect.objectContaining({ event: 'work.retried', details: { work: id } }));
  });

  test('that has no id is found among those the provider lists', async () => {
    const { sessionId, draft } = await paidOrder();
    const own = fields.parse(await sessionEvent(h, sessionId));
    const id = await flagOne(changed(changed(own, ['id'], undefined), without, undefined));
    await h.caller(admin).admin.retryWork({ id });
    await h.runJobs();
    await h.runJobs();
    expect((await flagged()).map((item) => item.id)).not.toContain(id);
    await expectFulfilledOnce(h, draft);
    expect(await recorded(String(own['id']))).toEqual([]);
  });

  test('that the provider itself has no more of stays, with the reason', async () => {
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'charge.refunded',
      data: { object: { object: 'charge', id: 'ch_1' } },
    };
    const id = await flagOne(event);
    const retrieve = h.deps.stripe.events.retrieve.bind(h.deps.stripe.events);
    try {
      Object.assign(h.deps.stripe.events, { retrieve: () => Promise.resolve(event) });
      await h.caller(admin).admin.retryWork({ id });
      await h.runJobs();
    } finally {
      Object.assign(h.deps.stripe.events, { retrieve });
    }
    expect((await flagged()).find((item) => item.id === id)).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining('lacks data.object.payment_intent'),
    });
  });
});

// Last, since it leaves flagged events of any shape.
test('no shape of a signed body is refused, and none pays an order twice', async () => {
  const order = await paidOrder();
  const events = await ownEvents(order.sessionId);
  const odd = fc.oneof(
    fc.constantFrom<unknown[]>(
      null,
      '',
      0,
      -1,
      1e308,
      true,
      [],
      {},
      [[]],
      '\0',
      '\u{1F4A9}',
      'x'.repeat(300),
      '2099-01-01',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const mutation = fc.record({
    event: fc.constantFrom(...events),
    at: fc.nat(),
    change: fc.option(odd, { nil: undefined }),
    isWhole: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), odd, async (mutations, whole) => {
      for (const { event: own, at, change, isWhole } of mutations) {
        const paths = pathsOf(own);
        const fresh = { ...own, id: `evt_${randomUUID()}` };
        const event = changed(fresh, paths[at % paths.length] ?? [], change);
        const body = isWhole ? JSON.stringify(whole) : JSON.stringify(event);
        const response = await postSigned(body);
        expect(response.status, body).toBe(200);
      }
    }),
    { numRuns: 60 },
  );
  const run = await h.runJobs();
  // Ids that the provider does not know are jobs that fail, which staff see; nothing else fails.
  expect(run.failed.filter(({ name }) => !name.startsWith('payments.'))).toEqual([]);
  expect((await postEvent(h, events[0] ?? {})).status).toBe(200);
  await h.runJobs();
  await expectFulfilledOnce(h, order.draft);
  expect(await paymentOf(h, order.sessionId)).toMatchObject({ status: 'paid', refundedCents: 0, flag: null });
});
