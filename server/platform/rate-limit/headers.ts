import type { AppError } from '#server/errors.ts';
import { bindingHeaders } from './call-windows.ts';

/** Seconds for `Retry-After`: the error's own, or 5 for other 429 and 503; undefined where waiting does not help. */
function retryAfterOf({ details, httpStatus }: Refusal): number | undefined {
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

/** A refusal: an error, or the fields of one read from a response. */
export interface Refusal extends Pick<AppError, 'details'> {
  httpStatus: number;
}

/** `Retry-After` of the longest wait where several calls are refused; `isLimit` where one of them is for a limit. */
export function waitOf(refusals: readonly Refusal[]): { seconds: number; isLimit: boolean } | undefined {
  const waiting = refusals.flatMap((refusal) => {
    const seconds = retryAfterOf(refusal);
    return seconds === undefined ? [] : [{ seconds, isLimit: refusal.httpStatus !== 409 }];
  });
  if (waiting.length === 0) return undefined;
  return {
    seconds: Math.max(...waiting.map(({ seconds }) => seconds)),
    isLimit: waiting.some((refusal) => refusal.isLimit),
  };
}

/**
 * Headers of a refusal. RateLimit names the exhausted window, else `policy`, which the response already states:
 * concurrency limits and backoffs have no window.
 */
export function refusalHeaders(refusals: readonly Refusal[], policy = 'requests'): Record<string, string> {
  const wait = waitOf(refusals);
  if (!wait) return {};
  const binding = new Map(bindingHeaders());
  const [, name = policy] = /^"([\w-]+)"/.exec(binding.get('RateLimit') ?? '') ?? [];
  return {
    ...Object.fromEntries(binding),
    ...(wait.isLimit ? { RateLimit: `"${name}";r=0;t=${wait.seconds}` } : {}),
    'Retry-After': String(wait.seconds),
  };
}
