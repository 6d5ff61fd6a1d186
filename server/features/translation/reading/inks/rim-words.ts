/** Words along the rim of a round stamp: which way up each place is read. Upper lettering faces outward, lower mostly inward. */

export interface RimWord {
  text: string;
  confidence: number;
  /** Angles in radians, clockwise from the right. */
  from: number;
  to: number;
  /** True if it was read with its baseline facing outward. */
  isInward: boolean;
}

/** Of the narrower of two words, from which they stand in one place. */
const maxShared = 0.3;
/** Letters upside down look like digits, `DE FE` like `24 30`: what a digit counts beside letters of its way up, alone, and beside others. */
const digitWorth = { alike: 1, alone: 0.5, unlike: 0.25 };
/** Angle to the next word of a line. */
const near = 0.5;
/** Confidence that specks reach, and below which a word is left out. */
const speck = 30;
export const minConfidence = 35;
/** Confidence that each other size with the same word adds. */
const agreement = 15;
const turn = 2 * Math.PI;

/** The best word of each place among all readings; outward from the bottom clockwise, then inward from the top counterclockwise. */
export function wordsOnRim(words: readonly RimWord[]): RimWord[] {
  const confident = words.filter(({ confidence }) => confidence >= minConfidence);
  const sure = confident.filter((word) => !isJoined(word, confident));
  const letters = bestInPlaces(
    sure.filter((word) => !isNumber(word)),
    (word) => worthOf(word, words, 'alone'),
  );
  const taken = bestInPlaces(sure, (word) => worthOf(word, words, companyOf(word, letters)));
  const [inward, outward] = [true, false].map((isInward) => taken.filter((word) => word.isInward === isInward));
  const clockwise = (side: readonly RimWord[] = [], start: number) =>
    side.toSorted((a, b) => wrapped(middleOf(a) - start) - wrapped(middleOf(b) - start));
  return [...clockwise(outward, Math.PI / 2), ...clockwise(inward, (3 * Math.PI) / 2).toReversed()];
}

function bestInPlaces(words: readonly RimWord[], worth: (word: RimWord) => number): RimWord[] {
  const ranked = words.map((word) => ({ word, worth: worth(word) })).toSorted((a, b) => b.worth - a.worth);
  const taken: RimWord[] = [];
  for (const { word } of ranked) if (!taken.some((other) => areInOnePlace(word, other))) taken.push(word);
  return taken;
}

function worthOf(word: RimWord, words: readonly RimWord[], company: keyof typeof digitWorth): number {
  const { text, confidence, isInward } = word;
  const alike = words.filter(
    (other) => other !== word && other.text === text && other.isInward === isInward && areInOnePlace(word, other),
  );
  const signs = countOf(text, /\p{L}/gu) + digitWorth[company] * countOf(text, /\p{N}/gu);
  return (confidence - speck + agreement * alike.length) * signs;
}

/** True if another size reads the same letters as two words. */
function isJoined(word: RimWord, words: readonly RimWord[]): boolean {
  const parts = words.filter((part) => part.isInward === word.isInward && areInOnePlace(part, word));
  return parts.some((first) => parts.some(({ text }) => first.text + text === word.text));
}

/** Which way up the nearest word beside it is read. */
function companyOf(word: RimWord, letters: readonly RimWord[]): keyof typeof digitWorth {
  const beside = letters
    .map((other) => ({ other, gap: -sharedBy(word, other) }))
    .filter(({ other, gap }) => gap < near && !areInOnePlace(word, other))
    .toSorted((a, b) => a.gap - b.gap);
  const [nearest] = beside;
  if (!nearest) return 'alone';
  return nearest.other.isInward === word.isInward ? 'alike' : 'unlike';
}

function isNumber({ text }: RimWord): boolean {
  return countOf(text, /\p{N}/gu) >= countOf(text, /\p{L}/gu);
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
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
