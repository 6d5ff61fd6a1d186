import type { ErrorCode } from '#shared/errors.ts';
import { describeError } from './error-message.ts';

/** Why a query has nothing to show, for a `LoadState`. Data already loaded stays on screen when a refetch fails. */
export function loadError(query: { error: unknown; data: unknown }, frame?: ErrorCode): string | undefined {
  if (!query.error || query.data !== undefined) return undefined;
  return describeError(query.error, frame).text;
}
