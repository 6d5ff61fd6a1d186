import { asciiDigits } from '#shared/numerals/digits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { isWithRules, languageRules, type TagWithRules } from '../languages/all.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import { isSentenceAdded, joinedPairs, lostSentence } from './alignment.ts';

/** Letters of English for one of the source, in right texts. */
const growth: Readonly<Record<Exclude<LanguageTag, TagWithRules>, number>> = {
  pt: 1,
  es: 1,
  de: 1,
  en: 1,
  ar: 1.3,
  he: 1.4,
  ja: 2.7,
  ko: 2.3,
};

function growthOf(lang: LanguageTag): number {
  return isWithRules(lang) ? languageRules[lang].growth : growth[lang];
}

/** Shares of the expected length: below the first a lost sentence is likely, below the second sure; above the third one is added. */
const shares = { likely: 1.3, sure: 0.45, added: 1.12 };
/** Letters from which a text that is too long has a sentence more. */
const addedLetters = 10;
/** Letters below which a text is too short to be measured. */
const measured = 60;

/** Sentences that the English leaves out or adds, by their number and the length of the text, and clauses written twice. */
export function checkSentences({ segments }: CheckedText): TextFinding[] {
  return segments.filter(isTranslated).flatMap((segment) => {
    const { kind, lang, source, target } = segment;
    if (kind === 'note' || segment.part === 'label') return [];
    const [own, english] = [sentencesOf(source), sentencesOf(target)];
    const [length, found] = [lettersOf(source) * growthOf(lang), lettersOf(target)];
    const mayBeFewer = (joining: number) =>
      english.length < own.length - joinable(own) && english.length + marksIn(target) + joining < own.length;
    // Stops that were read as ends join nothing, but a sentence that is lost for sure alone is worth reading them so.
    const lost = mayBeFewer(joiningStops(target, source)) ? lostSentence({ own, english, lang }) : undefined;
    const isFewer =
      lost === 'sure' ||
      (lost === 'likely' && mayBeFewer(unsharedStops(target, source)) && found < length * shares.likely);
    const isShort = lettersOf(source) >= measured && !isIn(lang, 'Latin', 'Cyrillic') && found < length * shares.sure;
    const isEntryLost = isFewerEntries(segment);
    const repeated = repeatedClause(segment);
    const extra =
      english.length > own.length &&
      english.length > entriesOf(segment) &&
      found > length * shares.added &&
      found - length > addedLetters &&
      english.length > own.length + signaturesIn(source) + unsharedStops(source, target) &&
      isSentenceAdded({ own, english, lang });
    if (extra && repeated === undefined) {
      const say = `The English has ${english.length} sentences, the source ${own.length}. Remove what is not on the page.`;
      return [at(segment, 'sentence-added', say)];
    }
    if (repeated !== undefined)
      return [at(segment, 'clause-repeated', `${quoted(repeated)} stands twice, and once in the source. Remove one.`)];
    if (!isFewer && !isShort && !isEntryLost) return [];
    return [
      at(
        segment,
        'sentence-missing',
        sentenceOf(segment, isShort && !isFewer ? undefined : own.length, english.length),
      ),
    ];
  });
}

/** `[Seal] Head of School`: what stands on the paper in brackets is a sentence of its own, without a stop. */
function marksIn(text: string): number {
  return text.match(/(?<=[.!?] )\[[^[\]\n]{2,60}\](?= \p{Lu}|$)/gu)?.length ?? 0;
}

/** `令和5年2月1日 呉市長`: who signs stands behind the day without a stop. */
function signaturesIn(text: string): number {
  return text.match(/[\p{N}一二三四五六七八九十]日[ \u{3000}]+(?=\p{Lo})/gu)?.length ?? 0;
}

/** Entries of a form in a row, `label: value. label: value.`, of which the English has fewer, by their colons and by their stops. */
function isFewerEntries({ source, target }: Segment): boolean {
  const entries = (text: string, label: RegExp) =>
    looseSentencesOf(text).filter((sentence) => label.test(sentence)).length;
  // The English of a label may be longer.
  const own = entries(source, /^[[(“"]?\p{L}[^:：]{1,39}[:：]\s?[^\s]/u);
  const english = entries(target, /^[[(“"]?\p{L}[^:：]{1,59}[:：]\s?[^\s]/u);
  return (
    own >= leastEntries &&
    sentencesOf(source).length !== sentencesOf(target).length &&
    english === own - 1 &&
    looseSentencesOf(source).length > looseSentencesOf(target).length &&
    own * 2 >= looseSentencesOf(source).length
  );
}

/** Entries from which a text is a form. */
const leastEntries = 3;

/** Whether the English has more sentences, each of them sure. */
export function hasMore(segment: Segment): boolean {
  const { source, target } = segment;
  const [own, english] = [sentencesOf(source), sentencesOf(target)];
  return english.length > own.length + unsharedStops(source, target) && entriesOf(segment) === 0;
}

function sentenceOf({ source }: Segment, all: number | undefined, found: number): string {
  const start = quoted(source);
  if (all === undefined) return `The English of ${start} is far too short. Check that nothing is missing.`;
  return `${start} has ${all} sentences, the English ${found}. Translate what is missing.`;
}

/** `Publique-se.`: a translator may join orders of one word. */
function joinable(sentences: readonly string[]): number {
  const orders = sentences.filter((sentence) => !/[^\s-]\s+\S|[\p{Lo}]{3}/u.test(sentence)).length;
  // `此證。`, `特此證明。`: what is certified hereby is said in another sentence.
  const formulae = sentences.filter((sentence) => /^(?:特?此[证證据據]明?|以上)[。.]?$/u.test(sentence)).length;
  return (orders >= 2 ? orders : 0) + formulae;
}

/** Entries of a form without stops, which spaces divide: `氏名 早瀬美咲 文学部`. */
function entriesOf({ lang, source }: Segment): number {
  return /^(?:ja|zh)$/.test(lang) && !/[。；]/u.test(source) ? source.trim().split(/[\s【】]+/u).length : 0;
}

const stops = new Set(['.', '!', '?', '。', '！', '？', '؟', ';']);

/** Sentences: a stop after a word of three letters or a year, before a capital or letters without case. Linear. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const close = (end: number) => {
    const sentence = text.slice(start, end).trim();
    if (lettersOf(sentence) >= 2) sentences.push(sentence);
    start = end;
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    const isEnd = sign === '\n' ? endsLine(text, start, place) : stops.has(sign) && isStop(text, place, sign);
    if (isEnd) close(place + 1);
  }
  close(text.length);
  return sentences;
}

/** Every stop before a capital or letters without case, those of abbreviations and numbers too: compared where both sides have as many. */
export function looseSentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.!?؟;])(?<!(?<!\p{L})(?:Dr|Mr|Ms|Mrs|Sr|Sra|Prof|St|Hr|Fr)\.)\s+(?!(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*)(?=[\p{Lu}\p{Lo}\p{N}["“(])|(?<=[。！？])|\n+/u,
    )
    .map((part) => part.trim())
    .filter((part) => lettersOf(part) >= 1);
}

/** Sentences of both sides, one for one: by sure stops, by every stop, or with those joined that one side joins; undefined where none gives pairs. */
export function pairedSentences(source: string, target: string): [own: string[], english: string[]] | undefined {
  const [own, english] = [
    [sentencesOf(source), looseSentencesOf(source)] as const,
    [sentencesOf(target), looseSentencesOf(target)] as const,
  ];
  const even = ways
    .filter(([one, other]) => own[one].length === english[other].length)
    .map(([one, other]): [string[], string[]] => [own[one], english[other]]);
  const [first] = even;
  const isUsual = own[0].length === english[0].length;
  if (!first || (!isUsual && first[0].length >= 2)) {
    const joined = joinedPairs([source, own[0]], [target, english[0]]);
    if (!first || (joined && unevenness(...first) > unevenness(...joined) + spared)) return joined;
  }
  if (even.length === 1 || first[0].length < 2) return first;
  // Stops that end a sentence on one side alone shift the rows between them, whose lengths differ then.
  const costs = even.map(([left, right]) => unevenness(left, right));
  const best = Math.min(...costs);
  return costs[0] !== undefined && costs[0] <= best + spared ? first : even[costs.indexOf(best)];
}

/** By how much the rows of the usual way may differ more than those of the best. */
const spared = 0.15;

/** How much the ratio of the lengths of rows differs from that of the whole, on average. */
function unevenness(own: readonly string[], english: readonly string[]): number {
  const lengthOf = (text: string | undefined) => (text?.length ?? 0) + padding;
  const all = (texts: readonly string[]) => texts.reduce((sum, text) => sum + lengthOf(text), 0);
  const usual = Math.log(all(english) / all(own));
  const sum = own.reduce(
    (total, text, row) => total + Math.abs(Math.log(lengthOf(english[row]) / lengthOf(text)) - usual),
    0,
  );
  return sum / own.length;
}

/** Letters that short rows gain, so that a word more or less counts little. */
const padding = 8;

/** By sure stops, by every stop, and by sure ones of one side alone: `até o dia 10. Não`. */
const ways = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
] as const;

/** Stops after a single letter or a short number, and before digits: `Group A.`, `85. Result`. They may end a sentence. */
function doubtfulStops(text: string): string[] {
  return (
    asciiDigits(text).match(
      /(?<![\p{L}\p{N}]|(?<!\p{L})[ap]\.)(?:\p{L}|ID|Ltd|Inc|Corp|Co|no|\p{N}{1,3}(?: ?(?:cm|kg|km|mm|mg|ml|g|m|см|кг|км|мм|г|м))?)\)?\. +(?=\p{Lu}|\p{Lo})|[\p{Lo}\p{N})]\. +(?=\p{N})/gu,
    ) ?? []
  );
}

/** Those of a text that the other side has not behind the same number: there they end a sentence in both, or in none. */
function unsharedStops(text: string, other: string): number {
  return countUnshared(doubtfulStops(text), other);
}

/** As `unsharedStops`, of those within sentences. */
function joiningStops(text: string, other: string): number {
  return countUnshared(sentencesOf(text).flatMap(doubtfulStops), other);
}

function countUnshared(doubtful: readonly string[], other: string): number {
  const shared = new Map<string, number>();
  for (const stop of doubtfulStops(other.replaceAll(germanDay, '')))
    if (/^\d/.test(stop)) shared.set(stop, (shared.get(stop) ?? 0) + 1);
  return doubtful.filter((stop) => {
    const left = shared.get(stop) ?? 0;
    shared.set(stop, left - 1);
    return left <= 0;
  }).length;
}

/** `19. April` ends no sentence. */
const germanDay = /\d{1,2}\. (?=(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*)/gu;

/** Lines of a paragraph wrap; a line after a stop begins a sentence. */
function endsLine(text: string, start: number, place: number): boolean {
  return /[.!?。！？؟:]$/.test(text.slice(Math.max(start, place - 2), place).trimEnd());
}

const abbreviations = new Set(
  'mr ms messrs mmes co corp bros mt ft hon esq no nº sr dr st av cf vs ed id pp nr hs ha kg cm km mm jr op ca ff al ss gr ml bd tr pf us un art arts núm num nro sra srta exma exmo ilmo ilma dra lic ing prof mag fls fol págs pág págin tel inc ltd mrs nos str abs bzw geb gez usw vgl bez reg depto apdo mex ave etc dept gen col sgt rev hon esq cap par sec mun est av jan feb mar apr jun jul aug sep sept oct nov dec fev abr mai ago dez ene dic min hrs eng habil geom rag gest verst gesch wohnh getr verw fasc cart inst sess resp ley dto bis qd qda mm mlle mme ss ssa sig dott avv ing ul woj gm pow nr poz godz ur zm zam tm kt tl ubnd р рр ст вул м обл смт ім п см кг км мм гр буд кв просп пров пл тов зав нач проф доц акад ред млн млрд грн оф корп під cc uu lic lcdo dña edo mpio blvd lte im inż św ks podinsp insp podkom asp sierż kom wlkp tzn np rej pw zw jud mun bl sc ap et dl dna dnei mah cad sok sk apt doç öğr gör yrd uzm drs ir dhr mevr mej wed gem prov afd éd bd rés bât dép geom prot fraz ths bs gs pgs'.split(
    ' ',
  ),
);

function isStop(text: string, place: number, sign: string): boolean {
  if ('。！？؟!?'.includes(sign)) return true;
  if (sign === ';') return false;
  // `Nhà ở: -/-. Ghi chú`: a sign for nothing ends its entry.
  if (
    /[:：] ?[—–*/=-]{1,5}$/u.test(text.slice(Math.max(0, place - 8), place)) &&
    /^ \p{L}/u.test(text.slice(place + 1))
  )
    return true;
  const after = /^["”’»)\]]*\s+["“‘«([¿¡]*(\p{Lu}|\p{Lo}|\d)|^["”’»)\]]*\s*$/u.exec(text.slice(place + 1, place + 12));
  if (!after) return false;
  const before =
    /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, place - 24), place).replace(/["“”’»)\]%]+$/, ''))?.[0] ?? '';
  // `… 이혼한다. 2. 사건본인`: a numbered clause.
  if (/^\s\d{1,2}[.)] \p{L}/u.test(text.slice(place + 1, place + 8)) && /\p{L}{2}$/u.test(before))
    return !abbreviations.has(before.toLowerCase());
  if (after[1] !== undefined && /\d/.test(after[1]))
    return (before.length >= 5 || (/^\p{Ll}{4}$/u.test(before) && !abbreviations.has(before))) && !/\d/.test(before);
  // `(Showa 61). Resident`
  if (
    /[)\]]/.test(text.charAt(place - 1)) &&
    /\p{L}[^()[\]]{0,40}[)\]]$/u.test(text.slice(Math.max(0, place - 48), place)) &&
    !/\d/.test(after[1] ?? '')
  )
    return true;
  if (/[%٪％]$/u.test(text.slice(0, place)) || /(?<=\p{Ll} )us$/u.test(text.slice(Math.max(0, place - 8), place)))
    return true;
  if (/\p{Lo}$/u.test(before)) return true;
  if (/^\p{Nd}+$/u.test(before)) {
    const amount = /[\p{Nd}.,]*$/u.exec(text.slice(Math.max(0, place - 24), place))?.[0] ?? '';
    return amount.length >= (/^\p{Nd}+$/u.test(amount) ? 4 : 5) || after[1] === undefined;
  }
  if (/\b[ap]\.?\s?m$/i.test(text.slice(Math.max(0, place - 4), place))) return true;
  // `three days ago.`, no abbreviation of August.
  if (
    before === 'ago' &&
    /\b(?:minutes?|hours?|days?|weeks?|months?|years?|long|some time) ago$/.test(
      text.slice(Math.max(0, place - 16), place),
    )
  )
    return true;
  return before.length >= 2 && !abbreviations.has(before.toLowerCase());
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

/** A clause of two words or more that the English has twice, where no two of the source are alike. */
function repeatedClause({ lang, source, target }: Segment): string | undefined {
  const clauses = (text: string) =>
    text
      .toLowerCase()
      .split(/[.,;:!?()[\]\n、。，；：،؛]/u)
      .map((clause) => clause.trim())
      .filter((clause) => lettersOf(clause) >= 2);
  const seen = new Set<string>();
  const english = clauses(target).slice(0, maxClauses);
  // A form names a person more than once: `name after change: Cheon Yu-na`.
  const isName = (clause: string) => isNameIn(target, clause);
  const repeated = english.find((clause) => {
    const isSeen =
      seen.has(clause) && lettersOf(clause) >= repeatedLetters && (clause.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2;
    seen.add(clause);
    return isSeen && !isName(clause);
  });
  if (repeated === undefined) return undefined;
  const least = repeatedLetters / growthOf(lang);
  const own = clauses(source).filter((clause) => lettersOf(clause) >= least);
  // `広島県尾道市`, `広島県福山市`: the same beginning of two addresses.
  const isShared =
    growthOf(lang) > 2 && own.some((one, index) => own.slice(0, index).some((other) => sharesStart(one, other)));
  if (isShared) return undefined;
  const times = (list: readonly string[]) => list.length - new Set(list).size;
  const isOwn =
    times(own) >= times(english.filter((clause) => lettersOf(clause) >= repeatedLetters && clause.includes(' '))) ||
    likePairs(own.slice(0, maxClauses)) >=
      likePairs(english.filter((clause) => lettersOf(clause) >= repeatedLetters)) ||
    isRepeatedAt(placesOf(source, least), placesOf(target, repeatedLetters), repeated);
  return isOwn ? undefined : repeated;
}

interface Placed {
  clause: string;
  /** Share of the text before its middle. */
  share: number;
}

function placesOf(text: string, least: number): Placed[] {
  return [...text.toLowerCase().matchAll(/[^.,;:!?()[\]\n、。，；：،؛]+/gu)]
    .map(({ 0: clause, index }) => ({ clause: clause.trim(), share: (index + clause.length / 2) / text.length }))
    .filter(({ clause }) => lettersOf(clause) >= least)
    .slice(0, maxClauses);
}

/** How far apart the places of a clause may be on both sides. */
const drift = 0.08;

/** Whether the source has two clauses alike where the English has one twice: `громадянин України`, `громадянка України`. */
function isRepeatedAt(own: readonly Placed[], english: readonly Placed[], repeated: string): boolean {
  const [first, second, ...others] = english.filter(({ clause }) => clause === repeated);
  if (!first || !second || others.length > 0) return false;
  const near = (place: Placed) => own.filter(({ share }) => Math.abs(share - place.share) <= drift);
  return near(first).some((one) => near(second).some((other) => one !== other && areAlike(one.clause, other.clause)));
}

/** Whether every word of a clause has a capital in the text. */
function isNameIn(text: string, clause: string): boolean {
  const place = text.toLowerCase().indexOf(clause);
  const words = text.slice(place, place + clause.length).match(/[\p{L}’'-]+/gu) ?? [];
  return words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word));
}

const sharesStart = (one: string, other: string) =>
  (one.match(/[\p{L}\p{N}]+[県府都道省시도군]/gu) ?? []).some((part) => other.includes(part));

const repeatedLetters = 6;
const maxClauses = 60;

function likePairs(clauses: readonly string[]): number {
  return clauses.reduce(
    (sum, clause, index) => sum + clauses.slice(0, index).filter((other) => areAlike(clause, other)).length,
    0,
  );
}

/** Half of the pairs of letters in common: `nascido em Recife`, `nascida em Recife`. */
function areAlike(one: string, other: string): boolean {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter));
  const [left, right] = [pairs(one), pairs(other)];
  if (one === other) return true;
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return shared * 2 >= Math.min(left.size, right.size);
}
