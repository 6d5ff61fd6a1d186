import { accountErrors } from '#shared/catalogue/account-errors.ts';
import { boundaryErrors } from '#shared/catalogue/boundary-errors.ts';
import { developerErrors, webhookErrors } from '#shared/catalogue/developer-errors.ts';
import { deviceErrors } from '#shared/catalogue/device-errors.ts';
import { documentErrors } from '#shared/catalogue/document-errors.ts';
import type { CatalogueEntry } from '#shared/catalogue/entry.ts';
import { generalErrors } from '#shared/catalogue/general-errors.ts';
import { organizationErrors } from '#shared/catalogue/organization-errors.ts';
import { paymentErrors } from '#shared/catalogue/payment-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Errors that only machines and staff meet; they stay in English. So do those of test orders. */
const internal: readonly ErrorCode[] = [
  'REQUEST_TOO_LARGE',
  'METHOD_NOT_ALLOWED',
  'CONTENT_TYPE',
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_IN_PROGRESS',
  'API_VERSION_UNKNOWN',
  'API_VERSION_LACKS',
  'FOREIGN_ORIGIN',
  'STAFF_ONLY',
  'ADMIN_ONLY',
  'WEBHOOK_SIGNATURE',
  'WEBHOOK_UNAUTHORIZED',
  'WEBHOOK_STALE',
  'WEBHOOK_PAYLOAD',
  'SOCKET_REQUIRED',
  'IDEMPOTENCY_MISMATCH',
  'STATUS_NOT_ALLOWED',
  'STATUS_REASON_REQUIRED',
  'STAFF_DOWNLOAD_FAILED',
  'REFUND_NOT_POSSIBLE',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_KEPT',
];

const customers: Readonly<Record<string, CatalogueEntry>> = {
  ...generalErrors,
  ...boundaryErrors,
  ...accountErrors,
  ...developerErrors,
  ...deviceErrors,
  ...documentErrors,
  ...paymentErrors,
  ...organizationErrors,
  ...webhookErrors,
};

/** English of errors that customers meet; required in every language. */
export const translatedErrors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(customers)
    .filter(([code]) => !internal.some((one) => one === code) && !code.startsWith('TEST_'))
    .map(([code, { message }]) => [code, message]),
);
