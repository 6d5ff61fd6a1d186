import type { QueryState } from './query-state.ts';

/** Props of a `LoadState` that shows two queries together: the first failure is shown, both are retried. */
export function combinedState(first: QueryState, second: QueryState): QueryState {
  return {
    loading: first.loading || second.loading,
    error: first.error ?? second.error,
    onRetry: () => {
      first.onRetry();
      second.onRetry();
    },
  };
}
