import { emailPayloads, type EmailTemplate } from '../email-payloads.ts';
import { truncateTitle } from '../one-line.ts';
import { accountTemplates } from './account-templates.ts';
import { certificateTemplates } from './certificate-templates.ts';
import { englishTemplates } from './english-templates.ts';
import { orderTemplates } from './order-templates.ts';
import { organizationTemplates } from './organization-templates.ts';
import { greetingOf, template, type Template } from './template.ts';

/** Mails about the conversation between a customer and the translators. What people write stays out of them. */

const conversationTemplates = {
  'question-asked': template(emailPayloads['question-asked'], ({ documentId, filename }, context) => {
    const { t, linkTo } = context;
    return {
      subject: t('question.subject', { file: truncateTitle(filename) }),
      heading: t('question.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('question.text')],
      facts: [{ label: t('facts.file'), value: filename }],
      action: { label: t('question.action'), url: linkTo('/dashboard/progress', { doc: documentId }) },
    };
  }),

  'message-received': template(emailPayloads['message-received'], ({ documentId, filename }, context) => {
    const { t, linkTo } = context;
    return {
      subject: t('message.subject', { file: truncateTitle(filename) }),
      heading: t('message.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('message.text')],
      facts: [{ label: t('facts.file'), value: filename }],
      action: { label: t('message.action'), url: linkTo('/dashboard/progress', { doc: documentId }) },
    };
  }),
};

export const emailTemplates: Record<EmailTemplate, Template> = {
  ...accountTemplates,
  ...orderTemplates,
  ...certificateTemplates,
  ...organizationTemplates,
  ...conversationTemplates,
  ...englishTemplates,
};

export function isEnglishMail(name: EmailTemplate): boolean {
  return Object.hasOwn(englishTemplates, name);
}
