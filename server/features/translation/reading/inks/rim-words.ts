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
/** Letters upside down look like digits: `DE FE` reads `34 30`. */
const digitWorth = 0.5;
/** Confidence that specks reach, and below which a word is left out. */
const speck = 30;
export const minConfidence = 35;
/** Confidence that each other size with the same word adds. */
const agreement = 15;
const turn = 2 * Math.PI;

/** The best word of each place among all readings; outward from the bottom clockwise, then inward from the top counterclockwise. */
export function wordsOnRim(words: readonly RimWord[]): RimWord[] {
  const ranked = words
    .filter(({ confidence }) => confidence >= minConfidence)
    .map((word) => ({ word, worth: worthOf(word, words) }))
    .toSorted((a, b) => b.worth - a.worth);
  const taken: RimWord[] = [];
  for (const { word } of ranked) {
    if (!taken.some((other) => areInOnePlace(word, other))) taken.push(word);
  }
  const [inward, outward] = [true, false].map((isInward) => taken.filter((word) => word.isInward === isInward));
  const clockwise = (side: readonly RimWord[] = [], start: number) =>
    side.toSorted((a, b) => wrapped(middleOf(a) - start) - wrapped(middleOf(b) - start));
  return [...clockwise(outward, Math.PI / 2), ...clockwise(inward, (3 * Math.PI) / 2).toReversed()];
}

function worthOf(word: RimWord, words: readonly RimWord[]): number {
  const { text, confidence, isInward } = word;
  const alike = words.filter(
    (other) => other !== word && other.text === text && other.isInward === isInward && areInOnePlace(word, other),
  );
  const [letters, digits] = [/\p{L}/gu, /\p{N}/gu].map((sign) => text.match(sign)?.length ?? 0);
  return (confidence - speck + agreement * alike.length) * ((letters ?? 0) + digitWorth * (digits ?? 0));
}

function areInOnePlace(a: RimWord, b: RimWord): boolean {
  const half = (word: RimWord) => (word.to - word.from) / 2;
  const apart = wrapped(middleOf(a) - middleOf(b) + turn / 2) - turn / 2;
  return half(a) + half(b) - Math.abs(apart) > maxShared * 2 * Math.min(half(a), half(b));
}

function middleOf({ from, to }: RimWord): number {
  return (from + to) / 2;
}

function wrapped(angle: number): number {
  return ((angle % turn) + turn) % turn;
}
