import { z } from 'zod';
import { canonicalEmail } from '#shared/email.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { translationTypes } from '#shared/pricing.ts';
import { sourceLanguages } from '#shared/languages.ts';

/** Building blocks of the routers' schemas. A rule's message is a code of the error catalogue, never a text. */

/** Makes the compiler check that a rule's message is in the catalogue. */
export function rule(code: ErrorCode): ErrorCode {
  return code;
}

const emailPattern = /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+\.[^\s@<>,;"\p{C}]+$/u;

/** An address in its canonical form; `missing` and `invalid` are the form's own words. */
export function emailAddress({ missing, invalid }: { missing: ErrorCode; invalid: ErrorCode }) {
  return z
    .string()
    .max(limits.emailMax * 4, invalid)
    .transform(canonicalEmail)
    .pipe(z.string().min(1, missing).max(limits.emailMax, invalid).regex(emailPattern, invalid));
}

/** ISO 8601 in UTC to the millisecond. Throws for what is no time. */
function isoTime(value: Date | string): string {
  // As the database writes times in JSON, `2026-11-21T09:30:00.123456+00:00`: long lists are full of them.
  if (typeof value === 'string' && value.endsWith('+00:00') && value[10] === 'T') {
    return `${value.slice(0, 19)}.${value.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`;
  }
  return new Date(value).toISOString();
}

/** Times leave as text; from the database they come as Dates, or as text where it wrote JSON. */
export const timestamp = z.transform(isoTime);

export const cents = z.number().int();
export const id = z.uuid();
export const empty = z.object({});
export const idInput = z.object({ id });

export const translationType = z.enum(translationTypes);
export const sourceLanguage = z.enum(sourceLanguages);

export const pageInput = {
  page: z.number().int().min(1).max(100_000).default(1),
  pageSize: z.number().int().min(1).max(limits.pageSizeMax).optional(),
  search: z.string().trim().max(limits.searchMax).optional(),
};

/** Output of every list: one page, and how many there are in all. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}
