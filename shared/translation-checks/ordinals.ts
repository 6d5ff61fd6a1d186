import type { NamingTag } from '#shared/dates/months.ts';
import { asciiDigits, tokenize, type Token } from '#shared/numerals/digits.ts';
import { parseEastAsian } from '#shared/numerals/east-asian.ts';
import { readGermanOrdinal } from '#shared/numerals/german-words.ts';
import { isWritten, writtenLanguages } from '#shared/numerals/languages/all.ts';
import { readPartsOrdinal } from '#shared/numerals/languages/read-parts.ts';
import { latinNumerals } from '#shared/numerals/latin-words.ts';
import { gematria, readSemiticOrdinal } from '#shared/numerals/semitic-words.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isEastAsian } from '#shared/writing-systems.ts';
import { pairedSentences } from './meaning/sentences.ts';
import { at, quoted } from './rules.ts';
import type { Segment } from './segments.ts';

/** `quinto grado` as "sixth grade", `2층` as "third floor": an ordinal that the English lacks where it has another. */

interface Ordinal {
  written: string;
  /** Of its number, where that has digits. */
  start: number;
  value: number;
}

export function ordinalFindings(segment: Segment): TextFinding[] {
  const { source, target } = segment;
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  const sentences =
    own.length <= maxSentences ? own.map((one, index) => ({ source: one, target: english[index] ?? '' })) : [];
  return [{ source, target }, ...sentences].flatMap((sides) => exchangedOrdinal(segment, sides)).slice(0, 1);
}

const maxSentences = 60;

function exchangedOrdinal(segment: Segment, { source, target }: Pick<Segment, 'source' | 'target'>): TextFinding[] {
  const { lang } = segment;
  const own = ordinalsOf(source, lang);
  if (own.length === 0) return [];
  const english = ordinalsOf(target, 'en');
  const [given, said] = [valuesOf(source, lang), valuesOf(target, 'en')];
  const times = (ordinals: readonly Ordinal[], wanted: number) =>
    ordinals.filter(({ value }) => value === wanted).length;
  const isMore = (value: number, [one, other]: readonly (readonly Ordinal[])[], numbers: readonly Times[]) =>
    times(one ?? [], value) > times(other ?? [], value) && timesOf(value, numbers[0]) > timesOf(value, numbers[1]);
  const lost = own.find(({ value }) => isMore(value, [own, english], [given, said]));
  const strange = english.find(({ value }) => isMore(value, [english, own], [said, given]));
  if (!lost || !strange || isAmericanStorey(lost, strange, { source, target })) return [];
  return [
    at(segment, 'ordinal-missing', `${quoted(lost.written)} is ${quoted(strange.written)} here. Check the number.`),
  ];
}

/** `2. Obergeschoss`, third floor (U.S. count), where the English says so: there the ground floor is the first. */
function isAmericanStorey(
  own: Ordinal,
  english: Ordinal,
  { source, target }: Pick<Segment, 'source' | 'target'>,
): boolean {
  return (
    english.value === own.value + 1 &&
    /^\S{1,12}\s(?:floor|stor(?:e?y))[^.;]{0,24}[([][^)\]]{0,24}(?:U\.?S\.?|American)/iu.test(
      target.slice(english.start, english.start + 64),
    ) &&
    storey.test(source.slice(own.start, own.start + 32))
  );
}

const storey =
  /étage|piso|andar|planta|piano|stock|geschoss|etage|piętr|поверх|verdieping|etaj|kat(?!\p{L})|طابق|קומה/iu;

/** Every number of a text, in digits and in words, with its number of occurrences: `제2학년` beside `2회`. */
function valuesOf(text: string, lang: LanguageTag): Times {
  const plain = asciiDigits(text);
  const digits = [...plain.matchAll(/(?<![\d.,])\d+(?![.,]?\d)/g)].map(({ 0: written, index }) => ({
    start: index,
    values: [Number(written)],
  }));
  const numbers = [
    ...parseNumbers(text, lang, []).map(({ start, candidates }) => ({ start, values: candidates.map(Number) })),
    ...ordinalsOf(text, lang).map(({ start, value }) => ({ start, values: [value] })),
  ];
  const places = new Map<number, Set<number>>();
  for (const { start, values } of [...digits, ...numbers])
    for (const value of values) places.set(value, (places.get(value) ?? new Set()).add(start));
  return new Map([...places].map(([value, starts]) => [value, starts.size]));
}

type Times = ReadonlyMap<number, number>;

const timesOf = (value: number, times: Times | undefined) => times?.get(value) ?? 0;

const kanji = '[一二三四五六七八九十]{1,3}|\\d{1,2}';
const counted: Partial<Record<LanguageTag, RegExp>> = {
  en: /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o[’']clock|(?<!\p{L})(?:grade|class|level|rank|chapter|section) (\d{1,2})(?!\d|[.,]\d)|(?<!\p{L})No\. ?(\d{1,2}) (?=(?:primary|elementary|middle|junior|senior|high|secondary|vocational|people|hospital|kindergarten|school|factory)(?!\p{L}))/giu,
  ja: new RegExp(`第\\s?(${kanji})|(${kanji})(?:階|番目|年生|学年|年次|回目|学期|等賞|等級)`, 'gu'),
  ko: /제\s?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})\s?(?:층|학년|번째|학기|등급)|(첫째|둘째|셋째|넷째|다섯째|여섯째|(?:첫|두|세|네|다섯|여섯|일곱|여덟|아홉|열)(?=\s?번째))/gu,
  'zh-Hant': new RegExp(`第\\s?(${kanji})(?!\\d)`, 'gu'),
  zh: new RegExp(`第\\s?(${kanji})(?!\\d)`, 'gu'),
  ar: /(?<!\p{L})[بل]?(أولى|ثانية|ثالثة|رابعة|خامسة|سادسة|سابعة|ثامنة|تاسعة|عاشرة)(?!\p{L})/gu,
  he: /(?<!\p{L})[בלמ]?(ראשונה|שנייה|שניה|שלישית|רביעית|חמישית|שישית|שביעית|שמינית|תשיעית|עשירית)(?!\p{L})|(?:כית(?:ה|ת)|דרג(?:ה|ת)|רמה|פרק|סעיף)\s([א-ת][׳'״"]?[א-ת]?)[׳']?(?![\p{L}])/gu,
};
const hours = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const koreanTimes = ['', '첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
/** Before ordinals that follow a noun without one: `מדרגה ראשונה`. */
const articles = { ar: 'ال', he: 'ה' } as const;
const koreanWords = ['', '첫째', '둘째', '셋째', '넷째', '다섯째', '여섯째'];

export function ordinalsOf(text: string, lang: LanguageTag): Ordinal[] {
  return [...inWords(text, lang), ...byCounter(text, lang), ...inRoman(text, lang)];
}

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** `I miejsce`, first place; of the English the pronoun is none. */
function inRoman(text: string, lang: LanguageTag): Ordinal[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}./-])[IVX]{1,4}(?=[ .,;:)]|$)/gu)].flatMap(({ 0: written, index }) => {
    const value = roman.indexOf(written);
    return value < 1 || (lang === 'en' && value === 1) ? [] : [{ written, start: index, value }];
  });
}

export function ordinalValues(text: string, lang: LanguageTag): ReadonlySet<number> {
  return new Set(ordinalsOf(text, lang).map(({ value }) => value));
}

/** Places of ordinals: `제2학년` counts nothing. */
export function ordinalStarts(text: string, lang: LanguageTag): ReadonlySet<number> {
  return new Set(ordinalsOf(text, lang).map(({ start }) => start));
}

function byCounter(text: string, lang: LanguageTag): Ordinal[] {
  const pattern = counted[lang];
  if (pattern === undefined) return [];
  return [...asciiDigits(text).matchAll(pattern)].flatMap((match) => {
    const [written, ...parts] = match;
    const { index } = match;
    const part = parts.find(Boolean) ?? '';
    const value = valueOf(part, lang);
    return value === undefined || value < 1 ? [] : [{ written, start: index + written.indexOf(part), value }];
  });
}

function valueOf(part: string, lang: LanguageTag): number | undefined {
  if (/^\d+$/.test(part)) return Number(part);
  if (lang === 'en') return hours.indexOf(part.toLowerCase());
  if (lang === 'ar' || (lang === 'he' && part.length >= 4))
    return readSemiticOrdinal(tokenize(`${articles[lang]}${part}`), 0, lang)?.value;
  if (lang === 'he') return gematria(part.replaceAll(/[^א-ת]/gu, ''));
  if (lang === 'ko') return Math.max(koreanWords.indexOf(part), koreanTimes.indexOf(part));
  return parseEastAsian(part);
}

/** Ordinals up to the twelfth; `second` is a moment in no paper. */
const romance: Readonly<Record<'fr' | 'it', ReadonlyMap<string, number>>> = {
  fr: new Map(
    'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme'
      .split(' ')
      .flatMap((word, index) => forms(word, index + 1, 's', 'e'))
      .concat([
        ['premiere', 1],
        ['second', 2],
        ['seconde', 2],
        ['1er', 1],
      ]),
  ),
  it: new Map(
    'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'
      .split(' ')
      .flatMap((word, index) =>
        ['o', 'a', 'i', 'e'].map((end): [string, number] => [word.slice(0, -1) + end, index + 1]),
      ),
  ),
};

function forms(word: string, value: number, ...ends: string[]): [string, number][] {
  return [word, ...ends.map((end) => word + end)].map((form) => [form, value]);
}

/** Weekdays of Hebrew and Portuguese are ordinals, and parts of dates are compared as dates. */
function inWords(text: string, lang: LanguageTag): Ordinal[] {
  if (isEastAsian(lang)) return [];
  const plain = text.replaceAll(
    /\p{L}{2,8}-feira|\bsegunda via\b|(?:^|[\s\p{P}])ב?יום \p{L}{2,8}|(?:classe de|en classe de|élève de) \p{L}{4,10}/giu,
    (found) => ' '.repeat(found.length),
  );
  const dates = parseDates(text, lang);
  return tokenize(plain).flatMap((token, index, tokens) => {
    const value = wordValue(tokens, index, lang);
    const isDated = dates.some(({ start, end }) => token.start >= start && token.start < end);
    return value === undefined || isDated ? [] : [{ written: token.raw, start: token.start, value }];
  });
}

function wordValue(tokens: readonly Token[], index: number, lang: NamingTag): number | undefined {
  const word = tokens[index]?.word ?? '';
  if (isWritten(lang)) return readPartsOrdinal(tokens, index, writtenLanguages[lang].numbers)?.value;
  if (lang === 'fr' || lang === 'it') return romance[lang].get(word);
  if (lang === 'pt' || lang === 'es' || lang === 'en' || lang === 'pl' || lang === 'uk') {
    const { ordinals } = latinNumerals[lang];
    return Object.hasOwn(ordinals, word) ? ordinals[word] : undefined;
  }
  if (lang === 'de') return readGermanOrdinal(tokens, index)?.value;
  return readSemiticOrdinal(tokens, index, lang)?.value;
}
