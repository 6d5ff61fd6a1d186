import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageReading } from '#server/features/translation/reading/reader.ts';
import { readPages, requestReading } from '#server/features/translation/reading/service.ts';
import { loadText } from '#server/features/translation/text-queries.ts';
import { applyDrafts, getText } from '#server/features/translation/text.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, openCheckout, pay } from '../support/orders.ts';
import { blindReader } from '../support/readings.ts';
import { buildPending, reviewsOf } from '../support/reviews.ts';
import { paragraphOf, readPage } from '../support/texts.ts';

/** The jobs that read orders: whose turn it is, what goes on after a stop, and what a job that runs twice leaves. */

let h: Harness;
const read = vi.fn(blindReader.read);

beforeAll(async () => {
  h = await createHarness({ deps: { reader: { ...blindReader, read } } });
  await h.listen();
});
afterAll(() => h.stop());

async function buildOrder(pages: number, owner?: BuiltUser) {
  const person = owner ?? (await buildUser(h));
  const { document, review } = await buildPending(h, { pages, owner: person });
  await h.deps.jobs.enqueue(h.db, 'translation.read', { reviewId: review.id });
  return { person, document, reviewId: review.id };
}

test('a paid order is read page by page; a reader that fails in the middle goes on where it stopped', async () => {
  const owner = await buildUser(h);
  const document = await buildDraft(h, owner, { pages: 3 });
  const { sessionId } = await openCheckout(h, owner, [document]);
  await pay(h, sessionId);
  read.mockImplementation((request) =>
    request.page === 1 ? blindReader.read(request) : Promise.reject(new Error('killed')),
  );
  const failed: string[] = [];
  // The payment's webhook arrives a moment later.
  await expect
    .poll(async () => {
      const run = await h.runJobs();
      failed.push(...run.failed.map(({ name }) => name));
      return (await reviewsOf(h, document.id)).length;
    })
    .toBe(1);
  // Once, or more often where the machine is so slow that it is tried again meanwhile.
  expect([...new Set(failed)]).toEqual(['translation.read']);
  const [review] = await reviewsOf(h, document.id);
  const reviewId = review?.id ?? '';
  const halfway = await loadText(h.db, reviewId);
  expect(halfway?.pages.map(({ state }) => state)).toEqual(['unreadable', 'reading', 'queued']);
  read.mockReset();
  read.mockImplementation(blindReader.read);
  const { done } = await h.runJobs();
  expect(done).toEqual(expect.arrayContaining(['translation.read', 'translation.draft']));
  expect(read.mock.calls.map(([{ page }]) => page)).toEqual([2, 3]);
  const text = await loadText(h.db, reviewId);
  expect(text?.pages.map(({ state }) => state)).toEqual(['unreadable', 'unreadable', 'unreadable']);
  expect(text?.pages[2]?.reason).toBe('No readable text was found on this page.');
});

test('a page is read again in another language and rotation', async () => {
  const { reviewId } = await buildOrder(2);
  await h.runJobs();
  read.mockClear();
  await h.db
    .transaction()
    .execute((trx) => requestReading(h.deps, trx, { reviewId, pages: [2], lang: 'ar', rotation: 180 }));
  expect((await getText(h.deps, reviewId)).pages.map(({ state }) => state)).toEqual(['unreadable', 'queued']);
  await h.runJobs();
  expect(read.mock.calls.map(([{ page, lang, rotation }]) => [page, lang, rotation])).toEqual([[2, 'ar', 180]]);
});

test('a person with many orders gives way to others', async () => {
  const first = await buildOrder(1);
  const second = await buildOrder(1, first.person);
  const third = await buildOrder(1, first.person);
  const other = await buildOrder(1);
  const order: string[] = [];
  const names = new Map([first, second, third, other].map(({ reviewId }, index) => [reviewId, `order ${index + 1}`]));
  read.mockImplementation(async (request) => {
    const texts = await h.db.selectFrom('translationTexts').select(['reviewId', 'pages']).execute();
    const text = texts.find(({ pages }) => pages.some(({ state }) => state === 'reading'));
    order.push(names.get(text?.reviewId ?? '') ?? 'unknown');
    return blindReader.read(request);
  });
  // All have their texts, as after a first turn of each.
  for (const { reviewId } of [first, second, third, other]) await getText(h.deps, reviewId);
  await h.runJobs();
  read.mockImplementation(blindReader.read);
  expect(order[0]).toBe('order 4');
  expect(order.toSorted()).toEqual(['order 1', 'order 2', 'order 3', 'order 4']);
});

test('a stored file that is missing fails the pages, not the order', async () => {
  const { reviewId, document } = await buildOrder(2);
  await h.deps.storage.remove(document.fileKey ?? '');
  const { failed } = await h.runJobs();
  expect(failed).toEqual([]);
  const text = await loadText(h.db, reviewId);
  expect(text?.pages.map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(text?.pages[0]?.reason).toContain('could not be opened');
});

test('a decided order is not read', async () => {
  const { reviewId } = await buildOrder(1);
  await h.db.updateTable('documentsToBeVerified').set({ status: 'cancelled' }).where('id', '=', reviewId).execute();
  read.mockClear();
  await h.runJobs();
  expect(read).not.toHaveBeenCalled();
  expect(await loadText(h.db, reviewId)).toBeUndefined();
});

describe('a page whose job was taken for lost and runs twice', () => {
  const readAs = (id: string): PageReading => ({ page: readPage(1), blocks: [{ ...paragraphOf(id), id }], ink: null });

  /** Begins the reading of an order; `end` has its reader find the block and waits for the job. */
  async function beginSlow(found: string) {
    const { reviewId, document } = await buildOrder(1);
    const held = Promise.withResolvers<PageReading>();
    read.mockImplementationOnce(() => held.promise);
    const job = readPages(h.deps, { reviewId });
    await expect.poll(async () => (await loadText(h.db, reviewId))?.pages[0]?.state).toBe('reading');
    const end = async () => {
      held.resolve(readAs(found));
      await job;
      return getText(h.deps, reviewId);
    };
    return { reviewId, document, end };
  }

  test('keeps the drafts that were made of what ended first', async () => {
    const [late, first] = [randomUUID(), randomUUID()];
    const { reviewId, end } = await beginSlow(late);
    read.mockResolvedValueOnce(readAs(first));
    await readPages(h.deps, { reviewId });
    const draft = { from: 'phrasebook' as const, detail: null, similarity: null };
    const { version } = await getText(h.deps, reviewId);
    await applyDrafts(h.deps, {
      reviewId,
      drafts: [{ blockId: first, seenVersion: version, target: 'Certificate', draft }],
    });
    const text = await end();
    expect(text.blocks.map(({ id, target }) => [id, target])).toEqual([[first, 'Certificate']]);
    // Nor is a page that is done marked as being read by a job that comes later still.
    await readPages(h.deps, { reviewId });
    expect((await getText(h.deps, reviewId)).pages[0]?.state).toBe('read');
  });

  test('is read as it was asked for last', async () => {
    const { reviewId, end } = await beginSlow(randomUUID());
    await h.db.transaction().execute((trx) => requestReading(h.deps, trx, { reviewId, pages: [1], lang: 'ar' }));
    expect(await end()).toMatchObject({ blocks: [], pages: [{ state: 'queued', lang: 'ar' }] });
    read.mockClear();
    await h.runJobs();
    expect(read.mock.calls.map(([{ lang }]) => lang)).toEqual(['ar']);
  });

  test('has nothing of a file that was replaced meanwhile', async () => {
    const { reviewId, document, end } = await beginSlow(randomUUID());
    await h.db
      .updateTable('documents')
      .set({ fileSha256: 'f'.repeat(64) })
      .where('id', '=', document.id)
      .execute();
    expect((await end()).blocks).toEqual([]);
    expect((await getText(h.deps, reviewId)).pages[0]?.state).toBe('reading');
  });
});
