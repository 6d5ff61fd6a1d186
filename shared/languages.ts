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
