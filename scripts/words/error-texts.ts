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

const pages = { ...generalErrors, ...boundaryErrors, ...accountErrors, ...developerErrors, ...deviceErrors };
const orders = { ...documentErrors, ...paymentErrors };
const members = { ...organizationErrors, ...webhookErrors };

function textsOf(entries: Readonly<Record<string, CatalogueEntry>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([code]) => !internal.some((one) => one === code) && !code.startsWith('TEST_'))
      .map(([code, { message }]) => [code, message]),
  );
}

/** Every language has these. */
export const requiredErrors = Object.keys(textsOf(pages));

/** English of what may be translated. It stands in for an order's error that a language lacks. */
export const translatableErrors: Readonly<Record<string, string>> = textsOf({
  ...pages,
  ...orders,
  ...members,
});
