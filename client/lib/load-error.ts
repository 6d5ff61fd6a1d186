import type { ErrorCode } from '#shared/errors.ts';
import { describeError } from './error-message.ts';

/** Error text of a query for a `LoadState`; undefined if it has data, which stays on screen when a refetch fails. */
export function loadError(query: { error: unknown; data: unknown }, frame?: ErrorCode): string | undefined {
  if (!query.error || query.data !== undefined) return undefined;
  return describeError(query.error, frame).text;
}
