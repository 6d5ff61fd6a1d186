import { directionOf, type LanguageTag } from '#shared/translation-text.ts';
import { writingSystems, type WritingSystem } from '#shared/writing-systems.ts';
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
  ro: 'ron',
  nl: 'nld',
  tr: 'tur',
  vi: 'vie',
  'zh-Hant': 'chi_tra',
  en: 'eng',
};

export function engineLanguagesOf(lang: LanguageTag): string {
  return engineLanguages[lang];
}

/** Every file of data that pages are read with. */
export function engineData(): string[] {
  const all = [...Object.values(engineLanguages), ...Object.values(numberLanguages)];
  return [...new Set(all.flatMap((names) => names.split('+')))];
}

/** Data that reads the numbers of a page a second time, in one script with them. */
const numberLanguages: Readonly<Record<LanguageTag, string>> = {
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
  ro: 'eng',
  nl: 'eng',
  tr: 'eng',
  vi: 'eng',
  'zh-Hant': 'eng',
  en: 'deu',
};

export function numberLanguageOf(lang: LanguageTag): string {
  return numberLanguages[lang];
}

/** Letters of the language that its data does not know, and that the data for its numbers does. */
export function lackedLetters(lang: LanguageTag): RegExp | undefined {
  return lang === 'es' ? /[üÜ]/ : undefined;
}

export function scriptOf(lang: LanguageTag): Script {
  return { lang, dir: directionOf(lang) };
}

const otherScripts: Readonly<Record<Exclude<WritingSystem, 'Latin'>, RegExp>> = {
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Korean: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Chinese: /\p{Script=Han}/u,
};

/** Letters of the language's own script; undefined for Latin. */
export function ownScript(lang: LanguageTag): RegExp | undefined {
  const system = writingSystems[lang];
  return system === 'Latin' ? undefined : otherScripts[system];
}

/** A block of Latin words only, on a page of another script, is English on the page. */
export function languageOf(text: string, pageLang: LanguageTag): LanguageTag {
  const own = ownScript(pageLang);
  return own && !own.test(text) && /\p{Script=Latin}{3}/u.test(text) ? 'en' : pageLang;
}
