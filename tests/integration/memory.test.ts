import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSources } from '#server/features/privacy/erasure/retention.ts';
import { draftReview } from '#server/features/translation/drafting/service.ts';
import { rememberDelivered, rememberMissed } from '#server/features/translation/memory/learning.ts';
import { getText } from '#server/features/translation/text.ts';
import { sandboxDeps } from '#server/public-api/sandbox-deps.ts';
import { errorMessage } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildText, deliverPaper, paragraphOf } from '../support/texts.ts';

/** Sentences of customers' papers before the memory may offer them to other customers. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
beforeEach(async () => {
  await h.db.deleteFrom('translationMemory').execute();
  await h.db.deleteFrom('translationCandidates').execute();
  await h.db.updateTable('translationTexts').set({ rememberedAt: new Date() }).execute();
});

const annotation = ['Averbado por mandado judicial.', 'Annotated by court order.'] as const;
const illness = [
  'O interessado sofre de moléstia grave.',
  'The interested party suffers from a serious illness.',
] as const;

const deliver = (pair: readonly [string, string] = annotation, options: Parameters<typeof deliverPaper>[3] = {}) =>
  deliverPaper(h, clara, [pair], options);
const admitted = async () =>
  (await h.db.selectFrom('translationMemory').select('source').execute()).map(({ source }) => source);
const waiting = async () => (await h.caller(clara).authenticator.memoryCandidates({})).items;
const papers = async () =>
  (await h.db.selectFrom('translationCandidatePapers').select('documentId').execute()).map((row) => row.documentId);

async function draftFor(owner: BuiltUser | undefined, source: string = annotation[0]) {
  const block = paragraphOf(source);
  const { review } = await buildText(h, [[block]], owner ? { owner } : {});
  await draftReview(h.deps, { reviewId: review.id });
  return (await getText(h.deps, review.id)).blocks[0];
}

async function erase({ owner, document }: Awaited<ReturnType<typeof deliver>>) {
  await h.caller(owner).documents.erase({ id: document.id });
  await h.runJobs();
}

describe('a sentence', () => {
  test('is offered to others once three customers’ papers held it, and then says no longer whose they were', async () => {
    await deliver();
    await deliver();
    expect(await admitted()).toEqual([]);
    expect(await waiting()).toMatchObject([
      { source: annotation[0], target: annotation[1], customers: 2, topic: null },
    ]);
    expect(await draftFor(undefined)).toMatchObject({ state: 'untranslated' });
    await deliver();
    expect(await admitted()).toEqual([annotation[0]]);
    expect(await waiting()).toEqual([]);
    expect(await papers()).toEqual([]);
    expect(await draftFor(undefined)).toMatchObject({
      state: 'drafted',
      target: annotation[1],
      draft: { from: 'memory' },
    });
  });

  test('is admitted when three customers’ papers are delivered at once', async () => {
    const built = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(await admitted()).toEqual([annotation[0]]);
    expect(await papers()).toEqual([]);
    const entry = await h.db.selectFrom('translationMemory').select('confirmations').executeTakeFirstOrThrow();
    expect(entry.confirmations).toBe(built.length);
  });

  test('counts one account once, however many papers, deliveries and revisions', async () => {
    const owner = await buildUser(h);
    const { document } = await deliver(annotation, { owner });
    await deliver(annotation, { owner });
    await deliver(annotation, { owner });
    // As after a reissue, which stores the text again.
    await h.db
      .updateTable('translationTexts')
      .set({ rememberedAt: null })
      .where('documentId', '=', document.id)
      .execute();
    await Promise.all([1, 2, 3].map(() => rememberDelivered(h.deps, { documentId: document.id })));
    expect(await admitted()).toEqual([]);
    expect(await waiting()).toMatchObject([{ customers: 1 }]);
    expect(await papers()).toHaveLength(3);
  });

  test('counts the same file of three accounts once', async () => {
    const withFile = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
    for (let account = 0; account < 3; account += 1) await deliver(annotation, { withFile });
    expect(await admitted()).toEqual([]);
    expect(await waiting()).toMatchObject([{ customers: 1 }]);
  });

  test('is not counted from uploads of staff or papers whose erasure was asked for, nor learned from test data', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    await deliver(annotation, { owner: staff, paymentStatus: 'free' });
    await deliver(annotation, { paymentStatus: 'free' });
    await deliver();
    const { document } = await deliver();
    await h.db.updateTable('documents').set({ erasureRequestedAt: new Date() }).where('id', '=', document.id).execute();
    expect(await waiting()).toMatchObject([{ customers: 1 }]);
    await h.db.updateTable('documents').set({ erasureRequestedAt: null }).where('id', '=', document.id).execute();
    const { document: sample } = await deliver(['Registrado no livro.', 'Registered in the book.']);
    await h.db.deleteFrom('translationCandidates').execute();
    await h.db
      .updateTable('translationTexts')
      .set({ rememberedAt: null })
      .where('documentId', '=', sample.id)
      .execute();
    const account = { accountId: randomUUID(), aheadMs: 0 };
    await rememberDelivered({ ...sandboxDeps(h.deps, account), db: h.db }, { documentId: sample.id });
    expect(await waiting()).toEqual([]);
  });

  test('is learned once its document is delivered, not before', async () => {
    const { document } = await deliver();
    await h.db.deleteFrom('translationCandidates').execute();
    const setDelivered = (isAuthenticated: boolean) =>
      h.db.updateTable('documents').set({ isAuthenticated }).where('id', '=', document.id).execute();
    const setForgotten = { rememberedAt: null };
    await h.db.updateTable('translationTexts').set(setForgotten).where('documentId', '=', document.id).execute();
    await setDelivered(false);
    await rememberDelivered(h.deps, { documentId: document.id });
    expect([await waiting(), await admitted()]).toEqual([[], []]);
    await setDelivered(true);
    await rememberDelivered(h.deps, { documentId: document.id });
    expect(await waiting()).toMatchObject([{ customers: 1 }]);
  });

  test('is drafted word for word for its own customer before', async () => {
    const { owner } = await deliver();
    expect(await draftFor(owner)).toMatchObject({ state: 'drafted', target: annotation[1], draft: { from: 'memory' } });
    expect(await draftFor(owner, 'Averbado por mandado judicial novo.')).toMatchObject({ state: 'untranslated' });
    expect(await draftFor(undefined)).toMatchObject({ state: 'untranslated' });
  });

  test('about health, crime, religion or an address is admitted by staff alone', async () => {
    for (let customer = 0; customer < limits.memoryCustomers + 1; customer += 1) await deliver(illness);
    expect(await admitted()).toEqual([]);
    const [candidate] = await waiting();
    expect(candidate).toMatchObject({ source: illness[0], customers: 4, topic: 'health' });
    await h.caller(clara).authenticator.markMemory({ id: candidate?.id ?? '' });
    expect((await h.caller(clara).authenticator.memory({})).items).toMatchObject([
      { source: illness[0], isMarked: true, confirmations: 4 },
    ]);
    expect(await draftFor(undefined, illness[0])).toMatchObject({ state: 'drafted', target: illness[1] });
    const admin = await buildUser(h, { role: 'admin' });
    expect((await h.caller(admin).admin.auditLog({ event: 'memory.marked' })).items[0]?.details).toMatchObject({
      topic: 'health',
    });
  });

  test('marked as a phrase needs no count; twice or after its erasure it is not found', async () => {
    await deliver();
    const [candidate] = await waiting();
    const mark = () => h.caller(clara).authenticator.markMemory({ id: candidate?.id ?? '' });
    const outcomes = await Promise.allSettled([mark(), mark()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(mark()).rejects.toThrow(errorMessage('MEMORY_NOT_FOUND'));
    expect(await admitted()).toEqual([annotation[0]]);
  });

  test.each([
    ['on the certificate’s spelling sheet', { people: 'João Casado' }],
    ['of the client', { clientName: 'João Casado' }],
    ['of the account', { ownerName: 'João Casado' }],
    [
      'in the machine-readable zone',
      { mrz: { lines: ['P<BRACASADO<<JOAO<<<<'], isValid: false, fields: { lastName: 'CASADO' } } },
    ],
  ])('with a word that is a name %s is not kept', async (_name, { people, ownerName, ...options }: Named) => {
    const owner = await buildUser(h, ownerName === undefined ? {} : { name: ownerName });
    const pair = ['Casado compareceu perante mim.', 'Married appeared before me.'] as const;
    if (people === undefined) {
      await deliver(pair, { owner, ...options });
    } else {
      const { document, review } = await deliver(pair, { owner });
      await h.db.deleteFrom('translationCandidates').execute();
      await h.db
        .updateTable('translationTexts')
        .set({ rememberedAt: null })
        .where('reviewId', '=', review.id)
        .execute();
      await h.db.insertInto('documentPeople').values({ documentId: document.id, position: 0, name: people }).execute();
      await rememberDelivered(h.deps, { documentId: document.id });
    }
    expect(await waiting()).toEqual([]);
    // The same words when nobody has that name.
    await deliver(pair);
    expect(await waiting()).toHaveLength(1);
  });
});

interface Named {
  people?: string;
  clientName?: string;
  ownerName?: string;
  mrz?: { lines: string[]; isValid: boolean; fields: Record<string, string> };
}

describe('what waits goes with its papers', () => {
  test('after one erasure the count falls; with the last paper the sentence is gone', async () => {
    const first = await deliver();
    const second = await deliver();
    await erase(first);
    expect(await waiting()).toMatchObject([{ customers: 1 }]);
    await deliver();
    expect(await admitted()).toEqual([]);
    await erase(second);
    expect(await waiting()).toMatchObject([{ customers: 1 }]);
    await deliver();
    expect(await admitted()).toEqual([]);
    await deliver();
    expect(await admitted()).toEqual([annotation[0]]);
    await erase(await deliver());
    // Three customers held it, so it counts as public.
    expect(await admitted()).toEqual([annotation[0]]);
  });

  test('with the account', async () => {
    const { owner } = await deliver(illness);
    await h.caller(owner).auth.deleteAccount({ email: owner.email });
    await h.runJobs();
    expect(await waiting()).toEqual([]);
    expect(await papers()).toEqual([]);
  });

  test('with the source, at the end of its time', async () => {
    const { document } = await deliver(illness);
    await h.db
      .updateTable('documents')
      .set({ sourceToldAt: new Date(Date.now() - 2000), sourceLeavesAt: new Date(Date.now() - 1000) })
      .where('id', '=', document.id)
      .execute();
    await endSources(h.deps);
    expect(await waiting()).toEqual([]);
    expect(await papers()).toEqual([]);
  });

  test('an erasure concurrent with a delivery of the same sentence removes only its own count', async () => {
    const first = await deliver();
    await h.caller(first.owner).documents.erase({ id: first.document.id });
    await Promise.all([h.runJobs(), deliver(), deliver()]);
    await h.runJobs();
    expect(await waiting()).toMatchObject([{ customers: 2 }]);
    expect(await papers()).toHaveLength(2);
  });
});

test('rows of earlier releases are not offered; the sweep deletes them and learns what is still kept', async () => {
  const { document } = await deliver();
  await h.db.deleteFrom('translationCandidates').execute();
  await h.db
    .updateTable('translationTexts')
    .set({ rememberedAt: null })
    .where('documentId', '=', document.id)
    .execute();
  const [source, target] = annotation;
  await h.db.insertInto('translationMemory').values({ lang: 'pt', source, target, createdAt: new Date() }).execute();
  expect(await draftFor(undefined)).toMatchObject({ state: 'untranslated' });
  expect((await h.caller(clara).authenticator.memory({})).items).toEqual([]);
  await rememberMissed(h.deps);
  await h.runJobs();
  expect(await admitted()).toEqual([]);
  expect(await waiting()).toMatchObject([{ source, customers: 1 }]);
});

test('the sweep ends what an erasure of an earlier release left behind', async () => {
  const { document } = await deliver(illness);
  await deliver();
  await rememberMissed(h.deps);
  expect(await waiting()).toHaveLength(2);
  await h.db.updateTable('documents').set({ sourceRemovedAt: new Date() }).where('id', '=', document.id).execute();
  await rememberMissed(h.deps);
  expect(await waiting()).toMatchObject([{ source: annotation[0] }]);
});
