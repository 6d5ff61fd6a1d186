import { gapMark } from '#shared/translation-gaps.ts';
import { splitSentences } from '../segments.ts';
import { byRule, joined, type Piece } from './pieces.ts';
import type { Translator } from './translate.ts';

/** Partial drafts: each unknown sentence becomes a gap. */

/** Minimum share of known letters: with less, writing the text is quicker than completing it. */
const leastShare = 0.35;

/** English with gaps; undefined when too little of the text is known. */
export function partialText(text: string, translator: Translator): Piece | undefined {
  const sentences = splitSentences(text).map((part) => {
    const sentence = part.trim();
    const piece = sentence === '' ? byRule('') : (translator.text(sentence) ?? translator.frame(sentence));
    return { sentence, space: part.slice(part.trimEnd().length), piece };
  });
  const known = sentences.filter(({ piece }) => piece !== undefined).map(({ sentence }) => lettersOf(sentence));
  if (sum(known) < lettersOf(text) * leastShare || sum(known) === 0) return undefined;
  const pieces = sentences.flatMap(({ piece, space }, index) => {
    // One gap for a run of unknown sentences.
    if (piece === undefined && index > 0 && sentences[index - 1]?.piece === undefined) return [];
    const isLast = index === sentences.length - 1;
    const own = piece ?? byRule(gapMark);
    return [{ ...own, target: own.target + (isLast ? '' : space === '' ? ' ' : space) }];
  });
  const whole = joined(pieces, (targets) => targets.join('').trim());
  return whole && isMoreThanGaps(whole.target) ? whole : undefined;
}

/** Whether a draft has words or numbers beside its gaps. */
export function isMoreThanGaps(target: string): boolean {
  return /[\p{L}\p{N}]/u.test(target.replaceAll(gapMark, ''));
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
