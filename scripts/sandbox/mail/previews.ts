import { emailPayloads, isEmailTemplate, type EmailTemplate } from '#server/features/notifications/email-payloads.ts';
import type { EmailContext } from '#server/features/notifications/mail/content.ts';
import { renderHtml } from '#server/features/notifications/mail/layout.ts';
import { samplePayloads } from '#server/features/notifications/mail/sample-payloads.ts';
import { emailTemplates } from '#server/features/notifications/mail/templates.ts';
import { mailWords } from '#server/features/notifications/mail/words.ts';
import type { Brand } from '#shared/brand.ts';
import { localizePath, type Locale } from '#shared/locales.ts';

export const previewNames = Object.keys(emailPayloads).filter(isEmailTemplate);

/** Renders a mail with sample content; its links point to `appUrl` with invalid tokens. */
export function renderPreview(
  template: EmailTemplate,
  { brand, appUrl, locale }: { brand: Brand; appUrl: string; locale: Locale },
) {
  const context: EmailContext = {
    brand,
    toName: 'Ana Ribeiro',
    locale,
    t: mailWords(locale),
    linkTo: (path, search = {}) => `${appUrl}${localizePath(locale, path)}?${new URLSearchParams(search).toString()}`,
    tokenOf: (tokenId) => tokenId,
  };
  return renderHtml(emailTemplates[template](samplePayloads[template], context), context);
}
