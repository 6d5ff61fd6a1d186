import { isTypedLanguage, workOf } from '#shared/languages.ts';
import { currentLocale, formatTag } from './words.ts';

/** Names that are more specific than the language's tag. */
const narrower: Readonly<Record<string, string>> = {
  'Portuguese (Portugal)': 'pt-PT',
  'Chinese (Simplified)': 'zh-Hans',
  English: 'en',
};

/** A language that documents are translated from or into, in the words of the page; English keeps the name as it is stored. */
export function languageName(name: string): string {
  const { tag: own } = workOf(name);
  const tag = narrower[name] ?? own;
  if (currentLocale() === 'en' || tag === 'und') return name;
  // Languages that have a region in their tag have a name of their own, as Dari.
  const languageDisplay = isTypedLanguage(name) ? 'dialect' : 'standard';
  const names = new Intl.DisplayNames(formatTag(), { type: 'language', languageDisplay });
  return names.of(tag) ?? name;
}
