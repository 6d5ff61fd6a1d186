import { z } from 'zod';
import { locales } from '#shared/locales.ts';
import { publicationInput, publishedFactsOf, versionNumber } from './published-facts.ts';
import { siteFacts } from './site.ts';

/** Wording of mails: texts of the catalogue that the house words itself, one set per group and language. */

export const mailText = z.strictObject({
  /** By key within the group; what is absent is the product's wording. */
  texts: z.record(z.string().max(80), z.string().trim().min(1).max(2000)),
});
export type MailText = z.output<typeof mailText>;

const group = z.string().regex(/^[A-Za-z]{2,30}$/);
const locale = z.enum(locales);

export const mailTextsInput = z.object({ group, locale }).optional();
export const mailTextsOutput = z.object({
  groups: z.array(
    z.object({ group, mails: z.array(z.string()), changed: z.array(z.object({ locale, version: versionNumber })) }),
  ),
  /** The requested group. */
  text: publishedFactsOf(mailText)
    .extend({
      /** The product's wording and the placeholders of each text. */
      defaults: z.array(z.object({ key: z.string(), text: z.string(), placeholders: z.array(z.string()) })),
    })
    .nullable(),
});

export const previewMailInput = z.object({
  group,
  locale,
  facts: mailText,
  /** One of the group's mails; the first unless set. */
  mail: z.string().max(60).optional(),
  /** Names and contacts of a draft; those in force unless set. */
  site: siteFacts.optional(),
});
export const previewMailOutput = z.object({
  mail: z.string(),
  subject: z.string(),
  html: z.string(),
  /** Keys with what is wrong with their text. */
  faults: z.array(z.object({ key: z.string(), message: z.string() })),
});
export const sendMailPreviewOutput = z.object({ to: z.string() });

export const publishMailTextInput = z.strictObject({ group, locale, facts: mailText, ...publicationInput });
