import { foldLetters } from '#shared/spelling.ts';
import { editsBetween, wordsOf } from './segments.ts';

/** How a text spells a name. */

export type Comparison =
  | { result: 'same' | 'missing'; found?: undefined }
  | { result: 'accent' | 'near'; found: string };

interface Words {
  words: readonly string[];
  lower: readonly string[];
  folded: readonly string[];
  known: ReadonlySet<string>;
}

/** Words of texts that were compared; each text is compared with many names. */
const prepared = new Map<string, Words>();
const maxPrepared = 4_000;

function prepare(text: string): Words {
  const known = prepared.get(text);
  if (known) return known;
  const words = wordsOf(text);
  const folded = words.map(foldLetters);
  const made = { words, lower: words.map((word) => word.toLowerCase()), folded, known: new Set(folded) };
  if (prepared.size >= maxPrepared) prepared.clear();
  prepared.set(text, made);
  return made;
}

/**
 * Where the source is given, a second spelling beside the right one counts, unless the source has it: a name of several words
 * may stand in a segment twice.
 */
export function compareSpelling(text: string, name: string, source?: string): Comparison {
  const wanted = prepare(name);
  const given = prepare(text);
  const length = wanted.words.length;
  // Every comparison of several words needs half of them alike.
  const alike = wanted.folded.filter((word) => given.known.has(word)).length;
  if (length === 0 || (length > 1 && alike * 2 < length)) return { result: 'missing' };
  const starts = Array.from({ length: Math.max(given.words.length - length + 1, 0) }, (_start, start) => start);
  const wordsAt = (start: number) => given.words.slice(start, start + length).join(' ');
  const isSameAt = (start: number) => wanted.lower.every((word, index) => word === given.lower[start + index]);
  const isFoldedAt = (start: number) => wanted.folded.every((word, index) => word === given.folded[start + index]);
  const isNearAt = (start: number) => isNear(given.folded.slice(start, start + length), wanted.folded);

  if (starts.some(isSameAt)) {
    if (source === undefined || length < 2) return { result: 'same' };
    const others = starts.filter((start) => !isSameAt(start) && isNearAt(start) && !hasWords(source, wordsAt(start)));
    const [other] = others;
    if (other === undefined) return { result: 'same' };
    return { result: isFoldedAt(other) ? 'accent' : 'near', found: wordsAt(other) };
  }
  const folded = starts.find(isFoldedAt);
  if (folded !== undefined) return { result: 'accent', found: wordsAt(folded) };
  const near = starts.find(isNearAt);
  if (near !== undefined) return { result: 'near', found: wordsAt(near) };
  const shorter = findShorter(given, wanted);
  return shorter === undefined ? { result: 'missing' } : { result: 'near', found: shorter };
}

/** Same number of words, at least half of them alike, the others a few letters apart. */
export function isNear(window: readonly string[], wanted: readonly string[]): boolean {
  if (window.length !== wanted.length) return false;
  let alike = 0;
  for (const [index, word] of wanted.entries()) {
    const other = window[index] ?? '';
    if (word === other) alike += 1;
    else if (editsBetween(word, other, allowedEdits(word)) > allowedEdits(word)) return false;
  }
  return wanted.length === 1 || alike * 2 >= wanted.length;
}

function allowedEdits(word: string): number {
  return word.length <= 4 ? 1 : word.length <= 7 ? 2 : 3;
}

/** A name that lost or gained words: from its first to its last word. */
function findShorter({ words, folded }: Words, wanted: Words): string | undefined {
  for (const [start, word] of folded.entries()) {
    if (word !== wanted.folded[0]) continue;
    for (let length = Math.min(wanted.folded.length + 2, folded.length - start); length >= 2; length -= 1) {
      const end = start + length;
      if (folded[end - 1] === wanted.folded.at(-1)) return words.slice(start, end).join(' ');
    }
  }
  return undefined;
}

/** Whether a text has the words as they are, in any case. */
export function hasWords(text: string, name: string): boolean {
  return ` ${prepare(text).lower.join(' ')} `.includes(` ${prepare(name).lower.join(' ')} `);
}

/** Whether a text has the words, with or without accents. */
export function hasFoldedWords(text: string, name: string): boolean {
  const wanted = prepare(name).folded;
  const { folded, known } = prepare(text);
  return wanted.every((word) => known.has(word)) && ` ${folded.join(' ')} `.includes(` ${wanted.join(' ')} `);
}
