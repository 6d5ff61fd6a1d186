import { directionOf, type Locale } from '#shared/locales.ts';
import { oneLine } from './mail/one-line.ts';

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
