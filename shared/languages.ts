/** Source languages. The target is always English. */

export const sourceLanguages = [
  'Portuguese',
  'Portuguese (Portugal)',
  'Spanish',
  'German',
  'Arabic',
  'Hebrew',
  'Japanese',
  'Korean',
  'French',
  'Italian',
  'Polish',
  'Ukrainian',
  'Chinese (Simplified)',
  'Romanian',
  'Dutch',
  'Turkish',
  'Vietnamese',
  'Chinese (Traditional)',
] as const;

/** Whether stored text names a language that is sold. */
export function isSourceLanguage(value: string): value is SourceLanguage {
  return sourceLanguages.some((language) => language === value);
}

export type SourceLanguage = (typeof sourceLanguages)[number];

export const defaultSourceLanguage: SourceLanguage = 'Portuguese';
export const targetLanguage = 'English';

export const sourceTags = [
  'pt',
  'es',
  'de',
  'ar',
  'he',
  'ja',
  'ko',
  'fr',
  'it',
  'pl',
  'uk',
  'zh',
  'ro',
  'nl',
  'tr',
  'vi',
  'zh-Hant',
] as const;
export type SourceTag = (typeof sourceTags)[number];

/** ISO 639-1 code of each source language. */
export const languageTags = {
  Portuguese: 'pt',
  'Portuguese (Portugal)': 'pt',
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
  'Chinese (Simplified)': 'zh',
  Romanian: 'ro',
  Dutch: 'nl',
  Turkish: 'tr',
  Vietnamese: 'vi',
  'Chinese (Traditional)': 'zh-Hant',
} as const satisfies Record<SourceLanguage, SourceTag>;

/** Languages that the product does not read: the desk sells them, and a person types the paper. BCP 47 tags. */
export const typedTags = {
  Afrikaans: 'af',
  Albanian: 'sq',
  Amharic: 'am',
  Armenian: 'hy',
  Azerbaijani: 'az',
  Belarusian: 'be',
  Bengali: 'bn',
  Bosnian: 'bs',
  Bulgarian: 'bg',
  Burmese: 'my',
  Catalan: 'ca',
  Croatian: 'hr',
  Czech: 'cs',
  Danish: 'da',
  Dari: 'fa-AF',
  Estonian: 'et',
  Farsi: 'fa',
  Finnish: 'fi',
  Georgian: 'ka',
  Greek: 'el',
  Gujarati: 'gu',
  'Haitian Creole': 'ht',
  Hindi: 'hi',
  Hungarian: 'hu',
  Icelandic: 'is',
  Indonesian: 'id',
  Kazakh: 'kk',
  Khmer: 'km',
  'Kurmanji Kurdish': 'ku',
  Kyrgyz: 'ky',
  Lao: 'lo',
  Latvian: 'lv',
  Lithuanian: 'lt',
  Macedonian: 'mk',
  Malay: 'ms',
  Marathi: 'mr',
  Mongolian: 'mn',
  Nepali: 'ne',
  Norwegian: 'no',
  Pashto: 'ps',
  Punjabi: 'pa',
  Russian: 'ru',
  Serbian: 'sr',
  Sinhala: 'si',
  Slovak: 'sk',
  Slovenian: 'sl',
  Somali: 'so',
  'Sorani Kurdish': 'ckb',
  Swahili: 'sw',
  Swedish: 'sv',
  Tagalog: 'fil',
  Tajik: 'tg',
  Tamil: 'ta',
  Telugu: 'te',
  Thai: 'th',
  Tigrinya: 'ti',
  Urdu: 'ur',
  Uzbek: 'uz',
  Yoruba: 'yo',
} as const;
export type TypedLanguage = keyof typeof typedTags;
/** `und` for a stored language that is in no list. */
export type TypedTag = (typeof typedTags)[TypedLanguage] | 'und';

export function isTypedLanguage(value: string): value is TypedLanguage {
  return Object.hasOwn(typedTags, value);
}

export const typedLanguages: readonly TypedLanguage[] = Object.keys(typedTags).filter(isTypedLanguage);

/** The name by its tag; undefined for another tag. */
export function typedNameOf(tag: string): TypedLanguage | undefined {
  return typedLanguages.find((language) => typedTags[language] === tag);
}

/** Languages of an order; the public form, the prices and the API offer `SourceLanguage` only. */
export type OrderLanguage = SourceLanguage | TypedLanguage;
export const orderLanguages: readonly OrderLanguage[] = [...sourceLanguages, ...typedLanguages];

export function isOrderLanguage(value: string): value is OrderLanguage {
  return isSourceLanguage(value) || isTypedLanguage(value);
}

/** How a paper is worked: `read` by the product, or `typed` by a person without its reader, memory, drafts and language checks. */
export type LanguageWork = { by: 'read'; tag: SourceTag } | { by: 'typed'; tag: TypedTag };

/** Of a stored order's language. */
export function workOf(language: string): LanguageWork {
  if (isSourceLanguage(language)) return { by: 'read', tag: languageTags[language] };
  return { by: 'typed', tag: isTypedLanguage(language) ? typedTags[language] : 'und' };
}

/** The tag of a language that the product reads; undefined for one that is typed. */
export function readTagOf(language: string): SourceTag | undefined {
  const work = workOf(language);
  return work.by === 'read' ? work.tag : undefined;
}
