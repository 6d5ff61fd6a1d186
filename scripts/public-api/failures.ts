import { accountErrors } from '#shared/catalogue/account-errors.ts';
import { boundaryErrors } from '#shared/catalogue/boundary-errors.ts';
import { documentErrors } from '#shared/catalogue/document-errors.ts';
import { generalErrors } from '#shared/catalogue/general-errors.ts';
import { paymentErrors } from '#shared/catalogue/payment-errors.ts';
import { catalogue, httpStatusOf, type ErrorCode } from '#shared/errors.ts';
import type { Schema } from './schemas.ts';

/** Errors that callers of the public API can meet, with their statuses and texts. */
export const publicErrors = Object.entries({
  ...generalErrors,
  ...boundaryErrors,
  ...documentErrors,
  ...paymentErrors,
  ...accountErrors,
})
  .map(([code, { trpc, message }]) => ({ code: code as ErrorCode, status: httpStatusOf[trpc], message }))
  .toSorted((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));

/** The body of every error. The code has no enum: readers must accept codes of later versions. */
export const failure: Schema = {
  type: 'object',
  required: ['appCode', 'message', 'details', 'requestId'],
  properties: {
    appCode: { type: 'string', description: 'What happened, for programs. Codes stay; new ones may come.' },
    message: { type: 'string', description: 'What happened, for people.' },
    details: { type: 'object', description: 'Values of this error, such as `retryAfter` in seconds.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Codes by the path of the field that was refused.',
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

/** Codes of an operation, beside those of every call. */
export function codesOf(codes: readonly ErrorCode[]) {
  const refusals = codes.filter((code) => httpStatusOf[catalogue[code].trpc] < 500);
  return refusals.length > 0 ? { 'x-codes': refusals } : {};
}

const statusHeaders = ['X-Request-Id', 'Trueform-Version', 'RateLimit', 'RateLimit-Policy'];

export const headers = {
  'X-Request-Id': { description: 'Names this call in our log.', schema: { type: 'string', format: 'uuid' } },
  RateLimit: {
    description: 'What remains of the limit (IETF draft of rate limit headers).',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': { description: 'The limit.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  'Trueform-Version': { description: 'The version that answers.', schema: { type: 'string', format: 'date' } },
};

/** Headers that requests may have, as components. */
export const requestHeaders = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A change with the same key and input happens once; its answer is kept for a day.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
  'Trueform-Version': {
    name: 'Trueform-Version',
    in: 'header',
    required: false,
    description: 'The version that the caller was written for; another one is refused.',
    schema: { type: 'string', format: 'date' },
  },
};

export function headersOf(status: number) {
  const names = [409, 429, 503].includes(status) ? [...statusHeaders, 'Retry-After'] : statusHeaders;
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

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
