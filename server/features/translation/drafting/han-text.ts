import type { SourceTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';

/** Replaces Chinese punctuation with ASCII, which the segmentation of other languages expects. */
export function withPlainSigns(text: string, tag: SourceTag): string {
  if (!isIn(tag, 'Chinese')) return text;
  return text
    .replaceAll('：', ': ')
    .replaceAll(/[，、]/gu, ', ')
    .replaceAll('；', '; ')
    .replaceAll('（', ' (')
    .replaceAll('）', ') ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\s+(?=[,;:)])/g, '')
    .trim();
}

const attributes = /^(?:Male|Female|Single|Married|Divorced|Widowed|Unemployed|Retired)$/;

/** Lowercases adjectives within a sentence: the source script has no case to copy. */
export function insideSentence(target: string, tag: SourceTag): string {
  return isIn(tag, 'Chinese') && attributes.test(target) ? target.toLowerCase() : target;
}
