import { z } from 'zod';
import { locales } from '#shared/locales.ts';
import { directions, textTags, sourceMarks } from '#shared/translation-text.ts';
import { id } from './common.ts';

/** Facts of a certified paper, line by line, in the reader's language: for information, not a certificate or translation. */

export const sheetInput = z.object({ id, locale: z.enum(locales) });
export type SheetInput = z.infer<typeof sheetInput>;

const sheetPhrase = z.object({
  /** As certified. */
  english: z.string(),
  /** Words of the paper or of the phrasebook; null for what stays as certified. */
  own: z.string().nullable(),
});
export type SheetPhrase = z.infer<typeof sheetPhrase>;

/** Language of `own` in the line. */
const language = { lang: z.enum(textTags), dir: z.enum(directions) };

const sheetLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph']), ...language, said: sheetPhrase }),
  z.object({ kind: z.literal('field'), ...language, label: sheetPhrase, said: sheetPhrase }),
  z.object({ kind: z.literal('table'), ...language, rows: z.array(z.array(sheetPhrase)) }),
  /** `own` holds the words that can be read on the mark. */
  z.object({ kind: z.literal('mark'), ...language, mark: z.enum(sourceMarks), said: sheetPhrase }),
  /** A translator's note, which the paper does not have. */
  z.object({ kind: z.literal('note'), said: sheetPhrase }),
]);
export type SheetLine = z.infer<typeof sheetLine>;

/** Pages without lines are omitted; empty if the valid certificate was not made from a text. */
export const sheetOutput = z.object({
  pages: z.array(z.object({ page: z.number().int(), lines: z.array(sheetLine) })),
});
export type SheetOutput = z.infer<typeof sheetOutput>;
