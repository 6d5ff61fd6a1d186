import { expect, test } from 'vitest';
import { contentOf, typed } from '#client/features/authenticator/studio/text/block.ts';
import { saverOf } from '#client/features/authenticator/studio/text/clash-saver.ts';
import { type } from '#client/features/authenticator/studio/text/commands.ts';
import { markWords } from '#client/features/authenticator/studio/text/doubtful-words.ts';
import { createTextStore, type TextStore } from '#client/features/authenticator/studio/text/text-store.ts';
import { mergeBlock } from '#client/features/authenticator/studio/text/three-way.ts';
import type { TextDelta } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { blockId, blockOf, fieldOf, textOf } from '../support/studio-texts.ts';

const me = { name: 'Ana Silva' };

function storeOf(...blocks: TextBlock[]): TextStore {
  return createTextStore(textOf(blocks), me);
}

function delta(changed: TextBlock[], removed: string[] = [], version = 2): TextDelta {
  const progress = { blocks: 0, confirmed: 0, drafted: 0, untranslated: 0, doubtful: 0 };
  return { version, savedAt: '2026-11-22T09:01:00.000Z', changed, removed, pages: [], progress };
}

const targetOf = (store: TextStore, number: number) => {
  const block = store.block(blockId(number));
  return block?.kind === 'paragraph' ? block.target : undefined;
};
const textFocus = (number: number) => ({ id: blockId(number), key: 'text' }) as const;

test('typing marks a block as edited and drops where its draft came from', () => {
  const draft = { from: 'memory', detail: null, similarity: 0.82 } as const;
  const store = storeOf(blockOf(1, { state: 'drafted', draft, target: 'Born in' }));
  type(store, textFocus(1), 'Born at');
  expect(store.block(blockId(1))).toMatchObject({ target: 'Born at', state: 'edited', draft: null });
  type(store, textFocus(1), '');
  expect(store.block(blockId(1))).toMatchObject({ state: 'untranslated' });
});

test('undo goes back across blocks, a burst of typing in one step', () => {
  const store = storeOf(blockOf(1), blockOf(2));
  for (const text of ['B', 'Bo', 'Born']) type(store, textFocus(1), text);
  type(store, textFocus(2), 'Died');
  expect(store.undo()).toMatchObject({ id: blockId(2) });
  expect([targetOf(store, 1), targetOf(store, 2)]).toEqual(['Born', '']);
  expect(store.undo()).toMatchObject({ id: blockId(1) });
  expect([targetOf(store, 1), store.canUndo(), store.canRedo()]).toEqual(['', false, true]);
  store.redo();
  store.redo();
  expect([targetOf(store, 1), targetOf(store, 2)]).toEqual(['Born', 'Died']);
});

test('undo leaves a block that somebody else changed since', () => {
  const store = storeOf(blockOf(1));
  type(store, textFocus(1), 'Mine');
  const sent = new Map(store.unsaved().blocks.map(({ id, mine }) => [id, mine]));
  store.accept(delta([{ ...blockOf(1, { target: 'Mine', state: 'edited' }), version: 2 }]), sent);
  store.accept(delta([{ ...blockOf(1, { target: 'Theirs', state: 'edited' }), version: 3 }], [], 3));
  store.undo();
  expect(targetOf(store, 1)).toBe('Theirs');
});

test('a saved block is clean; what was typed meanwhile is still unsaved', () => {
  const store = storeOf(blockOf(1));
  type(store, textFocus(1), 'Born');
  const sent = new Map(store.unsaved().blocks.map(({ id, mine }) => [id, mine]));
  const answer = delta([{ ...blockOf(1, { target: 'Born', state: 'edited' }), version: 2 }]);
  type(store, textFocus(1), 'Born in');
  store.accept(answer, sent);
  expect(store.unsaved().blocks).toMatchObject([{ base: { target: 'Born' }, mine: { target: 'Born in' } }]);
  store.accept(
    delta([{ ...blockOf(1, { target: 'Born in', state: 'edited' }), version: 3 }], [], 3),
    new Map([[blockId(1), store.unsaved().blocks[0]?.mine ?? null]]),
  );
  expect([store.unsaved().blocks, store.version()]).toEqual([[], 3]);
});

test('changes of others arrive in blocks without own changes', () => {
  const store = storeOf(blockOf(1), blockOf(2), blockOf(3));
  type(store, textFocus(1), 'Mine');
  store.accept(delta([{ ...blockOf(2, { target: 'Theirs' }), version: 2 }, blockOf(4)], [blockId(3)]));
  expect(store.idsOf(1)).toEqual([blockId(1), blockId(2), blockId(4)]);
  expect([targetOf(store, 1), targetOf(store, 2), store.clashes()]).toEqual(['Mine', 'Theirs', []]);
});

test('label and value of one field merge; the same text changed twice shows both sides', () => {
  const store = storeOf(fieldOf(1), blockOf(2));
  type(store, { id: blockId(1), key: 'value' }, 'JOÃO');
  type(store, textFocus(2), 'Mine');
  const theirs = [
    { ...fieldOf(1, { target: { label: 'Name', value: '' }, state: 'edited' as const }), version: 2 },
    { ...blockOf(2, { target: 'Theirs', state: 'edited' }), version: 2 },
  ];
  store.accept(delta(theirs));
  expect(store.block(blockId(1))).toMatchObject({ target: { label: 'Name', value: 'JOÃO' } });
  expect(store.clashes()).toMatchObject([{ id: blockId(2), mine: { target: 'Mine' }, theirs: { target: 'Theirs' } }]);
  expect(store.unsaved().blocks.map(({ id }) => id)).toEqual([blockId(1)]);
  store.resolve(blockId(2), 'mine');
  expect(store.unsaved().blocks).toMatchObject([{}, { base: { target: 'Theirs' }, mine: { target: 'Mine' } }]);
});

test('a draft that arrives while its block is typed in gives way without a question', () => {
  const store = storeOf(blockOf(1), blockOf(2));
  type(store, textFocus(1), 'Mine');
  const draft = { from: 'phrasebook', detail: null, similarity: null } as const;
  const drafted = [1, 2].map((number) => blockOf(number, { target: 'Draft', state: 'drafted', draft }));
  store.accept(delta(drafted.map((block) => ({ ...block, version: 2 }))));
  expect([targetOf(store, 1), targetOf(store, 2), store.clashes()]).toEqual(['Mine', 'Draft', []]);
  expect(store.unsaved().blocks).toMatchObject([{ id: blockId(1), mine: { target: 'Mine', state: 'edited' } }]);
});

test('a clash can be given to the other side, also when they removed the block', () => {
  const store = storeOf(blockOf(1), blockOf(2));
  type(store, textFocus(1), 'Mine');
  type(store, textFocus(2), 'Mine too');
  store.accept(delta([], [blockId(1), blockId(2)]));
  expect(store.clashes()).toHaveLength(2);
  store.resolve(blockId(1), 'theirs');
  store.resolve(blockId(2), 'mine');
  expect(store.idsOf(1)).toEqual([blockId(2)]);
  expect(store.unsaved().blocks).toMatchObject([{ id: blockId(2), base: null, mine: { target: 'Mine too' } }]);
});

test('the other side of a clash is who saved that change, not who saved last', () => {
  const store = storeOf(blockOf(1), blockOf(2));
  const saved = (names: readonly (string | null)[]) =>
    names.map((savedByName, index) => ({ version: index + 1, savedByName })).toReversed();
  type(store, textFocus(1), 'Mine');
  type(store, textFocus(2), 'Mine too');
  store.accept(delta([{ ...blockOf(1, { target: 'Theirs' }), version: 2 }], [blockId(2)], 2));
  const [changed, removed] = store.clashes();
  if (!changed || !removed) throw new Error('no clashes');
  const versions = saved(['Ana', 'Ben', 'Ana']);
  expect([saverOf(changed, versions), saverOf(removed, versions)]).toEqual(['Ben', 'Ben']);
  // The list was read before their save, or two people saved since.
  expect([saverOf(changed, saved(['Ana'])), saverOf(removed, saved(['Ana']))]).toEqual([undefined, undefined]);
  expect(saverOf({ ...removed, removedIn: { after: 1, upTo: 3 } }, versions)).toBeUndefined();
});

test('a confirmation holds for the text that was confirmed', () => {
  const base = contentOf(fieldOf(1, { target: { label: 'Name', value: 'JOAO' } }));
  const confirmed = { ...base, state: 'confirmed' as const };
  const corrected = typed(base, 'value', 'JOÃO');
  expect(mergeBlock(base, confirmed, corrected)).toMatchObject({ state: 'edited', target: { value: 'JOÃO' } });
});

test('changes kept in the browser come back onto the present text', () => {
  const before = storeOf(blockOf(1), blockOf(2), blockOf(3));
  type(before, textFocus(1), 'One');
  type(before, textFocus(2), 'Two');
  type(before, textFocus(3), 'Three');
  before.edit({ page: { page: 1, isBlank: true } });
  const kept = before.allUnsaved();
  const after = storeOf(
    blockOf(1),
    blockOf(2, { target: 'Two', state: 'edited' }),
    blockOf(3, { target: 'Drei', state: 'edited' }),
  );
  after.adopt(kept);
  expect([1, 2, 3].map((number) => targetOf(after, number))).toEqual(['One', 'Two', 'Three']);
  expect(after.unsaved()).toMatchObject({ blocks: [{ id: blockId(1) }], pages: [{ page: 1, isBlank: true }] });
  expect(after.clashes()).toMatchObject([{ id: blockId(3), theirs: { target: 'Drei' } }]);
});

test('progress counts each page', () => {
  const store = storeOf(
    blockOf(1, { state: 'confirmed', target: 'a' }),
    blockOf(2, { doubtful: ['Fonte'] }),
    blockOf(3, { page: 2, state: 'drafted', target: 'b' }),
  );
  expect(store.summary()).toMatchObject({ blocks: 3, confirmed: 1, drafted: 1, untranslated: 1, doubtful: 1 });
  expect(store.summary().byPage.get(2)).toMatchObject({ blocks: 1, confirmed: 0, drafted: 1 });
});

test('pages that a save did not change stay the same, so that they are not rendered again', () => {
  const store = storeOf(blockOf(1));
  const [first, ...others] = store.pages();
  if (!first) throw new Error('the text has no page');
  const accept = (pages: TextDelta['pages']) => store.accept({ ...delta([], [], 2), pages });
  const before = store.pages();
  accept([{ ...first }, ...others]);
  expect(store.pages()).toBe(before);
  store.edit({ page: { page: first.page, isBlank: true } });
  const edited = store.pages();
  accept([{ ...first }]);
  expect(store.pages()).toBe(edited);
  accept([
    { ...first, isBlank: true },
    { ...first, page: 99 },
  ]);
  expect(store.pages()[0]).toBe(edited[0]);
  expect(store.pages().map(({ page }) => page)).toEqual([...before.map(({ page }) => page), 99]);
});

test('a doubtful word is marked where it stands whole', () => {
  const marked = (text: string, words: string[]) =>
    markWords(text, words)
      .map(({ piece, isDoubtful }) => (isDoubtful ? `[${piece}]` : piece))
      .join('');
  expect(marked('7 de março de 1987, folha 17', ['7'])).toBe('[7] de março de 1987, folha 17');
  expect(marked('R$ 87,35 (oitenta e sete)', ['87,35', 'e'])).toBe('R$ [87,35] (oitenta [e] sete)');
  expect(marked('昭和63年3月7日', ['63', '3月'])).toBe('昭和[63]年[3月]7日');
});
