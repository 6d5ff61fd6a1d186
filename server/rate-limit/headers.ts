import type { AppError } from '#server/errors.ts';

/** Seconds for `Retry-After`: the error's own, or 5 for other 429 and 503; undefined where waiting does not help. */
export function retryAfterOf({ details, httpStatus }: Pick<AppError, 'details' | 'httpStatus'>): number | undefined {
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

/** Headers of a refusal, in place of `quotaHeaders`. `retryAfter` is in seconds. */
export function refusalHeaders(retryAfter: number): { RateLimit: string; 'Retry-After': string } {
  return { RateLimit: `"requests";r=0;t=${retryAfter}`, 'Retry-After': String(retryAfter) };
}
