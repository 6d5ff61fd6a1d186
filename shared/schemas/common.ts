import { z } from 'zod';
import type { CertifiedPaper } from '#shared/certificate/title.ts';
import { canonicalEmail } from '#shared/email.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isTypedLanguage, orderLanguages, sourceLanguages } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { speeds } from '#shared/promise/speeds.ts';
import { translationTypes } from '#shared/translation-types.ts';

/** Building blocks of the routers' schemas. Messages of rules are error codes of the catalogue. */

/** Type check for error codes used as messages. */
export function rule(code: ErrorCode): ErrorCode {
  return code;
}

export const emailPattern = /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+\.[^\s@<>,;"\p{C}]+$/u;

/** Parses an address into its canonical form; `missing` and `invalid` are the form's error codes. */
export function emailAddress({ missing, invalid }: { missing: ErrorCode; invalid: ErrorCode }) {
  return z
    .string()
    .max(limits.emailMax * 4, invalid)
    .transform(canonicalEmail)
    .pipe(z.string().min(1, missing).max(limits.emailMax, invalid).regex(emailPattern, invalid));
}

const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** ISO 8601 in UTC with milliseconds. Throws RangeError for a text that is no time; one in PostgreSQL's form or this one is not checked. */
export function isoTime(value: Date | string): string {
  if (typeof value === 'string') {
    // Fast paths for long lists: PostgreSQL's JSON timestamps (`2026-11-21T09:30:00.123456+00:00`), and times in this form.
    if (value.endsWith('+00:00') && value[10] === 'T') {
      if (value.length === 32) return `${value.slice(0, 23)}Z`;
      return `${value.slice(0, 19)}.${value.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`;
    }
    if (isoPattern.test(value)) return value;
  }
  return new Date(value).toISOString();
}

/** Output as ISO text; input is a Date, or text from JSON columns. */
export const timestamp = z.transform(isoTime);

export const cents = z.number().int();
export const id = z.uuid();
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/);

export const empty = z.object({});
export const idInput = z.object({ id });

export const translationType = z.enum(translationTypes);
export const speed = z.enum(speeds);
export const sourceLanguage = z.enum(sourceLanguages, {
  error: ({ input }) => (typeof input === 'string' && isTypedLanguage(input) ? rule('LANGUAGE_BY_OFFER') : undefined),
});
/** Of orders that the desk takes, and of whatever lists orders. */
export const orderLanguage = z.enum(orderLanguages);

/** What the current certificate states about the paper; null before certification. See `paperTitle`. */
export const certified = z
  .object({ paperKind: z.string(), holders: z.array(z.string()) })
  .nullable() satisfies z.ZodType<CertifiedPaper | null>;

export const pageInput = {
  page: z.number().int().min(1).max(100_000).default(1),
  pageSize: z.number().int().min(1).max(limits.pageSizeMax).optional(),
  search: z.string().trim().max(limits.searchMax).optional(),
};

/** Of logs, which have more pages than other lists: every order leaves several entries. */
export const logPageInput = {
  page: z.number().int().min(1).max(10_000_000).default(1),
  pageSize: pageInput.pageSize,
};

/** Output of lists: one page and the total count. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}
