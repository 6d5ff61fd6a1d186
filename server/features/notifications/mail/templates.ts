import { accountTemplates } from './account-templates.ts';
import { certificateTemplates } from './certificate-templates.ts';
import { conversationTemplates } from './conversation-templates.ts';
import { orderTemplates } from './order-templates.ts';
import { organizationTemplates } from './organization-templates.ts';
import type { EmailTemplate } from './payloads.ts';
import { staffTemplates } from './staff-templates.ts';
import type { Template } from './template.ts';

export const emailTemplates: Record<EmailTemplate, Template> = {
  ...accountTemplates,
  ...orderTemplates,
  ...certificateTemplates,
  ...conversationTemplates,
  ...organizationTemplates,
  ...staffTemplates,
};

/** Mails to staff and about organizations are in English. */
export function isEnglishMail(name: EmailTemplate): boolean {
  return Object.hasOwn(staffTemplates, name) || Object.hasOwn(organizationTemplates, name);
}
