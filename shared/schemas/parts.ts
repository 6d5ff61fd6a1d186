import { z } from 'zod';
import { partLimits } from '#shared/team/parts.ts';
import { id, timestamp } from './common.ts';

/** Input and output of papers that are split. `id` is the review's. */

const page = z.number().int().min(1).max(10_000);
const span = { fromPage: page, toPage: page };

export const partsInput = z.strictObject({ id });
/** No parts put the paper together again. */
export const splitPaperInput = z.strictObject({
  id,
  parts: z.array(z.strictObject({ personId: id, ...span })).max(partLimits.parts),
  /** Ids of the parts that the caller saw; whatever they are unless set. */
  basedOn: z.array(id).max(partLimits.parts).optional(),
});
export type SplitPaperInput = z.output<typeof splitPaperInput>;
export const finishPartInput = z.strictObject({ id, partId: id, isDone: z.boolean() });

export const partsOutput = z.object({
  /** Papers with more pages can be split; 0 for none. */
  abovePages: z.number().int(),
  pages: z.number().int(),
  holderName: z.string().nullable(),
  canSplit: z.boolean(),
  /** Pages that the caller may edit; null for all. */
  writable: z.array(z.number().int()).nullable(),
  items: z.array(
    z.object({ id, personId: id, personName: z.string(), ...span, isYours: z.boolean(), doneAt: timestamp.nullable() }),
  ),
});
export type Parts = z.output<typeof partsOutput>;

/** A part of the caller's in a paper that is not decided. */
export const ownPart = z.object({
  id,
  partId: id,
  filename: z.string(),
  sourceLanguage: z.string(),
  dueAt: timestamp,
  ...span,
  isDone: z.boolean(),
});
export type OwnPart = z.output<typeof ownPart>;
