import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { claimRenewalMs } from '#shared/review-claim.ts';
import { buildDelivery, buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { statement } from '../support/reviews.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.setNow(null));
afterAll(() => h.stop());

const as = (user: BuiltUser) => h.caller(user).authenticator;
const refusal = (code: ErrorCode) => ({ cause: { code } });
const word = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
const minutes = (count: number) => new Date(Date.now() + count * 60 * 1000);

async function reviewOf(options: Parameters<typeof buildDocument>[1]) {
  const document = await buildDocument(h, { status: 'processing', ...options });
  return h.db
    .selectFrom('documentsToBeVerified')
    .selectAll()
    .where('documentId', '=', document.id)
    .executeTakeFirstOrThrow();
}

test('customers and visitors have no overview, history or claims', async () => {
  const id = crypto.randomUUID();
  const customer = as(await buildUser(h));
  const calls = [customer.overview(), customer.history({}), customer.claim({ id }), customer.release({ id })];
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refusal('STAFF_ONLY'))));
  await expect(h.caller(null).authenticator.history({})).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
});

describe('history', () => {
  test('authenticators see their own decisions, admins all; totals cover every page', async () => {
    const [vera, hugo] = [
      await buildUser(h, { role: 'authenticator', name: 'Vera Luz' }),
      await buildUser(h, { role: 'authenticator' }),
    ];
    const admin = await buildUser(h, { role: 'admin' });
    const owner = await buildUser(h, { name: word('Owner') });
    for (let n = 0; n < 12; n += 1) {
      await buildDelivery(h, { review: await reviewOf({ owner, pages: 2 }), by: vera });
    }
    const other = await buildDelivery(h, { by: hugo });

    const first = await as(vera).history({});
    expect(first).toMatchObject({
      total: 12,
      page: 1,
      pageSize: 10,
      totals: { documents: 12, valueCents: 12 * 3000, pages: 24 },
    });
    const second = await as(vera).history({ page: 2 });
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(12);
    expect(first.items[0]).toMatchObject({
      authenticatedByName: 'Vera Luz',
      userName: owner.name,
      isAuthenticated: true,
    });

    const everything = await as(admin).history({ pageSize: 100 });
    expect(everything.total).toBe(13);
    expect(everything.items.map((item) => item.id)).toContain(other.id);
    expect((await as(admin).history({ search: owner.name ?? '' })).total).toBe(12);
  });

  test('is searched by file, person, address and language; % and _ match literally', async () => {
    const by = await buildUser(h, { role: 'authenticator' });
    const owner = await buildUser(h, { name: word('Quim') });
    const filename = `${word('100%_true')}.pdf`;
    const wanted = await buildDelivery(h, {
      review: await reviewOf({ owner, filename, sourceLanguage: 'Korean', clientName: word('Korea') }),
      by,
    });
    await buildDelivery(h, { review: await reviewOf({ filename: '100 xtrue.pdf' }), by });
    for (const search of [filename, '100%_TRUE', owner.name ?? '', owner.email, 'korea', wanted.clientName ?? '']) {
      const { items, total, totals } = await as(by).history({ search });
      expect(
        items.map((item) => item.id),
        search,
      ).toEqual([wanted.id]);
      expect([total, totals.documents], search).toEqual([1, 2]);
    }
    expect((await as(by).history({ search: 'english' })).total).toBe(2);
    expect((await as(by).history({ search: 'klingon' })).items).toEqual([]);
  });
});

describe('overview', () => {
  test('authenticators see their own metrics, admins everyone’s', async () => {
    const other = await createHarness();
    try {
      const by = await buildUser(other, { role: 'authenticator' });
      const admin = await buildUser(other, { role: 'admin' });
      const overviewOf = (user: BuiltUser) => other.caller(user).authenticator.overview();
      expect(await overviewOf(by)).toMatchObject({
        averageProcessingSeconds: null,
        topLanguages: [],
        recentActivity: [],
      });

      const now = Date.now();
      for (const [hours, sourceLanguage] of [
        [1, 'Spanish'],
        [3, 'German'],
        [5, 'Spanish'],
      ] as const) {
        const createdAt = new Date(now - hours * 3600 * 1000);
        const document = await buildDocument(other, { status: 'processing', sourceLanguage, createdAt });
        const review = await other.db
          .selectFrom('documentsToBeVerified')
          .selectAll()
          .where('documentId', '=', document.id)
          .executeTakeFirstOrThrow();
        if (hours !== 5) await buildDelivery(other, { review, by });
      }
      const own = await overviewOf(by);
      expect(own).toMatchObject({
        scope: 'own',
        cards: { documents: 2, pending: 1, approved: 2, valueCents: 3000 },
        activity: { approved: 2, rejected: 0, corrections: 0, uploads: 0 },
      });
      expect(own.topLanguages.map((pair) => [pair.sourceLanguage, pair.documents])).toEqual([
        ['German', 1],
        ['Spanish', 1],
      ]);
      expect(own.recentActivity.map((activity) => activity.action)).toEqual(['approved', 'approved']);
      expect(own.averageProcessingSeconds).toBeGreaterThanOrEqual(7200);
      expect(own.averageProcessingSeconds).toBeLessThan(7260);

      await buildDocument(other, { paymentStatus: 'free', owner: by });
      const all = await overviewOf(admin);
      expect(all).toMatchObject({
        scope: 'all',
        cards: { documents: 4, pending: 1, approved: 2 },
        activity: { uploads: 1 },
      });
      expect(all.topLanguages[0]).toEqual({ sourceLanguage: 'Spanish', targetLanguage: 'English', documents: 2 });
      expect((await overviewOf(by)).activity.uploads).toBe(1);
    } finally {
      await other.stop();
    }
  });
});

describe('claims', () => {
  test('a claim shows in the queue, can be renewed, and expires after fifteen minutes', async () => {
    const [vera, hugo] = [
      await buildUser(h, { role: 'authenticator', name: 'Vera Luz' }),
      await buildUser(h, { role: 'authenticator', name: 'Hugo Paz' }),
    ];
    const filename = `${word('claimed')}.pdf`;
    const { id } = await reviewOf({ filename });
    expect((await as(hugo).queue({ search: filename })).items[0]).toMatchObject({
      claimedByName: null,
      claimExpiresAt: null,
    });
    await as(vera).claim({ id });
    expect((await as(hugo).queue({ search: filename })).items[0]).toMatchObject({
      claimedById: vera.id,
      claimedByName: 'Vera Luz',
    });
    expect((await as(hugo).get({ id })).claimedByName).toBe('Vera Luz');
    await expect(as(hugo).claim({ id })).rejects.toMatchObject(refusal('CONFLICT'));

    h.setNow(minutes(10));
    const renewed = await as(vera).claim({ id });
    expect(Date.parse(renewed.claimExpiresAt ?? '')).toBeGreaterThan(minutes(24).getTime());
    h.setNow(minutes(20));
    await expect(as(hugo).claim({ id })).rejects.toMatchObject(refusal('CONFLICT'));
    h.setNow(minutes(26));
    expect((await as(hugo).get({ id })).claimedByName).toBeNull();
    expect(await as(hugo).claim({ id })).toMatchObject({ claimedByName: 'Hugo Paz' });
  });

  test('a claim has the typesetter started ahead of the decision, unless the settings say otherwise', async () => {
    const { id } = await reviewOf({});
    const vera = await buildUser(h, { role: 'authenticator' });
    const warm = vi.spyOn(h.deps.typesetter, 'warm').mockResolvedValue();
    onTestFinished(() => {
      warm.mockRestore();
      h.env.typesetterWarmUp = false;
    });
    await as(vera).claim({ id });
    expect(warm).not.toHaveBeenCalled();
    h.env.typesetterWarmUp = true;
    await as(vera).claim({ id });
    expect(warm).toHaveBeenCalledWith({ hasSpare: false, holdMs: claimRenewalMs + 60_000 });
  });

  test('one of many concurrent claims wins; only its holder can release it', async () => {
    const { id } = await reviewOf({});
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(h, { role: 'authenticator' })));
    const outcomes = await Promise.allSettled(people.map((person) => as(person).claim({ id })));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const [index, person] of people.entries()) {
      if (outcomes[index]?.status === 'fulfilled') continue;
      expect((await as(person).release({ id })).claimedById).not.toBeNull();
    }
    for (const person of people) await as(person).release({ id });
    expect((await as(people[0] ?? (await buildUser(h))).get({ id })).claimedById).toBeNull();
  });

  test('a claimed review can be decided by another only after the claim expires', async () => {
    const [vera, hugo] = [await buildUser(h, { role: 'authenticator' }), await buildUser(h, { role: 'authenticator' })];
    const { id } = await reviewOf({});
    await as(vera).claim({ id });
    await expect(as(hugo).approve({ id, ...statement })).rejects.toMatchObject(refusal('CONFLICT'));
    h.setNow(minutes(16));
    expect(await as(hugo).approve({ id, ...statement })).toMatchObject({ authenticatedByEmail: hugo.email });
    await expect(as(vera).claim({ id })).rejects.toMatchObject(refusal('CONFLICT'));
  });

  test('the holder can decide; losing the staff role ends its claims', async () => {
    const [vera, admin] = [await buildUser(h, { role: 'authenticator' }), await buildUser(h, { role: 'admin' })];
    const [mine, left] = [await reviewOf({}), await reviewOf({})];
    await as(vera).claim({ id: mine.id });
    await as(vera).approve({ id: mine.id, ...statement });
    await as(vera).claim({ id: left.id });
    await h.caller(admin).admin.setUserRole({ id: vera.id, role: 'user' });
    expect((await as(admin).get({ id: left.id })).claimedByName).toBeNull();
  });

  test('unknown reviews and corrections cannot be claimed', async () => {
    const vera = await buildUser(h, { role: 'authenticator' });
    const missing = refusal('REVIEW_NOT_FOUND');
    await expect(as(vera).claim({ id: crypto.randomUUID() })).rejects.toMatchObject(missing);
    await expect(as(vera).release({ id: crypto.randomUUID() })).rejects.toMatchObject(missing);
    const review = await buildReview(h);
    const document = await h.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', review.documentId)
      .executeTakeFirstOrThrow();
    const correction = await buildReview(h, { document, isCorrection: true });
    await expect(as(vera).claim({ id: correction.id })).rejects.toMatchObject(missing);
  });
});

test('the queue is searched by file, client, person and address; % and _ match literally', async () => {
  const vera = await buildUser(h, { role: 'authenticator' });
  const owner = await buildUser(h, { name: word('Queue') });
  const clientName = word('50%_off');
  const review = await reviewOf({ owner, clientName, filename: `${word('deed')}.pdf` });
  await reviewOf({ clientName: '50 xoff' });
  for (const search of [review.filename.toUpperCase(), '50%_', clientName, owner.name ?? '', owner.email]) {
    const { items, total } = await as(vera).queue({ search });
    expect(
      items.map((item) => item.id),
      search,
    ).toEqual([review.id]);
    expect(total).toBe(1);
  }
});
