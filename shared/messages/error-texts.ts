import type { accountErrors } from '#shared/catalogue/account-errors.ts';
import type { boundaryErrors } from '#shared/catalogue/boundary-errors.ts';
import type { developerErrors } from '#shared/catalogue/developer-errors.ts';
import type { deviceErrors } from '#shared/catalogue/device-errors.ts';
import type { documentErrors } from '#shared/catalogue/document-errors.ts';
import type { generalErrors } from '#shared/catalogue/general-errors.ts';
import type { paymentErrors } from '#shared/catalogue/payment-errors.ts';

/** Errors that only machines and staff meet; they stay in English. */
type InternalCode =
  | 'REQUEST_TOO_LARGE'
  | 'METHOD_NOT_ALLOWED'
  | 'CONTENT_TYPE'
  | 'IDEMPOTENCY_KEY_INVALID'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'API_VERSION_UNKNOWN'
  | 'API_VERSION_LACKS'
  | 'FOREIGN_ORIGIN'
  | 'STAFF_ONLY'
  | 'ADMIN_ONLY'
  | 'WEBHOOK_SIGNATURE'
  | 'WEBHOOK_UNAUTHORIZED'
  | 'WEBHOOK_STALE'
  | 'WEBHOOK_PAYLOAD'
  | 'SOCKET_REQUIRED'
  | 'IDEMPOTENCY_MISMATCH'
  | 'STATUS_NOT_ALLOWED'
  | 'STATUS_REASON_REQUIRED'
  | 'STAFF_DOWNLOAD_FAILED'
  | 'REFUND_NOT_POSSIBLE'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_KEPT'
  | 'KEY_NAME_REQUIRED'
  | 'KEY_SCOPE_REQUIRED'
  | 'KEY_ADDRESS_INVALID'
  | 'API_KEYS_FULL'
  | `TEST_${string}`;

type PublicCode = Exclude<
  | keyof typeof generalErrors
  | keyof typeof boundaryErrors
  | keyof typeof accountErrors
  | keyof typeof developerErrors
  | keyof typeof deviceErrors,
  InternalCode
>;
type OrderCode = Exclude<keyof typeof documentErrors | keyof typeof paymentErrors, InternalCode>;

/**
 * Texts of the error catalogue in another language, with the same `{name}` placeholders. English is the catalogue, which
 * also stands in for errors of orders that a language lacks.
 */
export type ErrorTexts = Readonly<Record<PublicCode, string> & Partial<Record<OrderCode, string>>>;
