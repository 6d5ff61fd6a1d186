import { englishMonths } from '#shared/dates/months.ts';
import { asciiDigits } from '#shared/numerals/digits.ts';
import { kanjiNumeral, parseEastAsian } from '#shared/numerals/east-asian.ts';
import { spellNumber } from '#shared/numerals/english-words.ts';
import { latinNumerals } from '#shared/numerals/latin-words.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { formatNumber, isSameNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import { isEastAsian } from '#shared/writing-systems.ts';
import { convertedSpans } from './conversions.ts';
import { isAfternoon, isHalfPast, isSyllable } from './hours.ts';
import {
  hebrewNumbers,
  hebrewYears,
  isDayOfSpan,
  isInChain,
  isTwoOfTime,
  isYearOfLaw,
  standsApart,
  withHyphens,
} from './joined-numbers.ts';
import { isOfLongerUnit, isWeeksOfDays, longerValues } from './longer-units.ts';
import { pairedSentences } from './meaning/sentences.ts';
import { ordinalFindings, ordinalValues } from './ordinals.ts';
import { at, quoted } from './rules.ts';
import { editsBetween, isTranslated, wordsOf, type CheckedText, type Segment } from './segments.ts';
import { timeFindings, timesApart } from './times.ts';

/** Numbers are equal by value, register numbers digit by digit; those of dates are compared as dates. */
export function checkNumbers({ segments }: CheckedText): TextFinding[] {
  return segments.filter(isTranslated).flatMap((segment) => {
    const source = timesApart(withHyphens(segment.source));
    const target = timesApart(withHyphens(segment.target));
    const lost = lostNumbers(segment, { source: source.text, target: target.text });
    return [
      ...lost,
      ...(lost.length > 0 ? [] : addedNumbers(segment, { source: source.text, target: target.text })),
      ...(lost.length > 0 ? [] : movedNumbers(segment, { source: source.text, target: target.text })),
      ...ordinalFindings(segment),
      ...timeFindings(segment, source.times, target.times),
      ...separatorFindings(segment),
    ];
  });
}

/** A number of a sentence that its English lacks where it has another, though the block has both: `2층` and `3년`. */
function movedNumbers(segment: Segment, sides: Sides): TextFinding[] {
  const { lang } = segment;
  const [own = [], english = []] = pairedSentences(sides.source, sides.target) ?? [];
  if (own.length < 2 || own.length > maxSentences) return [];
  for (const [index, source] of own.entries()) {
    const target = english[index] ?? '';
    const [first, second] = [numbersIn(source, lang), numbersIn(target, 'en')];
    const lost = first.plain.find(
      (number) =>
        number.candidates.every((value) => !second.all.has(Number(value))) &&
        !isInWords(number, source, target) &&
        !isEraYear(number, { source, target }, lang) &&
        !isClockPart(number, source, segment.target) &&
        !isAfternoon(number, source, target),
    );
    const strange = second.plain.find(({ candidates }) => candidates.every((value) => !first.all.has(Number(value))));
    if (!lost || !strange || lost.kind === 'register' || strange.kind === 'register') continue;
    if (isCoded(source.slice(0, lost.end), target) || isWithLetter(lost, source, target)) continue;
    const [one, other] = [source.slice(lost.start, lost.end), target.slice(strange.start, strange.end)];
    return [at(segment, 'number-missing', `${quoted(one)} is ${quoted(other)} here. Check the number.`)];
  }
  return [];
}

const maxSentences = 60;

/** Numbers of a sentence outside its dates, and all that it may mean by digits and words. */
function numbersIn(text: string, lang: Segment['lang']) {
  const digits = asciiDigits(text).match(/\d+/g) ?? [];
  const every = parseNumbers(text, lang, []);
  const ordinals =
    lang === 'en' ? wordsOf(text).flatMap((word) => latinNumerals.en.ordinals[word.toLowerCase()] ?? []) : [];
  const dated = parseDates(text, lang).flatMap(({ candidates, original }) =>
    [...candidates, original ?? ''].flatMap((written) => written.match(/\d+/g) ?? []),
  );
  return {
    plain: parseNumbers(text, lang).filter(({ isAmbiguous }) => !isAmbiguous),
    all: new Set([...digits, ...dated, ...every.flatMap(({ candidates }) => candidates), ...ordinals].map(Number)),
  };
}

interface Sides {
  source: string;
  target: string;
}

function lostNumbers(segment: Segment, { source, target }: Sides): TextFinding[] {
  const hasSameDigits = digitsOf(source) !== '' && digitsOf(source) === digitsOf(target) && !/[.,]/.test(source);
  const all = parseNumbers(target, 'en', []);
  const ordinals = new Set(
    wordsOf(target)
      .flatMap((word) => word.split('-'))
      .flatMap((word) => latinNumerals.en.ordinals[word.toLowerCase()] ?? []),
  );
  return parseNumbers(source, segment.lang)
    .filter(({ kind }) => kind === 'words' || !hasSameDigits)
    .filter((number) => !number.isAmbiguous || number.candidates.length > 1)
    .filter((number) => !all.some((other) => isSameNumber(number, other)))
    .filter((number) => !number.candidates.some((value) => ordinals.has(Number(value))))
    .filter((number) => !isInWords(number, source, target) && !isAfternoon(number, source, segment.target))
    .filter((number) => !isEraYear(number, { source, target }, segment.lang))
    .filter((number) => segment.lang !== 'he' || !isYearOfLaw(number, source, target))
    .filter((number) => !isRankClass(number, source) && !isClockPart(number, source, segment.target))
    .filter(
      ({ start, end }) => !isNamedNumber(source.slice(start, end), target) && !isCoded(source.slice(0, end), target),
    )
    .filter((number) => !isWithLetter(number, source, target) && !isOfAddress(number, source, target))
    .filter(({ start, end }) => !isWrittenOtherwise(source.slice(start, end), target))
    .filter(
      (number) =>
        !isInChain(number, { source, target }, eastAsianValues(source, segment.lang)) && !isDayOfSpan(number, segment),
    )
    .map((number) => lostFinding(segment, { number, source, target, all }));
}

/** `о восьмій годині двадцять хвилин`, 8:20, and `11 horas`: the hour or the minutes of a time that the English writes in digits. */
function isClockPart({ kind, value, end }: FoundNumber, source: string, target: string): boolean {
  const number = Number(value);
  const isHour =
    kind === 'words' ||
    /^\s?(?:hor|ore|heur|h(?!\p{L})|Uhr|uur|godz|год|giờ|[時时點点시])/iu.test(source.slice(end, end + 6));
  if (!isHour || number > 59) return false;
  const minutes = String(number).padStart(2, '0');
  return new RegExp(`(?<![\\d:])(?:${number}|${number - 12}):\\d\\d|\\d:${minutes}(?!\\d)`).test(target);
}

/** `3-11`, 3 to 11; `8.30`, 8:30; a number that is a person's name, which is copied; the group 0 of blood, in English O. */
function isWrittenOtherwise(written: string, target: string): boolean {
  if (/^\p{Lu}/u.test(written)) return isWordOf(written, target);
  if (written === '0') return isWordOf('O', target);
  if (/^\d{1,2}\.\d\d$/.test(written))
    return new RegExp(`(?<!\\d)${Number(written.split('.')[0])}:${written.slice(-2)}(?!\\d)`).test(target);
  return standsApart(written, target);
}

const isWordOf = (word: string, text: string) => wordsOf(text).includes(word);

/** `二丁目十五番地`, 2-15: numbers of a block and a house, which English joins. */
function isOfAddress({ value, end }: FoundNumber, source: string, target: string): boolean {
  return (
    /^\s?(?:丁目|番地?|号|號|번지|호)/u.test(source.slice(end, end + 4)) &&
    new RegExp(`(?<!\\d)(?:\\d+-)*${value ?? ''}(?:-\\d+)*(?!\\d)`).test(target)
  );
}

/** `平成6年法務省令`, 1994: a year of an era without its month, which English converts. */
function isEraYear({ value, start, end }: FoundNumber, { source, target }: Sides, lang: Segment['lang']): boolean {
  // `109年度司養聲字第153號`, 2020
  if (lang === 'zh-Hant' && /^\s?年度?/u.test(source.slice(end, end + 3)) && Number(value) < 200)
    return new RegExp(`(?<!\\d)${Number(value) + 1911}(?!\\d)`).test(target);
  const era = /(?:明治|大正|昭和|平成|令和|民[国國])\s?$/u
    .exec(source.slice(Math.max(0, start - 4), start))?.[0]
    .trim();
  if (era === undefined || !/^\s?年/u.test(source.slice(end, end + 2))) return false;
  const year = Number(value) + (eraStarts[era] ?? 1911);
  return new RegExp(`(?<!\\d)${year}(?!\\d)`).test(target);
}

/** `3等陸曹`: the class of a rank, which English names in words. */
function isRankClass({ end }: FoundNumber, source: string): boolean {
  return /^等[陸海空][曹佐尉士]/u.test(source.slice(end, end + 3));
}

/** `No. 6.789`, copied with the points of its register. */
function isNamedNumber(written: string, target: string): boolean {
  const before = target.split(written).slice(0, -1);
  return before.some((text) => /(?:\bno\.?|\bnumber|#)\s*$/i.test(text));
}

/** `48.213-L`, copied with its letter. */
function isWithLetter({ start, end }: FoundNumber, source: string, target: string): boolean {
  return /^[-/]\p{Lu}/u.test(source.slice(end)) && target.includes(source.slice(start, end + 2));
}

/** `COREN 221.874`, copied with its letters. */
function isCoded(source: string, target: string): boolean {
  const code = /\p{Lu}{2,8}[ .:-]{1,2}\d[\d.,-]*$/u.exec(source.slice(-40))?.[0];
  return code !== undefined && target.includes(code);
}

/** `both` for two, `once` for one, and `percent` for the hundred of `por cento`. */
function isInWords({ candidates, start, end, value }: FoundNumber, source: string, target: string): boolean {
  if (candidates.includes('1') && /\b(?:one|once|single|sole|only|first|each)\b/i.test(target)) return true;
  if (candidates.includes('2') && /\b(?:twice|second)\b/i.test(target)) return true;
  if (/(?<!\p{L})halb $/iu.test(source.slice(Math.max(0, start - 6), start)))
    return isHalfPast(Number(value) - 1, target);
  if (isOfLongerUnit(Number(value), source.slice(end, end + 16), target)) return true;
  // `huit jours`, a week.
  if (
    /^\s?(?:d[ií]as|jours|giorni|Tagen?|dni|днів|يوما|ימים|日間|일간)(?!\p{L})/u.test(source.slice(end, end + 8)) &&
    isInWeeks(Number(value), target)
  )
    return true;
  // The end of a span of months: `1月から12月まで`.
  const month = /^\s?[月월]/u.test(source.slice(end, end + 2)) ? englishMonths[Number(value) - 1] : undefined;
  if (month !== undefined && target.includes(month)) return true;
  // Monday, Beersheba and the master's degree are named by numbers in Hebrew.
  if (/(?:^|[\s\p{P}])[ושהבלמכ]{0,2}(?:יום|באר|תואר) $/u.test(source.slice(Math.max(0, start - 8), start))) return true;
  // `ארבע שנים` are four years, `שנים` alone may be two.
  if (source.slice(start, end) === 'שנים' && /\byears?\b/i.test(target)) return true;
  if (/(?:분의|分の)\s?$/u.test(source.slice(Math.max(0, start - 4), start))) return true;
  if (/\bpor $/i.test(source.slice(Math.max(0, start - 5), start))) return /percent|per cent|%/i.test(target);
  return (
    candidates.includes('2') && /\b(?:both|twins?|couple|pair|double|duplicate|master[’']s|alone with)\b/i.test(target)
  );
}

function isInWeeks(days: number, target: string): boolean {
  const weeks = Math.floor(days / 7);
  if (days % 7 > 1 || weeks === 0) return false;
  const written = weeks === 1 ? 'an?|one' : weeks === 2 ? `2|two|a fortnight` : `${weeks}|${spellNumber(weeks)}`;
  return new RegExp(`\\b(?:${written})(?: weeks?)?\\b`, 'i').test(target) && /\b(?:weeks?|fortnight)\b/i.test(target);
}

/** Digits from which a number is taken for one of a register. */
const registerDigits = 6;

function lostFinding(
  segment: Segment,
  { number, source, target, all }: Sides & { number: FoundNumber; all: readonly FoundNumber[] },
): TextFinding {
  const written = quoted(source.slice(number.start, number.end));
  const english = formatNumber(number, source);
  const todo = english === null ? 'Write it as in the source.' : `Write ${english}.`;
  const isPlain = /^\d+$/.test(asciiDigits(source.slice(number.start, number.end)));
  const isLong = isPlain && digitsOf(number.value ?? '').length >= registerDigits;
  const isRegister = number.kind === 'register' || isLong;
  const near = all.find((other) => isNear(number, other));
  const found = near ? quoted(target.slice(near.start, near.end)) : undefined;
  if (number.kind === 'ordinal') {
    return at(segment, 'ordinal-missing', `${written} is in the source and not in the English. Check the number.`);
  }
  const say = found
    ? `${written} is ${found} here. ${todo}`
    : `${written} is in the source and not in the English. ${todo}`;
  return at(segment, isRegister ? 'register-number' : 'number-missing', say);
}

function isNear(one: FoundNumber, other: FoundNumber): boolean {
  const most = Math.max(1, Math.floor((one.candidates[0] ?? '').length / 3));
  return one.candidates.some((left) => other.candidates.some((right) => editsBetween(left, right, most) <= most));
}

/** Digits of the English that the source has nowhere, not even in a date. */
function addedNumbers(segment: Segment, { source, target }: Sides): TextFinding[] {
  const known = parseNumbers(source, segment.lang, []);
  const days = parseDates(source, segment.lang).flatMap(({ candidates, original }) =>
    [...candidates, original ?? ''].flatMap((written) => (written.match(/\d+/g) ?? []).map(Number)),
  );
  days.push(...(segment.lang === 'he' ? [...hebrewYears(source), ...hebrewNumbers(source)] : []));
  const hasSameDigits = digitsOf(source) === digitsOf(target);
  const longer = longerValues(source, known);
  const converted = convertedSpans(target);
  // `o godzinie czwartej`, at four o'clock
  const hours = ordinalValues(source, segment.lang);
  const sourceDigits = new Set([
    ...(asciiDigits(source).match(/\d+/g)?.map(Number) ?? []),
    ...eastAsianValues(source, segment.lang),
  ]);
  return parseNumbers(target, 'en', [
    ...parseDates(target, 'en'),
    ...parseDates(target, segment.lang === 'ar' || segment.lang === 'he' ? segment.lang : 'en'),
  ])
    .filter(
      ({ kind, value, end }) =>
        kind === 'number' ||
        kind === 'register' ||
        (kind === 'words' &&
          !/^(?:ar|he)$/.test(segment.lang) &&
          (Number(value) >= leastInWords(segment) || isTwoOfTime({ value, end }, segment))),
    )
    .filter(({ kind }) => kind === 'words' || !hasSameDigits)
    .filter((number) => !known.some((other) => isSameNumber(number, other)))
    .filter((number) => !converted.some(({ start, end }) => number.start >= start && number.end <= end))
    .filter(({ candidates }) => !candidates.some((value) => days.includes(Number(value))))
    .filter(
      (number) =>
        !known.some((other) => isAfternoon(other, source, target) && Number(other.value) - 12 === Number(number.value)),
    )
    .filter(
      ({ value }) => !(segment.lang === 'de' && isHalfPast(Number(value), target) && /(?<!\p{L})halb /iu.test(source)),
    )
    .filter(({ value }) => !longer.has(Number(value)))
    .filter(({ start }) => !/covid-?$/i.test(target.slice(Math.max(0, start - 6), start)))
    .filter(({ value }) => !(segment.lang === 'vi' && isSyllable(Number(value), source)))
    .filter(({ value, end }) => !(hours.has(Number(value)) && /^ o[’']clock/.test(target.slice(end))))
    .filter(({ value, end }) => !isWeeksOfDays(Number(value), target.slice(end, end + 8), known))
    .filter(({ value }) => !sourceDigits.has(Number(value)) || !isEastAsian(segment.lang))
    .filter(
      ({ start, end }) =>
        !target
          .slice(start, end)
          .split('-')
          .every((part) => sourceDigits.has(Number(part)) || days.includes(Number(part))),
    )
    .filter(({ start, end, kind, value }) =>
      kind === 'words' ? !sourceDigits.has(Number(value)) : !hasDigits(source, digitsOf(target.slice(start, end))),
    )
    .map(({ start, end }) => {
      const say = `${quoted(target.slice(start, end))} is not in the source. Check the number.`;
      return at(segment, 'number-added', say);
    });
}

/** A pair can be worded in many ways. */
function leastInWords({ source, lang }: Segment): number {
  if (!/^(?:pt|es|de)$/.test(lang)) return 3;
  return /amb[oa]s|\bpar\b|dupl|dobl|dupla|gêm|gém|gemel|casal|pareja|esposos|cônjuges|beid|zwilling|doppel|paar|segund|zweit|bienal|bimest/iu.test(
    source,
  )
    ? 3
    : 2;
}

/** Numerals of a text without a counter, as letters of other words may be: `三週間`, `세 명`. */
function eastAsianValues(text: string, lang: Segment['lang']): number[] {
  if (lang === 'vi') return vietnameseValues(text);
  if (!isEastAsian(lang)) return [];
  const runs = text.match(new RegExp(`${kanjiNumeral}+`, 'gu')) ?? [];
  const tenths = [...asciiDigits(text).matchAll(/([一二三四五六七八九\d])割/gu)].map(
    ([, count = '']) => 10 * (/\d/.test(count) ? Number(count) : (parseEastAsian(count) ?? 0)),
  );
  const counted =
    lang === 'ko'
      ? Object.entries({ 둘: 2, 셋: 3, 넷: 4, 스무: 20 }).flatMap(([word, value]) =>
          text.includes(word) ? [value] : [],
        )
      : [];
  // `이십 주`, `삼 개월`
  const sino =
    lang === 'ko'
      ? [
          ...text.matchAll(
            /(?<!\p{L})([일이삼사오육칠팔구십백천]{1,5})(?=\s?(?:주|개월|년|일|명|세|층|회|원|호|점|차|학년|인|박|도)(?!\p{L}{3}))/gu,
          ),
        ]
      : [];
  const native = koreanNumerals.flatMap((word, index) => (lang === 'ko' && text.includes(word) ? [index + 3] : []));
  const years = [...text.matchAll(eraYear)].flatMap(([, era = '', year = '']) => {
    const value = year === '元' ? 1 : /\d/.test(year) ? Number(asciiDigits(year)) : parseEastAsian(year);
    return value === undefined ? [] : [value, value + (eraStarts[era] ?? 0)];
  });
  return [
    ...[...runs, ...sino.map(([, run = '']) => run)].flatMap((run) => parseEastAsian(run) ?? []),
    ...years,
    ...native,
    ...counted,
    ...tenths,
  ];
}

const vietnameseDigits = ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'];

/** `sáu tháng`: words that are syllables of names as well, before what they count. */
function vietnameseValues(text: string): number[] {
  const counted = /(?<!\p{L})(\p{L}{2,4}) (?:tháng|ngày|năm|tuần|giờ|người|con|bản|lần|trang)(?!\p{L})/giu;
  return [...text.normalize('NFC').matchAll(counted)]
    .map(([, word = '']) => vietnameseDigits.indexOf(word.toLowerCase()))
    .filter((value) => value > 0);
}

/** A year alone: `平成六年法務省令`. */
const eraYear = new RegExp(`(明治|大正|昭和|平成|令和)(元|${kanjiNumeral}{1,3}|\\p{Nd}{1,2})年`, 'gu');
const eraStarts: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

const koreanNumerals = ['세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

/** Searches long numbers in all digits of the source together, short ones within one of its numbers. */
function hasDigits(source: string, digits: string): boolean {
  if (digits.length > 3) return digitsOf(source).includes(digits);
  const runs = asciiDigits(source).match(/\d[\d.,/\- ]*/g) ?? [];
  return runs.some((run) => digitsOf(run).includes(digits));
}

function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '');
}

/** Separators of the source in the English: `1.234,56`, `12,5`. */
function separatorFindings(segment: Segment): TextFinding[] {
  const found = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d+,\d{1,2})(?![-/.,]?\d)/.exec(segment.target)?.[0];
  if (found === undefined) return [];
  const say = `${quoted(found)} has the separators of the source. Use a comma for thousands and a point for decimals.`;
  return [at(segment, 'number-separators', say)];
}
