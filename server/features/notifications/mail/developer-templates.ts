import { emailPayloads } from '../email-payloads.ts';
import { greetingOf, template } from './template.ts';

/** Mails to developers, in English like their pages. */
export const developerTemplates = {
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
