import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, type Spelling } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isCompared, rulesOf, sectionsOf } from '../languages/all.ts';
import { at, quoted, type TextRule } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import { agencyWords } from './agency-words.ts';
import { contractWords } from './contract-words.ts';
import { civilStatusWords, genderWords, kinWords, sideWords } from './family-words.ts';
import { bodyWords, illnessWords, medicineWords, testWords } from './health-words.ts';
import { Lexicon, normalize, type Hit } from './lexicon.ts';
import {
  currencyWords,
  dayPartWords,
  eraWords,
  monthWords,
  raceWords,
  unitWords,
  weekdayWords,
} from './measure-words.ts';
import { countryLines, nationWords, workWords } from './nation-words.ts';
import { negationWords } from './negation-words.ts';
import {
  courtLevelWords,
  courtWords,
  eventWords,
  gradeWords,
  paperKindWords,
  rankWords,
  subjectWords,
} from './office-words.ts';
import { oppositeWords, religionWords } from './opposite-words.ts';
import { certificateWords } from './paper-kind-words.ts';
import { placeWords } from './place-words.ts';
import { forceRankWords } from './rank-words.ts';
import {
  annulmentWords,
  bookPartWords,
  dateKindWords,
  mentionWords,
  officeWords,
  rulingWords,
  unknownWords,
  verdictWords,
} from './record-words.ts';
import { looseSentencesOf, sentencesOf } from './sentences.ts';
import { skeletonOf } from './skeletons.ts';
import { fractionWords, offenceWords, stateWords } from './state-words.ts';
import { distinctionWords, fieldWords, forcesWords, termWords } from './study-words.ts';

/**
 * Words whose exchange falsifies a paper, compared by meaning. Each group tells one meaning for another; of some a meaning that
 * is lost or added is named too.
 */
interface Group {
  words: string;
  rule: TextRule;
  lost?: true;
  added?: true;
  /** As `added`, beside another meaning of the group. */
  addedBeside?: true;
  /** Compared in the order of the text. */
  ordered?: true;
  /** Compared sentence by sentence, where both sides have as many. */
  bySentence?: true;
  /** Meanings are `axis:meaning`, and each axis is compared alone. */
  hasAxes?: true;
  /** Read for what stands beside it, in `pairing.ts`. */
  isLabel?: true;
}

const groups: Readonly<Record<string, Group>> = {
  negation: { words: negationWords, rule: 'negation', lost: true, added: true, bySentence: true },
  kin: { words: kinWords, rule: 'kinship' },
  side: { words: sideWords, rule: 'kinship', lost: true, addedBeside: true, ordered: true },
  gender: { words: genderWords, rule: 'person-fact' },
  civilStatus: { words: civilStatusWords, rule: 'person-fact' },
  nation: { words: nationWords, rule: 'person-fact' },
  colour: { words: raceWords, rule: 'person-fact' },
  work: { words: workWords, rule: 'person-fact' },
  event: { words: eventWords, rule: 'event', added: true },
  paperKind: { words: paperKindWords, rule: 'event' },
  certificate: { words: certificateWords, rule: 'event' },
  grade: { words: gradeWords, rule: 'grade' },
  rank: { words: rankWords, rule: 'grade' },
  forceRank: { words: forceRankWords, rule: 'grade' },
  agency: { words: agencyWords, rule: 'authority' },
  authority: { words: courtWords, rule: 'authority' },
  courtLevel: { words: courtLevelWords, rule: 'authority' },
  subject: { words: subjectWords, rule: 'authority' },
  religion: { words: religionWords, rule: 'person-fact' },
  opposite: { words: oppositeWords + stateWords, rule: 'opposite', hasAxes: true },
  contract: { words: contractWords, rule: 'opposite', hasAxes: true },
  illness: { words: illnessWords, rule: 'person-fact' },
  body: { words: bodyWords, rule: 'person-fact' },
  medicine: { words: medicineWords, rule: 'person-fact' },
  test: { words: testWords, rule: 'opposite', bySentence: true },
  field: { words: fieldWords, rule: 'grade' },
  term: { words: termWords, rule: 'grade' },
  distinction: { words: distinctionWords, rule: 'grade', lost: true },
  forces: { words: forcesWords, rule: 'authority' },
  offence: { words: offenceWords, rule: 'opposite' },
  fraction: { words: fractionWords, rule: 'measure' },
  place: { words: placeWords, rule: 'place-name', lost: true, added: true },
  era: { words: eraWords, rule: 'era', added: true },
  currency: { words: currencyWords, rule: 'currency', lost: true, added: true },
  weekday: { words: weekdayWords, rule: 'measure', lost: true, added: true },
  month: { words: monthWords, rule: 'measure' },
  dayPart: { words: dayPartWords, rule: 'measure' },
  unit: { words: unitWords, rule: 'measure' },
  verdict: { words: verdictWords, rule: 'opposite', lost: true, bySentence: true },
  ruling: { words: rulingWords, rule: 'opposite', lost: true, bySentence: true },
  annulment: { words: annulmentWords, rule: 'opposite', lost: true, bySentence: true },
  unknown: { words: unknownWords, rule: 'opposite', lost: true },
  mention: { words: mentionWords, rule: 'mention-missing', lost: true },
  office: { words: officeWords, rule: 'authority' },
  dateKind: { words: dateKindWords, rule: 'pairing', isLabel: true },
  bookPart: { words: bookPartWords, rule: 'pairing', isLabel: true },
};

const columns: readonly LanguageTag[] = ['en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko'];
const lexicons = new Map<LanguageTag, Lexicon>();

/** Lines of a group for a language, with the number of the cell that holds its words. */
function linesOf(lang: LanguageTag, group: string): { lines: string[]; cell: number } {
  const more = group === 'nation' ? countryLines(lang, columns) : [];
  const rules = rulesOf(lang);
  if (!rules)
    return { lines: [...(groups[group]?.words ?? '').trim().split('\n'), ...more], cell: columns.indexOf(lang) };
  const own = sectionsOf(rules.meanings).get(group);
  return { lines: own ? [...own, ...more] : [], cell: 0 };
}

/** Meanings of a group that English has words for; undefined for no group. */
export function groupMeanings(group: string): ReadonlySet<string> | undefined {
  const lines = groups[group]?.words.trim().split('\n');
  return lines && new Set(lines.map((line) => line.split('|')[0]?.trim() ?? ''));
}

/** Built at the first text of a language. */
function lexiconOf(lang: LanguageTag): Lexicon {
  const known = lexicons.get(lang);
  if (known) return known;
  const lexicon = new Lexicon(lang);
  for (const group of Object.keys(groups)) {
    const { lines, cell } = linesOf(lang, group);
    const patterns = new Map<string, { main: Set<string>; wide: Set<string> }>();
    for (const line of lines) {
      const [meaning = '', ...cells] = line.split('|').map((cell) => cell.trim());
      const [main = '', wide = ''] = (cells[cell] ?? '').split('~');
      for (const [kind, list] of [['main', main] as const, ['wide', wide] as const]) {
        for (const written of list.split(' ').filter((word) => word !== '')) {
          const key = normalize(written, lang);
          const made = patterns.get(key) ?? { main: new Set(), wide: new Set() };
          if (meaning !== '-') made[kind].add(meaning);
          patterns.set(key, made);
        }
      }
    }
    for (const [written, { main, wide }] of patterns) lexicon.add(written, { group, main: [...main], wide: [...wide] });
  }
  lexicons.set(lang, lexicon);
  return lexicon;
}

/** Whether a word has a meaning here, so that it is translated and not copied. */
export function knowsWord(word: string, lang: LanguageTag): boolean {
  return lexiconOf(lang).find(word).length > 0;
}

/** Meanings of the source that the English exchanges, loses or adds. */
export function checkMeanings({ segments }: CheckedText, spelling: Spelling): TextFinding[] {
  const named = new Set(
    [...spelling.people, ...spelling.family].flatMap(({ name }) => wordsOf(name).map((word) => foldLetters(word))),
  );
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en')
    .flatMap((segment) => {
      const source = hitsOf(segment.source, segment.lang);
      const target = hitsOf(segment.target, 'en');
      return Object.entries(groups).flatMap(([name, group]) => {
        const [own = [], english = []] = [source.get(name), target.get(name)];
        if (
          group.isLabel ||
          !isCompared(segment.lang, name) ||
          (own.length === 0 && (english.length === 0 || !group.added))
        )
          return [];
        const pairs = pairsOf(segment, group, { own, english });
        const say =
          pairs.map((pair) => faultOf({ ...pair, segment, group, named })).find((found) => found !== undefined) ??
          exchangedInSentence({ own, english, segment, group, named });
        return say === undefined ? [] : [at(segment, group.rule, say)];
      });
    });
}

/** The meanings of a text by group. */
export function hitsOf(text: string, lang: LanguageTag): ReadonlyMap<string, Hit[]> {
  const hits = lexiconOf(lang)
    .find(text)
    .filter((hit) => hit.pattern.group !== 'currency' || isMoney(hit, text))
    .filter((hit) => hit.pattern.group !== 'weekday' || text.charAt(hit.start + hit.written.length) !== '-')
    .filter((hit) => hit.pattern.group !== 'unit' || hit.written.toLowerCase() !== 'in' || isInch(hit, text));
  return Map.groupBy(hits, ({ pattern }) => pattern.group);
}

/** `70 in.`, and not the preposition. */
function isInch({ start }: Hit, text: string): boolean {
  return (
    /\p{Nd}\s?$/u.test(text.slice(Math.max(0, start - 2), start)) && /^\s*(?:[.,;)]|$)/.test(text.slice(start + 2))
  );
}

/** Names of money that are other words too count beside a number. */
const doubtfulMoney =
  /^(?:real|reais|mark|marks|marco|marcos|won|sol|soles|peso|escudo|escudos|marca|libra|libras|lira|pound|pounds|sterling|franc|franco|rial|r|le|us|try|mad|sat|.|..|.{3})$/iu;

const numeralBefore =
  /(?:hundred|thousand|million|billion|ty|teen|mil|cem|cento|centos|cien|cientos|milhões|millones|hundert|tausend|millionen)(?: de)? $|[〇一二三四五六七八九十百千万萬億壱弐参십백천만억]\s?$/iu;

function isMoney({ written, start }: Hit, text: string): boolean {
  // `dem 8. April` is no German mark.
  if (/^dem$/.test(written)) return false;
  if (!doubtfulMoney.test(written)) return true;
  const end = start + written.length;
  if (numeralBefore.test(text.slice(Math.max(0, start - 16), start))) return true;
  // `Peso: 70 kg` is a label.
  if (written.length > 3 && text.charAt(end) === ':') return false;
  return /\p{Nd}/u.test(text.slice(Math.max(0, start - 3), start)) || /\p{Nd}/u.test(text.slice(end, end + 3));
}

interface Pair {
  own: readonly Hit[];
  english: readonly Hit[];
}

/** What is compared alone: sentences, axes, or the whole. */
function pairsOf(segment: Segment, { bySentence: isBySentence, hasAxes }: Group, { own, english }: Pair): Pair[] {
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
  const [first = [], second = []] = isEven ? strict : [boundsOf(source, otherwise), boundsOf(target, otherwise)];
  if (first.length !== second.length || first.length < 2) return [{ own, english }];
  return first.map((end, index) => ({
    own: own.filter(({ start }) => start < end && start >= (first[index - 1] ?? 0)),
    english: english.filter(({ start }) => start < (second[index] ?? 0) && start >= (second[index - 1] ?? 0)),
  }));
}

function boundsOf(text: string, split: (text: string) => string[]): number[] {
  let end = 0;
  return split(text).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return end;
  });
}

interface Compared extends Pair {
  segment: Segment;
  group: Group;
  named: ReadonlySet<string>;
}

/** A meaning that stands for another in one sentence, though the whole block has both: where both sides have as many sentences. */
function exchangedInSentence({ own, english, segment, group, named }: Compared): string | undefined {
  if (group.bySentence || own.length < 2) return undefined;
  const pairs = bySentence(segment, own, english, looseSentencesOf);
  if (pairs.length < 2) return undefined;
  const strict = { ...group, lost: undefined, added: undefined, addedBeside: undefined, ordered: undefined };
  return pairs
    .flatMap((pair) => pairsOf(segment, strict, pair))
    .map((pair) => faultOf({ ...pair, segment, group: strict, named }))
    .find((found) => found !== undefined);
}

/** The sentence about the first fault; undefined for a right pair. */
function faultOf({ own, english, segment: { source, target, lang }, group, named }: Compared): string | undefined {
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
  // The English of a word that is none itself, such as "unknown", renders one word of the source alone.
  const isSaidOtherwise = isNegation && !english.some(isMain) && english.length <= own.length - firm.length;
  const lost = firm.find(
    (hit) => (isSaidOtherwise || !hit.pattern.main.some((meaning) => said.has(meaning))) && !isCopied(hit),
  );
  const meant = new Set(firm.flatMap(({ pattern }) => pattern.main));
  const strange = english.find(
    (hit) => isMain(hit) && !hit.pattern.main.some((meaning) => meant.has(meaning)) && !isNamed(hit, sourceWords),
  );
  const added = english.find(
    ({ pattern, ...hit }) =>
      pattern.main.length > 0 &&
      ![...pattern.main, ...pattern.wide].some((meaning) => given.has(meaning)) &&
      (isNegation || !isNamed({ pattern, ...hit }, sourceWords)) &&
      !(group.rule === 'place-name' && soundsLike(hit.written, source, lang)),
  );
  if (lost && strange && !isNegation)
    return `${quoted(lost.written)} is ${quoted(strange.written)} here. Check which one is right.`;
  // A word that stands in the place of another leaves that one less often in the English than in the source.
  const isNear = sameSentence({ source, target });
  const replaced =
    added &&
    firm.find(
      (hit) =>
        !isCopied(hit) &&
        isNear(hit, added) &&
        hit.pattern.main.every((meaning) => timesOf(meaning, english) < timesOf(meaning, firm)),
    );
  if (added && (lost ?? replaced))
    return `${quoted((lost ?? replaced)?.written ?? '')} is ${quoted(added.written)} here. Check which one is right.`;
  if (lost && group.lost) return `${quoted(lost.written)} is in the source and not in the English. Check the meaning.`;
  const isName = group.rule === 'place-name' && own.length === 0 && added && isPartOfName(added, target);
  if (added && !isName && (group.added || (group.addedBeside && firm.length > 0)))
    return `${quoted(added.written)} is not in the source. Check the meaning.`;
  if (group.ordered && isTurned(firm, english))
    return `The English has ${quoted(english.map(({ written }) => written).join(', '))} in another order. Compare both sides.`;
  return undefined;
}

/** Whether two words stand in the same sentence of both sides; unknown, and so yes, where these have not as many. */
function sameSentence({
  source,
  target,
}: Pick<Segment, 'source' | 'target'>): (own: Hit, english: Pick<Hit, 'start'>) => boolean {
  const [first, second] = [boundsOf(source, sentencesOf), boundsOf(target, sentencesOf)];
  if (first.length !== second.length || first.length < 2) return () => true;
  const rowOf = (bounds: readonly number[], { start }: Pick<Hit, 'start'>) => bounds.findIndex((end) => start < end);
  return (own, english) => rowOf(first, own) === rowOf(second, english);
}

/** `هيفاء` is a person's Haifa. */
function soundsLike(name: string, source: string, lang: LanguageTag): boolean {
  const sound = skeletonOf(name, 'en');
  return (
    /^(?:ar|he)$/.test(lang) &&
    wordsOf(source).some((word) => word.length >= 4 && skeletonOf(word, lang) === sound && !knowsWord(word, lang))
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

/** Both sides name the same meanings, as often, and in another order. */
function isTurned(own: readonly Hit[], english: readonly Hit[]): boolean {
  const order = (hits: readonly Hit[]) => hits.flatMap(({ pattern }) => pattern.main.slice(0, 1));
  const [one, other] = [order(own), order(english)];
  return one.length === other.length && one.length > 1 && one.some((meaning, index) => meaning !== other[index]);
}

function foldedWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(foldLetters));
}
