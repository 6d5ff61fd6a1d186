import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect } from 'vitest';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { noSpelling, type Spelling } from '#shared/spelling.ts';
import { checkText } from '#shared/translation-checks/check-text.ts';
import { directionOf, type SourceTag } from '#shared/translation-text.ts';
import { blockOf, pageOf } from './printed-texts.ts';

/** Checks of one paragraph against its English, with the product's phrasebook and English dictionary. */

const english = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
export const spells = (word: string) => english.correct(word);

export function paragraphOf(lang: SourceTag, source: string, target: string): TextBlock {
  const block = blockOf({ kind: 'paragraph', source, target });
  return {
    ...{ ...block, lang, dir: directionOf(lang) },
    ...{ version: 1, confirmedBy: null, confirmedByName: null, confirmedAt: null },
  };
}

export function findingsOf(
  lang: SourceTag,
  { source, target, spelling = noSpelling }: { source: string; target: string; spelling?: Spelling },
): TextFinding[] {
  const text = { pages: [pageOf(1, { lang })], blocks: [paragraphOf(lang, source, target)] };
  return checkText({ text, spelling, phrases: phrasesOf(lang), sourcePages: 1, spells });
}

/** Rules whose findings require an answer. Fails on a finding of law, which no rule on words may give. */
export function answersTo(lang: SourceTag, source: string, target: string): string[] {
  const findings = findingsOf(lang, { source, target });
  expect(findings.filter(({ level }) => level === 'law')).toEqual([]);
  return findings.flatMap(({ level, rule }) => (level === 'answer' ? [rule] : []));
}
