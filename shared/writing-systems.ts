import type { languageTags, SourceLanguage, SourceTag } from './languages.ts';

/** Name of each source language, for staff. */
export const languageNames: Readonly<Record<SourceTag, SourceLanguage>> = {
  pt: 'Portuguese',
  es: 'Spanish',
  de: 'German',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  he: 'Hebrew',
  fr: 'French',
  it: 'Italian',
  pl: 'Polish',
  uk: 'Ukrainian',
  zh: 'Chinese (Simplified)',
  ro: 'Romanian',
  nl: 'Dutch',
  tr: 'Turkish',
  vi: 'Vietnamese',
  'zh-Hant': 'Chinese (Traditional)',
};

export type WritingSystem = 'Latin' | 'Cyrillic' | 'Arabic' | 'Hebrew' | 'Japanese' | 'Korean' | 'Chinese';

/** Direction, capitals, spaces between words and the form of names follow from it. */
export const writingSystems = {
  pt: 'Latin',
  es: 'Latin',
  de: 'Latin',
  ar: 'Arabic',
  he: 'Hebrew',
  ja: 'Japanese',
  ko: 'Korean',
  fr: 'Latin',
  it: 'Latin',
  pl: 'Latin',
  uk: 'Cyrillic',
  zh: 'Chinese',
  ro: 'Latin',
  nl: 'Latin',
  tr: 'Latin',
  vi: 'Latin',
  'zh-Hant': 'Chinese',
  en: 'Latin',
} as const satisfies Record<SourceTag | 'en', WritingSystem>;

type Systems = typeof writingSystems;
/** Tags of the languages of some writing systems. */
export type TagIn<S extends WritingSystem> = {
  [Tag in keyof Systems]: Systems[Tag] extends S ? Tag : never;
}[keyof Systems];

export function isIn<S extends WritingSystem>(tag: keyof Systems, ...systems: readonly S[]): tag is TagIn<S> {
  return systems.some((system) => system === writingSystems[tag]);
}

/** Scripts written without spaces between words, or nearly so. */
export function isEastAsian(tag: keyof Systems): tag is TagIn<'Japanese' | 'Korean' | 'Chinese'> {
  return isIn(tag, 'Japanese', 'Korean', 'Chinese');
}

export function isSemitic(tag: keyof Systems): tag is TagIn<'Arabic' | 'Hebrew'> {
  return isIn(tag, 'Arabic', 'Hebrew');
}

export function isLatin(tag: keyof Systems): tag is TagIn<'Latin'> {
  return isIn(tag, 'Latin');
}

/** Languages that write in Latin letters. */
export type LatinLanguage = {
  [Language in SourceLanguage]: (typeof languageTags)[Language] extends TagIn<'Latin'> ? Language : never;
}[SourceLanguage];
