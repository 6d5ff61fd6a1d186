import type { SourceTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';

/** Chinese punctuation, by which texts are cut as by that of other languages. */
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

/** Script without capitals leaves those of a sentence's further words to English. */
export function insideSentence(target: string, tag: SourceTag): string {
  return isIn(tag, 'Chinese') && attributes.test(target) ? target.toLowerCase() : target;
}
