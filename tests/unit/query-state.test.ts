import { expect, test, vi } from 'vitest';
import { combinedState } from '#client/lib/combined-state.ts';
import { queryState } from '#client/lib/query-state.ts';

/** State of a `LoadState` derived from queries. */

const failed = new Error('no answer');
const queryOf = (state: { data?: unknown; error?: unknown }) => ({
  ...{ data: undefined, error: null, ...state },
  isPending: state.data === undefined && state.error === undefined,
  refetch: vi.fn<() => void>(),
});

test('a refetch that fails leaves what was loaded on screen', () => {
  expect(queryState(queryOf({ data: [], error: failed })).error).toBeUndefined();
  expect(queryState(queryOf({ error: failed })).error).toBeTypeOf('string');
});

test('two queries load until both are there, show one failure, and are retried together', () => {
  const [loading, refused] = [queryOf({}), queryOf({ error: failed })];
  expect(combinedState(queryState(queryOf({ data: 1 })), queryState(loading)).loading).toBe(true);
  const state = combinedState(queryState(loading), queryState(refused));
  expect(state.error).toBe(queryState(refused).error);
  state.onRetry();
  expect([loading.refetch, refused.refetch].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
