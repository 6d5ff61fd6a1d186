import type { LanguageTag } from '#shared/translation-text.ts';
import { dutch } from './dutch-words.ts';
import { romanian } from './romanian-words.ts';
import { turkish } from './turkish-words.ts';
import { vietnamese } from './vietnamese-words.ts';
import type { WrittenLanguage } from './written.ts';

/** Languages whose dates and numbers stand in a file of their own. */
export const writtenLanguages = {
  ro: romanian,
  nl: dutch,
  tr: turkish,
  vi: vietnamese,
} as const satisfies Partial<Record<LanguageTag, WrittenLanguage>>;

export type WrittenTag = keyof typeof writtenLanguages;

export function isWritten(tag: LanguageTag): tag is WrittenTag {
  return Object.hasOwn(writtenLanguages, tag);
}
