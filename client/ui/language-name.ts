import type { SourceLanguage } from '#shared/languages.ts';
import { currentLocale, formatTag } from './words.ts';

/** Tags of the languages that documents are translated from and into, by their English names. */
const tags: Readonly<Record<SourceLanguage | 'English', string>> = {
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
  Romanian: 'ro',
  Dutch: 'nl',
  Turkish: 'tr',
  Vietnamese: 'vi',
  English: 'en',
};

/** A language in the words of the page; English keeps the name as it is stored. */
export function languageName(name: string): string {
  if (currentLocale() === 'en' || !isNamed(name)) return name;
  const names = new Intl.DisplayNames(formatTag(), { type: 'language', languageDisplay: 'standard' });
  return names.of(tags[name]) ?? name;
}

function isNamed(name: string): name is keyof typeof tags {
  return Object.hasOwn(tags, name);
}
