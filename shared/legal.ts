import { limits } from './limits.ts';
import type { Locale } from './locales.ts';

/** Legal pages of the public site, each in every language. */

export const legalPages = ['privacy', 'terms', 'refunds', 'imprint', 'cookies'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Texts that members of the staff agree to, in English: on no public page. */
export const memberTexts = ['agreement'] as const;
export const legalTexts = [...legalPages, ...memberTexts] as const;
export type LegalTextName = (typeof legalTexts)[number];

/** Scope of a text's versions among the facts of the house. */
export function legalScope(page: LegalTextName, locale: Locale): string {
  return `${page}/${locale}`;
}

export function isMemberText(name: LegalTextName): boolean {
  return memberTexts.some((one) => one === name);
}

/** Placeholders of legal texts: facts that come from the settings, so a text must not repeat them. */
export const legalPlaceholders = [
  'name',
  'legalName',
  'address',
  'supportEmail',
  'supportPhone',
  'disclaimer',
  'processors',
  'unpaidDraftDays',
  'sourceRetentionDays',
  'sourceNoticeDays',
  'revisionRequestDays',
  'sessionIdleDays',
] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

/** Placeholders without which a text would hide who is responsible. */
export const requiredPlaceholders: Readonly<Record<LegalTextName, readonly LegalPlaceholder[]>> = {
  privacy: ['legalName', 'supportEmail', 'sourceRetentionDays'],
  terms: ['legalName'],
  refunds: ['supportEmail'],
  imprint: ['legalName', 'address', 'supportEmail'],
  cookies: [],
  agreement: ['legalName', 'address'],
};

/** Unknown placeholders of a text, and required ones that it lacks. */
export function placeholderFaults(markdown: string, page: LegalTextName): string[] {
  const known = new Set<string>(legalPlaceholders);
  const used = [...markdown.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
  const rest = markdown.replaceAll(/\{[^{}\n]*\}/g, '');
  return [
    ...new Set([
      ...used.filter((name) => !known.has(name)).map((name) => `{${name}} is unknown`),
      ...(/[{}]/.test(rest) ? ['a brace is not closed'] : []),
      ...requiredPlaceholders[page].filter((name) => !used.includes(name)).map((name) => `{${name}} is missing`),
    ]),
  ];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Limits that texts state in days. `SOURCE_RETENTION_DAYS` sets another retention than this default. */
export const statedDays = {
  unpaidDraft: limits.unpaidDraftMs / dayMs,
  sourceRetention: 180,
  sourceNotice: limits.sourceNoticeMs / dayMs,
  revisionRequest: limits.revisionRequestMs / dayMs,
  sessionIdle: limits.sessionIdleMs / dayMs,
} as const;
