import { z } from 'zod';
import { checklistPoints } from './checklist.ts';
import { limits } from '#shared/limits.ts';
import type { CertificateFacts } from './facts.ts';
import { acknowledgeableRules, type Acknowledgement, type Finding } from './findings.ts';

/** The schemas stand apart from the rules: the review queue reads the rules and does without zod. */

/** Longer than any limit, so that what is too long is named instead of refused as malformed. */
const received = z.string().trim().max(500);

export const certificateFacts = z.object({
  paperKind: received.default(''),
  holders: z
    .array(z.object({ name: received, nativeName: received.optional() }))
    .max(100)
    .default([]),
  issuer: received.optional(),
  registerNumber: received.optional(),
  issuedOn: received.optional(),
}) satisfies z.ZodType<CertificateFacts>;

export const finding = z.object({
  rule: z.string(),
  say: z.string(),
  severity: z.enum(['error', 'warning']),
}) satisfies z.ZodType<Finding>;

const acknowledgement = z.object({
  rule: z.enum(acknowledgeableRules),
  reason: z.string().trim().max(limits.reasonMax),
}) satisfies z.ZodType<Acknowledgement>;

/** What the person who decides states: what was compared, the facts, and reasons for the warnings they pass. */
export const statementFields = {
  checklist: z.array(z.enum(checklistPoints)).max(checklistPoints.length).default([]),
  facts: certificateFacts.default({ paperKind: '', holders: [] }),
  acknowledgements: z.array(acknowledgement).max(10).default([]),
};
export const statement = z.object(statementFields);
export type Statement = z.infer<typeof statement>;
