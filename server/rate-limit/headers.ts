import type { AppError } from '#server/errors.ts';

/** Seconds for `Retry-After`: the error's own, or 5 for other 429 and 503; undefined where waiting does not help. */
function retryAfterOf({ details, httpStatus }: Pick<AppError, 'details' | 'httpStatus'>): number | undefined {
  if (typeof details.retryAfter === 'number') return Math.ceil(details.retryAfter);
  return httpStatus === 429 || httpStatus === 503 ? 5 : undefined;
}

/** Alternating names and values of the RateLimit header fields (IETF draft); the quota is of concurrent requests. */
export function quotaHeaders({ quota, remaining }: { quota: number; remaining: number }): string[] {
  return [
    'RateLimit-Policy',
    `"requests";q=${quota};qu="concurrent-requests"`,
    'RateLimit',
    `"requests";r=${remaining}`,
  ];
}

/** Headers of a refusal, in place of `quotaHeaders`; of the longest wait where several calls are refused. */
export function refusalHeaders(refusals: readonly Pick<AppError, 'details' | 'httpStatus'>[]): Record<string, string> {
  const waiting = refusals.flatMap((refusal) => {
    const seconds = retryAfterOf(refusal);
    return seconds === undefined ? [] : [{ seconds, isLimit: refusal.httpStatus !== 409 }];
  });
  if (waiting.length === 0) return {};
  const retryAfter = Math.max(...waiting.map(({ seconds }) => seconds));
  const isLimit = waiting.some((refusal) => refusal.isLimit);
  return { ...(isLimit ? { RateLimit: `"requests";r=0;t=${retryAfter}` } : {}), 'Retry-After': String(retryAfter) };
}
