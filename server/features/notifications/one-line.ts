import { directionOf, type Locale } from '#shared/locales.ts';

/** Texts of users inside sentences: on one line, truncated, and isolated by direction. */

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

/** Directional isolates (UAX #9) around values in a sentence: `<bdi>` in HTML, kept in the plain text of right-to-left mails. */
const first = '\u2068';
const last = '\u2069';

export function isolate(value: string): string {
  return first + oneLine(value) + last;
}

/** Text for a place without markup: a subject, the plain text. */
export function plainIsolates(text: string, locale: Locale): string {
  return directionOf(locale) === 'rtl' ? text : text.replaceAll(/[\u2068\u2069]/g, '');
}

/** Alternates between the sentence and its values: odd parts are values. */
export function splitIsolates(text: string): string[] {
  return text.split(/[\u2068\u2069]/);
}
