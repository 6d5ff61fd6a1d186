import { isMissingChunk } from '#client/ui/missing-chunk.ts';
import { currentLocale } from '#client/ui/words.ts';
import { fillMessage } from '#shared/catalogue/entry.ts';
import { generalErrors } from '#shared/catalogue/general-errors.ts';
import type { Finding } from '#shared/certificate/findings.ts';
import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';
import type { Locale } from '#shared/locales.ts';
import { findErrorText, findTranslatedError, isCode, writeDetails } from './error-texts.ts';

/** The only place where an error becomes text. */

/** A display text, with its language if that is not the page's. */
export interface Message {
  text: string;
  lang: Locale | undefined;
}

/** An error as the interface shows it. */
export interface Failure extends Message {
  code: ErrorCode;
  details: ErrorDetails;
  /** Request id in the server's log; undefined without a response. */
  requestId: string | undefined;
  /** Validation codes by field path. */
  fields: Readonly<Record<string, ErrorCode>>;
  /** Seconds, from the response's Retry-After header. */
  retryAfter?: number | undefined;
}

/** A catalogue error raised by the client, or received from an endpoint outside tRPC. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: ClientErrorOptions = {}) {
    super(options.text ?? messageOf(code, options.details).text, { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
    this.requestId = options.requestId;
    this.retryAfter = options.retryAfter;
  }
}

interface ClientErrorOptions {
  /** The server's text, for a code whose entry is not loaded. */
  text?: string | undefined;
  details?: ErrorDetails;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The catalogue's text for a code. */
export function messageOf(code: ErrorCode, details?: ErrorDetails, serverText?: string): Message {
  const entry = findTranslatedError(code) ?? findErrorText(code);
  const page = currentLocale();
  if (entry === undefined) return { text: serverText ?? generalErrors.UNEXPECTED.message, lang: langOn(page, 'en') };
  return { text: fillMessage(entry.message, writeDetails(details)), lang: langOn(page, entry.lang ?? 'en') };
}

function langOn(page: Locale, lang: Locale): Locale | undefined {
  return lang === page ? undefined : lang;
}

/** Text of a form rule, whose message is a catalogue code. */
export function ruleMessage(rule: string | undefined): Message | undefined {
  if (rule === undefined) return undefined;
  return messageOf(isCode(rule) ? rule : 'INVALID_INPUT');
}

/**
 * Describes any thrown value. `fallback` replaces UNEXPECTED with the screen's own catalogue entry, whose `{message}`
 * placeholder becomes the general text.
 */
export function describeError(error: unknown, fallback?: ErrorCode): Failure {
  const found = readError(error);
  if (found.code !== 'UNEXPECTED' || fallback === undefined)
    return { ...found, ...messageOf(found.code, found.details, found.serverText) };
  const details = { message: messageOf('UNEXPECTED').text };
  return { ...found, ...messageOf(fallback, details), code: fallback, details };
}

/** The failure to show above the form: undefined when every field that the server refused has an input. */
export function bannerFailure(failure: Failure | undefined, names: readonly string[]): Failure | undefined {
  const paths = Object.keys(failure?.fields ?? {});
  return paths.length > 0 && paths.every((path) => names.includes(path)) ? undefined : failure;
}

/** The catalogue entry `frame` with the error's text as its `{message}`. */
export function frameError(error: unknown, frame: ErrorCode): Message {
  return messageOf(frame, { message: describeError(error).text });
}

type FoundError = Omit<Failure, keyof Message> & { serverText?: string | undefined };

function readError(error: unknown): FoundError {
  const nothing = { details: {}, requestId: undefined, fields: {} };
  if (error instanceof ClientError) {
    const { code, details, requestId, retryAfter } = error;
    return { ...nothing, code, details, requestId, retryAfter, serverText: error.message };
  }
  if (isMissingChunk(error)) return { ...nothing, code: 'NETWORK' };
  if (isTrpcError(error)) {
    const data: unknown = error.data;
    if (!isRecord(data)) return { ...nothing, code: 'NETWORK' };
    return {
      code: isCode(data['appCode']) ? data['appCode'] : 'UNEXPECTED',
      serverText: error.message,
      details: readDetails(data['details']),
      requestId: typeof data['requestId'] === 'string' ? data['requestId'] : undefined,
      fields: readFields(data['fields']),
    };
  }
  return { ...nothing, code: 'UNEXPECTED' };
}

/** By name: the class would bring its library into every page. */
function isTrpcError(error: unknown): error is Error & { data?: unknown } {
  return error instanceof Error && error.name === 'TRPCClientError';
}

function readDetails(value: unknown): ErrorDetails {
  if (!isRecord(value)) return {};
  const details: Record<string, ErrorDetails[string]> = {};
  for (const [name, detail] of Object.entries(value)) {
    if (typeof detail === 'string' || typeof detail === 'number' || isFindings(detail)) details[name] = detail;
  }
  return details;
}

function isFindings(value: unknown): value is readonly Finding[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && 'rule' in item && 'say' in item);
}

function readFields(value: unknown): Record<string, ErrorCode> {
  if (!isRecord(value)) return {};
  const fields: Record<string, ErrorCode> = {};
  for (const [path, code] of Object.entries(value)) {
    if (path !== '' && isCode(code)) fields[path] = code;
  }
  return fields;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the JSON error response of an endpoint outside tRPC. `status` 0 means no response; `retryAfter` is the raw
 * header.
 */
export function streamError(status: number, body: string, retryAfter: string | null = null): ClientError {
  if (status === 0) return new ClientError('NETWORK');
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  const wait = Number.isNaN(seconds) ? undefined : seconds;
  const answer = parseJson(body);
  if (isRecord(answer) && isCode(answer['appCode'])) {
    const requestId = typeof answer['requestId'] === 'string' ? answer['requestId'] : undefined;
    return new ClientError(answer['appCode'], {
      text: typeof answer['message'] === 'string' ? answer['message'] : undefined,
      details: readDetails(answer['details']),
      requestId,
      retryAfter: wait,
    });
  }
  return new ClientError(status === 413 ? 'FILE_TOO_LARGE' : 'UPLOAD_FAILED', { retryAfter: wait });
}

/** The parsed text; undefined if it is not JSON, such as a proxy's error page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether `timedFetch` aborted the request by timeout. */
export function isTimeout(error: unknown): boolean {
  const cause = isTrpcError(error) ? error.cause : error;
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

/** Whether a retry may succeed: network errors and 503. */
export function isTransient(error: unknown): boolean {
  return ['NETWORK', 'SERVICE_UNAVAILABLE'].includes(readError(error).code);
}
