import { expect, test } from 'vitest';
import { queueFilter, queueQuery } from '#client/features/authenticator/queue/queue-search.ts';
import { stepRow, toNeighbours } from '#client/features/authenticator/workspace/neighbours.ts';

test('there is nowhere to go before the answer and at the ends of the list', () => {
  expect(toNeighbours(undefined)).toEqual({ previous: undefined, next: undefined });
  expect(toNeighbours({ previous: null, next: 'b' })).toEqual({ previous: undefined, next: 'b' });
  expect(toNeighbours({ previous: 'a', next: null })).toEqual({ previous: 'a', next: undefined });
});

test('neighbours are those of the filtered list, across its pages', () => {
  const search = { q: 'birth', page: 3, language: 'Spanish' } as const;
  expect(queueFilter(search, 'admin')).not.toHaveProperty('page');
  expect(queueQuery(search, 'admin')).toEqual({ page: 3, ...queueFilter(search, 'admin') });
});

test('an authenticator sees the languages of their profile by default, an admin all', () => {
  expect(queueFilter({}, 'authenticator').languages).toBe('mine');
  expect(queueFilter({}, 'admin').languages).toBeUndefined();
  expect(queueFilter({ languages: 'all' }, 'authenticator').languages).toBeUndefined();
  expect(queueFilter({ languages: 'mine' }, 'admin').languages).toBe('mine');
  // Decided reviews are listed whole.
  expect(queueFilter({ list: 'approved' }, 'authenticator').languages).toBeUndefined();
});

test.each([
  ['J from outside', -1, 1, 0],
  ['K from outside', -1, -1, 0],
  ['J', 0, 1, 1],
  ['K', 1, -1, 0],
  ['J on the last row', 2, 1, 2],
  ['K on the first row', 0, -1, 0],
] as const)('%s focuses the right row', (_name, current, step, row) => expect(stepRow(current, step, 3)).toBe(row));
