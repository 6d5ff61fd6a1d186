import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readChains } from '#server/operations/audit/chains.ts';
import type { TranslationType } from '#shared/pricing.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { createCounter, startCountingListener } from '../support/counting-listener.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildNotary, electronicAct } from '../support/notaries.ts';
import { listKeys } from '../support/objects.ts';
import { effectsOf, once, pay, sessionsOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { statement } from '../support/reviews.ts';
import { settingsOf, startServerProcess, type ServerProcess } from '../support/server-process.ts';

/**
 * Kills the real server at points spread over all messages to its services, from an order's first click to delivery by a
 * decision or by a notarial act, and restarts it each time. Clients and third parties retry, as they do in production.
 */

const counter = createCounter();
let h: Harness;
let url: string;
let settings: Record<string, string>;
let lines: { stop(): void }[];
let server: Promise<ServerProcess>;
let clerk: BuiltUser;
let notary: BuiltUser;
let commissionId: string;

beforeAll(async () => {
  h = await createHarness();
  clerk = await buildUser(h, { role: 'authenticator' });
  ({ notary, commissionId } = await buildNotary(h));
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const line = (target: string) => startCountingListener(target, counter);
  const [database, objects, cards, workflow] = await Promise.all([
    line(h.env.databaseUrl),
    line(h.env.storage.endpoint ?? ''),
    line(h.env.stripe.apiUrl ?? ''),
    line(h.env.translator?.url ?? ''),
  ]);
  lines = [database, objects, cards, workflow];
  settings = {
    ...settingsOf(h.env),
    PUBLIC_URL: url,
    PORT: String(port),
    DATABASE_URL: database.url,
    S3_ENDPOINT: objects.url,
    STRIPE_API_URL: cards.url,
    TRANSLATION_WEBHOOK_URL: workflow.url,
    // The fake workflow serves its file from a separate address.
    TRANSLATION_FILE_HOSTS: new URL(h.env.translator?.url ?? '').host,
  };
  h.payments.setWebhookUrl(`${url}/webhooks/stripe`);
});
beforeEach(async () => {
  server = startServerProcess(settings);
  await server;
});
afterEach(async () => {
  await (await server).kill();
});
afterAll(async () => {
  for (const line of lines) line.stop();
  await h.stop();
});

/** Retries until the server responds; it may be killed and restarted meanwhile. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    await server;
    try {
      return await work();
    } catch (error) {
      // The connection was dropped or refused: the user presses the button again.
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const answer = z.object({ result: z.object({ data: z.unknown() }) });
const refusal = z.object({ error: z.object({ data: z.object({ appCode: z.string() }) }) });

async function call<T>(user: BuiltUser, path: string, { input, output }: { input: object; output: z.ZodType<T> }) {
  return patiently(async () => {
    const response = await fetch(`${url}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: user.cookie, origin: url },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    if (response.ok) return output.parse(answer.parse(body).result.data);
    throw new Error(refusal.parse(body).error.data.appCode);
  });
}

interface Order {
  owner: BuiltUser;
  id: string;
  type: TranslationType;
}

const totals = { certified: 3000, notarized: 4000 } as const;

/** Runs an order from first click to delivery: customer, card provider, workflow, clerk and notary. */
async function order(owner: BuiltUser, type: TranslationType): Promise<Order> {
  const input = { filename: 'birth.pdf', translationType: type, idempotencyKey: randomUUID() };
  const { id } = await call(owner, 'documents.create', { input, output: z.object({ id: z.string() }) });
  const bytes = new Uint8Array(await pdfOf(2));
  const uploaded = await patiently(() =>
    fetch(`${url}/files/documents/${id}`, {
      method: 'PUT',
      headers: { cookie: owner.cookie, origin: url },
      body: bytes,
    }),
  );
  expect(uploaded.status).toBe(200);
  const { sessionId } = await call(owner, 'payments.createCheckoutSession', {
    input: { documentIds: [id], expectedTotalCents: totals[type] },
    output: z.object({ sessionId: z.string() }),
  });
  await pay(h, sessionId);
  const reviewId = await vi.waitFor(() => findTranslated(id), { timeout: 90_000, interval: 100 });
  try {
    await call(clerk, 'authenticator.approve', { input: { id: reviewId, ...statement }, output: z.unknown() });
  } catch (error) {
    // The kill hit after the approval was committed and before the response was sent.
    if (!(error instanceof Error && ['CONFLICT', 'AWAITING_NOTARY'].includes(error.message))) throw error;
  }
  if (type === 'notarized') {
    const { id: oathId } = await call(clerk, 'authenticator.openAct', {
      input: { id: reviewId, commissionId, kind: 'jurat', signature: clerk.name ?? '' },
      output: z.object({ id: z.string() }),
    });
    await call(notary, 'authenticator.recordAct', {
      input: electronicAct(reviewId, { commissionId, oathId }),
      output: z.object({ isDelivered: z.literal(true) }),
    });
  }
  return { owner, id, type };
}

async function findTranslated(documentId: string): Promise<string> {
  const review = await h.db
    .selectFrom('documentsToBeVerified')
    .select('id')
    .where('documentId', '=', documentId)
    .where('translatedFileKey', 'is not', null)
    .executeTakeFirstOrThrow();
  return review.id;
}

/** Kills the server `at` messages from now and restarts it; resolves when it is ready. */
async function killAt(at: number, fate: 'lost' | 'passed'): Promise<void> {
  const { child, ended, output } = await server;
  counter.arm({ at, fate, strike: () => child.kill('SIGKILL') });
  expect(await ended, output()).toBe('SIGKILL');
  server = startServerProcess(settings);
  await server;
}

async function count(text: string, ...values: string[]): Promise<number> {
  const { rows } = await h.deps.pool.query<{ count: number }>(`select count(*) as count from ${text}`, values);
  return rows[0]?.count ?? 0;
}

async function expectOnce({ owner, id, type }: Order): Promise<void> {
  const document = await h.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(document).toMatchObject({ status: 'completed', paymentStatus: 'paid', chargedCents: totals[type] });
  expect(await count('documents where user_id = $1', owner.id)).toBe(1);
  expect(await effectsOf(h, document)).toEqual(once);
  expect(await count('documents_to_be_verified where document_id = $1', id)).toBe(1);
  expect(await count('translated_documents where original_document_id = $1', id)).toBe(1);
  const decisions = type === 'certified' ? ['approve'] : ['certify', 'notarize'];
  for (const event of decisions) {
    expect(await count(`document_events where document_id = $1 and event = '${event}'`, id)).toBe(1);
  }
  expect(await count('notarial_acts where document_id = $1', id)).toBe(type === 'certified' ? 0 : 1);
  expect(await count(`outbound_emails where user_id = $1 and template = 'translation-ready'`, owner.id)).toBe(1);
  const paid = (await sessionsOf(h, owner)).filter((session) => session.payment_status === 'paid');
  expect(paid.map((session) => session.amount_total)).toEqual([totals[type]]);
}

/** Every object is referenced by a row, and every referenced object exists. */
async function expectNoOrphans(): Promise<void> {
  const { rows } = await h.deps.pool.query<{ key: string }>(
    `select file_key as key from documents where file_key is not null
    union select thumbnail_key from documents where thumbnail_key is not null
    union select translated_file_key from documents_to_be_verified where translated_file_key is not null
    union select translated_file_key from translated_documents`,
  );
  expect(await listKeys(h.env, '')).toEqual(rows.map(({ key }) => key).toSorted());
}

interface Kill {
  type: TranslationType;
  /** Of the messages of an undisturbed order. */
  share: number;
  fate: 'lost' | 'passed';
}

/** Orders of each type undisturbed, then one per kill. */
async function expectCompleteAfter(kills: readonly Kill[]): Promise<void> {
  const undisturbed: Order[] = [];
  const messages = { certified: 0, notarized: 0 };
  for (const type of new Set(kills.map((kill) => kill.type))) {
    counter.disarm();
    undisturbed.push(await order(await buildUser(h), type));
    messages[type] = counter.count();
  }

  const orders: Promise<Order>[] = [];
  for (const { type, share, fate } of kills) {
    const killed = killAt(1 + Math.floor(share * messages[type]), fate);
    const one = order(await buildUser(h), type);
    orders.push(one);
    // Earlier orders continue meanwhile; Promise.all reports a failure at the end.
    one.catch(() => undefined);
    await killed;
  }
  const done = [...undisturbed, ...(await Promise.all(orders))];
  // Jobs of a killed process are reassigned after a missed heartbeat.
  await vi.waitFor(async () => expect(await count(`pgboss.job where state = 'active'`)).toBe(0), 60_000);
  await (await server).stop();
  // Interrupted uploads are swept after an hour; the wait is skipped.
  expect((await h.runJobs()).failed).toEqual([]);

  for (const one of done) await expectOnce(one);
  await expectNoOrphans();
  expect(await readChains(h.env.databaseUrl)).toMatchObject({ broken: undefined });
}

test('a kill in the middle of an order leaves every order complete exactly once', () =>
  expectCompleteAfter([{ type: 'certified', share: 0.5, fate: 'lost' }]));

test('kills at nine points leave every order complete exactly once', { tags: 'sweep' }, () => {
  const fateOf = (index: number) => (index % 2 === 0 ? 'lost' : 'passed');
  const certified = [0.1, 0.3, 0.5, 0.7, 0.9];
  // Those of notarized orders fall from the decision on; up to it, both orders are alike.
  const notarized = [0.5625, 0.6875, 0.8125, 0.9375];
  return expectCompleteAfter([
    ...certified.map((share, index) => ({ type: 'certified' as const, share, fate: fateOf(index) }) satisfies Kill),
    ...notarized.map((share, index) => ({ type: 'notarized' as const, share, fate: fateOf(index + 1) }) satisfies Kill),
  ]);
});
