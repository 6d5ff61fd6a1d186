import { eraYear } from '#shared/dates/calendars.ts';
import { asciiDigits } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from '../pieces.ts';

/** Whole values of Japanese and Korean papers that count or number something: `3年間`, `제12호`, `오후 3시 5분`. */

type Reading = readonly [RegExp, (...groups: string[]) => string | undefined];

const counted =
  (one: string, many = `${one}s`) =>
  (number = ''): string =>
    `${number} ${Number(number) === 1 ? one : many}`;
const both = (years = '', months = ''): string => `${counted('year')(years)} ${counted('month')(months)}`;
const numbered =
  (name: string) =>
  (number = ''): string =>
    `${name} ${number}`;
const clock = (hours = '', minutes = '0'): string | undefined =>
  Number(hours) <= 24 && Number(minutes) <= 59 ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : undefined;
/** Noon and midnight are written either way. */
const half = (name = '', hours = '', minutes = '0'): string | undefined =>
  Number(hours) >= 1 && Number(hours) <= 11 && Number(minutes) <= 59
    ? `${hours}:${minutes.padStart(2, '0')} ${/^(?:午前|오전)$/u.test(name) ? 'a.m.' : 'p.m.'}`
    : undefined;
const semester = (number = ''): string | undefined => ['First semester', 'Second semester'][Number(number) - 1];
const era = (name = '', year = ''): number | undefined => eraYear(name, year === '元' ? 1 : Number(year));

const eras = '明治|大正|昭和|平成|令和';
const japanese: readonly Reading[] = [
  [/^(午前|午後)(\d{1,2})時(?:(\d{1,2})分)?$/u, half],
  [/^(\d{1,2})時(?:(\d{1,2})分)?$/u, clock],
  [/^満?(\d{1,3})[歳才]$/u, counted('year old', 'years old')],
  [/^(\d{1,2})年間$/u, counted('year')],
  [/^(\d{1,2})年(\d{1,2})[かヶヵカケ箇]月間?$/u, both],
  [/^(\d{1,3})[かヶヵカケ箇]月間?$/u, counted('month')],
  [/^(\d{1,2})週間$/u, counted('week')],
  [/^(\d{1,4})日間$/u, counted('day')],
  [/^(\d{1,4})時間$/u, counted('hour')],
  [/^(\d+(?:\.\d+)?)単位$/u, counted('credit')],
  [/^(\d+)[通部]$/u, counted('copy', 'copies')],
  [/^(\d+)枚$/u, counted('sheet')],
  [/^(\d+(?:\.\d+)?)点$/u, counted('point')],
  [/^(\d+)[名人]$/u, counted('person', 'persons')],
  [/^第(\d[\d-]*)号$/u, numbered('No.')],
  [/^第(\d+)条$/u, numbered('Article')],
  [/^第?(\d)学期$/u, (number = '') => `${ordinalDigits(Number(number))} term`],
  [/^第(\d)学年$/u, (number = '') => `${ordinalDigits(Number(number))} year`],
  [new RegExp(`^(${eras})(元|\\d{1,2})年?$`, 'u'), (name, year) => era(name, year)?.toString()],
  [
    new RegExp(`^(${eras})(元|\\d{1,2})年分$`, 'u'),
    (name, year) => (era(name, year) === undefined ? undefined : `Tax year ${era(name, year)}`),
  ],
  [/^(\d{4})年分$/u, numbered('Tax year')],
];
const korean: readonly Reading[] = [
  [/^(오전|오후)(\d{1,2})시(?:(\d{1,2})분)?$/u, half],
  [/^(\d{1,2})시(?:(\d{1,2})분)?$/u, clock],
  [/^만?(\d{1,3})세$/u, counted('year old', 'years old')],
  [/^(\d{1,2})년간?$/u, counted('year')],
  [/^(\d{1,2})년(\d{1,2})개월간?$/u, both],
  [/^(\d{1,3})개월간?$/u, counted('month')],
  [/^(\d{1,2})주간?$/u, counted('week')],
  [/^(\d{1,4})일간$/u, counted('day')],
  [/^(\d{1,4})시간$/u, counted('hour')],
  [/^(\d+(?:\.\d+)?)학점$/u, counted('credit')],
  [/^(\d+)[통부]$/u, counted('copy', 'copies')],
  [/^(\d+)[매장]$/u, counted('sheet')],
  [/^(\d+(?:\.\d+)?)점$/u, counted('point')],
  [/^(\d+)명$/u, counted('person', 'persons')],
  [/^제(\d[\d-]*)호$/u, numbered('No.')],
  [/^제(\d+)조$/u, numbered('Article')],
  [/^제?(\d)학기$/u, semester],
  [/^(\d)학년$/u, (number = '') => `${ordinalDigits(Number(number))} year`],
  [
    /^(\d)학년제?(\d)학기$/u,
    (year = '', part = '') => semester(part) && `${ordinalDigits(Number(year))} year, ${semester(part)?.toLowerCase()}`,
  ],
  [/^(\d{4})학년도$/u, (year = '') => `${year} academic year`],
  [
    /^(\d{4})학년도제?(\d)학기$/u,
    (year = '', part = '') => semester(part) && `${semester(part)}, ${year} academic year`,
  ],
  [/^(\d{4})년도?제?(\d)학기$/u, (year = '', part = '') => semester(part) && `${semester(part)}, ${year}`],
  [/^(\d{4})년도?$/u, (year = '') => year],
];

export function eastAsianValue(text: string, tag: SourceTag): Piece | undefined {
  const readings = tag === 'ja' ? japanese : tag === 'ko' ? korean : [];
  const plain = asciiDigits(text).replaceAll(/[\s　]/gu, '');
  for (const [pattern, read] of readings) {
    const [, ...groups] = pattern.exec(plain) ?? [];
    if (groups.length === 0) continue;
    const target = read(...groups);
    return target === undefined ? undefined : byRule(target);
  }
  return undefined;
}
