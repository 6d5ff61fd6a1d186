import type { Brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';
import type { MailWords } from './words.ts';

/** A mail as data, rendered by `renderHtml` and `plainText`. All strings are plain text with isolates, never markup. */
export interface EmailContent {
  subject: string;
  heading: string;
  /** Null while the address is unconfirmed, so that a stranger's text cannot reach its mailbox as a name. */
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

/** Input of the layout besides the content. */
export type Letterhead = Pick<EmailContext, 'brand' | 'locale' | 't'>;
