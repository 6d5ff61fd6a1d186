import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { quoted } from '../rules.ts';
import { wordsOf, type Segment } from '../segments.ts';
import type { Group } from './group.ts';
import type { Hit } from './lexicon.ts';
import { looseSentencesOf, pairedSentences, sentencesOf } from './sentences.ts';
import { skeletonOf } from './skeletons.ts';

/** Compares the meanings of both sides of one group: replaced, lost and added ones. */

interface Pair {
  own: readonly Hit[];
  english: readonly Hit[];
}

/** Unit of comparison: sentences, axes, or the whole text. */
export function pairsOf(
  segment: Segment,
  { bySentence: isBySentence, hasAxes }: Group,
  { own, english }: Pair,
): Pair[] {
  if (isBySentence) return bySentence(segment, own, english);
  if (!hasAxes) return [{ own, english }];
  const axes = new Set(own.flatMap(({ pattern }) => pattern.main.map(axisOf)));
  return [...axes].map((axis) => ({ own: ofAxis(own, axis), english: ofAxis(english, axis) }));
}

const axisOf = (meaning: string) => meaning.slice(0, meaning.indexOf(':'));

function ofAxis(hits: readonly Hit[], axis: string): Hit[] {
  const isOf = (meaning: string) => axisOf(meaning) === axis;
  return hits
    .map((hit) => ({
      ...hit,
      pattern: { ...hit.pattern, main: hit.pattern.main.filter(isOf), wide: hit.pattern.wide.filter(isOf) },
    }))
    .filter(({ pattern }) => pattern.main.length + pattern.wide.length > 0);
}

function bySentence(
  { source, target }: Segment,
  own: readonly Hit[],
  english: readonly Hit[],
  otherwise = sentencesOf,
): Pair[] {
  const strict = [boundsOf(source, sentencesOf), boundsOf(target, sentencesOf)];
  const isEven = strict[0]?.length === strict[1]?.length;
  const loose = isEven ? strict : [boundsOf(source, otherwise), boundsOf(target, otherwise)];
  const [first = [], second = []] = loose[0]?.length === loose[1]?.length ? loose : pairedBounds(source, target);
  if (first.length !== second.length || first.length < 2 || first.length > maxSentences) return [{ own, english }];
  return first.map((end, index) => ({
    own: own.filter(({ start }) => start < end && start >= (first[index - 1] ?? 0)),
    english: english.filter(({ start }) => start < (second[index] ?? 0) && start >= (second[index - 1] ?? 0)),
  }));
}

/** A block of more sentences is compared as a whole. */
const maxSentences = 100;

/** Of `2009년 3월 7일 전역함.` and the English one way of splitting is not the same. */
function pairedBounds(source: string, target: string): number[][] {
  const [own, english] = pairedSentences(source, target) ?? [[], []];
  return [boundsOf(source, () => own), boundsOf(target, () => english)];
}

function boundsOf(text: string, split: (text: string) => string[]): number[] {
  let end = 0;
  return split(text).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return end;
  });
}

interface Compared extends Pair {
  /** Whether a source word has a known meaning, and hence is not a name. */
  knows: (word: string) => boolean;
  /** The usual English of a word of the source. */
  expected: (hit: Hit) => string | undefined;
  segment: Segment;
  group: Group;
  named: ReadonlySet<string>;
  /** Whether other words explain the two. */
  isRendered: (own: Hit, english: Hit) => boolean;
  /** Whether a word of the English has a meaning of another group that the source has too. */
  isMeantElsewhere: (english: Hit) => boolean;
  /** Whether either side has a word of no known meaning. */
  mayBeMeant: () => { own: boolean; english: boolean };
}

/** A meaning that stands for another in one sentence, though the whole block has both: where both sides have as many sentences. */
export function exchangedInSentence({ own, english, segment, group, ...facts }: Compared): string | undefined {
  if (group.bySentence || own.length === 0) return undefined;
  const pairs = bySentence(segment, own, english, looseSentencesOf);
  if (pairs.length < 2) return undefined;
  const strict = { ...group, lost: undefined, added: undefined, addedBeside: undefined, ordered: undefined };
  return pairs
    .flatMap((pair) => pairsOf(segment, strict, pair))
    .map((pair) => faultOf({ ...pair, ...facts, segment, group: strict }))
    .find((found) => found !== undefined);
}

/** The sentence about the first fault; undefined for a right pair. */
export function faultOf({
  own,
  english,
  segment: { source, target, lang },
  group,
  named,
  knows,
  expected,
  isRendered,
  isMeantElsewhere,
  mayBeMeant,
}: Compared): string | undefined {
  const isNamed = ({ written }: Hit, other: ReadonlySet<string>) => {
    const words = wordsOf(written).map(foldLetters);
    return words.some((word) => named.has(word)) || (words.length > 0 && words.every((word) => other.has(word)));
  };
  const [sourceWords, targetWords] = [foldedWords(source), foldedWords(target)];
  const isNegation = group.rule === 'negation';
  const firm = own.filter(({ pattern }) => pattern.main.length > 0);
  const given = new Set(own.flatMap(({ pattern }) => [...pattern.main, ...pattern.wide]));
  const said = new Set(english.flatMap(({ pattern }) => [...pattern.main, ...pattern.wide]));
  const isCopied = (hit: Hit) => !isNegation && isNamed(hit, targetWords);
  // A negated English word without a negation of its own, such as "unknown", renders one source word.
  const isSaidOtherwise = isNegation && !english.some(isMain) && english.length <= own.length - firm.length;
  const isLost = (hit: Hit) =>
    (isSaidOtherwise || !hit.pattern.main.some((meaning) => said.has(meaning))) && !isCopied(hit);
  const lost = firm.find(isLost);
  const meant = new Set(firm.flatMap(({ pattern }) => pattern.main));
  const isStrange = (hit: Hit) =>
    isMain(hit) && !hit.pattern.main.some((meaning) => given.has(meaning)) && !isNamed(hit, sourceWords);
  const added = english.find(
    ({ pattern, ...hit }) =>
      pattern.main.length > 0 &&
      ![...pattern.main, ...pattern.wide].some((meaning) => given.has(meaning)) &&
      (isNegation || !isNamed({ pattern, ...hit }, sourceWords)) &&
      !(group.rule === 'place-name' && soundsLike(hit.written, { source, lang, knows })),
  );
  const inSentence = sameSentence({ source, target });
  // The only lost and the only added word of a sentence translate each other, however far apart they are.
  const isOnly = !isNegation && firm.filter(isLost).length === 1 && english.filter(isStrange).length === 1;
  const isNear = (one: Hit, other: Hit) => inSentence(one, other, isOnly) && !isRendered(one, other);
  if (!isNegation)
    for (const one of firm.filter(isLost)) {
      const other = english.find((hit) => isStrange(hit) && isNear(one, hit));
      if (other) return exchangedSay(one, other.written, expected(one));
    }
  const listed = group.isCounted ? listedInstead(firm.filter(isLost), { own, english, isNear }) : undefined;
  if (listed) return exchangedSay(listed[0], listed[1].written, expected(listed[0]));
  const isOfMany = group.hasAxes === true || group.isCounted === true;
  const replaced =
    added &&
    firm.find(
      (hit) => !isCopied(hit) && isNear(hit, added) && isSaidLess(hit, { own: firm, english }, isOfMany ? meant : none),
    );
  // A word that may render a negation stands for one that the English has as well: `dispensa`, no exemption.
  const unsaid =
    isNegation && firm.length === 0 && own.length > 0 && english.filter((hit) => !isMain(hit)).length >= own.length
      ? english.find(isMain)
      : undefined;
  if (unsaid) return `${quoted(unsaid.written)} is not in the source. Check the meaning.`;
  const turned = lost && added && !isNear(lost, added) ? replaced : (lost ?? replaced);
  if (added && turned) return exchangedSay(turned, added.written, expected(turned));
  // Of two negations the English has one.
  const [, second] = firm;
  const hasFewer = !english.some(isMain) && english.length > 0 && english.length < own.length;
  if (isNegation && second && /^(?:de|ja|ko)$/.test(lang) && own.length >= 2 && (english.length === 1 || hasFewer))
    return `${quoted(second.written)} is in the source and not in the English. Check the meaning.`;
  // "approved" for `נדחתה`: a word of another meaning that the English has more often.
  const hasOther = english.some(({ pattern }) =>
    [...pattern.main, ...pattern.wide].some(
      (meaning) => !meant.has(meaning) || timesSaid(meaning, english) > timesSaid(meaning, own),
    ),
  );
  const isMeant = group.isOpen === true && lost !== undefined && !hasOther && mayBeMeant().english;
  if (lost && group.lost && !isMeant)
    return `${quoted(lost.written)} is in the source and not in the English. Check the meaning.`;
  const isName = group.rule === 'place-name' && own.length === 0 && added && isPartOfName(added, target);
  const isExplained = group.isOpen === true && added !== undefined && (isMeantElsewhere(added) || mayBeMeant().own);
  if (added && !isName && !isExplained && (group.added || (group.addedBeside && own.length > 0)))
    return `${quoted(added.written)} is not in the source. Check the meaning.`;
  if (group.ordered && isTurned(firm, english))
    return `The English has ${quoted(english.map(({ written }) => written).join(', '))} in another order. Compare both sides.`;
  return undefined;
}

/** `dostateczny` as a second "very good": a word of the same kind that the English has once more than the source. */
function listedInstead(
  lost: readonly Hit[],
  { own, english, isNear }: Pair & { isNear: (one: Hit, other: Hit) => boolean },
): [Hit, Hit] | undefined {
  for (const one of lost) {
    const other = english.find(
      (hit) =>
        isMain(hit) &&
        isNear(one, hit) &&
        hit.pattern.main.every((meaning) => timesOf(meaning, english) > timesSaid(meaning, own)),
    );
    if (other) return [one, other];
  }
  return undefined;
}

/** `“viuda” is “single” here, where “widowed” is expected.` */
export function exchangedSay({ written }: Hit, other: string, expected: string | undefined): string {
  const wanted = expected === undefined ? '' : `, where ${quoted(expected)} is expected`;
  return `${quoted(written)} is ${quoted(other)} here${wanted}. Check which one is right.`;
}

/** Share of a text by which two words may lie apart where its sentences cannot be told. */
const drift = 0.3;
/** Letters from which the place in a text says something. */
const placed = 160;

/** Whether two words are in the same sentence on both sides; near the same place if the numbers of sentences differ. */
export function sameSentence(sides: Pick<Segment, 'source' | 'target'>): IsNear {
  let known: IsNear | undefined;
  return (own, english, isOnly) => {
    known ??= nearOf(sides);
    return known(own, english, isOnly);
  };
}

/** `isOnly`: any distance within the sentence. */
export type IsNear = (own: Pick<Hit, 'start'>, english: Pick<Hit, 'start'>, isOnly?: boolean) => boolean;

/** Built on first use, since most pairs of a text need none. */
function nearOf({ source, target }: Pick<Segment, 'source' | 'target'>): IsNear {
  const [own, said] = pairedSentences(source, target) ?? [[], []];
  if (own.length < 2) {
    if (target.length < placed) return () => true;
    return (one, other) => Math.abs(one.start / source.length - other.start / target.length) <= drift;
  }
  const [first, second] = [boundsOf(source, () => own), boundsOf(target, () => said)];
  const rowOf = (bounds: readonly number[], { start }: Pick<Hit, 'start'>) => bounds.findIndex((end) => start < end);
  const shareOf = (bounds: readonly number[], row: number, { start }: Pick<Hit, 'start'>) => {
    const from = bounds[row - 1] ?? 0;
    return { share: (start - from) / ((bounds[row] ?? 0) - from), length: (bounds[row] ?? 0) - from };
  };
  return (one, other, isOnly = false) => {
    const row = rowOf(first, one);
    if (row !== rowOf(second, other)) return false;
    if (isOnly) return true;
    const [left, right] = [shareOf(first, row, one), shareOf(second, row, other)];
    return right.length < placed || Math.abs(left.share - right.share) <= drift * 1.5;
  };
}

/** `هيفاء` is a person's Haifa. */
function soundsLike(
  name: string,
  { source, lang, knows }: { source: string; lang: LanguageTag; knows: (word: string) => boolean },
): boolean {
  const sound = skeletonOf(name, 'en');
  return (
    /^(?:ar|he)$/.test(lang) &&
    wordsOf(source).some((word) => word.length >= 4 && skeletonOf(word, lang) === sound && !knows(word))
  );
}

/** `Riyad Haddad`: the name of a place before another capitalized word. */
function isPartOfName({ start, written }: Pick<Hit, 'start' | 'written'>, text: string): boolean {
  return /^ \p{Lu}\p{Ll}/u.test(text.slice(start + written.length, start + written.length + 3));
}

function isMain({ pattern }: Hit): boolean {
  return pattern.main.length > 0;
}

/** How often a meaning is named for itself. */
function timesOf(meaning: string, hits: readonly Hit[]): number {
  return hits.filter(({ pattern }) => pattern.main.includes(meaning)).length;
}

/** How often a meaning is named, by its own words or by those that may render it. */
function timesSaid(meaning: string, hits: readonly Hit[]): number {
  return hits.filter(({ pattern }) => pattern.main.includes(meaning) || pattern.wide.includes(meaning)).length;
}

/** If one word replaces another, the replaced one occurs less often in the English than in the source. */
function isSaidLess({ pattern }: Hit, { own, english }: Pair, meant: ReadonlySet<string>): boolean {
  return pattern.main.every((meaning) => timesFree(meaning, english, meant) < timesOf(meaning, own));
}

const none: ReadonlySet<string> = new Set();

/** As `timesSaid`, without words that stand for a meaning of their own: a basement of the source is no cellar as well. */
function timesFree(meaning: string, hits: readonly Hit[], meant: ReadonlySet<string>): number {
  return hits.filter(
    ({ pattern: { main, wide } }) =>
      main.includes(meaning) || (wide.includes(meaning) && !main.some((own) => meant.has(own))),
  ).length;
}

/** Both sides name the same meanings, as often, and in another order. */
function isTurned(own: readonly Hit[], english: readonly Hit[]): boolean {
  const order = (hits: readonly Hit[]) => hits.flatMap(({ pattern }) => pattern.main.slice(0, 1));
  const [one, other] = [order(own), order(english)];
  return one.length === other.length && one.length > 1 && one.some((meaning, index) => meaning !== other[index]);
}

function foldedWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(foldLetters));
}

/** Whether each word of a hit is within one of these: built once, since a text may have thousands. */
export function spansOf(hits: readonly Hit[]): (hit: Hit) => boolean {
  const places = new Set(hits.flatMap(({ start, written }) => Array.from(written, (_letter, index) => start + index)));
  return ({ start, written }) =>
    [...written.matchAll(/[\p{L}\p{N}]+/gu)].every(({ index }) => places.has(start + index));
}
