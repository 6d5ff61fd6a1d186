import { isSourceLanguage, languageTags } from '#shared/languages.ts';
import { currentLocale, formatTag } from './words.ts';

/** Names that say more than the tag of the language. */
const narrower: Readonly<Record<string, string>> = {
  'Portuguese (Portugal)': 'pt-PT',
  'Chinese (Simplified)': 'zh-Hans',
  English: 'en',
};

/** A language that documents are translated from or into, in the words of the page; English keeps the name as it is stored. */
export function languageName(name: string): string {
  const tag = narrower[name] ?? (isSourceLanguage(name) ? languageTags[name] : undefined);
  if (currentLocale() === 'en' || tag === undefined) return name;
  const names = new Intl.DisplayNames(formatTag(), { type: 'language', languageDisplay: 'standard' });
  return names.of(tag) ?? name;
}
