import type { CatalogueEntry, ErrorDetails } from '#shared/catalogue/entry.ts';
import { generalErrors } from '#shared/catalogue/general-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Locale } from '#shared/locales.ts';

/** Loaded catalogue entries. Public pages omit those of accounts, orders and staff to stay within their size budget. */
const loaded: Partial<Record<ErrorCode, CatalogueEntry>> = { ...generalErrors };

/** Registers entries; called by the chunks whose pages raise them. */
export function addErrorTexts(entries: Partial<Record<ErrorCode, CatalogueEntry>>): void {
  Object.assign(loaded, entries);
}

type Writer = (details: ErrorDetails | undefined) => ErrorDetails | undefined;
let writer: Writer = (details) => details;

/** Registers how values in texts are written; called beside the texts that have such values. */
export function writeDetailsWith(write: Writer): void {
  writer = write;
}

export function writeDetails(details: ErrorDetails | undefined): ErrorDetails | undefined {
  return writer(details);
}

/** Texts in the visitor's language, if that is not English; codes that only staff see are missing. */
const translated: { locale: Locale | undefined; texts: Readonly<Partial<Record<ErrorCode, string>>> } = {
  locale: undefined,
  texts: {},
};

export function translateErrors(locale: Locale, texts: Readonly<Partial<Record<ErrorCode, string>>>): void {
  Object.assign(translated, { locale, texts });
}

/** Undefined in English, and before the texts are loaded. */
export function findTranslatedError(code: ErrorCode): { message: string; lang: Locale | undefined } | undefined {
  const message = translated.texts[code];
  return message === undefined ? undefined : { message, lang: translated.locale };
}

/** Undefined if the entry is not loaded: the server's response carries its text. */
export function findErrorText(code: ErrorCode): CatalogueEntry | undefined {
  return loaded[code];
}

/** Whether a value has the shape of a code. Checked by pattern, since a newer server may send codes unknown here. */
export function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[A-Z][A-Z\d_]+$/.test(value);
}
