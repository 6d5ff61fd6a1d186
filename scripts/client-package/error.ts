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
  /** Seconds of the header `Retry-After`. */
  retryAfter?: number | undefined;
}

/** A failed call. `code` is the service's error code, or `NETWORK` without a response. */
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
  /** Seconds to wait before another attempt. */
  readonly retryAfter: number | undefined;

  constructor(message: string, failure: Omit<Failure, 'message'>, options?: { cause?: unknown }) {
    super(message, options);
    // Later versions may send codes that this version has no type for.
    this.code = (failure.appCode ?? 'NETWORK') as ErrorCode;
    this.status = failure.httpStatus ?? failure.status ?? NO_ANSWER;
    this.details = failure.details ?? {};
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
    const told = [this.details.retryAfter, failure.retryAfter].filter((seconds) => typeof seconds === 'number');
    this.retryAfter = told.length > 0 ? Math.max(...told) : undefined;
  }
}

/** Anything thrown, or the JSON of a failed answer with its status, as an error of this package. */
export function toError(thrown: unknown): TrueformError {
  if (thrown instanceof TrueformError) return thrown;
  if (thrown instanceof Error && thrown.cause instanceof TrueformError) return thrown.cause;
  const { data, shape, message, meta, ...body } = (thrown ?? {}) as Failure & {
    data?: Failure;
    shape?: { message?: string };
    meta?: { response?: Response };
  };
  const response = meta?.response;
  const own = data ?? (thrown instanceof Error ? {} : body);
  const failure = response ? { status: response.status, retryAfter: retryAfterOf(response), ...own } : own;
  const text = shape?.message ?? message ?? 'The service did not answer.';
  return new TrueformError(text, failure, { cause: thrown });
}

/** The error of a failed response; that of a gateway where its body cannot be parsed as JSON. */
export async function failedResponse(response: Response): Promise<TrueformError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { error, ...rest } = Object(body) as { error?: object };
  return toError({ ...rest, ...error, meta: { response } });
}

/** `Retry-After` as seconds or as a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
