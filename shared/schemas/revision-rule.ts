import { z } from 'zod';
import { partLimits } from '#shared/team/parts.ts';
import { revisionLimits, type RevisionRule } from '#shared/team/revision.ts';
import { translationTypes } from '#shared/translation-types.ts';

/** Rules for revision by a second person and for splitting papers; nothing by default. */

export const defaultRevisionRule = {
  services: [],
  accountIds: [],
  pairs: [],
  sampleEvery: 0,
  splitAbovePages: 0,
} as const satisfies RevisionRule & { splitAbovePages: number };

const language = z.string().trim().min(2).max(60);

export const revisionRule = z.strictObject({
  services: z.array(z.enum(translationTypes)).max(translationTypes.length).default([]),
  accountIds: z.array(z.uuid()).max(revisionLimits.accounts).default([]),
  pairs: z
    .array(z.strictObject({ from: language, to: language }))
    .max(revisionLimits.pairs)
    .default([]),
  /** Every nth of the other papers; 0 for none. */
  sampleEvery: z.number().int().min(0).max(revisionLimits.sampleMax).default(0),
  /** Papers with more pages can be split between translators; 0 for none. */
  splitAbovePages: z.number().int().min(0).max(partLimits.abovePages).default(0),
});
export type RevisionFacts = z.output<typeof revisionRule>;
