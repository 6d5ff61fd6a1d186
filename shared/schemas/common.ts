import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import { translationTypes } from '../pricing.ts';
import { sourceLanguages } from '../languages.ts';

/** Building blocks of the routers' schemas. A rule's message is a code of the error catalogue, never a text. */

/** Makes the compiler check that a rule's message is in the catalogue. */
export function rule(code: ErrorCode): ErrorCode {
  return code;
}

export const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** ISO 8601 in UTC; Dates from the database are written as such. */
export const timestamp = z.transform((value: Date | string) => new Date(value).toISOString());

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
