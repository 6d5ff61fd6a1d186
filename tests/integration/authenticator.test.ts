import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { approve, sendCorrection } from '#server/features/authenticator/service.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement, traceOf, uploadIdOf } from '../support/reviews.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
beforeAll(async () => {
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});

const staffApi = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

const conflict = {
  code: 'CONFLICT',
  message: 'Conflict detected. Please refresh the page or contact support.',
  cause: { code: 'CONFLICT' },
};

describe('the queue', () => {
  test('is paginated, oldest due first, without corrections and decided reviews', async () => {
    const name = `Queue ${randomUUID()}`;
    const owner = await buildUser(h, { name });
    const made: string[] = [];
    for (let minute = 0; minute < 12; minute += 1) {
      const createdAt = new Date(Date.UTC(2026, 5, 1, 12, minute));
      made.push((await buildPending(h, { owner, createdAt })).review.id);
    }
    const [decided] = made;
    await staffApi().approve({ id: decided ?? '', ...statement });
    const pages = [
      await staffApi().queue({ search: name }),
      await staffApi().queue({ search: name, page: 2 }),
      await staffApi().queue({ search: name, page: 3 }),
    ];
    expect(pages.map((page) => page.total)).toEqual([11, 11, 11]);
    expect(pages.map((page) => page.items.length)).toEqual([10, 1, 0]);
    expect(pages.flatMap((page) => page.items.map((item) => item.id))).toEqual(made.slice(1));
  });

  test('searches file, client, name and address case-insensitively; wildcards match literally', async () => {
    const mark = randomUUID().slice(0, 8);
    const owner = await buildUser(h, { name: `Zélia ${mark}`, email: `find-${mark}@people.example` });
    const { review } = await buildPending(h, { owner, filename: `a%b_${mark}.pdf`, clientName: `Client ${mark}` });
    for (const search of [`A%B_${mark}`, `client ${mark}`, `ZÉLIA ${mark}`, `FIND-${mark}`]) {
      expect((await staffApi().queue({ search })).items.map((item) => item.id)).toEqual([review.id]);
    }
    expect((await staffApi().queue({ search: `aXb_${mark}` })).items).toEqual([]);
  });

  test('returns one document with its client and links to both files', async () => {
    const { owner, document, review } = await buildPending(h, { pages: 2 });
    const details = await staffApi().get({ id: review.id });
    expect(details).toMatchObject({
      id: review.id,
      filename: document.filename,
      hasTranslation: true,
      client: { id: owner.id, name: owner.name, email: owner.email, phone: owner.phone, role: 'user' },
    });
    for (const [link, size] of [
      [details.original, document.fileSizeBytes],
      [details.translation, review.translatedFileSizeBytes],
    ] as const) {
      const file = await fetch(link?.url ?? '');
      expect(file.status).toBe(200);
      expect((await file.bytes()).length).toBe(size);
    }
    await expect(staffApi().get({ id: randomUUID() })).rejects.toMatchObject({ cause: { code: 'REVIEW_NOT_FOUND' } });
  });

  test('counters reflect decisions', async () => {
    const before = await staffApi().counters();
    const [one, two] = [await buildPending(h), await buildPending(h)];
    await buildPending(h);
    await staffApi().approve({ id: one.review.id, ...statement });
    await staffApi().sendCorrection({
      id: two.review.id,
      uploadId: await uploadIdOf(h, two.review.id, clara),
      ...statement,
    });
    expect(await staffApi().counters()).toEqual({
      pending: before.pending + 1,
      approved: before.approved + 1,
      rejected: before.rejected + 1,
      corrections: before.corrections + 1,
    });
  });

  test('clientInfo returns a user’s contact details', async () => {
    const owner = await buildUser(h);
    const { id, name, email, phone, role } = owner;
    expect(await staffApi().clientInfo({ userId: id })).toEqual({ id, name, email, phone, role });
    await expect(staffApi().clientInfo({ userId: randomUUID() })).rejects.toMatchObject({
      message: 'Erro ao buscar informações do usuário.',
    });
  });
});

describe('approval', () => {
  test('commits everything in one transaction', async () => {
    const { owner, document, review } = await buildPending(h, { pages: 2, clientName: 'Maria' });
    const delivered = await staffApi().approve({ id: review.id, ...statement });
    expect(delivered).toMatchObject({
      originalDocumentId: document.id,
      verificationCode: document.verificationCode,
      pages: 2,
      clientName: 'Maria',
      isCorrected: false,
      isAuthenticated: true,
      authenticatedByName: 'Clara Reis',
    });
    const trace = await traceOf(h, document);
    expect(trace).toMatchObject({
      document: { status: 'completed', isAuthenticated: true },
      reviews: [{ status: 'completed', isAuthenticated: true, authenticatedBy: clara.id }],
      deliveries: [{ authenticatedBy: clara.id, userId: owner.id, reviewId: review.id }],
      notifications: [{ type: 'translation_ready' }],
      mails: [{ template: 'translation-ready' }],
    });
    expect(trace.events.slice(-2)).toEqual([{ event: 'approve' }, { event: 'recorded' }]);
    expect(trace.reviews[0]?.authenticationDate).toEqual(trace.deliveries[0]?.authenticationDate);
    expect(await h.deps.storage.size(trace.deliveries[0]?.translatedFileKey ?? '')).toBeGreaterThan(0);
  });

  test('requires a translation', async () => {
    const { document, review } = await buildPending(h, { withTranslation: false });
    const before = await traceOf(h, document);
    await expect(staffApi().approve({ id: review.id, ...statement })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
      cause: { code: 'TRANSLATION_MISSING' },
    });
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('by twenty concurrent callers happens once', async () => {
    const { document, review } = await buildPending(h);
    const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(h, { role: 'authenticator' })));
    const results = await Promise.allSettled(
      people.map((person) => staffApi(person).approve({ id: review.id, ...statement })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(conflict);
    const trace = await traceOf(h, document);
    expect(trace.deliveries).toHaveLength(1);
    expect(trace.mails).toHaveLength(1);
    expect(trace.reviews[0]?.authenticatedBy).toBe(trace.deliveries[0]?.authenticatedBy);
  });

  test('races a correction: one wins and every column is the winner’s', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { document, review } = await buildPending(h);
      const rival = await buildUser(h, { role: 'authenticator' });
      const uploadId = await uploadIdOf(h, review.id, rival);
      const results = await Promise.allSettled([
        staffApi().approve({ id: review.id, ...statement }),
        staffApi(rival).sendCorrection({ id: review.id, uploadId, ...statement }),
      ]);
      const [won] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(lost).toMatchObject(conflict);
      const trace = await traceOf(h, document);
      expect(trace.deliveries).toMatchObject([{ id: won?.id, authenticatedByEmail: won?.authenticatedByEmail }]);
      expect(new Set(trace.reviews.map((row) => row.authenticatedByEmail))).toEqual(
        new Set([won?.authenticatedByEmail]),
      );
      expect(trace.reviews).toHaveLength(won?.isCorrected ? 2 : 1);
    }
  });

  const failing = (part: string): Error => new Error(`the ${part} is away`);
  const faults: Record<string, () => Partial<Deps>> = {
    'storing the file': () => ({
      storage: { ...h.deps.storage, put: () => Promise.reject(failing('object store')) },
    }),
    'reading the translation': () => ({
      storage: { ...h.deps.storage, get: () => Promise.reject(failing('object store')) },
    }),
    'queueing the mail': () => ({
      jobs: {
        ...h.deps.jobs,
        enqueue: (db, name, payload, options) =>
          name === 'mail.send' ? Promise.reject(failing('queue')) : h.deps.jobs.enqueue(db, name, payload, options),
      },
    }),
  };
  test.each(Object.keys(faults))('leaves nothing behind when %s fails, and can be retried', async (name) => {
    const { document, review } = await buildPending(h);
    const uploadId = await uploadIdOf(h, review.id, clara);
    const before = await traceOf(h, document);
    const deps = { ...h.deps, ...faults[name]?.() };
    await expect(approve(deps, clara, { id: review.id, ...statement })).rejects.toThrow('is away');
    await expect(sendCorrection(deps, clara, { id: review.id, uploadId, ...statement })).rejects.toThrow('is away');
    expect(await traceOf(h, document)).toEqual(before);
    await staffApi().approve({ id: review.id, ...statement });
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
  });

  test('leaves nothing behind when the last insert fails', async () => {
    const { document, review } = await buildPending(h);
    const other = await buildPending(h);
    await staffApi().approve({ id: other.review.id, ...statement });
    await h.db
      .updateTable('translatedDocuments')
      .set({ verificationCode: document.verificationCode })
      .where('originalDocumentId', '=', other.document.id)
      .execute();
    const before = await traceOf(h, document);
    await expect(staffApi().approve({ id: review.id, ...statement })).rejects.toMatchObject({
      message: 'Something went wrong',
    });
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('does not certify a translation that arrived during the approval', async () => {
    const { document, review } = await buildPending(h);
    const storage: Deps['storage'] = {
      ...h.deps.storage,
      put: async (key, body, options) => {
        await h.db
          .updateTable('documentsToBeVerified')
          .set({ translatedFileKey: 'another/file.pdf' })
          .where('id', '=', review.id)
          .execute();
        await h.deps.storage.put(key, body, options);
      },
    };
    await expect(approve({ ...h.deps, storage }, clara, { id: review.id, ...statement })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await deliveriesOf(h, document.id)).toEqual([]);
  });
});

describe('access', () => {
  test('customers are refused everywhere, visitors get UNAUTHORIZED, admins are allowed', async () => {
    const { owner, review } = await buildPending(h);
    const ask = (user: BuiltUser | null) => {
      const theirs = h.caller(user).authenticator;
      const { id } = review;
      return [
        () => theirs.queue({}),
        () => theirs.counters(),
        () => theirs.get({ id }),
        () => theirs.clientInfo({ userId: owner.id }),
        () => theirs.approve({ id, ...statement }),
        () => theirs.sendCorrection({ id, uploadId: randomUUID(), ...statement }),
        () => theirs.uploadForClient({ filename: 'a.pdf', clientName: 'A', idempotencyKey: 'a' }),
      ];
    };
    for (const call of ask(owner)) {
      await expect(call()).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Access denied. Only authenticators can view this page.',
      });
    }
    for (const call of ask(null)) await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const admin = await buildUser(h, { role: 'admin' });
    expect(await staffApi(admin).approve({ id: review.id, ...statement })).toMatchObject({
      authenticatedByEmail: admin.email,
    });
  });
});
