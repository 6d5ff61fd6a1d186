import { z } from 'zod';
import { legalPages, legalTexts } from '#shared/legal.ts';
import { locales } from '#shared/locales.ts';
import { id, timestamp } from './common.ts';
import { publicationInput, publishedFactsOf, versionNumber } from './published-facts.ts';

/** Legal texts of the public pages and of the staff, one per name and language, in Markdown. */

export const legalText = z.strictObject({
  title: z.string().trim().min(2).max(120),
  /** Markdown with `{placeholders}` of the settings. */
  markdown: z.string().trim().min(20).max(60_000),
  /** Who reviewed it and when; null is not reviewed. */
  review: z
    .strictObject({ by: z.string().trim().min(2).max(120), on: z.iso.date() })
    .nullable()
    .default(null),
});
export type LegalText = z.output<typeof legalText>;

const page = z.enum(legalPages);
/** Names of texts on staff's screens. */
const text = z.enum(legalTexts);
const locale = z.enum(locales);

export type LegalInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: LegalInline[] }
  | { kind: 'link'; href: string; parts: LegalInline[] };

const inline: z.ZodType<LegalInline> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.enum(['strong', 'emphasis']), parts: z.array(inline) }),
    z.object({ kind: z.literal('link'), href: z.string(), parts: z.array(inline) }),
  ]),
);

export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; parts: LegalInline[] }
  | { kind: 'paragraph'; parts: LegalInline[] }
  | { kind: 'list'; isOrdered: boolean; items: LegalBlock[][] };

export const legalBlock: z.ZodType<LegalBlock> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), parts: z.array(inline) }),
    z.object({ kind: z.literal('paragraph'), parts: z.array(inline) }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(legalBlock)) }),
  ]),
);

/** A text as its page shows it: parsed Markdown, with the settings' facts in place. */
export const shownLegalText = z.object({
  page,
  locale,
  title: z.string(),
  blocks: z.array(legalBlock),
  /** 0 is the product's sample. */
  version: versionNumber,
  versionId: id.nullable(),
  validFrom: timestamp.nullable(),
  review: z.object({ by: z.string(), on: z.string() }).nullable(),
});
export type ShownLegalText = z.output<typeof shownLegalText>;

export const legalTextInput = z.object({ page, locale });

export const legalTextsInput = z.object({ page: text, locale }).optional();
export const legalTextsOutput = z.object({
  /** State of every page and language. */
  texts: z.array(
    z.object({
      page: text,
      locale,
      version: versionNumber,
      validFrom: timestamp.nullable(),
      isReviewed: z.boolean(),
      hasDraft: z.boolean(),
    }),
  ),
  /** Available placeholders with their current values. */
  placeholders: z.record(z.string(), z.string()),
  /** The requested text. */
  text: publishedFactsOf(legalText).nullable(),
});

export const previewLegalTextInput = z.object({ page: text, locale, facts: legalText });
export const previewLegalTextOutput = shownLegalText.extend({
  page: text,
  /** Unknown or malformed placeholders. */
  faults: z.array(z.string()),
});

export const publishLegalTextInput = z.strictObject({ page: text, locale, facts: legalText, ...publicationInput });
