import { z } from 'zod';
import { makesClaim } from '#shared/certificate/claims.ts';
import { limits } from '#shared/limits.ts';
import { memberRoles } from '#shared/roles.ts';
import { vatCheckStates } from '#shared/tax.ts';
import { country, emailAddress, id, rule, timestamp } from './common.ts';

/** Schemas of organizations, their members and invitations. */

const memberRole = z.enum(memberRoles);

/** Part of mails to people without an account, so it holds no links. */
const organizationName = z
  .string()
  .trim()
  .min(1, rule('ORGANIZATION_NAME'))
  .max(limits.organizationName, rule('ORGANIZATION_NAME'))
  .refine((text) => !/:\/\/|www\.|[\p{Cc}<>]/iu.test(text), rule('ORGANIZATION_NAME'))
  .refine((text) => !makesClaim(text), rule('NAME_CLAIM'));

export const createOrganizationInput = z.object({ name: organizationName });
export const createOrganizationOutput = z.object({ id });

/** Fields left out stay as they are. `contactId`: the owner whose address receives the organization's mails. */
export const renameOrganizationInput = z.object({
  name: organizationName,
  billingAddress: z.string().trim().max(limits.billingAddress).nullish(),
  /** For tax: where it is, and its VAT id with right check digits. */
  country: country.nullish(),
  vatId: z.string().trim().max(20).nullish(),
  contactId: id.optional(),
});

export const organizationView = z.object({ id, name: z.string(), role: memberRole, isCurrent: z.boolean() });
export const organizationsOutput = z.object({ items: z.array(organizationView) });

/** Null is the person's own account. */
export const switchAccountInput = z.object({ accountId: id.nullable() });

export const memberView = z.object({
  id,
  name: z.string().nullable(),
  email: z.string(),
  role: memberRole,
  since: timestamp,
  isYou: z.boolean(),
  isContact: z.boolean(),
});
export type MemberView = z.infer<typeof memberView>;

export const invitationView = z.object({ id, email: z.string(), role: memberRole, expiresAt: timestamp });
export type InvitationView = z.infer<typeof invitationView>;

export const vatCheck = z.object({
  state: z.enum(vatCheckStates),
  checkedAt: timestamp.nullable(),
  consultationNumber: z.string().nullable(),
});
export type VatCheckView = z.infer<typeof vatCheck>;

/** `invitations`: the open ones, for owners only. */
export const organizationMembersOutput = z.object({
  id,
  name: z.string(),
  billingAddress: z.string().nullable(),
  country: z.string().nullable(),
  vatId: z.string().nullable(),
  /** What VIES said of it; null where it is not asked. */
  vatCheck: vatCheck.nullable(),
  members: z.array(memberView),
  invitations: z.array(invitationView),
});

export const inviteMemberInput = z.object({
  email: emailAddress({ missing: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID' }),
  role: memberRole,
});
/** `id` is the member's person. */
export const changeMemberRoleInput = z.object({ id, role: memberRole });

/** Shown to the invited person before accepting. */
export const invitationOutput = z.object({
  organization: z.string(),
  invitedBy: z.string().nullable(),
  role: memberRole,
  expiresAt: timestamp,
});
export const acceptInvitationOutput = z.object({ id, name: z.string() });
