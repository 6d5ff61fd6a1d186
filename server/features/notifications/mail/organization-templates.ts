import { invoiceWords } from '#shared/invoices.ts';
import { limits } from '#shared/limits.ts';
import { inHouse } from '#shared/money.ts';
import { memberRoleRules } from '#shared/organizations.ts';
import { countOf } from '#shared/plural.ts';
import { paidByWords } from '#shared/received.ts';
import { emailPayloads, type EmailPayload } from '../email-payloads.ts';
import type { EmailContext } from './content.ts';
import { formatAmount, formatDate, greetingOf, template } from './template.ts';

/** Mails about organizations, in English. */

const days = limits.invitationMs / (24 * 60 * 60 * 1000);

type Change = EmailPayload<'organization-changed'>;

const changes = {
  joined: ({ organization, by, role }) => ({
    subject: `A new member joined ${organization}`,
    text: `${by} accepted the invitation to ${organization}.${role ? ` Role: ${memberRoleRules[role].label}.` : ''}`,
  }),
  role: ({ organization, by, role }) => ({
    subject: `Your role in ${organization} changed`,
    text: `${by} changed your role in ${organization}${role ? ` to ${memberRoleRules[role].label}: ${memberRoleRules[role].may.toLowerCase()}` : ''}.`,
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

type AccountChange = EmailPayload<'account-changed'> & { amount: string; dueOn: string; left: string };

const accountChanges = {
  ordered: ({ organization, amount, documents = 1 }) => ({
    heading: 'Ordered on account',
    subject: `Ordered on account: ${countOf(documents, 'document')}, ${amount}`,
    text: `The order is on the account of ${organization}. You pay it with the invoice of this month; work has started.`,
  }),
  credited: ({ organization, amount }) => ({
    heading: 'Your account was credited',
    subject: `${amount} credited to ${organization}`,
    text: 'It was taken off what is due on your account. No card was charged for it.',
  }),
  paid: ({ organization, number = '', amount, method }) => ({
    heading: 'Your invoice is paid',
    subject: `Invoice ${number} is paid: ${amount}`,
    text: `${organization} paid ${amount} ${method ? paidByWords[method] : 'by card'}. Thank you.`,
  }),
  received: ({ organization, number, amount, left, method = 'other' }) => ({
    heading: 'We received your payment',
    subject: number === undefined ? `Payment received: ${amount}` : `Payment received for invoice ${number}: ${amount}`,
    text: `${organization} paid ${amount} ${paidByWords[method]}. Thank you. ${left} is left to pay.`,
  }),
  reversed: ({ organization, number, amount, left }) => ({
    heading: 'A payment was taken back',
    subject:
      number === undefined ? `Payment taken back: ${amount}` : `Payment of invoice ${number} taken back: ${amount}`,
    text: `A payment of ${amount} that was recorded for ${organization} did not arrive, or was recorded by mistake. ${left} is left to pay.`,
  }),
  overdue: ({ organization, number = '', amount, dueOn }) => ({
    heading: 'An invoice is overdue',
    subject: `Invoice ${number} is overdue: ${amount}`,
    text: `It was due on ${dueOn}. ${organization} can’t order on account until it is paid; orders already placed go on, and others can be paid by card.`,
  }),
  reminder: ({ organization, number = '', amount, dueOn }) => ({
    heading: 'Reminder: an invoice is overdue',
    subject: `Reminder: invoice ${number} is overdue: ${amount}`,
    text: `It was due on ${dueOn}, and ${organization} has not paid it yet. If a transfer is on its way, thank you: nothing else is needed. If it takes longer, answer this mail with the day on which we can expect it.`,
  }),
} as const satisfies Record<
  AccountChange['change'],
  (change: AccountChange) => { heading: string; subject: string; text: string }
>;

function invoiceText(invoice: EmailPayload<'invoice-issued'>, context: EmailContext): string {
  const { kind, organization, totalCents: cents, currency, isCredit, dueAt } = invoice;
  const total = formatAmount({ cents, currency }, context);
  if (kind === 'credit-note') {
    return isCredit
      ? `We took ${total} off what ${organization} has to pay.`
      : `We returned ${total} to the card that ${organization} paid with.`;
  }
  return dueAt === undefined
    ? `${organization} paid ${total}, so there is nothing left to pay.`
    : `These are the orders on account of ${organization}. Please pay them by ${formatDate(dueAt, context)}.`;
}

export const organizationTemplates = {
  'organization-invitation': template(
    emailPayloads['organization-invitation'],
    ({ tokenId, organization, by, role }, { brand, linkTo, tokenOf }) => ({
      subject: `Invitation to ${organization}`,
      heading: `Join ${organization} on ${brand.name}`,
      // The address is unconfirmed, so it is not greeted by name.
      greeting: null,
      paragraphs: [
        `${by} invites you to work for ${organization} on ${brand.name}. Your role: ${memberRoleRules[role].label} (${memberRoleRules[role].may.toLowerCase()}).`,
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
    const { kind, number, totalCents, currency, issuedAt, organization, dueAt, dueCents } = invoice;
    const total = formatAmount({ cents: totalCents, currency }, context);
    const { label } = invoiceWords[kind];
    return {
      subject: `${label} ${number} for ${organization}: ${total}`,
      heading: kind === 'invoice' ? 'Your invoice is ready' : 'Your credit note is ready',
      greeting: greetingOf(context),
      paragraphs: [invoiceText(invoice, context)],
      facts: [
        { label, value: number },
        { label: 'Date', value: formatDate(issuedAt, context) },
        { label: 'Total', value: total, emphasis: 'total' as const },
        ...(dueAt !== undefined && dueCents !== undefined
          ? [
              { label: 'Amount due', value: formatAmount({ cents: dueCents, currency }, context) },
              { label: 'Payment due', value: formatDate(dueAt, context) },
            ]
          : []),
      ],
      action: { label: 'Open Invoices', url: context.linkTo('/dashboard/organization') },
    };
  }),

  'account-changed': template(emailPayloads['account-changed'], (changed, context) => {
    const { heading, subject, text } = accountChanges[changed.change]({
      ...changed,
      amount: formatAmount(inHouse(changed.cents), context),
      left: formatAmount(inHouse(changed.leftCents ?? 0), context),
      dueOn: changed.dueAt === undefined ? 'the end of the month' : formatDate(changed.dueAt, context),
    });
    return {
      subject,
      heading,
      greeting: greetingOf(context),
      paragraphs: [text],
      facts: [
        ...(changed.number === undefined ? [] : [{ label: 'Invoice', value: changed.number }]),
        ...(changed.receipt === undefined ? [] : [{ label: 'Receipt', value: changed.receipt }]),
        ...(changed.reason === undefined ? [] : [{ label: 'Reason', value: changed.reason }]),
        ...(changed.leftCents === undefined
          ? []
          : [{ label: 'Left to pay', value: formatAmount(inHouse(changed.leftCents), context) }]),
        ...(changed.creditCents === undefined
          ? []
          : [{ label: 'Credit for the next invoice', value: formatAmount(inHouse(changed.creditCents), context) }]),
        { label: 'Amount', value: formatAmount(inHouse(changed.cents), context), emphasis: 'total' as const },
      ],
      action: { label: 'Open Account', url: context.linkTo('/dashboard/organization') },
    };
  }),
};
