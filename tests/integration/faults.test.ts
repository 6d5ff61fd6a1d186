import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDeps, type Deps } from '#server/deps.ts';
import { appRouter } from '#server/router.ts';
import { createCallerFactory } from '#server/trpc.ts';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { reserveServer, type ReservedServer } from '../support/http.ts';
import { buildDraft, documentOf, expectFulfilledOnce, openCheckout, pay, sessionsOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildPending, deliveriesOf, reviewsOf, statement, traceOf } from '../support/reviews.ts';
import { runQueuedJobs } from '../support/run-jobs.ts';

/** Two applications on the same database and bucket: `h` directly, `shaky` through a faulty proxy. */

const createCaller = createCallerFactory(appRouter);

let h: Harness;
let shaky: Deps;
let server: ReservedServer;
let lines: Record<'database' | 'objectStore' | 'mail', CutProxy>;
let clara: BuiltUser;

beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
  server = await reserveServer();
  lines = {
    database: await startCutProxy(h.env.databaseUrl),
    objectStore: await startCutProxy(h.env.storage.endpoint ?? ''),
    mail: await startCutProxy(h.env.mail.smtpUrl),
  };
  const env = {
    ...h.env,
    publicUrl: server.url,
    databaseUrl: lines.database.url,
    storage: { ...h.env.storage, endpoint: lines.objectStore.url },
    mail: { ...h.env.mail, smtpUrl: lines.mail.url },
  };
  shaky = await createDeps(env, { jobs: h.deps.jobs, log: h.deps.log });
  server.serve(shaky);
  clara = await buildUser(h, { role: 'authenticator' });
});

afterEach(() => {
  for (const line of Object.values(lines)) line.set('open');
});

afterAll(async () => {
  await server.close();
  shaky.mailer.close();
  shaky.storage.close();
  await shaky.pool.end();
  await Promise.all(Object.values(lines).map((line) => line.stop()));
  await h.stop();
});

const shakyCaller = (user: BuiltUser) => createCaller({ ...h.context(user), deps: shaky });

const unavailable = {
  message: 'The service is briefly unavailable. Nothing was lost. Please try again in a moment.',
  cause: { code: 'SERVICE_UNAVAILABLE' },
};

/** Uploads a two-page file through the shaky application. */
async function upload(user: BuiltUser, documentId: string): Promise<Response> {
  return fetch(`${server.url}/files/documents/${documentId}`, {
    method: 'PUT',
    headers: { cookie: user.cookie },
    body: new Uint8Array(await pdfOf(2)),
  });
}

interface Step<Order> {
  prepare: () => Promise<Order>;
  run: (order: Order) => Promise<unknown>;
  /** Errors a retry may get when the first attempt committed and only its response was lost. */
  orElse?: string;
  verify: (order: Order) => Promise<void>;
}

/** Cuts the database connection at its first response, then at its second, and so on, retrying each time. */
async function cutEverywhere<Order>({ prepare, run, orElse, verify }: Step<Order>): Promise<void> {
  const line = lines.database;
  for (let answers = 0; ; answers += 1) {
    const order = await prepare();
    await shaky.pool.query('select 1');
    line.set({ answers });
    const failure: unknown = await run(order).then(
      () => undefined,
      (error: unknown) => error,
    );
    const isWhole = line.mode() !== 'cut';
    line.set('open');
    if (failure !== undefined) {
      expect(failure, `cut after ${answers} answers`).toMatchObject(unavailable);
      await run(order).catch((error: unknown) =>
        expect(error, `again after ${answers} answers`).toMatchObject({ cause: { code: orElse } }),
      );
    }
    await verify(order);
    if (isWhole) return;
  }
}

describe('the database connection drops at any point of', () => {
  test('creating a draft: exactly one exists', async () => {
    await cutEverywhere({
      prepare: async () => ({ user: await buildUser(h), idempotencyKey: randomUUID() }),
      run: ({ user, idempotencyKey }) => shakyCaller(user).documents.create({ filename: 'a.pdf', idempotencyKey }),
      verify: async ({ user }) => expect(await h.caller(user).documents.list({})).toMatchObject({ total: 1 }),
    });
  });

  test('a checkout: exactly one page is open', async () => {
    await cutEverywhere({
      prepare: async () => {
        const user = await buildUser(h);
        return { user, draft: await buildDraft(h, user) };
      },
      run: ({ user, draft }) =>
        shakyCaller(user).payments.createCheckoutSession({ documentIds: [draft.id], expectedTotalCents: 1500 }),
      verify: async ({ user, draft }) => {
        const { sessionId } = await openCheckout(h, user, [draft]);
        expect((await sessionsOf(h, user)).map((session) => session.id)).toEqual([sessionId]);
      },
    });
  });

  test('processing a payment: the order is fulfilled once', { tags: 'sweep' }, async () => {
    await cutEverywhere({
      prepare: async () => {
        const user = await buildUser(h);
        const draft = await buildDraft(h, user);
        const { sessionId } = await openCheckout(h, user, [draft]);
        await pay(h, sessionId);
        return { user, draft, sessionId };
      },
      run: async ({ user, sessionId }) => {
        const { state } = await shakyCaller(user).payments.processSession({ sessionId });
        // The page polls while it waits.
        if (state === 'waiting') await shakyCaller(user).payments.processSession({ sessionId });
      },
      verify: async ({ user, draft, sessionId }) => {
        await h.caller(user).payments.processSession({ sessionId });
        await expectFulfilledOnce(h, draft);
      },
    });
  });

  test('an approval: one certificate, or none and it can be retried', { tags: 'sweep' }, async () => {
    await cutEverywhere({
      prepare: () => buildPending(h),
      run: ({ review }) => shakyCaller(clara).authenticator.approve({ id: review.id, ...statement }),
      orElse: 'CONFLICT',
      verify: async ({ document }) => {
        expect(await traceOf(h, document)).toMatchObject({
          document: { status: 'completed' },
          reviews: [{ status: 'completed' }],
          deliveries: [{ verificationCode: document.verificationCode }],
          notifications: [{ type: 'translation_ready' }],
          mails: [{ template: 'translation-ready' }],
        });
      },
    });
  });
});

test('database unavailable during an upload: responds SERVICE_UNAVAILABLE, and a retry works', async () => {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, { withFile: false });
  lines.database.set('cut');
  const refused = await upload(user, draft.id);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ appCode: 'SERVICE_UNAVAILABLE', message: unavailable.message });
  lines.database.set('open');
  expect(await (await upload(user, draft.id)).json()).toMatchObject({ pages: 2 });
});

describe.each(['cut', 'lose-answers'] as const)('the object store becomes unavailable (%s)', (mode) => {
  test('during an upload: nothing is attached, and a retry works', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user, { withFile: false });
    lines.objectStore.set(mode);
    const refused = await upload(user, draft.id);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ appCode: 'SERVICE_UNAVAILABLE' });
    expect(await documentOf(h, draft.id)).toMatchObject({ fileKey: null, pages: 1 });
    lines.objectStore.set('open');
    expect((await upload(user, draft.id)).status).toBe(200);
    await h.runJobs();
    expect(await h.deps.storage.size((await documentOf(h, draft.id)).fileKey ?? '')).toBeGreaterThan(0);
  });

  test('during an approval: nothing is decided, and a retry works', async () => {
    const { document, review } = await buildPending(h);
    lines.objectStore.set(mode);
    await expect(shakyCaller(clara).authenticator.approve({ id: review.id, ...statement })).rejects.toMatchObject(
      unavailable,
    );
    expect(await deliveriesOf(h, document.id)).toEqual([]);
    expect(await reviewsOf(h, document.id)).toMatchObject([{ status: 'pending' }]);
    lines.objectStore.set('open');
    await shakyCaller(clara).authenticator.approve({ id: review.id, ...statement });
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
  });

  test('during a download: the link works again later', async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const ask = { id: draft.id, kind: 'original', disposition: 'inline' } as const;
    const { url } = await shakyCaller(user).documents.fileLink(ask);
    lines.objectStore.set(mode);
    expect((await fetch(url)).status).toBe(503);
    lines.objectStore.set('open');
    expect((await (await fetch(url)).bytes()).length).toBe(draft.fileSizeBytes);
  });
});

test('orders are paid and fulfilled while the object store is unavailable', async () => {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user);
  lines.objectStore.set('cut');
  const caller = shakyCaller(user).payments;
  const { sessionId } = await caller.createCheckoutSession({ documentIds: [draft.id], expectedTotalCents: 1500 });
  await pay(h, sessionId);
  expect(await caller.processSession({ sessionId })).toMatchObject({ state: 'done' });
  await expectFulfilledOnce(h, draft);
});

test(
  'mail server unavailable: no request waits for it, and each mail arrives once after its return',
  { tags: 'sweep' },
  async () => {
    const user = await buildUser(h);
    const draft = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [draft]);
    await pay(h, sessionId);
    lines.mail.set('cut');
    expect(await shakyCaller(user).payments.processSession({ sessionId })).toMatchObject({ state: 'done' });
    expect((await runQueuedJobs(shaky)).failed.map((job) => job.name)).toContain('mail.send');
    expect(await h.mails(user.email)).toEqual([]);
    lines.mail.set('open');
    await runQueuedJobs(shaky);
    await runQueuedJobs(shaky);
    expect((await h.mails(user.email)).map((mail) => mail.subject)).toEqual([expect.stringMatching(/^Receipt/)]);
  },
);
