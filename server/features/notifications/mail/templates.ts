import { accountTemplates } from './account-templates.ts';
import { certificateTemplates } from './certificate-templates.ts';
import { conversationTemplates } from './conversation-templates.ts';
import { developerTemplates } from './developer-templates.ts';
import { orderTemplates } from './order-templates.ts';
import { organizationTemplates } from './organization-templates.ts';
import type { EmailTemplate } from '../email-payloads.ts';
import { staffTemplates } from './staff-templates.ts';
import type { Template } from './template.ts';

export const emailTemplates: Record<EmailTemplate, Template> = {
  ...accountTemplates,
  ...orderTemplates,
  ...certificateTemplates,
  ...conversationTemplates,
  ...organizationTemplates,
  ...staffTemplates,
  ...developerTemplates,
};

const englishTemplates = { ...staffTemplates, ...organizationTemplates, ...developerTemplates };

/** Mails to staff and developers and about organizations are in English. */
export function isEnglishMail(name: EmailTemplate): boolean {
  return Object.hasOwn(englishTemplates, name);
}
