import type { ErrorCode } from '#shared/errors.ts';
import { describeError } from './error-message.ts';

export interface Query {
  isPending: boolean;
  error: unknown;
  data: unknown;
  refetch: () => unknown;
}

export interface QueryState {
  loading: boolean;
  error: string | undefined;
  onRetry: () => void;
}

/** Error text of a query for a `LoadState`; undefined if it has data, which stays on screen when a refetch fails. */
export function loadError(query: Pick<Query, 'error' | 'data'>, frame?: ErrorCode): string | undefined {
  if (!query.error || query.data !== undefined) return undefined;
  return describeError(query.error, frame).text;
}

/** Props of a `LoadState` that shows a query. */
export function queryState(query: Query, frame?: ErrorCode): QueryState {
  return { loading: query.isPending, error: loadError(query, frame), onRetry: () => void query.refetch() };
}
