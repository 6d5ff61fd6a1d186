import { NO_ANSWER, toError, type TrueformError } from './error.ts';

export interface RetryOptions {
  /** Attempts after the first one. */
  retries: number;
  /** Longest wait for an attempt. */
  maxWaitSeconds: number;
}

/** Statuses of gateways and restarts, and of limits: the call may be repeated. */
const repeatable = new Set([NO_ANSWER, 429, 502, 503, 504]);

export async function withRetries<T>(
  { retries, maxWaitSeconds }: RetryOptions,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (cause) {
      const error = toError(cause);
      if (attempt >= retries || signal?.aborted) throw error;
      await pause(delayAfter(error, { attempt, maxWaitSeconds }), signal);
    }
  }
}

/**
 * Milliseconds until the next attempt, at least `Retry-After`. Throws the error if it must not be retried, or only
 * after more than the longest wait.
 */
export function delayAfter(
  error: TrueformError,
  { attempt, maxWaitSeconds }: { attempt: number; maxWaitSeconds: number },
): number {
  const told = (error.retryAfter ?? 0) * 1000;
  if (!isRepeatable(error) || told > maxWaitSeconds * 1000) throw error;
  return Math.max(Math.min(backoff(attempt), maxWaitSeconds * 1000), told);
}

/** A conflict is repeated only while the first call under the same key still runs. */
function isRepeatable({ status, code }: TrueformError): boolean {
  return repeatable.has(status) || code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** Milliseconds, doubling up to eight seconds, of which half is random. */
export function backoff(attempt: number): number {
  return Math.min(250 * 2 ** attempt, 8_000) * (0.5 + Math.random() / 2);
}

/** Rejects when the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(toError(signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
