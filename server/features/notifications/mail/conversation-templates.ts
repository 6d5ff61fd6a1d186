import { truncateTitle } from './content.ts';
import { emailPayloads } from './payloads.ts';
import { greetingOf, template } from './template.ts';

/** Mails about the conversation between a customer and the translators. What people write stays out of them. */

export const conversationTemplates = {
  'question-asked': template(emailPayloads['question-asked'], ({ documentId, filename }, context) => ({
    subject: `We have a question about ${truncateTitle(filename)}`,
    heading: 'We need your help to finish your translation',
    greeting: greetingOf(context),
    paragraphs: [
      'Our translator has a question about a part of your document that isn’t clear. Open the document to see the place and answer. Your translation can be finished once we hear from you.',
    ],
    facts: [{ label: 'Your file', value: filename }],
    action: { label: 'Answer the question', url: context.linkTo('/dashboard/progress', { doc: documentId }) },
  })),

  'message-received': template(emailPayloads['message-received'], ({ documentId, filename }, context) => ({
    subject: `A message about ${truncateTitle(filename)}`,
    heading: 'Our translator wrote to you',
    greeting: greetingOf(context),
    paragraphs: ['There is a new message about your document. Open the document to read it and to answer.'],
    facts: [{ label: 'Your file', value: filename }],
    action: { label: 'Read the message', url: context.linkTo('/dashboard/progress', { doc: documentId }) },
  })),

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
