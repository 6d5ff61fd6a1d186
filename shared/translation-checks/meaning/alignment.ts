import { asciiDigits } from '#shared/numerals/digits.ts';
import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { hitsOf } from './meanings.ts';

/**
 * Sentences of both sides in their order, where a translator or an abbreviation has joined some: `Szkoła nr 4 im. Janusza
 * Korczaka.` is two by its stops and one in English. The cheapest way counts, by lengths and by the numbers and names of both.
 */

/** Sentence ranges on both sides; one is empty for a sentence without a counterpart. */
export interface Step {
  own: readonly [from: number, to: number];
  english: readonly [from: number, to: number];
  /** Letters of the English for those that the sentences of the source would have. */
  share: number;
}

const moves = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [2, 2],
  [1, 0],
  [0, 1],
] as const;

/** A block of more sentences is compared as a whole. */
const maxSentences = 80;
/** Sentences by which the place of one may differ from that of its English. */
const band = 6;
/** Letters that each sentence gains, so that a word more or less of a short one counts little. */
const padding = 12;
/** Cost per joined sentence of a step, and of a sentence without a counterpart. */
const costs = { join: 0.3, gap: 1.6, stranger: 0.35 };
/** Discount for an equal number or name. */
const saved = 0.8;

interface Sentence {
  length: number;
  keys: ReadonlySet<string>;
}

/** The cheapest alignment; undefined for too many sentences, or none. */
export function alignmentOf(own: readonly string[], english: readonly string[]): Step[] | undefined {
  if (own.length === 0 || english.length === 0 || own.length > maxSentences || english.length > maxSentences)
    return undefined;
  const [first, second] = [own.map(sentenceOf), english.map(sentenceOf)];
  const ratio = total(second) / Math.max(1, total(first));
  const [rows, columns] = [own.length + 1, english.length + 1];
  const best = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY);
  const came = new Int8Array(rows * columns).fill(-1);
  best[0] = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (Math.abs(row / own.length - column / english.length) * Math.max(own.length, english.length) > band) continue;
      for (const [move, [down, right]] of moves.entries()) {
        const [from, start] = [row - down, column - right];
        if (from < 0 || start < 0) continue;
        const cost =
          (best[from * columns + start] ?? 0) + costOf(first.slice(from, row), second.slice(start, column), ratio);
        if (cost >= (best[row * columns + column] ?? 0)) continue;
        best[row * columns + column] = cost;
        came[row * columns + column] = move;
      }
    }
  const steps: Step[] = [];
  for (let row = own.length, column = english.length; row > 0 || column > 0;) {
    const [down, right] = moves[came[row * columns + column] ?? -1] ?? [row, column];
    const [left, there] = [first.slice(row - down, row), second.slice(column - right, column)];
    steps.push({
      own: [row - down, row],
      english: [column - right, column],
      share: (total(there) + padding) / (total(left) * ratio + padding),
    });
    row -= down;
    column -= right;
  }
  return steps.toReversed();
}

const total = (sentences: readonly Sentence[]) => sentences.reduce((sum, { length }) => sum + length, 0);

function costOf(own: readonly Sentence[], english: readonly Sentence[], ratio: number): number {
  if (own.length === 0 || english.length === 0) return costs.gap;
  const uneven = Math.abs(Math.log((total(english) + padding) / (total(own) * ratio + padding)));
  const [left, right] = [keysOf(own), keysOf(english)];
  const shared = [...left].filter((key) => right.has(key)).length;
  const least = Math.min(left.size, right.size);
  const anchored = least === 0 ? 0 : shared === 0 ? -costs.stranger : (saved * shared) / least;
  return uneven + costs.join * (own.length + english.length - 2) - anchored;
}

function keysOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  return sentences.length === 1 && sentences[0]
    ? sentences[0].keys
    : new Set(sentences.flatMap(({ keys }) => [...keys]));
}

/** Numbers, and words with a capital, which both sides may write alike. */
function keysIn(text: string): ReadonlySet<string> {
  const numbers = asciiDigits(text).match(/\d+/g) ?? [];
  const names = text.normalize('NFC').match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [];
  return new Set([...numbers.map((number) => String(Number(number))), ...names.map(foldLetters)]);
}

const sentenceOf = (text: string): Sentence => ({
  length: text.replaceAll(/[^\p{L}\p{N}]/gu, '').length,
  keys: keysIn(text),
});

/** Aligned sentence pairs, joined ones as one; undefined if some have no counterpart or differ much in length. */
export function joinedPairs(
  [source, own]: readonly [text: string, sentences: readonly string[]],
  [target, english]: readonly [text: string, sentences: readonly string[]],
): [own: string[], english: string[]] | undefined {
  const steps = alignmentOf(own, english);
  if (!steps || steps.some(({ share }) => share < plausible.least || share > plausible.most)) return undefined;
  return [
    spansOf(
      source,
      own,
      steps.map((step) => step.own),
    ),
    spansOf(
      target,
      english,
      steps.map((step) => step.english),
    ),
  ];
}

/** Shares of the expected length between which a pair is one. */
const plausible = { least: 0.5, most: 2 };

/** The text from the first sentence of each step to its last. */
function spansOf(text: string, sentences: readonly string[], steps: readonly (readonly [number, number])[]): string[] {
  let end = 0;
  const places = sentences.map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return { start, end };
  });
  return steps.map(([from, to]) => text.slice(places[from]?.start, places[to - 1]?.end));
}

/** Shares of the expected length below which the sentences of a step say more than their English, and above which less. */
const usual = { least: 0.9, most: 1.22 };
/** Share below which a sentence that says what the English lacks is lost, however long the whole is. */
const scarce = 0.8;
/** Share below which the English has one of two sentences that say nearly the same. */
const halved = 0.72;

interface Sides {
  own: readonly string[];
  english: readonly string[];
  lang: LanguageTag;
}

/** Whether a sentence of the source has no English, rather than being joined to another; likely where that cannot be told. */
export function lostSentence({ own, english, lang }: Sides): 'sure' | 'likely' | undefined {
  const steps = alignmentOf(own, english);
  if (steps === undefined || steps.some(({ share }) => share < plausible.least)) return 'likely';
  const found = steps
    .filter((step) => step.own[1] - step.own[0] > step.english[1] - step.english[0])
    .map((step) => {
      const [left, right] = [own.slice(...step.own), english.slice(...step.english)];
      if (left.filter((sentence) => endsShort(sentence, lang)).length >= left.length - right.length) return undefined;
      // A word of the English renders one of the source.
      const used = new Set<number>();
      const isSaid = left.every((sentence) => isRendered([sentence, lang], [right.join(' '), 'en'], used));
      if (isSaid) return step.share < halved ? 'sure' : step.share < usual.least ? 'likely' : undefined;
      return step.share < scarce ? 'sure' : 'likely';
    });
  return found.find((certainty) => certainty === 'sure') ?? found.find(Boolean);
}

/** Whether an English sentence has no source; also true if that is undecidable. */
export function isSentenceAdded({ own, english, lang }: Sides): boolean {
  if (mayBeDivided(own, english))
    return english.some((sentence) => shareRendered([sentence, 'en'], [own.join(' '), lang]) < partly);
  const steps = alignmentOf(own, english);
  return (
    steps === undefined ||
    steps.some((step) => {
      const [left, right] = [own.slice(...step.own), english.slice(...step.english)];
      if (right.length <= left.length) return false;
      return step.share > usual.most || right.some((sentence) => !isRendered([sentence, 'en'], [left.join(' '), lang]));
    })
  );
}

/** A sentence of Chinese or Japanese joins by commas what English divides. */
function mayBeDivided(own: readonly string[], english: readonly string[]): boolean {
  return (
    english.length <= own.join('、').split(/[,，、;；]/u).length && own.every((text) => /\p{Script=Han}/u.test(text))
  );
}

type Text = readonly [text: string, lang: LanguageTag];

/** `Naczelnik Wydziału, podinsp.`: the stop of an abbreviation, by its short word or one that ends as no word does. */
function endsShort(sentence: string, lang: LanguageTag): boolean {
  if (isIn(lang, 'Arabic', 'Hebrew', 'Japanese', 'Chinese', 'Korean')) return false;
  return /(?<![\p{L}\p{N}])(?:[bcdfghjklmnpqrstvwxzбвгґджзйклмнпрстфхцчшщ]{1,3}|\p{L}{1,6}[bcdfghjklmnpqrsvwxzбвгґджзйклмнпрсфхцчшщ]{2})\.$/iu.test(
    sentence,
  );
}

/** Whether most entities of a sentence are on the other side as well. */
function isRendered(sentence: Text, other: Text, used?: Set<number>): boolean {
  return shareRendered(sentence, other, used) >= mostly;
}

/** Two of three, but for the error of the division. */
const mostly = 0.666;
/** Applies to a clause in the middle of a longer sentence. */
const partly = 0.2;

function shareRendered([sentence, lang]: Text, [text, other]: Text, used?: Set<number>): number {
  const meant = meaningsOf(sentence, lang);
  const said = meaningsOf(text, other);
  const names = [...keysIn(sentence)];
  const given = keysIn(text);
  const starts = new Set([...given].map((name) => name.slice(0, 4)));
  const all = names.length + meant.length;
  const found =
    names.filter((name) => given.has(name) || (!/^\d/.test(name) && starts.has(name.slice(0, 4)))).length +
    meant.filter((meanings) => {
      const place = said.findIndex(
        (word, at) => used?.has(at) !== true && word.some((meaning) => meanings.includes(meaning)),
      );
      if (place >= 0) used?.add(place);
      return place >= 0;
    }).length;
  return all === 0 ? 0 : found / all;
}

/** Meanings of each word that has some. */
function meaningsOf(text: string, lang: LanguageTag): string[][] {
  const hits = [...hitsOf(text, lang).values()].flat();
  return [...Map.groupBy(hits, ({ start }) => start).values()].map((words) =>
    words.flatMap(({ pattern: { group, main, wide } }) => [...main, ...wide].map((meaning) => `${group}:${meaning}`)),
  );
}
