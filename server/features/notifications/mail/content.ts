import type { Brand } from '#shared/brand.ts';

/** A mail as data, rendered by `renderHtml` and `plainText`. All strings are plain text, never markup. */
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
  /** An absolute URL of a page of this site. */
  linkTo: (path: string, search?: Record<string, string>) => string;
  /** Derives the secret of an e-mail token from its row id. */
  tokenOf: (tokenId: string) => string;
}

/** Collapses to one line; strips control characters and bidirectional overrides. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** Truncates a title in the middle, so that its file extension stays. */
export function truncateTitle(title: string, most = 60): string {
  const letters = [...oneLine(title)];
  if (letters.length <= most) return letters.join('');
  return `${letters.slice(0, most - 11).join('')}…${letters.slice(-10).join('')}`;
}
