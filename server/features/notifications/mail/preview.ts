import type { Deps } from '#server/deps.ts';
import type { Locale } from '#shared/locales.ts';
import type { SiteFacts } from '#shared/schemas/site.ts';
import { isEmailTemplate } from '../email-payloads.ts';
import { collapse, plainIsolates } from '../one-line.ts';
import type { EmailContent } from './content.ts';
import { renderHtml } from './layout.ts';
import { plainText } from './plain-text.ts';
import { findNewestPayload } from './queries.ts';
import { samplePayloads } from './sample-payloads.ts';
import { emailTemplates } from './templates.ts';
import { contextOf, mailGroups } from './wording.ts';
import { wordedMails } from './words.ts';

/** A mail with other words, from the newest payload of its kind that was queued; a sample while there was none. */
export async function previewMail(
  deps: Pick<Deps, 'db' | 'env' | 'company'>,
  {
    group,
    locale,
    mail,
    texts,
    toName,
    site,
  }: {
    group: string;
    locale: Locale;
    mail: string | undefined;
    texts: Readonly<Record<string, string>>;
    toName: string | null;
    /** Names and contacts; those in force unless set. */
    site?: SiteFacts | undefined;
  },
) {
  const mails = mailGroups().get(group) ?? [];
  const template = mails.find((name) => name === mail) ?? mails[0];
  if (template === undefined || !isEmailTemplate(template)) throw new Error(`no mail has texts of ${group}`);
  const context = contextOf(deps, {
    ...{ brand: site ?? (await deps.company.site()), locale, toName },
    t: wordedMails(locale, { [group]: texts }),
    // A preview opens nothing.
    tokenOf: () => 'preview',
  });
  const newest = await findNewestPayload(deps.db, template);
  const content = written(template, newest ?? samplePayloads[template]) ?? written(template, samplePayloads[template]);
  if (!content) throw new Error(`${template} cannot be written from its sample`);
  return {
    mail: template as string,
    subject: plainIsolates(collapse(content.subject), locale),
    html: renderHtml(content, context),
    text: plainText(content, context),
  };

  /** Undefined for a payload of an older release that the template no longer takes. */
  function written(name: typeof template & string, payload: unknown): EmailContent | undefined {
    if (!isEmailTemplate(name)) return undefined;
    try {
      return emailTemplates[name](payload, context);
    } catch {
      return undefined;
    }
  }
}
