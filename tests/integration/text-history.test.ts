import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { TextChange } from '#shared/schemas/studio.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildText, paragraphOf, written } from '../support/texts.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
let bruno: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  bruno = await buildUser(h, { role: 'authenticator', name: 'Bruno Lima' });
});

const api = (staff: BuiltUser = clara) => h.caller(staff).authenticator;
const save = (staff: BuiltUser, input: { id: string; version: number; changes: TextChange[] }) =>
  api(staff).saveText({ ...input, saveId: randomUUID() });

test('the history of a text lists every save, shows the difference of any two versions, and puts a block back', async () => {
  const [one, two] = [paragraphOf('a'), paragraphOf('b', { position: 2 })];
  const { review } = await buildText(h, [[one, two]]);
  const id = review.id;
  await save(clara, { id, version: 1, changes: [written(one, 'first')] });
  await api(bruno).confirmBlocks({ id, version: 2, saveId: randomUUID(), blockIds: [one.id] });
  await save(clara, { id, version: 3, changes: [{ kind: 'remove', blockId: two.id }, written(one, 'second')] });
  const { items, total } = await api().textVersions({ id });
  expect(total).toBe(4);
  expect(items.map(({ version, cause, savedByName, changes }) => [version, cause, savedByName, changes])).toEqual([
    [4, 'saved', 'Clara Reis', 2],
    [3, 'confirmed', 'Bruno Lima', 1],
    [2, 'saved', 'Clara Reis', 1],
    [1, 'read', null, 3],
  ]);
  const diff = await api().textDiff({ id, from: 2, to: 4 });
  expect(diff.changes.toSorted(({ after }) => (after ? -1 : 1))).toMatchObject([
    { blockId: one.id, before: { target: 'first' }, after: { target: 'second' } },
    { blockId: two.id, before: { source: 'b' }, after: null },
  ]);
  expect(await api().textDiff({ id, from: 4, to: 3 })).toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({
        blockId: one.id,
        before: expect.objectContaining({ target: 'second' }),
        after: expect.objectContaining({ target: 'first', confirmedByName: 'Bruno Lima' }),
      }),
    ]),
  });
  const restore = (blockId: string, from: number, version: number) =>
    api().restoreBlock({ id, version, saveId: randomUUID(), blockId, from });
  expect(await restore(one.id, 3, 4)).toMatchObject({ version: 5, changed: [{ target: 'first', state: 'edited' }] });
  expect(await restore(two.id, 1, 5)).toMatchObject({
    version: 6,
    changed: [{ source: 'b' }],
    progress: { blocks: 2 },
  });
  await expect(api().textDiff({ id, from: 1, to: 99 })).rejects.toMatchObject({
    cause: { code: 'TEXT_VERSION_UNKNOWN' },
  });
});
