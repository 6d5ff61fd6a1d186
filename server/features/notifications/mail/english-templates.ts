import { limits } from '#shared/limits.ts';
import { emailPayloads } from '../email-payloads.ts';
import { truncateTitle } from '../one-line.ts';
import { formatAmount, formatDate, greetingOf, template } from './template.ts';

const invitationDays = Math.round(limits.invitationMs / (24 * 60 * 60 * 1000));

/** Mails to developers, in English like their pages. */
const developerTemplates = {
  'webhook-disabled': template(emailPayloads['webhook-disabled'], ({ host, reason }, context) => ({
    subject: `Your webhook endpoint at ${host} was disabled`,
    heading: 'A webhook endpoint was disabled',
    greeting: greetingOf(context),
    paragraphs: [
      reason === 'gone'
        ? 'It answered 410 Gone, which asks us to stop.'
        : 'It accepted no webhook for a day, although we kept trying.',
      'Nothing is sent to it until you enable it again. Deliveries of the last 30 days stay in its log, where each can be sent again.',
    ],
    facts: [{ label: 'Endpoint', value: host }],
    action: { label: 'Open webhooks', url: context.linkTo('/dashboard/developers') },
  })),
};

/** Mails to those who keep heads of the certificate log, in English. */
const keeperTemplates = {
  'log-head': template(emailPayloads['log-head'], ({ day, size, root, time, key, signature, checkpoint, url }) => ({
    subject: `Certificate log on ${day}: ${size} leaves, root ${root.slice(0, 16)}`,
    heading: 'Head of the certificate log',
    // No account has the address.
    greeting: null,
    paragraphs: [
      'Keep this mail: it states what the log held at this time. A log that later answers otherwise for this size was rewritten.',
      ...checkpoint
        .trimEnd()
        .split('\n')
        .filter((line) => line !== ''),
    ],
    facts: [
      { label: 'Leaves', value: String(size) },
      { label: 'Root', value: root },
      { label: 'Signed', value: time },
      { label: 'Key', value: key },
      { label: 'Signature', value: signature },
    ],
    action: { label: 'The newest head', url },
  })),
};

/** Mails to staff, in English. */
const staffTemplates = {
  'staff-invitation': template(
    emailPayloads['staff-invitation'],
    ({ tokenId, by, work, isFreelance }, { brand, linkTo, tokenOf }) => ({
      subject: `Invitation to work for ${brand.name}`,
      heading: `Work for ${brand.name}`,
      // The address is unconfirmed, so it is not greeted by name.
      greeting: null,
      paragraphs: [
        `${by} invites you to the staff of ${brand.name}${isFreelance ? ' as a freelancer' : ''}.`,
        `Your work: ${work.join(', ')}.`,
        ...(isFreelance
          ? [
              'Freelancers work under an agreement, which you read and accept after joining, before papers are offered to you.',
            ]
          : []),
      ],
      action: { label: 'View Invitation', url: linkTo('/dashboard/staff-invitation', { token: tokenOf(tokenId) }) },
      notes: [
        { text: `The invitation works once, for an account with this address, and expires in ${invitationDays} days.` },
        { text: 'If you do not know the sender, you can ignore this mail.' },
      ],
    }),
  ),
  'monthly-report': template(emailPayloads['monthly-report'], (report, context) => {
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(report.month),
    );
    const last = new Date(new Date(report.month).setUTCMonth(new Date(report.month).getUTCMonth() + 1) - 1);
    const { currency } = report;
    const money = (cents: number) => formatAmount({ cents, currency }, context);
    return {
      subject: `Report of ${month}`,
      heading: `Report of ${month}`,
      greeting: greetingOf(context),
      paragraphs: ['Orders by the day they were ordered, in UTC. Revenue is after refunds.'],
      facts: [
        { label: 'Orders', value: `${report.ordered} (month before: ${report.orderedBefore})` },
        { label: 'Pages', value: String(report.pages) },
        {
          label: 'Revenue',
          value: `${money(report.revenueCents)} (month before: ${money(report.revenueBeforeCents)})`,
          emphasis: 'total',
        },
        ...report.apart.map((sum) => ({
          label: 'Revenue without a rate',
          value: `${formatAmount(sum, context)} (orders: ${sum.count})`,
        })),
        { label: 'Refunds', value: money(report.refundedCents) },
        { label: 'Late', value: `${report.late} of ${report.promised}` },
        { label: 'Complaints', value: String(report.complaints) },
      ],
      action: {
        label: 'Open the report',
        url: context.linkTo('/admin/reports', { from: report.month, to: last.toISOString().slice(0, 10) }),
      },
      notes: [{ text: 'You asked for this mail on the page of reports, where it is turned off.' }],
    };
  }),

  'credential-expiring': template(
    emailPayloads['credential-expiring'],
    ({ credential, number, validUntil, isAdmin }, context) => ({
      subject: `Your credential expires on ${formatDate(validUntil, context)}`,
      heading: 'Your credential expires soon',
      greeting: greetingOf(context),
      paragraphs: [
        'From the day after, you can no longer sign certificates with it.',
        'State the new one in your profile and add a proof of it, so that a colleague can check it in time.',
      ],
      facts: [
        { label: 'Credential', value: credential },
        { label: 'Number', value: number },
        { label: 'Valid through', value: formatDate(validUntil, context) },
      ],
      action: {
        label: 'Open your profile',
        url: context.linkTo(isAdmin ? '/admin/profile' : '/authenticator/profile'),
      },
    }),
  ),
  'message-sent': template(emailPayloads['message-sent'], ({ reviewId, filename, isAdmin }, context) => ({
    subject: `The customer wrote about ${truncateTitle(filename)}`,
    heading: 'A customer wrote to you',
    greeting: greetingOf(context),
    paragraphs: ['There is a new message about a document that is assigned to you.'],
    facts: [{ label: 'File', value: filename }],
    action: {
      label: 'Read the message',
      url: context.linkTo(isAdmin ? `/admin/review/${reviewId}` : `/authenticator/authenticate/${reviewId}`),
    },
  })),
};

/** Mails to staff and developers are in English, so their texts stand here. */
export const englishTemplates = {
  ...staffTemplates,
  ...keeperTemplates,
  ...developerTemplates,
};
