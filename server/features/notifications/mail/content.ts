import type { Brand } from '#shared/brand.ts';

/** A mail as data; the layout draws it and `plainText` writes it. Everything here is shown as text, never as markup. */
export interface EmailContent {
  subject: string;
  heading: string;
  /** Null where the address is not known to belong to the person: a stranger's words must not reach it. */
  greeting: string | null;
  paragraphs: string[];
  facts?: EmailFact[];
  action?: { label: string; url: string };
  /** Small print under the button; a `url` follows the text on a line of its own. */
  notes?: { text: string; url?: string }[];
}

export interface EmailFact {
  label: string;
  value: string;
  /** A second, quieter line under the label. */
  detail?: string;
  emphasis?: 'code' | 'total';
}

/** What a mail needs to know besides its payload. */
export interface EmailContext {
  brand: Brand;
  toName: string | null;
  /** An absolute link to a page of ours. */
  linkTo: (path: string, search?: Record<string, string>) => string;
  /** The secret of a mailed link, from the id of its row. */
  tokenOf: (tokenId: string) => string;
}

/** One line, without control characters and without marks that reverse the reading direction of what follows. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** A title short enough for a subject, on one line; its end stays. */
export function shortTitle(title: string, most = 60): string {
  const letters = [...oneLine(title)];
  if (letters.length <= most) return letters.join('');
  return `${letters.slice(0, most - 11).join('')}…${letters.slice(-10).join('')}`;
}
