import { isIn, type TagIn } from '#shared/writing-systems.ts';
import { asciiDigits } from '../numerals/digits.ts';
import { hangulNumeral, kanjiNumeral, parseEastAsian } from '../numerals/east-asian.ts';
import { eraYear, isInEra } from './calendars.ts';
import { ambiguous, certain, isoOf, type FoundDate } from './found-date.ts';
import { isLikelyYear } from './numeric.ts';

/** Japanese, Chinese and Korean dates: `昭和六十三年三月七日`, `S63.3.7`, `民国七十七年三月七日`, `1988년 3월 7일`, `1988. 3. 7.`. */

const kanji = String.raw`(?:\d+|元|${kanjiNumeral}+)`;
const hangul = String.raw`(?:\d+|${hangulNumeral}+|유|시)`;
const eraNames = '令和|平成|昭和|大正|明治';
/** Months of the old calendar, which no table of this product converts. */
const lunar = /(?:旧暦|陰暦|农历|农曆|음력|\(음\))\s*$/u;
/** Year before the first of the Republic of China, in which Minguo years are counted. */
const beforeMinguo = 1911;

const japaneseDate = new RegExp(
  String.raw`(?:(${eraNames})|西暦)?\s?(${kanji})\s?年\s?(?:(${kanji})\s?月(?:\s?(${kanji})\s?日)?)?`,
  'gu',
);
const japaneseDay = new RegExp(
  String.raw`(?<!(?<![同翌本今当])年\s?)(?<![\d${kanjiNumeral.slice(1)})(${kanji})\s?月\s?(${kanji})\s?日`,
  'gu',
);
const shortEra = new RegExp(
  String.raw`(?<![\p{L}\d])(${eraNames}|[RHSTM令平昭大明])\s?(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\3\s?(\d{1,2})(?![\d./-])`,
  'gu',
);
const chineseDate = new RegExp(
  String.raw`(?:(民国|民國)|公元|西元)?\s?(${kanji})\s?年\s?(?:(${kanji})\s?月(?:\s?(${kanji})\s?[日号])?)?`,
  'gu',
);
/** `112/01/05` of Taiwan's banks and offices: no other calendar's year has three digits. */
const minguoNumeric = /(?<![\d./-])(1[0-4]\d)([./])(\d{1,2})\2(\d{1,2})(?![\d./-])/gu;
const koreanDate = new RegExp(
  String.raw`(?:(단기)|서기)?\s?(?<![\d${hangulNumeral.slice(1)})(${hangul})\s?년\s?(${hangul})\s?월(?:\s?(${hangul})\s?일)?`,
  'gu',
);
const koreanDay = new RegExp(
  String.raw`(?<!년\s?)(?<![\d${hangulNumeral.slice(1)})(${hangul})\s?월\s?(${hangul})\s?일`,
  'gu',
);
const koreanPoints = /(?<![\d.])(\d{4})\s?\.\s?(\d{1,2})\s?\.\s?(\d{1,2})(?:\s?\.(?!\d)|(?![\d.]))/gu;

function readMinguo(match: RegExpExecArray): FoundDate[] {
  const iso = isoOf(Number(match[1]) + beforeMinguo, Number(match[3]), Number(match[4]));
  return iso === undefined ? [] : [certain({ start: match.index, end: match.index + match[0].length }, iso)];
}

export function parseEastAsianDates(text: string, tag: TagIn<'Japanese' | 'Korean' | 'Chinese'>): FoundDate[] {
  const digits = asciiDigits(text);
  if (tag === 'ja') {
    return [
      ...[...digits.matchAll(japaneseDate)].flatMap((match) => readJapanese(digits, match)),
      ...[...digits.matchAll(japaneseDay)].flatMap((match) => readDay(digits, match)),
      ...[...digits.matchAll(shortEra)].flatMap((match) =>
        finish(digits, match, {
          era: match[1],
          year: Number(match[2]),
          month: Number(match[4]),
          day: Number(match[5]),
        }),
      ),
    ];
  }
  if (isIn(tag, 'Chinese')) {
    return [
      ...[...digits.matchAll(chineseDate)].flatMap((match) => readChinese(digits, match)),
      ...[...digits.matchAll(japaneseDay)].flatMap((match) => readDay(digits, match)),
      ...(tag === 'zh-Hant' ? [...digits.matchAll(minguoNumeric)].flatMap(readMinguo) : []),
    ];
  }
  return [
    ...[...digits.matchAll(koreanDate)].flatMap((match) => {
      const year = number(match[2]);
      const dangi = match[1] === undefined || year === undefined ? year : year - 2333;
      return finish(
        digits,
        match,
        { year: dangi, month: number(match[3]), day: number(match[4]) },
        match[4] !== undefined,
      );
    }),
    ...[...digits.matchAll(koreanDay)].flatMap((match) => readDay(digits, match)),
    ...[...digits.matchAll(koreanPoints)].flatMap((match) =>
      finish(digits, match, { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }),
    ),
  ];
}

interface Read {
  era?: string | undefined;
  year?: number | undefined;
  month: number | undefined;
  day?: number | undefined;
}

function readJapanese(text: string, match: RegExpExecArray): FoundDate[] {
  const [, era, year, month, day] = match;
  if (month === undefined) return [];
  const isFirst = year === '元' && era !== undefined;
  return finish(
    text,
    match,
    { era, year: isFirst ? 1 : number(year), month: number(month), day: number(day) },
    day !== undefined,
  );
}

function readChinese(text: string, match: RegExpExecArray): FoundDate[] {
  const [, minguo, written, month, day] = match;
  if (month === undefined) return [];
  const isFirst = written === '元' && minguo !== undefined;
  const year = isFirst ? 1 : number(written);
  // `自民國一百零二年二月一日至一百零八年五月三十一日`: the era stands once for both.
  const isMinguo =
    minguo !== undefined || (year !== undefined && !isLikelyYear(year) && /民[国國]/u.test(text.slice(0, match.index)));
  const read = !isMinguo || year === undefined ? year : year + beforeMinguo;
  return finish(text, match, { year: read, month: number(month), day: number(day) }, day !== undefined);
}

function readDay(text: string, match: RegExpExecArray): FoundDate[] {
  const iso = isoOf(undefined, number(match[1]) ?? 0, number(match[2]));
  if (iso === undefined) return [];
  return [lunar.test(text.slice(0, match.index)) ? ambiguous(placeOf(match), [iso]) : certain(placeOf(match), iso)];
}

function finish(text: string, match: RegExpExecArray, read: Read, hasDay = true): FoundDate[] {
  const { era, month, day } = read;
  const year = era === undefined || read.year === undefined ? read.year : eraYear(era, read.year);
  if (year === undefined || month === undefined || (hasDay && day === undefined) || !isLikelyYear(year)) return [];
  const iso = isoOf(year, month, day);
  if (iso === undefined) return [];
  const isOutside = era !== undefined && day !== undefined && !isInEra(era, iso);
  const isLunar = lunar.test(text.slice(0, match.index + (match[0].length - match[0].trimStart().length)));
  return [isOutside || isLunar ? ambiguous(placeOf(match), [iso]) : certain(placeOf(match), iso)];
}

function number(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // June and October lose a letter: 유월, 시월.
  if (text === '유') return 6;
  if (text === '시') return 10;
  return /^\d+$/.test(text) ? Number(text) : parseEastAsian(text);
}

function placeOf(match: RegExpExecArray) {
  const lead = match[0].length - match[0].trimStart().length;
  return { start: match.index + lead, end: match.index + match[0].trimEnd().length };
}
