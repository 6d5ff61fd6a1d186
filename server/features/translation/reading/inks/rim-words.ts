/** Words along the rim of a round stamp: which way up each place is read. Upper lettering faces outward, lower mostly inward. */

export interface RimWord {
  text: string;
  confidence: number;
  /** Angles in radians, clockwise from the right. */
  from: number;
  to: number;
  /** True if it was read with its baseline facing outward. */
  isInward: boolean;
  /** Of the lettering as it was read, in parts of its own. */
  size: number;
}

/** Overlap, as a share of the narrower word, from which two words are at one place. */
const maxShared = 0.3;
/** Letters upside down look like digits: `DE FE` reads `34 30`. */
const digitWorth = 0.5;
/** Angle over which words belong to one line. */
const maxGap = 0.2;
/** Confidence that specks reach, and below which a word is left out. */
const speck = 30;
export const minConfidence = 35;
/** Confidence that each other size with the same word adds. */
const agreement = 15;
const turn = 2 * Math.PI;

/** Each line of the rim the better way up; outward from the bottom clockwise, then inward from the top counterclockwise. */
export function wordsOnRim(words: readonly RimWord[]): RimWord[] {
  const confident = words.filter(({ confidence }) => confidence >= minConfidence);
  const sure = confident.filter((word) => !isJoined(word, confident));
  const taken = linesOf(sure).flatMap((line) => betterWay(line, words));
  const [outward, inward] = [taken.filter((word) => !word.isInward), taken.filter((word) => word.isInward)];
  const clockwise = (side: readonly RimWord[], start: number) =>
    side.toSorted((a, b) => wrapped(middleOf(a) - start) - wrapped(middleOf(b) - start));
  return [...clockwise(outward, Math.PI / 2), ...clockwise(inward, (3 * Math.PI) / 2).toReversed()];
}

/** Words in both orientations that are close together. */
function linesOf(words: readonly RimWord[]): RimWord[][] {
  const left = new Set(words);
  const lines: RimWord[][] = [];
  for (const first of left) {
    left.delete(first);
    const line = [first];
    for (const word of line) {
      for (const other of left) {
        if (sharedBy(word, other) <= -maxGap) continue;
        left.delete(other);
        line.push(other);
      }
    }
    lines.push(line);
  }
  return lines;
}

function betterWay(line: readonly RimWord[], words: readonly RimWord[]): RimWord[] {
  const ways = [false, true].map((isInward) => {
    const ranked = line
      .filter((word) => word.isInward === isInward)
      .map((word) => ({ word, worth: worthOf(word, words) }))
      .toSorted((a, b) => b.worth - a.worth);
    const taken: typeof ranked = [];
    for (const one of ranked) if (!taken.some(({ word }) => excludes(word, one.word))) taken.push(one);
    return { words: taken.map(({ word }) => word), worth: taken.reduce((sum, { worth }) => sum + worth, 0) };
  });
  return ways.toSorted((a, b) => b.worth - a.worth)[0]?.words ?? [];
}

function worthOf(word: RimWord, words: readonly RimWord[]): number {
  const { text, confidence, isInward } = word;
  const alike = words.filter(
    (other) => other !== word && other.text === text && other.isInward === isInward && areInOnePlace(word, other),
  );
  const signs = countOf(text, /\p{L}/gu) + digitWorth * countOf(text, /\p{N}/gu);
  return (confidence - speck + agreement * alike.length) * signs;
}

/** True if another size reads the same letters as two words. */
function isJoined(word: RimWord, words: readonly RimWord[]): boolean {
  const parts = words.filter((part) => part.isInward === word.isInward && areInOnePlace(part, word));
  return parts.some((first) => parts.some(({ text }) => first.text + text === word.text));
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** Words of one reading stand side by side, though the engine's boxes may overlap. */
function excludes(a: RimWord, b: RimWord): boolean {
  return a.size !== b.size && areInOnePlace(a, b);
}

function areInOnePlace(a: RimWord, b: RimWord): boolean {
  return sharedBy(a, b) > maxShared * Math.min(a.to - a.from, b.to - b.from);
}

/** Angle that both take up; below zero, the gap between them. */
function sharedBy(a: RimWord, b: RimWord): number {
  const apart = wrapped(middleOf(a) - middleOf(b) + turn / 2) - turn / 2;
  return (a.to - a.from + b.to - b.from) / 2 - Math.abs(apart);
}

function middleOf({ from, to }: RimWord): number {
  return (from + to) / 2;
}

function wrapped(angle: number): number {
  return ((angle % turn) + turn) % turn;
}
