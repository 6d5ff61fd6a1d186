import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isKnownCustomer } from '#server/features/auth/known-customers.ts';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { sandboxDeps } from '#server/public-api/sandbox-deps.ts';
import { limits } from '#shared/limits.ts';
import { buildTestKey } from '../support/api-keys.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildOrganization } from '../support/organizations.ts';
import { deepPdf, pdfOf } from '../support/pdf-fixtures.ts';
import { buildDraft, put } from '../support/upload.ts';

// Newcomers who flood an address, such as an office's or a mobile carrier's, do not hold up the people known there.

let h: Harness;
let url: string;
beforeAll(async () => {
  h = await createHarness({ env: { TRUST_PROXY: 'loopback' } });
  ({ url } = await h.listen());
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
afterAll(async () => {
  stopPageCounting();
  await h.stop();
});

/** Takes many times as long to refuse as an honest file to count. */
const hostile = new Uint8Array(deepPdf(10_000));
const accounts = 3;
const filesEach = 14;

async function age(user: { id: string }, ms: number): Promise<void> {
  const createdAt = new Date(h.deps.now().getTime() - ms);
  await h.db.updateTable('profiles').set({ createdAt }).where('id', '=', user.id).execute();
}

const upload = (address: string, user: BuiltUser, documentId: string, body: Buffer) =>
  put(url, user, { path: `documents/${documentId}`, body, headers: { 'x-forwarded-for': address } });

/** 42 hostile files of three new accounts; the number answered so far, and the end. */
async function flood(address: string) {
  const drafts = await Promise.all(Array.from({ length: accounts }, () => buildDraft(h)));
  const stopping = new AbortController();
  let answered = 0;
  const uploads = drafts.flatMap(({ owner, draft }) =>
    Array.from({ length: filesEach }, async () => {
      await fetch(`${url}/files/documents/${draft.id}`, {
        method: 'PUT',
        headers: { cookie: owner.cookie, 'x-forwarded-for': address },
        body: hostile,
        signal: stopping.signal,
      });
      answered += 1;
    }),
  );
  const ended = Promise.allSettled(uploads);
  await expect.poll(() => answered).toBeGreaterThan(0);
  return {
    answered: () => answered,
    end: async () => {
      stopping.abort();
      await ended;
      stopPageCounting();
    },
  };
}

describe('beside 42 hostile files of three new accounts', () => {
  test('an upload of a known person from the same address waits for none of them', async () => {
    const { owner, draft } = await buildDraft(h);
    await age(owner, limits.newcomerMs);
    const { answered, end } = await flood('203.0.113.50');
    const before = answered();
    expect(await upload('203.0.113.50', owner, draft.id, await pdfOf(12))).toMatchObject({
      status: 200,
      body: { pages: 12 },
    });
    // Some end meanwhile, which it does not wait for.
    expect(answered() - before).toBeLessThanOrEqual(3);
    await end();
  });

  test(
    'an honest newcomer at the same address is served among them; one elsewhere waits for none',
    { tags: 'sweep' },
    async () => {
      const here = await buildDraft(h);
      const elsewhere = await buildDraft(h);
      const file = await pdfOf(12);
      const { answered, end } = await flood('203.0.113.51');
      const before = answered();
      expect(await upload('203.0.113.52', elsewhere.owner, elsewhere.draft.id, file)).toMatchObject({ status: 200 });
      expect(answered() - before).toBeLessThanOrEqual(3);
      expect(await upload('203.0.113.51', here.owner, here.draft.id, file)).toMatchObject({ status: 200 });
      expect(answered()).toBeLessThan(accounts * filesEach);
      await end();
    },
  );
});

describe('who is known', () => {
  const isKnown = (user: BuiltUser) => isKnownCustomer(h.deps, user);

  test('an account is known after a day, by the server’s clock', async () => {
    const user = await buildUser(h);
    expect(await isKnown(user)).toBe(false);
    await age(user, limits.newcomerMs - 60_000);
    expect(await isKnown(user)).toBe(false);
    await age(user, limits.newcomerMs);
    expect(await isKnown(user)).toBe(true);
  });

  test('a payment makes known at once; a draft, an open checkout or a refunded payment does not', async () => {
    const owner = await buildUser(h);
    await buildDocument(h, { owner });
    expect(await isKnown(owner)).toBe(false);
    await buildDocument(h, { owner, paymentStatus: 'paid', status: 'processing' });
    expect(await isKnown(owner)).toBe(true);
    await h.db
      .updateTable('payments')
      .set((eb) => ({ refundedCents: eb.ref('amountCents') }))
      .where('userId', '=', owner.id)
      .execute();
    expect(await isKnown(owner)).toBe(false);
  });

  test('staff are known', async () => {
    expect(await isKnown(await buildUser(h, { role: 'authenticator' }))).toBe(true);
  });

  test('a test key is as known as its owner: neither its payments nor its clock count', async () => {
    const owner = await buildUser(h);
    const { accountId } = await buildTestKey(h, owner);
    const ahead = sandboxDeps(h.deps, { accountId, aheadMs: 30 * limits.newcomerMs });
    const actor = { id: accountId, role: 'user', name: null, email: '' } as const;
    expect(await isKnownCustomer(ahead, actor)).toBe(false);
    await age(owner, limits.newcomerMs);
    expect(await isKnownCustomer(ahead, actor)).toBe(true);
  });

  test('an organization made today by somebody new is not known', async () => {
    const { owner } = await buildOrganization(h);
    expect(await isKnown(owner)).toBe(false);
    await age(owner.person, limits.newcomerMs);
    expect(await isKnown(owner)).toBe(true);
  });
});
