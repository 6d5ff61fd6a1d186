import { expect, test } from 'vitest';
import { commandGroups, commandOf, shortLabelOf, wordOf } from '#client/features/authenticator/studio/keymap.ts';
import { cellsOfText } from '#client/features/authenticator/studio/text/clipboard.ts';
import {
  addAfter,
  changeKind,
  changeTable,
  confirmAndNext,
  copySource,
  insertMark,
  mergeWithNext,
  move,
  pasteCells,
  remove,
  splitBlock,
  step,
} from '#client/features/authenticator/studio/text/commands.ts';
import { findAll, replaceAll } from '#client/features/authenticator/studio/text/find-replace.ts';
import { createStudioView } from '#client/features/authenticator/studio/text/studio-view.ts';
import { createTextStore } from '#client/features/authenticator/studio/text/text-store.ts';
import { wordDiff } from '#client/features/authenticator/studio/text/word-diff.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { blockId, blockOf, fieldOf, tableOf, textOf } from '../support/studio-texts.ts';

function viewOf(...blocks: TextBlock[]) {
  const store = createTextStore(textOf(blocks), { name: 'Ana' });
  const view = createStudioView(store);
  return { store, view, shown: { store, shownIds: view.shownIds } };
}

const at = (number: number, key: 'text' | 'label' | 'value' = 'text') => ({ id: blockId(number), key }) as const;
const written = (number: number) => blockOf(number, { target: `Text ${number}`, state: 'edited' });

test('confirms and goes to the next unconfirmed block, over pages and around', () => {
  const { store, shown } = viewOf(
    written(1),
    blockOf(2, { target: 'Done', state: 'confirmed' }),
    blockOf(3, { page: 2, target: 'Text', state: 'drafted' }),
  );
  expect(confirmAndNext(shown, at(1)).focus).toMatchObject({ id: blockId(3) });
  expect(store.block(blockId(1))).toMatchObject({ state: 'confirmed', confirmedByName: 'Ana' });
  expect(confirmAndNext(shown, at(3)).say).toBe('Every block shown is confirmed.');
});

test('a block without English is not confirmed', () => {
  const { store, shown } = viewOf(fieldOf(1, { target: { label: 'Name', value: '' } }));
  expect(confirmAndNext(shown, at(1, 'label'))).toMatchObject({ focus: { key: 'value' } });
  expect(store.block(blockId(1))?.state).toBe('untranslated');
});

test('the filter keeps a block that was confirmed under it', () => {
  const { view, shown } = viewOf(written(1), blockOf(2, { target: 'a', state: 'confirmed' }), written(3));
  view.setFilter('unconfirmed');
  confirmAndNext(shown, at(1));
  expect(view.shownIds(1)).toEqual([blockId(1), blockId(3)]);
  expect(step(shown, at(1), 1).focus).toMatchObject({ id: blockId(3) });
});

test('splits at the caret, and joins again', () => {
  const block = blockOf(1, { source: 'Nasceu em Lisboa. Faleceu em Faro.', target: 'Born in Lisbon. Died in Faro.' });
  const { store, shown } = viewOf(block, blockOf(2));
  const { focus } = splitBlock(shown, { ...at(1), caret: 16 });
  const [first, second] = store.idsOf(1).map((id) => store.block(id));
  expect([first, second]).toMatchObject([
    { source: 'Nasceu em Lisboa.', target: 'Born in Lisbon.' },
    { source: 'Faleceu em Faro.', target: 'Died in Faro.', box: { x: 0.1 } },
  ]);
  expect(focus).toMatchObject({ id: second?.id, caret: 0 });
  mergeWithNext(shown, at(1));
  expect(store.block(blockId(1))).toMatchObject({ target: 'Born in Lisbon. Died in Faro.' });
  expect(store.idsOf(1)).toEqual([blockId(1), blockId(2)]);
  store.undo();
  store.undo();
  expect(store.idsOf(1)).toEqual([blockId(1), blockId(2)]);
});

test('moves, adds, removes and brings back', () => {
  const { store, shown } = viewOf(blockOf(1), blockOf(2), blockOf(3));
  move(shown, at(3), -1);
  expect(store.idsOf(1)).toEqual([1, 3, 2].map(blockId));
  move(shown, at(3), -1);
  expect(store.idsOf(1)).toEqual([3, 1, 2].map(blockId));
  const { focus } = addAfter(shown, at(1), 'note', 1);
  expect(store.idsOf(1)[2]).toBe(focus?.id);
  expect(remove(shown, at(1)).focus).toMatchObject({ id: focus?.id });
  store.undo();
  expect(store.idsOf(1)).toEqual([blockId(3), blockId(1), focus?.id, blockId(2)]);
});

test('copies the source, makes a field of a paragraph and back', () => {
  const { store, shown } = viewOf(blockOf(1, { source: 'Nome: JOÃO' }));
  copySource(shown, at(1));
  changeKind(shown, at(1), 'field');
  expect(store.block(blockId(1))).toMatchObject({ kind: 'field', target: { label: 'Nome', value: 'JOÃO' } });
  changeKind(shown, at(1, 'label'), 'paragraph');
  expect(store.block(blockId(1))).toMatchObject({ kind: 'paragraph', target: 'Nome: JOÃO' });
});

test('tables grow and shrink on both sides', () => {
  const { store, shown } = viewOf(tableOf(1, [['a', 'b']], [['A', 'B']]));
  const cell = { id: blockId(1), key: '0.1' } as const;
  changeTable(shown, cell, 'add-row');
  changeTable(shown, cell, 'add-column');
  expect(store.block(blockId(1))).toMatchObject({
    source: {
      rows: [
        ['a', 'b', ''],
        ['', '', ''],
      ],
    },
    target: {
      rows: [
        ['A', 'B', ''],
        ['', '', ''],
      ],
    },
  });
  changeTable(shown, cell, 'remove-column');
  changeTable(shown, { ...cell, key: '1.0' }, 'remove-row');
  expect(changeTable(shown, cell, 'remove-row').say).toBe('A table keeps its last row and column.');
  expect(store.block(blockId(1))).toMatchObject({ target: { rows: [['A', '']] } });
});

test('pasted cells fill a table from the focused cell on, and undo in one step', () => {
  const { store, shown } = viewOf(tableOf(1, [['Nome', 'Data']], [['Name', 'Date']]), written(2));
  const cells = cellsOfText('1 "of" 2\t"a ""b""\tc"\r\n\t7.5\n');
  expect(cells).toEqual([
    ['1 "of" 2', 'a "b"\tc'],
    ['', '7.5'],
  ]);
  expect(pasteCells(shown, { id: blockId(1), key: '0.1' }, cells)?.say).toBe('Pasted 2 rows of 2 cells.');
  expect(store.block(blockId(1))).toMatchObject({
    state: 'edited',
    source: {
      rows: [
        ['Nome', 'Data', ''],
        ['', '', ''],
      ],
    },
    target: {
      rows: [
        ['Name', '1 "of" 2', 'a "b"\tc'],
        ['', '', '7.5'],
      ],
    },
  });
  const wide = [Array.from({ length: 21 }, () => 'x')];
  expect(pasteCells(shown, { id: blockId(1), key: '0.0' }, wide)?.say).toContain('20 columns');
  expect(pasteCells(shown, at(2), cells)).toBeUndefined();
  store.undo();
  expect(store.block(blockId(1))).toMatchObject({ target: { rows: [['Name', 'Date']] } });
});

test('a mark from the palette becomes a block of its own', () => {
  const { store, shown } = viewOf(blockOf(1));
  const { focus } = insertMark(shown, at(1), { mark: 'seal', target: '[Round seal: ]' }, 1);
  expect(store.block(focus?.id ?? '')).toMatchObject({ kind: 'mark', mark: 'seal', target: '[Round seal: ]', page: 1 });
});

test('finds and replaces across pages in one undo step', () => {
  const { store } = viewOf(
    blockOf(1, { target: 'Registry office of Faro' }),
    fieldOf(2, { page: 2, target: { label: 'registry', value: 'Registry 3' } }),
  );
  expect(findAll(store, { text: 'registry', matchCase: false }).map(({ page, key }) => [page, key])).toEqual([
    [1, 'text'],
    [2, 'label'],
    [2, 'value'],
  ]);
  expect(findAll(store, { text: 'registry', matchCase: true })).toHaveLength(1);
  expect(replaceAll(store, { text: 'Registry', matchCase: true }, 'Civil $& registry')).toBe(2);
  expect(store.block(blockId(2))).toMatchObject({ target: { value: 'Civil $& registry 3' } });
  store.undo();
  expect(store.block(blockId(1))).toMatchObject({ target: 'Registry office of Faro' });
});

test('keys are told apart by modifiers; AltGr types', () => {
  const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(commandOf({ ...press, key: 'Enter', code: 'Enter', ctrlKey: true })).toBe('confirm');
  expect(commandOf({ ...press, key: 'Enter', code: 'Enter', metaKey: true, shiftKey: true })).toBe('toggleConfirmed');
  expect(commandOf({ ...press, key: 'µ', code: 'KeyM', altKey: true })).toBe('marks');
  expect(commandOf({ ...press, key: 'µ', code: 'KeyM', altKey: true, ctrlKey: true })).toBeUndefined();
  expect(commandOf({ ...press, key: 'm', code: 'KeyM' })).toBeUndefined();
  expect(commandOf({ ...press, key: 'ArrowUp', code: 'ArrowUp', altKey: true, shiftKey: true })).toBe('moveUp');
});

test('differences are shown by word', () => {
  expect(wordDiff('born in Lisbon', 'born at Lisbon').map(({ kind, text }) => [kind, text])).toEqual([
    ['same', 'born '],
    ['removed', 'in'],
    ['added', 'at'],
    ['same', ' Lisbon'],
  ]);
});

test('the word under a command’s icon is part of the button’s name', () => {
  const names = commandGroups.flatMap(({ commands }) => commands).map(({ name }) => name);
  const foreign = names.filter((name) => !shortLabelOf(name).toLowerCase().includes(wordOf(name).toLowerCase()));
  expect(foreign).toEqual([]);
});
