import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { textAcknowledgement } from '#shared/schemas/translation-text.ts';
import { checklistPoints } from './checklist.ts';
import type { CertificateFacts } from './facts.ts';
import {
  acknowledgeableRules,
  findingLevels,
  minReason,
  type Acknowledgement,
  type Finding,
  type FindingReason,
} from './findings.ts';
import { presetIds } from './recipients.ts';

/** Schemas of a certificate's statement, apart from the rules so that the review queue loads no zod. */

/** Above all field limits, so that an overlong text yields a finding instead of a parse error. */
const received = z.string().trim().max(500);

export const certificateFacts = z.object({
  paperKind: received.default(''),
  holders: z
    .array(z.object({ name: received, nativeName: received.optional() }))
    .max(100)
    .default([]),
  issuer: received.optional(),
  place: received.optional(),
  registerNumber: received.optional(),
  issuedOn: received.optional(),
  pages: z.number().optional(),
  marks: z.array(received.min(1)).max(100).optional(),
}) satisfies z.ZodType<CertificateFacts>;

export const finding = z.object({
  rule: z.string(),
  say: z.string(),
  severity: z.enum(['error', 'warning']),
  level: z.enum(findingLevels),
  block: z.string().optional(),
  page: z.number().int().optional(),
}) satisfies z.ZodType<Finding>;

const acknowledgement = z.object({
  rule: z.enum(acknowledgeableRules),
  reason: z.string().trim().max(limits.reasonMax),
}) satisfies z.ZodType<Acknowledgement>;

const findingReason = z.object({
  rule: z.string().max(80),
  /** Of the finding, where it is about a block of the text. */
  block: z.uuid().optional(),
  reason: z.string().trim().min(minReason).max(limits.reasonMax),
}) satisfies z.ZodType<FindingReason>;

/** The signer's statement: checklist, facts, and responses to findings. */
export const statementFields = {
  checklist: z.array(z.enum(checklistPoints)).max(checklistPoints.length).default([]),
  facts: certificateFacts.default({ paperKind: '', holders: [] }),
  acknowledgements: z.array(acknowledgement).max(10).default([]),
  /** Answers to findings of level `answer`; absent from statements older than levels. */
  reasons: z.array(findingReason).max(200).optional(),
  /** Replaces the recipient of the order. */
  preset: z.enum(presetIds).optional(),
  /** Whether a copy of the source follows the translation; the order's choice unless set. */
  sourceCopy: z.boolean().optional(),
};
/** The studio's text that a decision certified. */
const certifiedText = z.object({
  version: z.number().int(),
  /** Hash of the canonical text, see `textSha256`. */
  sha256: z.string(),
  /** Pages of the original that the text covers; its print may have more. */
  pages: z.number().int(),
  acknowledgements: z.array(textAcknowledgement).default([]),
});
export type CertifiedText = z.infer<typeof certifiedText>;

export const statement = z.object({
  ...statementFields,
  /** Set by the server for a decision from the text. */
  text: certifiedText.optional(),
});
export type Statement = z.infer<typeof statement>;
