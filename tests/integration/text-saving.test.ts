import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { applyDrafts, getText, replaceReading } from '#server/features/translation/text.ts';
import { textClash, type TextChange } from '#shared/schemas/studio.ts';
import type { BlockContent, TextBlock } from '#shared/schemas/translation-text.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildText, fieldOf, paragraphOf, put, readPage, tableOf, written } from '../support/texts.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
let bruno: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  bruno = await buildUser(h, { role: 'authenticator', name: 'Bruno Lima' });
});

const api = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

interface Saving {
  id: string;
  version: number;
  changes: TextChange[];
  saveId?: string;
}
const save = (staff: BuiltUser, { saveId = randomUUID(), ...input }: Saving) =>
  api(staff).saveText({ ...input, saveId });

async function clashOf(saving: Promise<unknown>) {
  const error: unknown = await saving.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Error ? thrown.cause : undefined),
  );
  if (!(error instanceof AppError)) throw new Error('the save was not refused');
  expect(error.code).toBe('TEXT_CLASH');
  return textClash.parse(error.data);
}

const find = (blocks: readonly TextBlock[], id: string) => blocks.find((block) => block.id === id);

describe('a save', () => {
  test('writes the blocks it changes, counts them, and names who confirmed', async () => {
    const [one, two] = [paragraphOf('a', { doubtful: ['a'] }), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    const added = paragraphOf('c', { position: 3 });
    const delta = await save(clara, {
      id: review.id,
      version: 1,
      changes: [
        put({ ...one, target: 'A', state: 'confirmed' }),
        { kind: 'remove', blockId: two.id },
        written(added, 'C'),
      ],
    });
    expect(delta).toMatchObject({
      version: 2,
      removed: [two.id],
      progress: { blocks: 2, confirmed: 1, drafted: 0, untranslated: 0, doubtful: 0 },
    });
    expect(find(delta.changed, one.id)).toMatchObject({
      target: 'A',
      version: 2,
      confirmedBy: clara.id,
      confirmedByName: 'Clara Reis',
      confirmedAt: expect.any(String),
    });
    const { blocks, ...text } = await api(bruno).text({ id: review.id });
    expect([blocks.length, text.version, text.progress]).toEqual([2, 2, delta.progress]);

    // Back again, as undo does.
    const back = await save(clara, { id: review.id, version: 2, changes: [put(two)] });
    expect(back).toMatchObject({ version: 3, removed: [], progress: { blocks: 3, untranslated: 1 } });
  });

  test('of one block among 1,500 writes that block and no other, and keeps the counts', async () => {
    const page = (number: number) =>
      Array.from({ length: 30 }, (_block, position) =>
        paragraphOf(`${number}.${position}`, { position, page: number }),
      );
    const pages = Array.from({ length: 50 }, (_page, index) => page(index + 1));
    const { review } = await buildText(h, pages);
    const [block = paragraphOf('')] = pages[24] ?? [];
    const delta = await save(clara, { id: review.id, version: 1, changes: [written(block, 'A')] });
    expect(delta).toMatchObject({ changed: [{ id: block.id }], progress: { blocks: 1500, untranslated: 1499 } });
    const { rows } = await sql<{ blocks: number; patch: number }>`
      select (select count(*)::int from translation_blocks b where b.review_id = t.review_id and b.xmin = t.xmin) as blocks,
        (select jsonb_array_length(v.patch -> 'blocks') from translation_text_versions v
          where v.review_id = t.review_id and v.version = 2) as patch
      from translation_texts t where t.review_id = ${review.id}`.execute(h.db);
    expect(rows).toEqual([{ blocks: 1, patch: 1 }]);
  });

  test('that changes nothing makes no version', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    expect(await save(clara, { id: review.id, version: 1, changes: [put(block)] })).toMatchObject({
      version: 1,
      changed: [],
    });
    expect((await api().textVersions({ id: review.id })).total).toBe(1);
  });

  test('marks a page as blank', async () => {
    const { review } = await buildText(h, [[paragraphOf('a')], []]);
    const changes: TextChange[] = [{ kind: 'page', page: 2, isBlank: true }];
    const delta = await save(clara, { id: review.id, version: 1, changes });
    expect(delta.pages.map(({ isBlank }) => isBlank)).toEqual([false, true]);
    await replaceReading(h.deps, { reviewId: review.id, pages: [{ page: readPage(2), blocks: [] }] });
    expect((await getText(h.deps, review.id)).pages[1]?.isBlank).toBe(true);
    for (const change of [{ kind: 'page', page: 9, isBlank: true } as const, put(paragraphOf('a', { page: 9 }))]) {
      await expect(save(clara, { id: review.id, version: 2, changes: [change] })).rejects.toMatchObject({
        cause: { code: 'INVALID_INPUT' },
      });
    }
  });

  test('keeps the state honest: nothing written is untranslated, and a moved block keeps who confirmed it', async () => {
    const [blank, seal] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[blank, seal]]);
    const first = await save(clara, {
      id: review.id,
      version: 1,
      changes: [put({ ...blank, target: '  ', state: 'confirmed' }), put({ ...seal, target: 'B', state: 'confirmed' })],
    });
    expect(find(first.changed, blank.id)).toMatchObject({ state: 'untranslated', confirmedBy: null });
    const moved = { ...seal, target: 'B', state: 'confirmed', position: 0.5 } as const;
    const second = await save(bruno, { id: review.id, version: 2, changes: [put(moved)] });
    expect(find(second.changed, seal.id)).toMatchObject({ confirmedByName: 'Clara Reis', position: 0.5 });
    const third = await save(bruno, { id: review.id, version: 3, changes: [put({ ...moved, target: 'Bee' })] });
    expect(find(third.changed, seal.id)).toMatchObject({ confirmedByName: 'Bruno Lima' });
  });

  test('stores what was typed letter by letter: script, right to left, mixed and emoji', async () => {
    const typed = [
      `<script>alert('x')</script> {{7*7}} "; drop table profiles; --`,
      'محمد عبد‌الله ‏(2024/03/07) No. ١٢٣ ABC',
      'דוד בן־גוריון ‎A-17 שָׁלוֹם',
      '山田 髙橋 﨑 が 한글 👩‍👩‍👧 e\u0301 é\ttab\nline',
    ];
    const blocks: BlockContent[] = typed.map((text, index) =>
      paragraphOf(text, { position: index, lang: 'ar', dir: 'rtl' }),
    );
    const field = fieldOf({ label: typed[0] ?? '', value: typed[1] ?? '' });
    const table = tableOf([typed, typed]);
    const { review } = await buildText(h, [[...blocks, field, table]]);
    const changes = blocks.map((block, index) => written(block, typed[index] ?? ''));
    changes.push(put({ ...field, target: field.source, state: 'edited' }));
    changes.push(put({ ...table, target: table.source, state: 'edited' }));
    await save(clara, { id: review.id, version: 1, changes });
    const stored = (await api().text({ id: review.id })).blocks;
    for (const block of [...blocks, field, table]) {
      const found = find(stored, block.id);
      const source = 'source' in block ? block.source : '';
      expect(found).toMatchObject({ source, target: source, dir: block.dir });
    }
  });

  test('is refused whole for a text of 100,000 letters, and nothing is lost', async () => {
    const [one, two] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    await save(clara, { id: review.id, version: 1, changes: [written(one, 'kept')] });
    const long = save(clara, {
      id: review.id,
      version: 2,
      changes: [written(two, 'new'), written(one, 'x'.repeat(100_000))],
    });
    await expect(long).rejects.toMatchObject({
      message: expect.stringContaining('10,000 characters'),
      cause: { code: 'TEXT_TOO_LONG' },
    });
    const { version, blocks } = await api().text({ id: review.id });
    expect([version, find(blocks, one.id), find(blocks, two.id)]).toMatchObject([
      2,
      { target: 'kept' },
      { target: '' },
    ]);
  });

  test('is refused beyond 600 blocks on a page', async () => {
    const { review } = await buildText(h, [Array.from({ length: 600 }, (_block, index) => paragraphOf(`${index}`))]);
    const more = save(clara, { id: review.id, version: 1, changes: [put(paragraphOf('one too many'))] });
    await expect(more).rejects.toMatchObject({ cause: { code: 'TEXT_FULL' } });
    expect((await api().text({ id: review.id })).progress.blocks).toBe(600);
  });

  test('is refused once the review is decided or with the notary, and its repetition still answered', async () => {
    for (const values of [{ status: 'cancelled' }, { notarySince: new Date() }] as const) {
      const block = paragraphOf('a');
      const { review } = await buildText(h, [[block]]);
      const saving = { id: review.id, version: 1, saveId: randomUUID(), changes: [written(block, 'A')] };
      const first = await save(clara, saving);
      await h.db.updateTable('documentsToBeVerified').set(values).where('id', '=', review.id).execute();
      const late = { id: review.id, version: 2 };
      await expect(save(clara, { ...late, changes: [written(block, 'B')] })).rejects.toMatchObject({
        cause: { code: 'TEXT_DECIDED' },
      });
      const confirming = api().confirmBlocks({ ...late, saveId: randomUUID(), blockIds: [block.id] });
      await expect(confirming).rejects.toMatchObject({ cause: { code: 'TEXT_DECIDED' } });
      expect(await save(clara, saving)).toEqual(first);
      expect(find((await api().text({ id: review.id })).blocks, block.id)).toMatchObject({ target: 'A' });
    }
  });

  test('with a version that does not exist yet is refused', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    await expect(save(clara, { id: review.id, version: 7, changes: [written(block, 'A')] })).rejects.toMatchObject({
      cause: { code: 'TEXT_VERSION_UNKNOWN' },
    });
  });
});

describe('a repeated save id', () => {
  test('answers as the first time, also at once and after others saved', async () => {
    const [one, two] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    const saving = { id: review.id, version: 1, saveId: randomUUID(), changes: [written(one, 'A')] };
    const answers = await Promise.all([save(clara, saving), save(clara, saving), save(clara, saving)]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    await save(bruno, { id: review.id, version: 2, changes: [written(one, 'Bruno’s')] });
    const again = await save(clara, saving);
    expect([again.version, find(again.changed, one.id)]).toMatchObject([3, { target: 'Bruno’s' }]);
    expect((await api().textVersions({ id: review.id })).total).toBe(3);
  });

  test('with other changes, or from somebody else, is refused and saves nothing', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    const saving = { id: review.id, version: 1, saveId: randomUUID(), changes: [written(block, 'A')] };
    await save(clara, saving);
    for (const [staff, target] of [
      [clara, 'other'],
      [bruno, 'A'],
    ] as const) {
      const reused = save(staff, { ...saving, version: 2, changes: [written(block, target)] });
      await expect(reused).rejects.toMatchObject({ cause: { code: 'IDEMPOTENCY_MISMATCH' } });
    }
    expect((await api().text({ id: review.id })).version).toBe(2);
  });
});

describe('two studios', () => {
  test('merge changes of different blocks, and each learns of the other’s', async () => {
    const [one, two] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    await save(clara, { id: review.id, version: 1, changes: [written(one, 'A')] });
    const second = await save(bruno, { id: review.id, version: 1, changes: [written(two, 'B')] });
    expect(second.version).toBe(3);
    expect(second.changed.map(({ target }) => target)).toEqual(['A', 'B']);
    expect(await api().textChanges({ id: review.id, version: 2 })).toMatchObject({
      version: 3,
      changed: [{ id: two.id, target: 'B' }],
    });
  });

  test('clash over the same block: nothing is saved, and both versions are shown', async () => {
    const [one, two] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    await save(clara, { id: review.id, version: 1, changes: [written(one, 'Clara’s')] });
    const changes = [written(one, 'Bruno’s'), written(two, 'B')];
    const clash = await clashOf(save(bruno, { id: review.id, version: 1, changes }));
    expect(clash).toMatchObject({
      version: 2,
      changed: [{ id: one.id, target: 'Clara’s' }],
      clashes: [{ blockId: one.id, mine: changes[0], theirs: { target: 'Clara’s' } }],
    });
    expect(find((await api().text({ id: review.id })).blocks, two.id)).toMatchObject({ target: '' });
    // Bruno chose his own version.
    await save(bruno, { id: review.id, version: clash.version, changes });
    expect((await api().text({ id: review.id })).blocks.map(({ target }) => target)).toEqual(['Bruno’s', 'B']);
  });

  test('do not clash over the same change, over one that is none, or when one moved what the other wrote', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    await save(clara, { id: review.id, version: 1, changes: [written(block, 'A')] });
    expect(await save(bruno, { id: review.id, version: 1, changes: [written(block, 'A')] })).toMatchObject({
      version: 2,
    });
    expect(await save(bruno, { id: review.id, version: 1, changes: [put(block)] })).toMatchObject({
      version: 2,
      changed: [{ target: 'A' }],
    });
    const moved = await save(bruno, { id: review.id, version: 1, changes: [put({ ...block, position: 9 })] });
    expect(moved).toMatchObject({ version: 3, changed: [{ target: 'A', position: 9 }] });
  });

  test('clash when one removed what the other wrote', async () => {
    const [one, two] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    const changes: TextChange[] = [{ kind: 'remove', blockId: one.id }, written(two, 'B')];
    await save(clara, { id: review.id, version: 1, changes });
    const write = await clashOf(save(bruno, { id: review.id, version: 1, changes: [written(one, 'A')] }));
    expect(write.clashes).toMatchObject([{ blockId: one.id, theirs: null }]);
    const remove = { kind: 'remove', blockId: two.id } as const;
    const removal = await clashOf(save(bruno, { id: review.id, version: 1, changes: [remove] }));
    expect(removal.clashes).toMatchObject([{ blockId: two.id, mine: remove, theirs: { target: 'B' } }]);
    expect(
      await save(bruno, { id: review.id, version: 1, changes: [{ kind: 'remove', blockId: one.id }] }),
    ).toMatchObject({
      version: 2,
    });
  });

  test('a draft that came meanwhile gives way to what a person writes', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    const draft = { from: 'engine', detail: null, similarity: null } as const;
    await applyDrafts(h.deps, {
      reviewId: review.id,
      drafts: [{ blockId: block.id, seenVersion: 1, target: 'machine', draft }],
    });
    const delta = await save(clara, { id: review.id, version: 1, changes: [written(block, 'person')] });
    expect(delta.changed).toMatchObject([{ target: 'person', draft: null, state: 'edited' }]);
    await applyDrafts(h.deps, {
      reviewId: review.id,
      drafts: [{ blockId: block.id, seenVersion: 9, target: 'machine', draft }],
    });
    expect((await api().text({ id: review.id })).blocks).toMatchObject([{ target: 'person' }]);
  });
});

describe('confirming', () => {
  test('takes blocks as they were seen, skips empty ones, and can be taken back', async () => {
    const [one, two] = [paragraphOf('a', { target: 'A', state: 'edited' }), paragraphOf('b', { position: 2 })];
    const { review } = await buildText(h, [[one, two]]);
    const ids = { id: review.id, blockIds: [one.id, two.id] };
    const done = await api().confirmBlocks({ ...ids, version: 1, saveId: randomUUID() });
    expect(done).toMatchObject({ version: 2, progress: { confirmed: 1, untranslated: 1 } });
    const undone = await api(bruno).confirmBlocks({ ...ids, version: 2, saveId: randomUUID(), isConfirmed: false });
    expect(undone).toMatchObject({
      version: 3,
      progress: { confirmed: 0 },
      changed: [{ state: 'edited', confirmedBy: null }],
    });
    const empty = api().confirmBlocks({ id: review.id, version: 3, saveId: randomUUID(), blockIds: [two.id] });
    await expect(empty).rejects.toMatchObject({ cause: { code: 'TEXT_UNTRANSLATED' } });
  });

  test('what somebody changed meanwhile is a clash, not a confirmation', async () => {
    const block = paragraphOf('a', { target: 'A', state: 'edited' });
    const { review } = await buildText(h, [[block]]);
    await save(bruno, { id: review.id, version: 1, changes: [written(block, 'B')] });
    const confirming = api().confirmBlocks({ id: review.id, version: 1, saveId: randomUUID(), blockIds: [block.id] });
    const clash = await clashOf(confirming);
    expect(clash.clashes).toMatchObject([
      { mine: { kind: 'put', block: { target: 'A', state: 'confirmed' } }, theirs: { target: 'B', state: 'edited' } },
    ]);
  });
});
