import type { Brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';
import type { MailWords } from './words.ts';

/** A mail as data, rendered by `renderHtml` and `plainText`. All strings are plain text with isolates, never markup. */
export interface EmailContent {
  subject: string;
  heading: string;
  /** Null while the address is unconfirmed: a name chosen by someone else must not reach its mailbox. */
  greeting: string | null;
  paragraphs: string[];
  facts?: EmailFact[];
  action?: { label: string; url: string };
  /** Small print under the button; `url` follows on its own line. */
  notes?: { text: string; url?: string }[];
}

export interface EmailFact {
  label: string;
  value: string;
  /** A second, quieter line under the label. */
  detail?: string;
  emphasis?: 'code' | 'total';
}

/** Inputs of a template besides the payload. */
export interface EmailContext {
  brand: Brand;
  toName: string | null;
  locale: Locale;
  /** Texts in this language. */
  t: MailWords;
  /** An absolute URL of a page of this site, in this language where it exists in it. */
  linkTo: (path: string, search?: Record<string, string>) => string;
  /** Derives the secret of an e-mail token from its row id. */
  tokenOf: (tokenId: string) => string;
}

/** What the layout needs besides the content. */
export type Letterhead = Pick<EmailContext, 'brand' | 'locale' | 't'>;

/** Collapses to one line. */
export function collapse(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Collapses to one line; strips control characters and bidirectional overrides. */
export function oneLine(text: string): string {
  return collapse(text)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** Truncates a title in the middle, so that its file extension stays. */
export function truncateTitle(title: string, most = 60): string {
  const letters = [...oneLine(title)];
  if (letters.length <= most) return letters.join('');
  return `${letters.slice(0, most - 11).join('')}…${letters.slice(-10).join('')}`;
}
