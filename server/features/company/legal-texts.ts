import type { Deps } from '#server/deps.ts';
import { isMemberText, type LegalPage, legalScope, type LegalTextName, statedDays } from '#shared/legal.ts';
import { defaultLocale, type Locale, locales } from '#shared/locales.ts';
import ar from '#shared/messages/ar/legal.json' with { type: 'json' };
import de from '#shared/messages/de/legal.json' with { type: 'json' };
import en from '#shared/messages/en/legal.json' with { type: 'json' };
import es from '#shared/messages/es/legal.json' with { type: 'json' };
import he from '#shared/messages/he/legal.json' with { type: 'json' };
import ja from '#shared/messages/ja/legal.json' with { type: 'json' };
import ko from '#shared/messages/ko/legal.json' with { type: 'json' };
import pt from '#shared/messages/pt/legal.json' with { type: 'json' };
import type { LegalText, ShownLegalText } from '#shared/schemas/legal.ts';
import type { SiteFacts } from '#shared/schemas/site.ts';
import { fillMarkdown, parseLegal, type PlaceholderValues } from './legal-markdown.ts';

/** Legal texts as pages show them: the published one of a language, or the product's sample, with the settings' facts. */

/** The release's sample of the agreement with freelancers, in English, until the house's own is reviewed and published. */
const sampleAgreement = {
  title: 'Agreement for freelancers',
  markdown: [
    'Between {legalName}, {address} (“the office”), and the person who accepts this agreement (“the freelancer”). It governs all work that the freelancer takes on through this service.',
    '## Independence',
    'The freelancer works as an independent contractor: free to accept or decline each offer, and to work for others. They use their own means, and see to their own taxes, insurance and social security.',
    '## Orders',
    'An offer becomes an order when the freelancer accepts it. It states the document, the languages, the scope and the time of delivery. Who cannot keep that time says so at once, so that the office can assign the document to somebody else.',
    '## Quality',
    'The freelancer translates and revises as ISO 17100 asks: only in languages and fields in which they are competent, complete and faithful to the source, checked by themselves before delivery, and following the office’s instructions and terminology.\n\nDefects that are the freelancer’s are corrected without further pay. The freelancer keeps credentials that they state valid, and reports any change.',
    '## Confidentiality',
    'Documents, and all that the freelancer learns of the office’s customers, are confidential, also after this agreement ends. Work is not passed on to others, and nothing is entered into services that the office has not approved. The freelancer contacts customers through this service alone.',
    '## Data protection',
    'The freelancer processes personal data only to carry out an order and on the office’s instructions, keeps it secure, makes no copies outside this service, and deletes what remains once the order ends. A breach of security is reported to {supportEmail} without delay.',
    '## Rights',
    'On payment, the office holds the exclusive rights of use in the delivered text, without limit of time or place, translation memories and terminology included. The freelancer’s name appears on certificates that they sign.',
    '## Pay',
    'Work is paid at the rates agreed in this service on the day it is delivered. After each month the office issues a statement, which the freelancer confirms or disputes. Self-billing, where it is agreed, has terms of its own.',
    '## Term',
    'Either side can end this agreement in writing at any time. Orders that were accepted before are completed on its terms.',
    '## Changes',
    'A new version is announced here with the day from which it binds. Until then the accepted one remains in force. From that day on, new work needs an acceptance of the new version.',
  ].join('\n\n'),
};

/** The release's texts: samples, until the company's own are reviewed. A paragraph is a line of `text`. */
type Sample = Readonly<Record<LegalPage, { title: string; text: readonly string[] }>>;

const samples: Readonly<Record<Locale, Sample>> = { en, pt, es, de, ar, he, ja, ko };

export const sampleLegalTexts = Object.fromEntries(
  Object.entries(samples).map(([locale, pages]) => [
    locale,
    Object.fromEntries(
      Object.entries(pages).map(([page, { title, text }]) => [page, { title, markdown: joined(text) }]),
    ),
  ]),
) as Readonly<Record<Locale, Readonly<Record<LegalPage, { title: string; markdown: string }>>>>;

/** One line per list item; everything else is joined into paragraphs. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const isBetweenPoints = line.startsWith('- ') && lines[index - 1]?.startsWith('- ');
      return index === 0 || isBetweenPoints ? line : `\n${line}`;
    })
    .join('\n');
}

const dayMs = 24 * 60 * 60 * 1000;

/** The release's sample text, unreviewed. */
export function sampleLegalText(page: LegalTextName, locale: Locale): LegalText {
  const text = page === 'agreement' ? sampleAgreement : sampleLegalTexts[locale][page];
  return { ...text, review: null };
}

/** Texts of the staff are English, as their pages are. */
export function localesOfText(page: LegalTextName): readonly Locale[] {
  return isMemberText(page) ? [defaultLocale] : locales;
}

/** Current values of placeholders. */
export function placeholderValues(site: SiteFacts, { env }: Pick<Deps, 'env'>): PlaceholderValues {
  const { name, legalName, address, supportEmail, supportPhone, disclaimer } = site;
  return {
    ...{ name, legalName, address, supportEmail, supportPhone, disclaimer },
    processors: processorsOf({ env }).join(', '),
    unpaidDraftDays: String(statedDays.unpaidDraft),
    sourceRetentionDays: String(Math.round(env.sourceRetentionMs / dayMs)),
    sourceNoticeDays: String(statedDays.sourceNotice),
    revisionRequestDays: String(statedDays.revisionRequest),
    sessionIdleDays: String(statedDays.sessionIdle),
  };
}

/** Companies that process data for the house, as far as its settings connect them. */
function processorsOf({ env }: Pick<Deps, 'env'>): string[] {
  const host = (url: string | undefined | null) => (url ? new URL(url).hostname : undefined);
  return [
    'Stripe (card payments)',
    ...named('storage of files', host(env.storage.endpoint) ?? `Amazon S3, ${env.storage.region}`),
    ...named('mail', host(env.mail.smtpUrl)),
    ...named('translation workflow', host(env.translator?.url)),
    ...named('drafting', host(env.translationEngine?.url)),
  ];
}

function named(purpose: string, company: string | undefined): string[] {
  return company === undefined ? [] : [`${company} (${purpose})`];
}

/** A legal page in a language. */
export async function showLegalText(
  deps: Pick<Deps, 'company' | 'env'>,
  page: LegalPage,
  locale: Locale,
): Promise<Omit<ShownLegalText, 'validFrom'> & { validFrom: Date | null }> {
  const published = await deps.company.find('legal-text', { scope: legalScope(page, locale) });
  const text = published?.facts ?? sampleLegalText(page, locale);
  return {
    ...(await renderLegalText(deps, text)),
    page,
    locale,
    version: published?.version ?? 0,
    versionId: published?.id ?? null,
    validFrom: published?.validFrom ?? null,
    review: text.review,
  };
}

/** A text with the facts in force now. */
export async function renderLegalText(deps: Pick<Deps, 'company' | 'env'>, { title, markdown }: LegalText) {
  const values = placeholderValues(await deps.company.site(), deps);
  return { title, blocks: parseLegal(markdown, values) };
}

/** A text with the facts in force now, as Markdown. */
export async function fillLegalText(
  deps: Pick<Deps, 'company' | 'env'>,
  { title, markdown }: Pick<LegalText, 'title' | 'markdown'>,
): Promise<{ title: string; text: string }> {
  return { title, text: fillMarkdown(markdown, placeholderValues(await deps.company.site(), deps)) };
}

/** The terms that an order accepts: the published version in the language of its page; null is the product's sample. */
export async function acceptedTerms(
  { company }: Pick<Deps, 'company'>,
  locale: Locale = defaultLocale,
): Promise<{ termsVersionId: string | null; termsLocale: Locale }> {
  const published = await company.find('legal-text', { scope: legalScope('terms', locale) });
  return { termsVersionId: published?.id ?? null, termsLocale: locale };
}
