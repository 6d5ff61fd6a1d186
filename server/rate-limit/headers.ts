import type { AppError } from '#server/errors.ts';

/** `Retry-After` where waiting helps: seconds of the refusal itself, or a moment. */
export function retryAfterOf({ details, httpStatus }: Pick<AppError, 'details' | 'httpStatus'>): number | undefined {
  if (typeof details.retryAfter === 'number') return Math.ceil(details.retryAfter);
  return httpStatus === 429 || httpStatus === 503 ? 5 : undefined;
}

/** Names and values in turn. The quota is of requests at once, as the draft of the RateLimit header fields writes it. */
export function quotaHeaders({ quota, remaining }: { quota: number; remaining: number }): string[] {
  return [
    'RateLimit-Policy',
    `"requests";q=${quota};qu="concurrent-requests"`,
    'RateLimit',
    `"requests";r=${remaining}`,
  ];
}

/** In place of those above where the answer is a refusal. */
export function refusalHeaders(retryAfter: number): { RateLimit: string; 'Retry-After': string } {
  return { RateLimit: `"requests";r=0;t=${retryAfter}`, 'Retry-After': String(retryAfter) };
}
