import { directionOf, type LanguageTag } from '#shared/translation-text.ts';
import type { Script } from './layout/words.ts';

/** Data of the recognition engine per language. Arabic and Hebrew data misread digits; English beside them reads most. */
const engineLanguages: Readonly<Record<LanguageTag, string>> = {
  pt: 'por',
  es: 'spa',
  de: 'deu',
  ar: 'ara+eng',
  he: 'heb+eng',
  ja: 'jpn',
  ko: 'kor',
  fr: 'fra',
  it: 'ita',
  pl: 'pol',
  uk: 'ukr',
  zh: 'chi_sim',
  en: 'eng',
};

export function engineLanguagesOf(lang: LanguageTag): string {
  return engineLanguages[lang];
}

/** Data that reads the numbers of a page a second time, in one script with them. */
const numberLanguages: Partial<Record<LanguageTag, string>> = {
  pt: 'eng',
  es: 'deu',
  de: 'eng',
  ar: 'eng',
  he: 'eng',
  ja: 'eng',
  ko: 'eng',
  fr: 'eng',
  it: 'eng',
  pl: 'eng',
  uk: 'eng',
  zh: 'eng',
  en: 'deu',
};

export function numberLanguageOf(lang: LanguageTag): string | undefined {
  return numberLanguages[lang];
}

/** Letters of the language that its data does not know, and that the data for its numbers does. */
export function lackedLetters(lang: LanguageTag): RegExp | undefined {
  return lang === 'es' ? /[üÜ]/ : undefined;
}

export function scriptOf(lang: LanguageTag): Script {
  return { lang, dir: directionOf(lang) };
}

const otherScripts: Partial<Record<LanguageTag, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Letters of the language's own script; undefined for Latin. */
export function ownScript(lang: LanguageTag): RegExp | undefined {
  return otherScripts[lang];
}

/** A block without a letter of its page's script that holds Latin words stands in English on the page. */
export function languageOf(text: string, pageLang: LanguageTag): LanguageTag {
  const own = ownScript(pageLang);
  return own && !own.test(text) && /\p{Script=Latin}{3}/u.test(text) ? 'en' : pageLang;
}
