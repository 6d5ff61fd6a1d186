import { truncateTitle } from '../one-line.ts';
import { emailPayloads } from '../email-payloads.ts';
import { greetingOf, template } from './template.ts';

/** Mails to staff, in English. */
export const staffTemplates = {
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
