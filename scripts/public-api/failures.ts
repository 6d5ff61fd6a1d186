import { catalogue, httpStatusOf, type ErrorCode } from '#shared/errors.ts';
import { fieldCodes } from '#shared/field-errors.ts';
import type { Schema } from './schemas.ts';

const fieldError: Schema = {
  type: 'object',
  required: ['pointer', 'code', 'expected', 'detail'],
  properties: {
    pointer: { type: 'string', description: 'JSON Pointer into the body or the query: `#/items/0/pages`.' },
    code: {
      type: 'string',
      description: `What is wrong, for programs; new codes may come. ${Object.keys(fieldCodes).join(', ')}.`,
    },
    expected: { type: 'string', description: 'Values that the field accepts.' },
    detail: { type: 'string', description: 'A sentence for developers.' },
  },
};

/** The body of every error: problem details (RFC 9457). The code has no enum: readers must accept codes of later versions. */
export const failure: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'appCode', 'message', 'details', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'The code, as an address that describes it.' },
    title: { type: 'string', description: 'The code in words.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'Details of this error, for developers.' },
    instance: { type: 'string', format: 'uri', description: 'Names this call: `urn:uuid:` and the request id.' },
    appCode: { type: 'string', description: 'Error code for programs. Codes are stable; new ones may be added.' },
    message: { type: 'string', description: 'Error message for people.' },
    details: { type: 'object', description: 'Values of this error, such as `retryAfter` in seconds.' },
    errors: { type: 'array', items: fieldError, description: 'The fields that were refused.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The codes of `errors` by path: `items.0.pages`.',
    },
    requestId: { type: 'string', description: 'Names this call in our log; also in `X-Request-Id`.' },
  },
};

const descriptions: Readonly<Record<number, [name: string, description: string]>> = {
  400: ['BadRequest', 'The input was refused.'],
  401: ['Unauthorized', 'No valid key.'],
  403: ['Forbidden', 'The key may not do this.'],
  404: ['NotFound', 'There is no such thing in this account.'],
  409: ['Conflict', 'Something else happened in the meantime.'],
  412: ['PreconditionFailed', 'Something else has to be done first.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['UnsupportedType', 'The body is of another type.'],
  422: ['Unprocessable', 'The content cannot be used.'],
  429: ['TooManyRequests', 'Wait for the seconds of `Retry-After`.'],
  503: ['Unavailable', 'Nothing was lost: try again after the seconds of `Retry-After`.'],
};

/** Statuses of refusals that have a description; all others are the default. */
export function statusesOf(codes: readonly ErrorCode[]): number[] {
  return codes.map((code) => httpStatusOf[catalogue[code].trpc]).filter((status) => status in descriptions);
}

/** Error codes of an operation, in addition to those of every call. */
export function codesOf(codes: readonly ErrorCode[]) {
  const refusals = codes.filter((code) => httpStatusOf[catalogue[code].trpc] < 500);
  return refusals.length > 0 ? { 'x-codes': refusals } : {};
}

const statusHeaders = ['X-Request-Id', 'Trueform-Version', 'RateLimit', 'RateLimit-Policy'];

export const headers = {
  'X-Request-Id': { description: 'Names this call in our log.', schema: { type: 'string', format: 'uuid' } },
  RateLimit: {
    description:
      'Remaining quota of the limit closest to exhaustion for this call: `"quotes";r=119;t=3600` (IETF draft of rate limit headers).',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': { description: 'That limit: `"quotes";q=120;w=3600`.', schema: { type: 'string' } },
  'WWW-Authenticate': {
    description: 'The scheme, and the fault of the key (RFC 6750).',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  'Trueform-Version': { description: 'The version that answers.', schema: { type: 'string', format: 'date' } },
};

/** Headers that requests may have, as components. */
export const requestHeaders = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A change with the same key and input happens once; its response is stored for a day.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
  'Trueform-Version': {
    name: 'Trueform-Version',
    in: 'header',
    required: false,
    description:
      'The version that the caller was written for, which answers; without it, the one that the key was made under.',
    schema: { type: 'string', format: 'date' },
  },
};

export function headersOf(status: number) {
  const own = [409, 429, 503].includes(status) ? ['Retry-After'] : status === 401 ? ['WWW-Authenticate'] : [];
  const names = [...statusHeaders, ...own];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** Responses of errors, as components. */
export const errorResponses: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries(descriptions).map(([status, [name, description]]) => [
      name,
      { description, headers: headersOf(Number(status)), content },
    ]),
  ),
  Failure: { description: 'The call failed.', headers: headersOf(500), content },
};

/** References to the responses of these statuses, and to one for all others. */
export function failuresOf(statuses: readonly number[]) {
  const reference = (name = 'Failure') => ({ $ref: `#/components/responses/${name}` });
  return {
    ...Object.fromEntries(statuses.map((status) => [String(status), reference(descriptions[status]?.[0])])),
    default: reference(),
  };
}
