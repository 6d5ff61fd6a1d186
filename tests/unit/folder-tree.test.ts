import { describe, expect, test } from 'vitest';
import { dragIdOf, readDragId } from '#client/features/folders/drag-id.ts';
import { branchOf, childrenOf, pathOf } from '#client/features/folders/tree.ts';

const folder = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: id,
  color: null,
  reference: null,
  createdAt: '',
});
const folders = [folder('a', null), folder('b', 'a'), folder('c', 'b'), folder('d', null), folder('lost', 'gone')];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('where a folder stands', () => {
  test.each([
    [null, []],
    ['a', ['a']],
    ['c', ['a', 'b', 'c']],
    ['unknown', []],
  ])('the path of %s', (id, path) => expect(ids(pathOf(folders, id))).toEqual(path));

  test('a cycle in broken data terminates', () =>
    expect(ids(pathOf([folder('x', 'y'), folder('y', 'x')], 'x'))).toEqual(['y', 'x']));

  test('children and branches', () => {
    expect(ids(childrenOf(folders, null))).toEqual(['a', 'd']);
    expect(branchOf(folders, 'a')).toEqual(['a', 'b', 'c']);
    expect(branchOf(folders, 'd')).toEqual(['d']);
  });
});

describe('the word something is dragged by', () => {
  test.each([
    { kind: 'file', id: '1', from: null },
    { kind: 'folder', id: '2', from: '3' },
  ] as const)('comes back as it was: $kind', (dragged) => expect(readDragId(dragIdOf(dragged))).toEqual(dragged));

  test.each(['', 'file', 'file:1', 'window:1:2'])('is not a drag id: %j', (word) =>
    expect(readDragId(word)).toBeUndefined(),
  );
});
