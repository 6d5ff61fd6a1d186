import { limits } from '#shared/limits.ts';
import { inHouse } from '#shared/money.ts';
import { emailPayloads, type EmailPayload } from '../email-payloads.ts';
import type { EmailContext } from './content.ts';
import { formatAmount, formatDate, greetingOf, template } from './template.ts';

/** Mails about organizations and their accounts. */

const days = limits.invitationMs / (24 * 60 * 60 * 1000);

function invoiceText(invoice: EmailPayload<'invoice-issued'>, context: EmailContext): string {
  const { kind, organization, totalCents: cents, currency, isCredit, way = 'card', dueAt } = invoice;
  const { t } = context;
  const values = { organization, total: formatAmount({ cents, currency }, context) };
  if (kind === 'credit-note') {
    const returned = way === 'hand' ? 'invoice.note.byHand' : 'invoice.note.returned';
    return t(isCredit ? 'invoice.note.credited' : returned, values);
  }
  return dueAt === undefined
    ? t('invoice.paid', values)
    : t('invoice.toPay', { organization, date: formatDate(dueAt, context) });
}

type AccountChange = EmailPayload<'account-changed'>;

/** Subject, heading and text of a change, whose words are named by it. */
function accountWords(changed: AccountChange, context: EmailContext): { subject: string; text: string } {
  const { change, organization, number, documents = 1, method } = changed;
  const { t } = context;
  const amount = formatAmount(inHouse(changed.cents), context);
  const left = formatAmount(inHouse(changed.leftCents ?? 0), context);
  switch (change) {
    case 'ordered':
      return {
        subject: t('account.ordered.subject', { documents, amount }),
        text: t('account.ordered.text', { organization }),
      };
    case 'credited':
      return {
        subject: t('account.credited.subject', { amount, organization }),
        text: t('account.credited.text'),
      };
    case 'paid':
      return {
        subject: t('account.paid.subject', { number: number ?? '', amount }),
        text: t('account.paid.text', { organization, amount, by: t(`account.by.${method ?? 'card'}`) }),
      };
    case 'received':
    case 'reversed':
      return {
        subject:
          number === undefined
            ? t(`account.${change}.subjectAlone`, { amount })
            : t(`account.${change}.subject`, { number, amount }),
        text:
          change === 'reversed'
            ? t('account.reversed.text', { organization, amount, left })
            : t('account.received.text', { organization, amount, left, by: t(`account.by.${method ?? 'other'}`) }),
      };
    case 'overdue':
    case 'reminder':
      return {
        subject: t(`account.${change}.subject`, { number: number ?? '', amount }),
        text: t(`account.${change}.text`, {
          organization,
          date: changed.dueAt === undefined ? '–' : formatDate(changed.dueAt, context),
        }),
      };
  }
}

export const organizationTemplates = {
  'organization-invitation': template(
    emailPayloads['organization-invitation'],
    ({ tokenId, organization, by, role }, { brand, linkTo, tokenOf, t }) => ({
      subject: t('joinOrganization.subject', { organization }),
      heading: t('joinOrganization.heading', { organization, brand: brand.name }),
      // The address is unconfirmed, so it is not greeted by name.
      greeting: null,
      paragraphs: [t('joinOrganization.text', { by, organization, brand: brand.name }), t(`membership.roles.${role}`)],
      action: {
        label: t('joinOrganization.action'),
        url: linkTo('/dashboard/invitation', { token: tokenOf(tokenId) }),
      },
      notes: [{ text: t('joinOrganization.expires', { days }) }, { text: t('joinOrganization.ignore') }],
    }),
  ),

  'organization-changed': template(emailPayloads['organization-changed'], (changed, context) => {
    const { change, organization, by, role } = changed;
    const { t, brand } = context;
    const subject = t(`membership.${change}`, { organization });
    const roles = change === 'joined' ? 'joinedRoles' : 'roles';
    return {
      subject,
      heading: subject,
      greeting: greetingOf(context),
      paragraphs: [
        t(`membership.${change}Text`, { by, organization }),
        ...(role === undefined ? [] : [t(`membership.${roles}.${role}`)]),
      ],
      notes: [{ text: t('membership.unexpected', { email: brand.supportEmail }) }],
    };
  }),

  'invoice-issued': template(emailPayloads['invoice-issued'], (invoice, context) => {
    const { kind, number, totalCents, currency, issuedAt, organization, dueAt, dueCents } = invoice;
    const { t } = context;
    const total = formatAmount({ cents: totalCents, currency }, context);
    const words = kind === 'invoice' ? 'invoice' : 'invoice.note';
    return {
      subject: t(`${words}.subject`, { number, organization, total }),
      heading: t(`${words}.heading`),
      greeting: greetingOf(context),
      paragraphs: [invoiceText(invoice, context)],
      facts: [
        { label: t(kind === 'invoice' ? 'invoice.number' : 'invoice.noteNumber'), value: number },
        { label: t('invoice.date'), value: formatDate(issuedAt, context) },
        { label: t('invoice.total'), value: total, emphasis: 'total' as const },
        ...(dueAt !== undefined && dueCents !== undefined
          ? [
              { label: t('invoice.due'), value: formatAmount({ cents: dueCents, currency }, context) },
              { label: t('invoice.dueOn'), value: formatDate(dueAt, context) },
            ]
          : []),
      ],
      action: { label: t('invoice.action'), url: context.linkTo('/dashboard/organization') },
    };
  }),

  'account-changed': template(emailPayloads['account-changed'], (changed, context) => {
    const { t } = context;
    const { subject, text } = accountWords(changed, context);
    const amountOf = (cents: number) => formatAmount(inHouse(cents), context);
    return {
      subject,
      heading: t(`account.${changed.change}.heading`),
      greeting: greetingOf(context),
      paragraphs: [text],
      facts: [
        ...(changed.number === undefined ? [] : [{ label: t('account.invoice'), value: changed.number }]),
        ...(changed.receipt === undefined ? [] : [{ label: t('account.receipt'), value: changed.receipt }]),
        ...(changed.reason === undefined ? [] : [{ label: t('account.reason'), value: changed.reason }]),
        ...(changed.leftCents === undefined ? [] : [{ label: t('account.left'), value: amountOf(changed.leftCents) }]),
        ...(changed.creditCents === undefined
          ? []
          : [{ label: t('account.credit'), value: amountOf(changed.creditCents) }]),
        { label: t('account.amount'), value: amountOf(changed.cents), emphasis: 'total' as const },
      ],
      action: { label: t('account.action'), url: context.linkTo('/dashboard/organization') },
    };
  }),
};
