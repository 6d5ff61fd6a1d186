import type { LanguageTag } from '#shared/translation-text.ts';
import { chinese } from './chinese.ts';
import { french } from './french.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import type { LanguageRules } from './rules.ts';
import { ukrainian } from './ukrainian.ts';

/** Languages whose words stand in a file of their own; those of the others are columns of the lists by meaning. */
export const languageRules = {
  fr: french,
  it: italian,
  pl: polish,
  uk: ukrainian,
  zh: chinese,
} as const satisfies Partial<Record<LanguageTag, LanguageRules>>;

export type TagWithRules = keyof typeof languageRules;

export function rulesOf(lang: LanguageTag): LanguageRules | undefined {
  return isWithRules(lang) ? languageRules[lang] : undefined;
}

function isWithRules(lang: LanguageTag): lang is TagWithRules {
  return Object.hasOwn(languageRules, lang);
}
