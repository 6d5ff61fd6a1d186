import { invoiceWords } from '#shared/invoices.ts';
import { memberRoleRules } from '#shared/organizations.ts';
import { limits } from '#shared/limits.ts';
import { emailPayloads, type EmailPayload } from './payloads.ts';
import { formatAmount, formatDate, greetingOf, template } from './template.ts';

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

  'invoice-issued': template(emailPayloads['invoice-issued'], (invoice, context) => {
    const { kind, number, organization, totalCents, issuedAt } = invoice;
    const total = formatAmount(totalCents, context);
    const { label } = invoiceWords[kind];
    return {
      subject: `${label} ${number} for ${organization}: ${total}`,
      heading: kind === 'invoice' ? 'Your invoice is ready' : 'Your credit note is ready',
      greeting: greetingOf(context),
      paragraphs: [
        kind === 'invoice'
          ? `${organization} paid ${total} by card, so there is nothing left to pay.`
          : `We returned ${total} to the card that ${organization} paid with.`,
      ],
      facts: [
        { label, value: number },
        { label: 'Date', value: formatDate(issuedAt, context) },
        { label: 'Total', value: total, emphasis: 'total' as const },
      ],
      action: { label: 'Open Invoices', url: context.linkTo('/dashboard/organization') },
    };
  }),
};
