import { z } from 'zod';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { revocationClasses } from '#shared/certificate/revocation.ts';
import { certificateFacts, statement } from '#shared/certificate/statement.ts';
import { limits } from '#shared/limits.ts';
import {
  isSpelling,
  revisionKinds,
  revisionOutcomes,
  revisionStates,
  type Misspelling,
} from '#shared/revision-requests.ts';
import { codeInputMax } from '#shared/verification-code.ts';
import { id, paged, pageInput, rule, timestamp } from './common.ts';

/** Revocation and reissue of certificates, and the misspellings that customers report. */

const reason = z.string().trim().min(1, rule('REASON_REQUIRED')).max(limits.reasonMax);
const verificationCode = z.string().trim().min(1, rule('VERIFICATION_CODE_EMPTY')).max(codeInputMax);

export const revokeInput = z.object({
  verificationCode,
  reason,
  /** Public; without it, `payment` while a refund or dispute is in question, otherwise `error`. */
  class: z.enum(revocationClasses).optional(),
});
export type RevokeInput = z.infer<typeof revokeInput>;

export const reissueInput = z.object({
  verificationCode,
  /** For the audit log and the customer. */
  reason,
  /** The revision it replaces; without it, the current one. */
  revision: z.number().int().positive().optional(),
  /** Defaults to the facts of the current revision. */
  facts: certificateFacts.optional(),
  /** A corrected translation, which needs the whole checklist; without it, the same translation is certified again. */
  uploadId: id.optional(),
  checklist: z.array(z.enum(checklistPoints)).max(checklistPoints.length).optional(),
  acknowledgements: statement.shape.acknowledgements.unwrap().optional(),
  reasons: statement.shape.reasons,
  preset: statement.shape.preset,
  sourceCopy: statement.shape.sourceCopy,
});
export type ReissueInput = z.infer<typeof reissueInput>;

/** The state of a document's certificate. */
export const certificateView = z.object({
  verificationCode: z.string(),
  /** Of the current revision. */
  state: z.enum(['valid', 'revoked']),
  revision: z.number().int(),
  issuedAt: timestamp,
  revokedAt: timestamp.nullable(),
  revokedClass: z.enum(revocationClasses).nullable(),
});
export type CertificateView = z.infer<typeof certificateView>;

const spelling = z
  .string()
  .trim()
  .min(1, rule('SPELLING_REQUIRED'))
  .max(limits.spellingMax)
  .refine(isSpelling, rule('SPELLING_REQUIRED'));

const misspelling = z
  .object({
    page: z
      .number(rule('REVISION_PAGE'))
      .int(rule('REVISION_PAGE'))
      .min(1, rule('REVISION_PAGE'))
      .max(1000, rule('REVISION_PAGE'))
      .optional(),
    wrong: spelling,
    right: spelling,
  })
  .refine(({ wrong, right }) => wrong !== right, rule('SPELLING_UNCHANGED')) satisfies z.ZodType<Misspelling>;

export const reportMisspellingInput = z.object({
  id,
  items: z.array(misspelling).min(1, rule('REVISION_ITEMS_REQUIRED')).max(limits.revisionItems),
});

export const declineRevisionInput = z.object({ id, reason });

/** A reported misspelling for its owner and staff. */
export const revisionRequestView = z.object({
  id,
  /** The revision it is about. */
  revision: z.number().int(),
  items: z.array(z.object({ page: z.number().int().optional(), wrong: z.string(), right: z.string() })),
  kind: z.enum(revisionKinds),
  state: z.enum(revisionStates),
  /** Of a refusal: when the answer is due, one working day after the letter came. */
  dueAt: timestamp.nullable(),
  /** How a refusal ended: corrected free, or its price refunded. */
  outcome: z.enum(revisionOutcomes).nullable(),
  /** A link to the authority's letter, valid for minutes. */
  letterUrl: z.string().nullable(),
  /** Why it was declined. */
  answer: z.string().nullable(),
  answeredAt: timestamp.nullable(),
  createdAt: timestamp,
});

export const revisionsInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize });

/** Response of `PUT /files/refusals/:id`. */
export const refusalOutput = z.object({ requestId: id, dueAt: timestamp });

/** Open requests for staff: refusals by their due time, then misspellings, oldest first. */
export const revisionList = paged(
  revisionRequestView.extend({
    documentId: id,
    /** The document's review, which the workspace opens. */
    reviewId: id,
    filename: z.string(),
    paperKind: z.string(),
    verificationCode: z.string(),
    userName: z.string().nullable(),
    userEmail: z.string(),
  }),
);

/** Actions that the owner of a document has for its certificate. */
export const revisionStanding = z.object({
  requests: z.array(revisionRequestView),
  /** Error code that a request would have; null if one is possible. */
  refusal: z.string().nullable(),
  /** The same of a case about a refused translation. */
  refusedBar: z.string().nullable(),
  /** End of free corrections; null before delivery. */
  until: timestamp.nullable(),
});
