import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, foldName, type Spelling } from '#shared/spelling.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isLatin } from '#shared/writing-systems.ts';
import { ordinalStarts } from '../ordinals.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';
import { isSame, single, valueFault, type Labels, type Value } from './paired-values.ts';
import { pairedSentences } from './sentences.ts';
import { likeness, skeletonOf } from './skeletons.ts';

/**
 * Names, dates and numbers that the English gives to another word than the source: the father's name to the mother, the day of
 * issue as that of expiry, the volume as the page. A word counts that stands once on each side, and a value next to it.
 */
export function checkPairing({ segments }: CheckedText, spelling: Spelling): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en')
    .flatMap((segment) => {
      const text = withSheetNames(segment.source, spelling);
      const source = hitsOf(text, segment.lang);
      const target = hitsOf(segment.target, 'en');
      const labels = (group: string) => ({
        own: source.get(group) ?? [],
        english: target.get(group) ?? [],
        texts: { own: text, english: segment.target },
      });
      const say =
        valueFault(labels('dateKind'), datesOf(text, segment.lang), datesOf(segment.target, 'en')) ??
        labelledDates(segment) ??
        valueFault(labels('bookPart'), numbersOf(text, segment.lang), numbersOf(segment.target, 'en')) ??
        valueFault(labels('field'), numbersOf(text, segment.lang), numbersOf(segment.target, 'en')) ??
        valueFault(labels('opposite'), numbersOf(text, segment.lang), numbersOf(segment.target, 'en')) ??
        valueFault(dowersOf(labels('daily')), numbersOf(text, segment.lang), numbersOf(segment.target, 'en')) ??
        ['kin', 'side', 'opposite', 'event']
          .map((group) => nameFault({ ...segment, source: text }, labels(group)))
          .find((found) => found !== undefined) ??
        crossedRows(segment, spelling) ??
        crossedClauses(segment) ??
        crossedLabels(segment) ??
        turnedDates(segment);
      return say === undefined ? [] : [at(segment, 'pairing', say)];
    });
}

/** What is paid at once and what later. */
function dowersOf({ own, english, texts }: Labels): Labels {
  const isDower = ({ pattern }: Hit) => pattern.main.some((meaning) => meaning.startsWith('dower:'));
  return { own: own.filter(isDower), english: english.filter(isDower), texts };
}

function datesOf(text: string, lang: LanguageTag): Value[] {
  return parseDates(text, lang).map(({ start, end, candidates }) => ({
    start,
    end,
    written: text.slice(start, end),
    keys: candidates,
  }));
}

function numbersOf(text: string, lang: LanguageTag): Value[] {
  return parseNumbers(text, lang).map(({ start, end, candidates }) => ({
    start,
    end,
    written: text.slice(start, end),
    keys: candidates,
  }));
}

/** Labels of dates in one sentence, where another names the same: "Certificate of entry and exit". */
function labelledDates({ source, target, lang }: Segment): string | undefined {
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  if (own.length < 2 || own.length > maxRows) return undefined;
  for (const [index, sentence] of own.entries()) {
    const right = english[index] ?? '';
    const [first, second] = [datesOf(sentence, lang), datesOf(right, 'en')];
    if (first.length < 2 || second.length < 2) continue;
    const labels = {
      own: hitsOf(sentence, lang).get('dateKind') ?? [],
      english: hitsOf(right, 'en').get('dateKind') ?? [],
      texts: { own: sentence, english: right },
    };
    const say = valueFault(labels, first, second);
    if (say !== undefined) return say;
  }
  return undefined;
}

/** Amounts and dates swapped between two sentences, if both sides have the same number of sentences. */
function crossedRows({ source, target, lang }: Segment, { people, family }: Spelling): string | undefined {
  const entries = [entriesOf(source), entriesOf(target)];
  const isLabeled = entries.every(({ length }) => length >= 2 && length === entries[0]?.length);
  const [own = [], english = []] = isLabeled ? entries : (pairedSentences(source, target) ?? []);
  if (own.length !== english.length || own.length < 2 || own.length > maxRows) return undefined;
  const named = [...people, ...family].filter(({ name }) => name.length >= 3);
  const first = [
    ...rowsOf(own, lang),
    ...nameRows(
      own,
      named.flatMap(({ name, nativeName }) => [name, nativeName ?? ''].map((written) => ({ name, written }))),
    ),
  ];
  const second = [
    ...rowsOf(english, 'en'),
    ...nameRows(
      english,
      named.map(({ name }) => ({ name, written: name })),
    ),
  ];
  const moved = first.flatMap(({ row, value }) => {
    const isOnce = first.filter((other) => isSame(other.value, value)).length === 1;
    const found = second.filter((other) => isSame(value, other.value));
    const [there, again] = found;
    return isOnce && there && !again && there.row !== row ? [{ from: row, to: there.row, value }] : [];
  });
  const pair = moved.find((one) => moved.some((other) => other.from === one.to && other.to === one.from));
  return (
    pair &&
    `${quoted(pair.value.written)} stands in sentence ${pair.from + 1} of the source and in ${pair.to + 1} of the English. Compare both sides.`
  );
}

function rowsOf(sentences: readonly string[], lang: LanguageTag): { row: number; value: Value }[] {
  return sentences.flatMap((sentence, row) =>
    [
      ...datesOf(sentence, lang),
      ...numbersOf(sentence, lang).filter(({ written }) => /\p{Nd}.?\p{Nd}/u.test(written)),
    ].map((value) => ({ row, value })),
  );
}

/** Names of the spelling sheet by their sentence. */
function nameRows(
  sentences: readonly string[],
  names: readonly { name: string; written: string }[],
): { row: number; value: Value }[] {
  return sentences.flatMap((sentence, row) =>
    names
      .filter(({ written }) => written !== '' && sentence.includes(written))
      .map(({ name, written }) => {
        const start = sentence.indexOf(written);
        return { row, value: { start, end: start + written.length, written, keys: [`name ${name}`] } };
      }),
  );
}

/** Numbers of two clauses of a list in each other's place: `Español 9, Geografía 7`. Each clause has one, on both sides. */
function crossedClauses({ source, target, lang }: Segment): string | undefined {
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  if (own.length > maxRows) return undefined;
  for (const [index, sentence] of own.entries()) {
    const [first, second] = [clausesOf(sentence), clausesOf(english[index] ?? '')];
    if (first.length !== second.length || first.length < 2 || first.length > maxRows) continue;
    const left = first.map((clause) => amountsOf(clause, lang));
    const right = second.map((clause) => amountsOf(clause, 'en'));
    if (left.some(({ length }, row) => right[row]?.length !== length)) continue;
    // A clause of several numbers, such as `제2학년 결석 3일`, is compared by those that the other side's clause lacks.
    const [values, found] = [strangersOf(left, right), strangersOf(right, left)];
    const turned = values.find(
      ({ value, row }) =>
        values.every((other) => other.row !== row || other.value === value) &&
        values.some(
          (other) => other.row !== row && isAlone(found, other.row, value) && isAlone(found, row, other.value),
        ),
    )?.value;
    if (turned) return `${quoted(turned.written)} stands beside another word than in the source. Compare both sides.`;
  }
  return undefined;
}

/** Numbers of a sentence beside each other's word, where the word is nearly the same in English: `Lote 7 da quadra 12`. */
function crossedLabels({ source, target, lang }: Segment): string | undefined {
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  if (!isLatin(lang) || own.length > maxRows) return undefined;
  for (const [index, sentence] of own.entries()) {
    const [first, second] = [labelled(sentence), labelled(english[index] ?? '')];
    for (const [label, number] of first) {
      const [, other] = [...second].find(([word]) => word === label) ?? [];
      const isCrossed =
        other !== undefined &&
        other !== number &&
        [...first.values()].includes(other) &&
        [...second.values()].includes(number) &&
        ![...first].some(([word, value]) => value === other && second.get(word) === other);
      if (isCrossed) return `${quoted(number)} stands beside another word than in the source. Compare both sides.`;
    }
  }
  return undefined;
}

/** Numbers by the first letters of the word before them; words that stand before several are left out. */
function labelled(text: string): ReadonlyMap<string, string> {
  const found = [
    ...foldLetters(text).matchAll(
      /(?<![\p{L}\d])(\p{L}{3,12})\s(?:n[.ºo°]{0,2}\s)?(\d{1,6})(?![\d.,:/]\d|\d|\s?[ºª°%])/gu,
    ),
  ];
  const rows = Map.groupBy(found, ([, word = '']) => word.slice(0, 3));
  return new Map([...rows].flatMap(([label, [one, other]]) => (one && !other ? [[label, one[2] ?? '']] : [])));
}

/** Numbers that are no ordinals. */
function amountsOf(text: string, lang: LanguageTag): Value[] {
  const ordinals = ordinalStarts(text, lang);
  return numbersOf(text, lang).filter(({ start }) => !ordinals.has(start));
}

interface Row {
  row: number;
  value: Value;
}

/** Numbers of clauses that the other side's clause lacks. */
function strangersOf(rows: readonly Value[][], others: readonly Value[][]): Row[] {
  return rows.flatMap((values, row) => {
    const left = [...(others[row] ?? [])];
    return values.flatMap((value) => {
      const found = left.findIndex((other) => isSame(value, other));
      if (found < 0) return [{ row, value }];
      left.splice(found, 1);
      return [];
    });
  });
}

/** Whether the only such number of a clause is this. */
function isAlone(rows: readonly Row[], place: number, value: Value): boolean {
  const [one, other] = rows.filter(({ row }) => row === place);
  return one !== undefined && other === undefined && isSame(one.value, value);
}

/** Languages whose dates have the same order as in English. */
const sameOrder = /^(?:pt|es|fr|it|ro|ar|he)$/;

/** Two dates of one sentence in the other order: the day of entry as that of discharge. */
function turnedDates({ source, target, lang }: Segment): string | undefined {
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  if (!sameOrder.test(lang) || own.length > maxRows) return undefined;
  for (const [index, sentence] of own.entries()) {
    const [first, second] = [datesOf(sentence, lang), datesOf(english[index] ?? '', 'en')];
    const [one, other] = first;
    const [left, right] = second;
    if (first.length !== 2 || second.length !== 2 || !one || !other || !left || !right) continue;
    if (isSame(one, right) && isSame(other, left) && !isSame(one, left))
      return `${quoted(one.written)} and ${quoted(other.written)} stand in the other order here. Compare what each belongs to.`;
  }
  return undefined;
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;،؛]\s+|[、，；]/u).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** Entries that begin with a label in brackets: `【婚姻日】昭和58年6月12日`. */
function entriesOf(text: string): string[] {
  return text.split(/(?=[【[])/u).filter((entry) => /^[【[]/.test(entry));
}

const maxRows = 40;

/** How much more alike names have to be across than straight. */
const margin = 0.4;

function nameFault({ source, target, lang }: Segment, { own, english }: Labels) {
  const [first, second] = [single(own), single(english)];
  const shared = [...first.keys()].filter((meaning) => second.has(meaning));
  if (shared.length < 2) return undefined;
  const pairs = shared.flatMap((meaning) => {
    const [left, right] = [first.get(meaning), second.get(meaning)];
    if (!left || !right) return [];
    const written = nameAfter(source, left, own);
    const name = nameAfter(target, right, english);
    const isCopied = /^\p{Script=Latin}/u.test(written);
    const skeleton = skeletonOf(written, isCopied ? 'en' : lang);
    if (skeleton.length < 2 || name === '') return [];
    const words = wordsOf(written).map((word) => skeletonOf(word, isCopied ? 'en' : lang));
    return [{ written, name, skeleton, words, english: skeletonOf(name, 'en'), isLatin: isCopied }];
  });
  const likenessOf = (one: (typeof pairs)[number], other: (typeof pairs)[number]) => {
    if (!one.isLatin) return Math.max(likeness(one.skeleton, other.english), wordLikeness(one.words, other.name));
    return sortedName(one.written) === sortedName(other.name)
      ? 1
      : Math.min(0.5, likeness(one.skeleton, other.english));
  };
  for (const one of pairs)
    for (const other of pairs) {
      if (one === other) continue;
      const straight = likenessOf(one, one) + likenessOf(other, other);
      const across = likenessOf(one, other) + likenessOf(other, one);
      if (across > straight + margin && across >= 1.2)
        return `${quoted(one.written)} is ${quoted(one.name)} here, as if the names were swapped. Compare both sides.`;
    }
  return undefined;
}

/** Similarity of the words of a name in any order, since a surname may come first: by the letters of each. */
function wordLikeness(words: readonly string[], name: string): number {
  const english = wordsOf(name).map((word) => skeletonOf(word, 'en'));
  if (words.length < 2 || words.length !== english.length || words.length > maxNameWords) return 0;
  const all = words.reduce((sum, { length }) => sum + length, 0);
  const alike = words.reduce(
    (sum, word) => sum + word.length * Math.max(...english.map((other) => likeness(word, other))),
    0,
  );
  return all === 0 ? 0 : alike / all;
}

const maxNameWords = 6;

const sortedName = (name: string) => foldName(name).split(' ').toSorted().join(' ');

/** The words after a label up to a stop or the next label: in Latin letters those with a capital. */
function nameAfter(text: string, { start, written }: Hit, labels: readonly Hit[]): string {
  const from = start + written.length;
  const next = Math.min(text.length, ...labels.filter((other) => other.start >= from).map((other) => other.start));
  const pieces = text.slice(from, next).split(/[.,;:、。，；：،؛\n()[\]]/u);
  const piece = pieces.find((part) => /\p{Lu}|\p{Lo}{2}/u.test(part)) ?? '';
  return piece.replace(/^[^\p{Lu}\p{Lo}]*/u, '').trim();
}

/** The source with the names of the spelling sheet as it spells them: letters of a name may be words, such as `夫`. */
function withSheetNames(source: string, { people, family }: Spelling): string {
  const names = [...people, ...family].filter(({ nativeName }) => nativeName !== null && nativeName.trim().length >= 2);
  return names.reduce((text, { name, nativeName }) => text.replaceAll(nativeName ?? '', ` ${name} `), source);
}
