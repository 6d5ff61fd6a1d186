import { z } from 'zod';
import { errorKinds, errorSeverities, revisionLimits, revisionReasons, revisionStates } from '#shared/team/revision.ts';
import { id, timestamp } from './common.ts';
import { publicationInput, publicationOutput, publishedFactsOf } from './published-facts.ts';
import { revisionRule } from './revision-rule.ts';

/** Input and output of revision by a second person. `id` is the review's. */

const version = z.number().int().min(1);
const note = z.string().trim().max(revisionLimits.noteMax);

export const textRevisionInput = z.strictObject({ id });
/** `version` is the text's as the caller saw it. */
export const submitForRevisionInput = z.strictObject({ id, version });
export const passRevisionInput = z.strictObject({ id, version, note: note.default('') });
export const returnRevisionInput = z.strictObject({ id, note: note.min(3) });
export const markRevisionErrorInput = z.strictObject({
  id,
  /** Of one press of the button. */
  errorId: id,
  /** Null is the whole text. */
  blockId: id.nullable(),
  kind: z.enum(errorKinds),
  severity: z.enum(errorSeverities),
  note: note.default(''),
});
export type MarkRevisionErrorInput = z.output<typeof markRevisionErrorInput>;
export const removeRevisionErrorInput = z.strictObject({ id, errorId: id });
export const waiveRevisionInput = z.strictObject({ id, reason: note.min(10) });

export const textRevisionView = z.object({
  isRequired: z.boolean(),
  reason: z.enum(revisionReasons).nullable(),
  waiver: z.object({ reason: z.string(), waivedByName: z.string(), waivedAt: timestamp }).nullable(),
  /** The text is as a reviser passed it. */
  isRevised: z.boolean(),
  /** A reviser passed it, and it was changed since. */
  isStale: z.boolean(),
  /** The last round that was not withdrawn. */
  current: z
    .object({
      id,
      state: z.enum(revisionStates),
      translatorId: id,
      translatorName: z.string(),
      reviserId: id.nullable(),
      reviserName: z.string().nullable(),
      textVersion: version,
      closedVersion: version.nullable(),
      submittedAt: timestamp,
      takenAt: timestamp.nullable(),
      closedAt: timestamp.nullable(),
      note: z.string(),
    })
    .nullable(),
  /** Of the last round, oldest first. */
  errors: z.array(
    z.object({
      id,
      blockId: id.nullable(),
      kind: z.enum(errorKinds),
      severity: z.enum(errorSeverities),
      note: z.string(),
      markedByName: z.string(),
      markedAt: timestamp,
    }),
  ),
  /** Actions currently open to the caller. */
  may: z.object({
    write: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    take: z.boolean(),
    revise: z.boolean(),
    waive: z.boolean(),
  }),
});
export type TextRevisionView = z.input<typeof textRevisionView>;
export type TextRevision = z.output<typeof textRevisionView>;

/** A paper that the caller has to revise, or that was returned to the caller as its translator. */
export const revisionTask = z.object({
  id,
  filename: z.string(),
  pages: z.number().int(),
  sourceLanguage: z.string(),
  dueAt: timestamp,
  task: z.enum(['take', 'revise', 'correct']),
  /** The reviser's, of a text that was returned. */
  note: z.string(),
});
export type RevisionTask = z.output<typeof revisionTask>;

export const revisionRuleOutput = publishedFactsOf(revisionRule).extend({
  /** Of the accounts that the rule in force names. */
  accounts: z.array(z.object({ id, name: z.string() })),
});
export const publishRevisionRuleInput = z.strictObject({ facts: revisionRule, ...publicationInput });
export const publishRevisionRuleOutput = publicationOutput;

/** The last days unless set. */
export const revisionReportInput = z.strictObject({ days: z.number().int().min(1).max(400).default(90) }).optional();
export const revisionReportOutput = z.object({
  days: z.number().int(),
  /** Papers delivered in the period, and how many of their texts were revised. */
  delivered: z.number().int(),
  revised: z.number().int(),
  waived: z.number().int(),
  /** By translator: rounds closed in these days. */
  people: z.array(
    z.object({
      id,
      name: z.string(),
      passed: z.number().int(),
      returned: z.number().int(),
      errors: z.array(
        z.object({ kind: z.enum(errorKinds), severity: z.enum(errorSeverities), count: z.number().int() }),
      ),
    }),
  ),
});
export type RevisionReport = z.output<typeof revisionReportOutput>;
