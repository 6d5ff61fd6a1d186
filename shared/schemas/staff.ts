import { z } from 'zod';
import { staffCapabilities } from '#shared/access.ts';
import { orderLanguages } from '#shared/languages.ts';
import { roles } from '#shared/roles.ts';
import { engagement, memberAgreement } from './agreement.ts';
import { emailAddress, id, rule, timestamp } from './common.ts';

/** Schemas of the people who work here. */

const language = z.string().trim().min(2).max(60);
export const languagePair = z.object({ from: language, to: language });
const pairs = z.array(languagePair).max(orderLanguages.length);
const office = z.string().trim().min(1).max(80);
const email = emailAddress({ missing: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID' });
const capabilitySet = z
  .array(z.enum(staffCapabilities))
  .max(staffCapabilities.length)
  .transform((chosen) => staffCapabilities.filter((capability) => chosen.includes(capability)));

export const inviteStaffInput = z.object({
  email,
  capabilities: capabilitySet.refine((chosen) => chosen.length > 0, rule('STAFF_CAPABILITY_NEEDED')),
  pairs: pairs.default([]),
  office: office.nullish(),
  engagement: engagement.default('employed'),
});

/** Pairs, office and engagement left out stay; no capability ends the work. */
export const setCapabilitiesInput = z.object({
  email,
  capabilities: capabilitySet,
  pairs: pairs.optional(),
  office: office.nullish(),
  engagement: engagement.optional(),
});

export const staffMemberInput = z.object({ email });

/** Shown to the invited person before accepting. */
export const staffInvitationOutput = z.object({
  capabilities: z.array(z.enum(staffCapabilities)),
  pairs,
  office: z.string().nullable(),
  engagement,
  invitedBy: z.string().nullable(),
  expiresAt: timestamp,
});

export const staffMemberView = z.object({
  id,
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(roles),
  capabilities: z.array(z.enum(staffCapabilities)),
  /** The set is the named one of the role. */
  isNamed: z.boolean(),
  /** Null for every pair. */
  pairs: pairs.nullable(),
  office: z.string().nullable(),
  engagement,
  agreement: memberAgreement,
  suspendedAt: timestamp.nullable(),
  hasSecondFactor: z.boolean(),
  lastSignInAt: timestamp.nullable(),
  /** Pending papers that they claimed or are assigned. */
  papers: z.number().int(),
  isYou: z.boolean(),
});
export type StaffMemberView = z.infer<typeof staffMemberView>;

export const staffList = z.object({
  members: z.array(staffMemberView),
  invitations: z.array(
    z.object({
      id,
      email: z.string(),
      capabilities: z.array(z.enum(staffCapabilities)),
      pairs,
      office: z.string().nullable(),
      engagement,
      expiresAt: timestamp,
      invitedBy: z.string().nullable(),
    }),
  ),
});
export type StaffList = z.infer<typeof staffList>;

/** A paper that went back to the queue, or would. */
export const handOverPaper = z.object({
  reviewId: id,
  documentId: id,
  filename: z.string(),
  sourceLanguage: z.string(),
  dueAt: timestamp,
  isClaimed: z.boolean(),
  isAssigned: z.boolean(),
});
/** A text that they revise, or pages that they translate of somebody else's paper. */
const handOverShare = z.object({ reviewId: id, documentId: id, filename: z.string(), dueAt: timestamp });

/** `withNotary`: papers that they certified and a notary has not acted on. */
export const handOver = z.object({
  papers: z.array(handOverPaper),
  /** Go back to those who revise. */
  revisions: z.array(handOverShare),
  /** Go back to the papers' holders. */
  parts: z.array(handOverShare.extend({ fromPage: z.number().int(), toPage: z.number().int(), isDone: z.boolean() })),
  withNotary: z.number().int(),
  commissions: z.number().int(),
  invitations: z.number().int(),
});
export type HandOver = z.infer<typeof handOver>;

export const changedMember = z.object({ member: staffMemberView, handOver });
