import type { Rule } from './rules.ts';
import { heightOf, type Word } from './words.ts';

/** Words of speckle, drawn lines, seals and signatures, and what the engine read of text without being sure of it. */

const hopelessBelow = 30;
const doubtedBelow = 60;
/** In heights of the page's words. */
const maxHeight = 3.2;
/** Neighbors in a line: sure words at the same height, this far apart in heights, of similar size. */
const sureAbove = 80;
const maxGap = 1.2;
const minShared = 0.6;
const minLikeness = 0.55;
/** Least share of letters and digits in a word that the engine calls hopeless. */
const minLetters = 0.75;

/** Words without meaning. One that stands in a line of sure words is text, however little the engine is sure of it. */
export function scrapsAmong(
  words: readonly Word[],
  { height, down }: { height: number; down: readonly Rule[] },
): Word[] {
  const scraps = new Set(words.filter((word) => isScrap(word, height) || isLine(word, down)));
  const sure = words.filter(({ text, confidence }) => confidence >= sureAbove && /[\p{L}\p{N}]{2}/u.test(text));
  for (let isGrowing = true; isGrowing;) {
    const saved = [...scraps].filter((word) => isWord(word) && sure.some((other) => areNeighbors(word, other)));
    for (const word of saved) scraps.delete(word);
    sure.push(...saved);
    isGrowing = saved.length > 0;
  }
  return [...scraps];
}

function isScrap(word: Word, height: number): boolean {
  if (word.confidence < hopelessBelow || heightOf(word) > maxHeight * height) return true;
  return word.confidence < doubtedBelow && !/[\p{L}\p{N}]{2}|\p{Script=Han}|\p{N}/u.test(word.text);
}

/** A drawn line that the engine took for a bar: as a word it would make the line a stroke of letters. */
function isLine({ text, x0, x1, y0, y1 }: Word, down: readonly Rule[]): boolean {
  const y = (y0 + y1) / 2;
  return (
    /^[|¦]+$/u.test(text) &&
    down.some((rule) => rule.from < y && rule.to > y && rule.at(y) > x0 - 2 && rule.at(y) < x1 + 2)
  );
}

function isWord({ text }: Word): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return /\p{L}{3}/u.test(text) && letters >= minLetters * text.length && !/\p{Ll}\p{Lu}/u.test(text);
}

function areNeighbors(one: Word, other: Word): boolean {
  const low = Math.min(heightOf(one), heightOf(other));
  const high = Math.max(heightOf(one), heightOf(other));
  if (low < minLikeness * high) return false;
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  const gap = Math.max(one.x0 - other.x1, other.x0 - one.x1);
  return shared > minShared * low && gap < maxGap * high && gap > -0.5 * high;
}
