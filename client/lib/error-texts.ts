import { accountErrors } from '#shared/catalogue/account-errors.ts';
import type { CatalogueEntry } from '#shared/catalogue/entry.ts';
import { generalErrors } from '#shared/catalogue/general-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** The catalogue's entries that are loaded: pages for visitors do without those of orders and staff. */
const loaded: Partial<Record<ErrorCode, CatalogueEntry>> = { ...generalErrors, ...accountErrors };

/** Adds entries, from the code of the pages that raise them. */
export function addErrorTexts(entries: Partial<Record<ErrorCode, CatalogueEntry>>): void {
  Object.assign(loaded, entries);
}

/** Undefined for a code whose entry is not loaded: the server's answer carries its text. */
export function findErrorText(code: ErrorCode): CatalogueEntry | undefined {
  return loaded[code];
}

/** Whether a text of the wire has the shape of a code; a newer server may send one this release does not know. */
export function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[A-Z][A-Z\d_]+$/.test(value);
}
