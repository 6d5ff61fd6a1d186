import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';
import type { FieldError } from '#shared/field-errors.ts';

/** Error code per constraint that user input can violate; a violation of any other constraint is a bug. */
export const constraintErrors: Readonly<Record<string, ErrorCode>> = {
  profiles_email_unique: 'EMAIL_TAKEN',
  documents_filename_present: 'FILENAME_REQUIRED',
  documents_folder_of_same_owner: 'FOLDER_NOT_FOUND',
  translated_documents_folder_of_same_owner: 'FOLDER_NOT_FOUND',
  folders_parent_of_same_owner: 'FOLDER_NOT_FOUND',
  folders_name_present: 'FOLDER_NAME_REQUIRED',
  folders_not_own_parent: 'FOLDER_CYCLE',
  // The session ended during the call.
  push_subscriptions_session_id_fkey: 'NOT_SIGNED_IN',
  payment_items_one_live: 'ALREADY_PAID',
  coupon_uses_once: 'COUPON_USED',
  reviews_one_per_document: 'CONFLICT',
  translated_documents_one_per_document: 'CONFLICT',
  translated_documents_one_per_review: 'CONFLICT',
};

interface AppErrorOptions {
  cause?: unknown;
  details?: ErrorDetails;
  /** Machine-readable payload sent along with the details, such as the stored state that a save conflicted with. */
  data?: object;
  /** Validation errors by field. */
  fieldErrors?: readonly FieldError[];
}

/** An error code of the catalogue with its cause and the values of its message; the error formatter adds text and HTTP status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly data: object;
  readonly fieldErrors: readonly FieldError[];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
    this.data = options.data ?? {};
    this.fieldErrors = options.fieldErrors ?? [];
  }
}

/**
 * Codes and names of PostgreSQL, pg, undici and the AWS SDK for a dependency that is unreachable, overloaded, full or
 * read-only.
 */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPROTO',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'TimeoutError',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'InternalError',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '25006',
  '08000',
  '08003',
  '08006',
]);
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is)/;

const vendorNames = /^Stripe/;
const outageTypes = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/** SQLSTATE: serialization failure, deadlock, lock not available. */
const conflictCodes = new Set(['40001', '40P01', '55P03']);

/** SQLSTATE: lock timeout, statement timeout. Reported as SERVICE_UNAVAILABLE, not CONFLICT. */
const timeoutCodes = new Set(['55P03', '57014']);

function textProperty(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** True when a dependency is unavailable, so that a later retry can help. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  const code = textProperty(error, 'code') ?? textProperty(error, 'name') ?? '';
  if (unavailableCodes.has(code) || unavailableCodes.has(error.name) || unavailableMessages.test(error.message))
    return true;
  return isVendorOutage(error) || (isTransportFailure(error) && error.cause !== undefined);
}

/** HTTP status in a vendor's error: the AWS SDK's `$metadata`, Stripe's `statusCode`. */
function vendorStatus(error: Error): number | undefined {
  const metadata: unknown = Reflect.get(error, '$metadata');
  const status: unknown =
    typeof metadata === 'object' && metadata !== null
      ? Reflect.get(metadata, 'httpStatusCode')
      : vendorNames.test(textProperty(error, 'type') ?? '')
        ? Reflect.get(error, 'statusCode')
        : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** A status of 5xx or 429, or no response. The body is ignored, since proxies of vendors send their own. */
function isVendorOutage(error: Error): boolean {
  const status = vendorStatus(error);
  if (status !== undefined) return status >= 500 || status === 429;
  return outageTypes.has(textProperty(error, 'type') ?? '') || error.name === 'CredentialsProviderError';
}

/** `fetch` throws only this; the reason is in `cause`. */
function isTransportFailure(error: Error): boolean {
  return error instanceof TypeError && error.message === 'fetch failed';
}

/** True for a concurrent change, so that an immediate retry can help. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && conflictCodes.has(textProperty(error, 'code') ?? '');
}

/** Zero bytes in a column and in JSON, numbers over their column's range, and days such as 0000-01-01. */
const unstorableCodes = new Set(['22021', '22P05', '22003', '22008']);

/** True for a value of a valid input that PostgreSQL cannot store. */
function isUnstorable(error: Error, sqlState: string): boolean {
  // 22P02 is raised for malformed ids as well, which no valid input holds; of JSON it means half of a surrogate pair.
  return unstorableCodes.has(sqlState) || (sqlState === '22P02' && textProperty(error, 'file') === 'jsonfuncs.c');
}

/** Maps anything thrown to an AppError, for procedures, streams, webhooks and jobs. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    const constraint = textProperty(error, 'constraint');
    const code = constraint ? constraintErrors[constraint] : undefined;
    if (code) return new AppError(code, { cause: error });
    const sqlState = textProperty(error, 'code') ?? '';
    if (isUnavailable(error) || timeoutCodes.has(sqlState))
      return new AppError('SERVICE_UNAVAILABLE', { cause: error });
    if (isConflict(error)) return new AppError('CONFLICT', { cause: error });
    if (isUnstorable(error, sqlState)) return new AppError('INVALID_INPUT', { cause: error });
    if (sqlState === '42501') return new AppError('PERMISSION_DENIED', { cause: error });
  }
  return new AppError('UNEXPECTED', { cause: error });
}
