import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { sourceBoxParts } from '#shared/translation-text.ts';
import { id, timestamp } from './common.ts';
import { blockContent, box } from './translation-text.ts';

/** Boxes recognized on a source, apart from the text that people edit. */

export const readBox = z.object({
  id,
  page: z.number().int().min(1),
  /** A block, a row of a table, or connected ink in which nothing was read. */
  part: z.enum(sourceBoxParts),
  /** Box of the row's table. */
  tableId: id.nullable(),
  /** Of the table as read, from 0. */
  row: z.number().int().min(0).nullable(),
  box,
  /** Share of the page's ink, 0 to 1; null if it was not measured. */
  ink: z.number().min(0).max(1).nullable(),
  /** As read, untranslated: a row is a table of one row, ink a mark. */
  content: blockContent,
});
export type ReadBox = z.infer<typeof readBox>;

export const readPage = z.object({
  page: z.number().int().min(1),
  boxes: z.array(readBox),
  /** Share of the page's ink outside of all boxes; null if it was not measured. */
  rest: z.number().nullable(),
});
export type ReadPage = z.infer<typeof readPage>;

/** A person's statement that a box holds nothing to translate. */
export const boxAnswer = z.object({
  boxId: id,
  reason: z.string(),
  answeredByName: z.string().nullable(),
  answeredAt: timestamp,
});
export type BoxAnswer = z.infer<typeof boxAnswer>;

/** Pages read before boxes were stored are absent. */
export const sourceBoxesOutput = z.object({ pages: z.array(readPage), answers: z.array(boxAnswer) });
export type SourceBoxes = z.infer<typeof sourceBoxesOutput>;

/** Null withdraws the statement. */
export const answerBoxInput = z.object({
  id,
  boxId: id,
  reason: z.string().trim().min(10).max(limits.reasonMax).nullable(),
});
export type AnswerBoxInput = z.infer<typeof answerBoxInput>;
