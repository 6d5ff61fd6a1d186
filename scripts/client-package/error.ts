import type { ErrorCode } from '#server/public-api/contract.d.ts';

/** Status of calls that got no answer. */
export const NO_ANSWER = 0;

interface Failure {
  appCode?: string;
  message?: string;
  status?: number;
  httpStatus?: number;
  details?: Record<string, unknown>;
  fields?: Record<string, string>;
  requestId?: string;
}

/** A call that failed. `code` says what happened: the service's code, or `NETWORK` where there was no answer. */
export class TrueformError extends Error {
  override readonly name = 'TrueformError';
  readonly code: ErrorCode;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly details: Record<string, unknown>;
  /** Codes of refused fields, by their path. */
  readonly fields: Record<string, string>;
  /** Names the call in the service's log: quote it to support. */
  readonly requestId: string | undefined;

  constructor(message: string, failure: Omit<Failure, 'message'>, options?: { cause?: unknown }) {
    super(message, options);
    // Later versions may send codes that this version has no type for.
    this.code = (failure.appCode ?? 'NETWORK') as ErrorCode;
    this.status = failure.httpStatus ?? failure.status ?? NO_ANSWER;
    this.details = failure.details ?? {};
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
  }

  /** Seconds to wait before another attempt. */
  get retryAfter(): number | undefined {
    return typeof this.details.retryAfter === 'number' ? this.details.retryAfter : undefined;
  }
}

/** Anything thrown, or the JSON of a failed upload with its status, as an error of this package. */
export function toError(thrown: unknown): TrueformError {
  if (thrown instanceof TrueformError) return thrown;
  const { data, shape, message, ...body } = (thrown ?? {}) as Failure & {
    data?: Failure;
    shape?: { message?: string };
  };
  const failure = data ?? (thrown instanceof Error ? {} : body);
  const text = shape?.message ?? message ?? 'The service did not answer.';
  return new TrueformError(text, failure, { cause: thrown });
}
