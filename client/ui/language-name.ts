import { currentLocale, formatTag } from './words.ts';

/** Tags of the languages that documents are translated from and into, by their English names. */
const tags: Readonly<Record<string, string>> = {
  Portuguese: 'pt',
  'Portuguese (Portugal)': 'pt-PT',
  Spanish: 'es',
  German: 'de',
  Arabic: 'ar',
  Hebrew: 'he',
  Japanese: 'ja',
  Korean: 'ko',
  French: 'fr',
  Italian: 'it',
  Polish: 'pl',
  Ukrainian: 'uk',
  'Chinese (Simplified)': 'zh-Hans',
  English: 'en',
};

/** A language in the words of the page; English keeps the name as it is stored. */
export function languageName(name: string): string {
  const tag = tags[name];
  if (currentLocale() === 'en' || tag === undefined) return name;
  const names = new Intl.DisplayNames(formatTag(), { type: 'language', languageDisplay: 'standard' });
  return names.of(tag) ?? name;
}
