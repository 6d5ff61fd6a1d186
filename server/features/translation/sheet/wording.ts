import { formatTags, type Locale } from '#shared/locales.ts';
import type { Phrase, PhraseKind } from '#shared/phrase.ts';
import { parseDates } from '#shared/translation-dates.ts';
import type { TextTag } from '#shared/translation-text.ts';

/** Words for a certified line in the reader's language. Nothing is translated: what no source has stays as certified. */

export interface Wording {
  /** The paper's own words where the reader can read them, else a phrase or date that says the same. */
  say: (line: { english: string; source: string; lang: TextTag }, kind?: PhraseKind) => string | null;
  /** Language of the words for a block in `lang`. */
  tag: (lang: TextTag) => TextTag;
}

/** `phrases` are those of the reader's language; none for English, whose readers see the paper's own words. */
export function createWording(locale: Locale, phrases: readonly Phrase[]): Wording {
  const known = reverse(phrases);
  const isOwn = (lang: TextTag): boolean => lang === locale || (locale === 'en' && lang !== 'en');
  return {
    tag: (lang) => (isOwn(lang) ? lang : locale),
    say: ({ english, source, lang }, kind = 'phrase') => {
      if (english.trim() === '') return null;
      if (isOwn(lang) && source.trim() !== '') return source;
      if (locale === 'en') return null;
      return known(english, kind) ?? longDate(english, locale);
    },
  };
}

/** Finds the one source of a target; where several sources say the same in English, none is chosen. */
function reverse(phrases: readonly Phrase[]): (english: string, kind: PhraseKind) => string | undefined {
  const sources = new Map<string, Set<string>>();
  for (const { source, target, kind } of phrases) {
    const key = keyOf(target, kind);
    sources.set(key, (sources.get(key) ?? new Set()).add(source));
  }
  return (english, kind) => {
    const found = sources.get(keyOf(english, kind));
    return found?.size === 1 ? [...found][0] : undefined;
  };
}

function keyOf(target: string, kind: PhraseKind): string {
  return `${kind}:${target.trim().replace(/:$/, '').toLowerCase()}`;
}

/** A line that is one unambiguous day of the Gregorian calendar, as the reader writes it. */
function longDate(english: string, locale: Locale): string | null {
  const text = english.trim();
  const [date, ...others] = parseDates(text, 'en');
  if (!date || others.length > 0 || date.start !== 0 || date.end !== text.length) return null;
  if (date.isAmbiguous || date.calendar !== 'gregorian' || !/^\d{4}-\d\d-\d\d$/.test(date.iso ?? '')) return null;
  const format = new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date.iso}T00:00:00Z`));
}
