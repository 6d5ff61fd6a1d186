import { accountErrors } from './catalogue/account-errors.ts';
import { boundaryErrors } from './catalogue/boundary-errors.ts';
import { developerErrors, webhookErrors } from './catalogue/developer-errors.ts';
import { deviceErrors } from './catalogue/device-errors.ts';
import { documentErrors } from './catalogue/document-errors.ts';
import { fillMessage, type CatalogueEntry, type ErrorDetails, type TransportCode } from './catalogue/entry.ts';
import { generalErrors } from './catalogue/general-errors.ts';
import { ledgerErrors } from './catalogue/ledger-errors.ts';
import { notaryErrors } from './catalogue/notary-errors.ts';
import { organizationErrors } from './catalogue/organization-errors.ts';
import { payErrors } from './catalogue/pay-errors.ts';
import { paymentErrors } from './catalogue/payment-errors.ts';
import { staffErrors } from './catalogue/staff-errors.ts';
import { revisionErrors, teamErrors } from './catalogue/team-errors.ts';

/**
 * The error catalogue. `message` is the customer's text from the specification, with `{name}` placeholders filled by
 * `errorMessage`; `trpc` determines the HTTP status of procedures, streams and webhooks.
 */
export const catalogue = {
  ...generalErrors,
  ...boundaryErrors,
  ...accountErrors,
  ...deviceErrors,
  ...developerErrors,
  ...documentErrors,
  ...paymentErrors,
  ...ledgerErrors,
  ...payErrors,
  ...staffErrors,
  ...teamErrors,
  ...revisionErrors,
  ...notaryErrors,
  ...organizationErrors,
  ...webhookErrors,
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

export type { ErrorDetails } from './catalogue/entry.ts';

/** The catalogue's text for a code, with `{name}` placeholders filled from `details`. */
export function errorMessage(code: ErrorCode, details?: ErrorDetails): string {
  return fillMessage(catalogue[code].message, details);
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value);
}

/** HTTP status of an error. */
export function statusOf(code: ErrorCode): number {
  return httpStatusOf[catalogue[code].trpc];
}

/** HTTP status per transport code. */
export const httpStatusOf = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<TransportCode, number>;
