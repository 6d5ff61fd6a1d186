import type { LanguageTag } from '#shared/translation-text.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { romanian } from './romanian.ts';
import type { LanguageRules } from './rules.ts';
import { traditionalChinese } from './traditional/chinese-traditional.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';
import { moreLines } from './words/lines.ts';

/** Languages whose words stand in a file of their own; those of the others are columns of the lists by meaning. */
export const languageRules = {
  fr: french,
  it: italian,
  pl: polish,
  uk: ukrainian,
  zh: chinese,
  ro: romanian,
  nl: dutch,
  tr: turkish,
  vi: vietnamese,
  'zh-Hant': traditionalChinese,
} as const satisfies Partial<Record<LanguageTag, LanguageRules>>;

export type TagWithRules = keyof typeof languageRules;

export function rulesOf(lang: LanguageTag): LanguageRules | undefined {
  return isWithRules(lang) ? languageRules[lang] : undefined;
}

export function isWithRules(lang: LanguageTag): lang is TagWithRules {
  return Object.hasOwn(languageRules, lang);
}

const sectionsByMeanings = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Lines under each `# group`. */
export function sectionsOf(meanings: string): ReadonlyMap<string, readonly string[]> {
  const known = sectionsByMeanings.get(meanings);
  if (known) return known;
  const sections = new Map<string, string[]>();
  sectionsByMeanings.set(meanings, sections);
  let lines: string[] = [];
  for (const line of meanings.trim().split('\n')) {
    if (line.startsWith('# ')) {
      lines = [];
      sections.set(line.slice(2), lines);
    } else lines.push(line);
  }
  return sections;
}

/** Whether the words of a group are known in a language; what is not known is not compared. */
export function isCompared(lang: LanguageTag, group: string): boolean {
  const rules = rulesOf(lang);
  return rules === undefined || sectionsOf(rules.meanings).has(group) || moreLines(lang, group).length > 0;
}
