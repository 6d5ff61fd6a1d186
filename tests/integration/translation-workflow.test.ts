import { beforeAll, expect, test, vi } from 'vitest';
import { dispatch } from '#server/features/translation/workflow/service.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, setTranslatorMode } from '../support/orders.ts';

/** The full round trip with each behavior of the sandbox workflow. */

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});

async function buildPaidOrder() {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, { pages: 2 });
  const { sessionId } = await openCheckout(h, user, [draft]);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  return draft;
}

const reviewOf = (documentId: string) =>
  h.db.selectFrom('documentsToBeVerified').selectAll().where('documentId', '=', documentId).executeTakeFirstOrThrow();

const inboundOf = (documentId: string) =>
  h.db
    .selectFrom('webhookDeliveries')
    .select('status')
    .where('documentId', '=', documentId)
    .where('direction', '=', 'inbound')
    .execute();

/** Sends the order, waits for that many callbacks, and processes them. */
async function roundTrip(documentId: string, calls: number) {
  await h.runJobs();
  await expect.poll(() => inboundOf(documentId), { timeout: 60_000 }).toHaveLength(calls);
  await h.runJobs();
  return reviewOf(documentId);
}

// The repeating workflow sends three identical callbacks and one with a new id.
test.each([
  ['normal', 1],
  ['multipart', 1],
  ['repeat', 2],
])('%s: the translation arrives once', async (mode, calls) => {
  await setTranslatorMode(h, mode);
  const draft = await buildPaidOrder();
  expect(await roundTrip(draft.id, calls)).toMatchObject({ workflowState: 'received' });
  expect(await documentOf(h, draft.id)).toMatchObject({ status: 'processing' });
  expect(await inboundOf(draft.id)).toEqual(Array.from({ length: calls }, () => ({ status: 'done' })));
});

test('fail: the document shows it', async () => {
  await setTranslatorMode(h, 'fail');
  const draft = await buildPaidOrder();
  expect(await roundTrip(draft.id, 1)).toMatchObject({ workflowState: 'failed' });
  expect(await documentOf(h, draft.id)).toMatchObject({ status: 'failed' });
});

test('down: the order is retried and delivered after recovery', { tags: 'sweep' }, async () => {
  await setTranslatorMode(h, 'down');
  const draft = await buildPaidOrder();
  expect((await h.runJobs()).failed).toMatchObject([{ name: 'translation.dispatch' }]);
  expect(await documentOf(h, draft.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  await setTranslatorMode(h, 'normal');
  expect(await roundTrip(draft.id, 1)).toMatchObject({ workflowState: 'received' });
});

/** Seconds until the last of the orders that wait is sent again. */
async function secondsToNextTry(): Promise<number> {
  const { rows } = await h.deps.pool.query<{ seconds: number }>(
    `select max(extract(epoch from start_after - clock_timestamp()))::float8 as seconds
      from pgboss.job where name = 'translation.dispatch' and state = 'retry'`,
  );
  return rows[0]?.seconds ?? 0;
}

test(
  'down for an hour: no try waits over a quarter of an hour, and each order arrives once',
  { tags: 'sweep' },
  async () => {
    await setTranslatorMode(h, 'down');
    const drafts = await Promise.all(Array.from({ length: 10 }, buildPaidOrder));
    const waits: number[] = [];
    while (waits.reduce((sum, seconds) => sum + seconds, 0) < 60 * 60) {
      expect((await h.runJobs()).failed).toHaveLength(drafts.length);
      waits.push(await secondsToNextTry());
    }
    expect(waits[0]).toBeLessThan(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60);
    await setTranslatorMode(h, 'normal');
    for (const draft of drafts) expect(await roundTrip(draft.id, 1)).toMatchObject({ workflowState: 'received' });
  },
);

test('silent: the order is sent and waits for a person', async () => {
  await setTranslatorMode(h, 'silent');
  const draft = await buildPaidOrder();
  expect(await roundTrip(draft.id, 0)).toMatchObject({ workflowState: 'sent', status: 'pending' });
  const staff = await buildUser(h, { role: 'authenticator' });
  const queue = await h.caller(staff).authenticator.queue({ pageSize: 100 });
  expect(queue.items.map((item) => item.documentId)).toContain(draft.id);
});

test('an order whose job runs twice is sent, however late the attempt that fails ends', async () => {
  await setTranslatorMode(h, 'silent');
  const draft = await buildPaidOrder();
  const { translator } = h.deps;
  if (translator === null) throw new Error('the workflow is configured');
  const late = Promise.withResolvers<number>();
  const post = vi.spyOn(translator, 'post').mockImplementationOnce(() => late.promise);
  const order = { documentId: draft.id, deliveryId: draft.id };
  const first = dispatch(h.deps, order);
  await expect.poll(() => post.mock.calls.length).toBe(1);
  await dispatch(h.deps, order);
  late.reject(new Error('socket hang up'));
  await first;
  const sent = h.db.selectFrom('webhookDeliveries').select(['status', 'lastError']).where('deliveryId', '=', draft.id);
  expect(await sent.execute()).toEqual([{ status: 'done', lastError: null }]);
  await h.runJobs();
  expect(post).toHaveBeenCalledTimes(2);
  post.mockRestore();
});
