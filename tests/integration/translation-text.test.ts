import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadText } from '#server/features/translation/text-queries.ts';
import { applyDrafts, getText, openText, replaceReading, setReadingState } from '#server/features/translation/text.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending } from '../support/reviews.ts';
import { buildText, paragraphOf, readPage } from '../support/texts.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});

const api = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

/** Marks a block as a save of a person does. */
async function touch(reviewId: string, id: string): Promise<void> {
  await h.db
    .updateTable('translationBlocks')
    .set({ isEdited: true })
    .where('reviewId', '=', reviewId)
    .where('id', '=', id)
    .execute();
}

const draftOf = (blockId: string, seenVersion: number, target: BlockContent['target']) => ({
  blockId,
  seenVersion,
  target,
  draft: { from: 'phrasebook', detail: null, similarity: null } as const,
});

describe('the reader', () => {
  test('opens a text once, with every page in the queue', async () => {
    const { review, document } = await buildPending(h, { pages: 2 });
    const text = {
      reviewId: review.id,
      documentId: document.id,
      sourceLanguage: 'Portuguese',
      now: h.deps.now(),
    } as const;
    await h.db.transaction().execute((trx) => openText(trx, { ...text, pages: 2 }));
    await h.db.transaction().execute((trx) => openText(trx, { ...text, pages: 9 }));
    expect(await loadText(h.db, review.id)).toMatchObject({
      version: 0,
      sourceLanguage: 'Portuguese',
      pages: [
        { page: 1, state: 'queued', lang: 'pt' },
        { page: 2, state: 'queued' },
      ],
      blocks: [],
      progress: { blocks: 0 },
    });
    await setReadingState(h.deps, { reviewId: review.id, pages: [2], state: 'failed', reason: 'Out of time.' });
    const { version, pages } = await getText(h.deps, review.id);
    expect([version, pages.map(({ state, reason }) => [state, reason])]).toEqual([
      0,
      [
        ['queued', null],
        ['failed', 'Out of time.'],
      ],
    ]);
    expect(await loadText(h.db, randomUUID())).toBeUndefined();
  });

  test('stores blocks in reading order as one version, and counts them', async () => {
    const [second, first] = [paragraphOf('b', { position: 2, doubtful: ['b'] }), paragraphOf('a', { position: 1 })];
    const { text } = await buildText(h, [[second, first], [paragraphOf('c')]]);
    expect(text.blocks.map((block) => [block.page, block.kind === 'paragraph' && block.source])).toEqual([
      [1, 'a'],
      [1, 'b'],
      [2, 'c'],
    ]);
    expect(text).toMatchObject({
      version: 1,
      progress: { blocks: 3, confirmed: 0, drafted: 0, untranslated: 3, doubtful: 1 },
    });
    const versions = h.db.selectFrom('translationTextVersions').selectAll().where('reviewId', '=', text.reviewId);
    expect(await versions.execute()).toMatchObject([{ version: 1, cause: 'read', savedBy: null }]);
    await expect(h.db.deleteFrom('translationTextVersions').execute()).rejects.toThrow('append-only');
  });

  test('reading again replaces unsaved blocks, and skips those in the place of a kept one', async () => {
    const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.05 };
    const [kept, gone] = [paragraphOf('Jozé', { box }), paragraphOf('x', { position: 2 })];
    const other = paragraphOf('other page');
    const { review } = await buildText(h, [[kept, gone], [other]]);
    await touch(review.id, kept.id);
    const again = [paragraphOf('José', { box: { ...box, y: 0.11 } }), paragraphOf('y', { position: 2 })];
    await replaceReading(h.deps, { reviewId: review.id, pages: [{ page: readPage(1), blocks: again }] });
    const { blocks, progress, version } = await getText(h.deps, review.id);
    expect(blocks.map(({ id }) => id)).toEqual([kept.id, again[1]?.id, other.id]);
    expect([progress.blocks, version]).toEqual([3, 2]);
  });

  test('drops letters that cannot be stored or printed, and pads a table to its source', async () => {
    const table: BlockContent = {
      ...paragraphOf(''),
      kind: 'table',
      source: { rows: [['a', 'b\u0000'], ['c']] },
      target: { rows: [] },
    };
    const { text } = await buildText(h, [[paragraphOf('a\u0000\u0007b \ud800 c\r\nd'), table]]);
    const [paragraph, grid] = text.blocks.toSorted((one) => (one.kind === 'table' ? 1 : -1));
    expect(paragraph).toMatchObject({ source: 'ab \ufffd c\nd' });
    const empty = ['', ''];
    expect(grid).toMatchObject({
      source: {
        rows: [
          ['a', 'b'],
          ['c', ''],
        ],
      },
      target: { rows: [empty, empty] },
    });
  });
});

describe('drafts', () => {
  test('fill untranslated blocks that did not change since, in the shape of their kind', async () => {
    const field: BlockContent = {
      ...paragraphOf(''),
      kind: 'field',
      source: { label: 'Nome', value: 'JOÃO' },
      target: { label: '', value: '' },
    };
    const [drafted, stale, blank] = [paragraphOf('a'), paragraphOf('b'), paragraphOf('c')];
    const { review, text } = await buildText(h, [[drafted, stale, blank, field]]);
    await applyDrafts(h.deps, {
      reviewId: review.id,
      drafts: [
        draftOf(drafted.id, text.version, 'I attest'),
        draftOf(stale.id, text.version - 1, 'too late'),
        draftOf(blank.id, text.version, '  '),
        draftOf(field.id, text.version, 'not a field'),
        draftOf(randomUUID(), text.version, 'no block'),
      ],
    });
    const after = await getText(h.deps, review.id);
    expect(after.blocks.find(({ id }) => id === drafted.id)).toMatchObject({
      state: 'drafted',
      target: 'I attest',
      draft: { from: 'phrasebook' },
      version: 2,
    });
    expect(after.progress).toEqual({ blocks: 4, confirmed: 0, drafted: 1, untranslated: 3, doubtful: 0 });
    await applyDrafts(h.deps, {
      reviewId: review.id,
      drafts: [draftOf(field.id, 2, { label: 'Name', value: 'JOÃO' })],
    });
    expect((await getText(h.deps, review.id)).progress).toMatchObject({ drafted: 2, untranslated: 2 });
  });

  test('neither drafts nor readings change a decided text', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    await h.db.updateTable('documentsToBeVerified').set({ status: 'cancelled' }).where('id', '=', review.id).execute();
    await applyDrafts(h.deps, { reviewId: review.id, drafts: [draftOf(block.id, 9, 'late')] });
    await replaceReading(h.deps, { reviewId: review.id, pages: [{ page: readPage(1), blocks: [] }] });
    await setReadingState(h.deps, { reviewId: review.id, pages: [1], state: 'reading', reason: null });
    expect(await getText(h.deps, review.id)).toMatchObject({ version: 1, pages: [{ state: 'read' }], blocks: [{}] });
  });
});

describe('a page that is read again', () => {
  const jobsOf = async (name: string, reviewId: string) => {
    const { rows } = await h.deps.pool.query<{ data: unknown }>(
      `select data from pgboss.job where name = $1 and data ->> 'reviewId' = $2 order by created_on`,
      [name, reviewId],
    );
    return rows.map(({ data }) => data);
  };

  test('waits in the queue with its language and rotation; drafts are asked for by block', async () => {
    const [one, two] = [paragraphOf('a'), paragraphOf('b')];
    const { review } = await buildText(h, [[one], [two]]);
    const id = review.id;
    const delta = await api().readSource({ id, pages: [2], lang: 'es', rotation: 90 });
    expect(delta).toMatchObject({
      version: 1,
      changed: [],
      pages: [{ state: 'read' }, { state: 'queued', lang: 'es', rotation: 90 }],
    });
    expect(await jobsOf('translation.read', id)).toMatchObject([{ reviewId: id, pages: [2], rotation: 90 }]);
    await expect(api().readSource({ id, pages: [3] })).rejects.toMatchObject({ cause: { code: 'INVALID_INPUT' } });
    await api().draftText({ id, version: 1, blockIds: [two.id] });
    expect(await jobsOf('translation.draft', id)).toEqual([{ reviewId: id, blockIds: [two.id] }]);
  });

  test('is refused once the review is decided', async () => {
    const { review } = await buildText(h);
    await h.db.updateTable('documentsToBeVerified').set({ status: 'cancelled' }).where('id', '=', review.id).execute();
    const refused = { cause: { code: 'TEXT_DECIDED' } };
    await expect(api().readSource({ id: review.id })).rejects.toMatchObject(refused);
    await expect(api().draftText({ id: review.id, version: 1 })).rejects.toMatchObject(refused);
  });

  test('is every page of a review from before there were texts', async () => {
    const { review } = await buildPending(h, { pages: 2 });
    await Promise.all([api().text({ id: review.id }), api().text({ id: review.id })]);
    expect(await jobsOf('translation.read', review.id)).toEqual([{ reviewId: review.id }]);
  });
});

describe('the text query', () => {
  test('opens the text of an older review, and knows no other', async () => {
    const { review } = await buildPending(h, { pages: 3 });
    expect((await api().text({ id: review.id })).pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    await expect(api().text({ id: randomUUID() })).rejects.toMatchObject({ cause: { code: 'REVIEW_NOT_FOUND' } });
  });
});
