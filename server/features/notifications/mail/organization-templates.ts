import { memberRoleRules } from '#shared/organizations.ts';
import { limits } from '#shared/limits.ts';
import { emailPayloads, type EmailPayload } from './payloads.ts';
import { greetingOf, template } from './template.ts';

/** Mails about organizations, in English. */

const days = limits.invitationMs / (24 * 60 * 60 * 1000);

type Change = EmailPayload<'organization-changed'>;

const changes = {
  joined: ({ organization, by, role }) => ({
    subject: `A new member joined ${organization}`,
    text: `${by} accepted an invitation to ${organization}${role ? ` as ${memberRoleRules[role].label}` : ''}.`,
  }),
  role: ({ organization, by, role }) => ({
    subject: `Your role in ${organization} changed`,
    text: `${by} made you ${role ? memberRoleRules[role].label : 'a member'} of ${organization}.`,
  }),
  removed: ({ organization, by }) => ({
    subject: `You are no longer a member of ${organization}`,
    text: `${by} ended your membership. Your own account and its documents stay as they are.`,
  }),
  left: ({ organization }) => ({
    subject: `You left ${organization}`,
    text: 'You no longer have access to its documents. Your own account and its documents stay as they are.',
  }),
  closed: ({ organization, by }) => ({
    subject: `${organization} was closed`,
    text: `${by} closed the organization. Its documents are being deleted; their certificates can still be verified.`,
  }),
} as const satisfies Record<Change['change'], (change: Change) => { subject: string; text: string }>;

export const organizationTemplates = {
  'organization-invitation': template(
    emailPayloads['organization-invitation'],
    ({ tokenId, organization, by, role }, { brand, linkTo, tokenOf }) => ({
      subject: `Invitation to ${organization}`,
      heading: `Join ${organization} on ${brand.name}`,
      // The address is unconfirmed, so it is not greeted by name.
      greeting: null,
      paragraphs: [
        `${by} invites you to work for ${organization} on ${brand.name} as ${memberRoleRules[role].label}: ${memberRoleRules[role].may.toLowerCase()}.`,
      ],
      action: { label: 'View Invitation', url: linkTo('/dashboard/invitation', { token: tokenOf(tokenId) }) },
      notes: [
        { text: `The invitation works once, for an account with this address, and expires in ${days} days.` },
        { text: 'If you do not know the sender, you can ignore this mail.' },
      ],
    }),
  ),

  'organization-changed': template(emailPayloads['organization-changed'], (change, context) => {
    const { subject, text } = changes[change.change](change);
    return {
      subject,
      heading: subject,
      greeting: greetingOf(context),
      paragraphs: [text],
      notes: [{ text: `Was this not expected? Write to ${context.brand.supportEmail}.` }],
    };
  }),
};
