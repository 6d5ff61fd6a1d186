import { accountErrors } from '#shared/catalogue/account-errors.ts';
import type { CatalogueEntry } from '#shared/catalogue/entry.ts';
import { generalErrors } from '#shared/catalogue/general-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Loaded catalogue entries. Public pages omit those of orders and staff to stay within their size budget. */
const loaded: Partial<Record<ErrorCode, CatalogueEntry>> = { ...generalErrors, ...accountErrors };

/** Registers entries; called by the chunks whose pages raise them. */
export function addErrorTexts(entries: Partial<Record<ErrorCode, CatalogueEntry>>): void {
  Object.assign(loaded, entries);
}

/** Undefined if the entry is not loaded: the server's response carries its text. */
export function findErrorText(code: ErrorCode): CatalogueEntry | undefined {
  return loaded[code];
}

/** Whether a value has the shape of a code. Checked by pattern, since a newer server may send codes unknown here. */
export function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[A-Z][A-Z\d_]+$/.test(value);
}
