import { asciiDigits, fold, tokenize } from '#shared/numerals/digits.ts';
import { ordinalDigits, spellNumber } from '#shared/numerals/english-words.ts';
import { writtenLanguages } from '#shared/numerals/languages/all.ts';
import { latinNumerals, readLatinOrdinal } from '#shared/numerals/latin-words.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { byRule, type Piece } from '../pieces.ts';
import { ukrainianSeries } from '../places/ukrainian.ts';
import { aroundDate } from './date-words.ts';
import { eastAsianValue } from './east-asian.ts';
import { amountRule, hasCurrency, isCurrencyCode } from './money.ts';
import { numberRule } from './quantities.ts';
import { spokenTime, timeRule } from './times.ts';
import { wordOf } from './words.ts';

/** Whole texts that a rule alone translates: a date, a number, an amount, a time, a code. */

export interface RuleOptions {
  tag: SourceTag;
  /** Numbers of this field are copied digit by digit. */
  isNumber?: boolean;
  /** Numbers of this field are sums, however many their groups. */
  isAmount?: boolean;
  /** Words of the language's labels, to tell them from codes. */
  isLabelWord: (word: string) => boolean;
}

export function byRules(text: string, options: RuleOptions): Piece | undefined {
  const { tag } = options;
  const word = wordOf(text, tag);
  if (word !== undefined) return byRule(word.target, { isProper: word.isProper });
  return (
    dateRule(text, tag) ??
    timeRule(text, tag) ??
    eastAsianValue(text, tag) ??
    gradeRule(text, tag) ??
    (tag === 'uk' ? ukrainianSeries(text) : undefined) ??
    (options.isNumber ? registered(text, options) : counted(text, options)) ??
    documentNumber(text, tag) ??
    ordinalRule(text, tag) ??
    copyRule(text, tag)
  );
}

function registered(text: string, options: RuleOptions): Piece | undefined {
  const money = hasCurrency(text) ? amountRule(text, options.tag) : undefined;
  return money ?? codeRule(text, options) ?? numberRule(text, options.tag);
}

function counted(text: string, options: RuleOptions): Piece | undefined {
  return amountRule(text, options.tag) ?? numberRule(text, options.tag, options) ?? codeRule(text, options);
}

/** A date with its weekday, or several days of the same paper: `(07/03/1988)`. */
function dateRule(text: string, tag: SourceTag): Piece | undefined {
  const dates = parseDates(text, tag);
  if (dates.length === 0 || dates.some(({ isAmbiguous }) => isAmbiguous)) return undefined;
  // A paper that gives both calendars needs no conversion.
  const isConverted = dates.every(({ calendar }) => calendar !== 'gregorian');
  const isSpan = dates.length > 1;
  let target = '';
  let from = 0;
  for (const [index, date] of dates.entries()) {
    const place = index === 0 ? 'before' : 'between';
    const between = aroundDate(text.slice(from, date.start), tag, { place, isSpan });
    const english = formatDate(date, { isConverted });
    if (between === undefined || english === null) return undefined;
    target += between + english;
    from = date.end;
  }
  const clock = spokenTime(text.slice(from).trim(), tag) ?? timeRule(behindYear(text.slice(from)), tag);
  const rest = clock
    ? `${clock.target.startsWith('at ') ? ' ' : ', '}${clock.target}`
    : aroundDate(text.slice(from), tag, { place: 'after', isSpan });
  if (rest === undefined) return undefined;
  // A weekday after the date comes before it in English.
  const english = (/^\p{L}.*, $/u.test(rest) ? rest + target : target + rest).trim();
  return byRule(english, { isCopied: true, isProper: !/^\p{Ll}/u.test(english) });
}

/** `r. o godz. 7:45` behind a day. */
function behindYear(text: string): string {
  return text.replace(/^\s?(?:r\.?|roku|р\.?|року)(?=[\s,])/u, '').replace(/^[\s,]+/, '');
}

const code = /^[\p{Lu}\d]+(?:[\s./ºª:*#-]+[\p{Lu}\d]+)*[*#]*$/u;
const states = new Set('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '));

/** Register numbers with letters, copied sign by sign: `A-00123`, `12.345.678-9 SSP/SP`. */
function codeRule(text: string, { tag, isNumber, isLabelWord }: RuleOptions): Piece | undefined {
  if (!isNumber && parseNumbers(text, tag).some(({ isAmbiguous }) => isAmbiguous)) return undefined;
  const written = asciiDigits(text);
  if (!/\d/.test(written) || !code.test(written) || !/^[\p{Script=Latin}\p{N}\s./ºª:*#-]+$/u.test(written))
    return undefined;
  const words = written.match(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu) ?? [];
  const isCode = (word: string): boolean =>
    word.length === 1 || states.has(word) || (word.length <= 3 && !isLabelWord(word));
  // In the field of a number, letters without a space belong to it.
  const isOne = isNumber && !/\s/.test(written);
  return isOne || words.every(isCode) ? byRule(written, { isCopied: true }) : undefined;
}

/** `123/2018/QĐST-HNGĐ`: Vietnamese papers number themselves by their kind and issuer. */
function documentNumber(text: string, tag: SourceTag): Piece | undefined {
  const isOne = tag === 'vi' && /^\d{1,6}(?:\/\d{4})?(?:[/-][\p{Lu}\d.]+)+$/u.test(text) && /\p{L}/u.test(text);
  return isOne ? byRule(text, { isCopied: true }) : undefined;
}

/** `segundo` alone is "according to" as well: only with its noun does the phrasebook know it. */
function ordinalRule(text: string, tag: SourceTag): Piece | undefined {
  // `14e`, `1re`, `2ème`
  const [, french] = tag === 'fr' ? (/^(\d{1,3})\s?(?:er|[rn]de?|re|ère|e|è?me)$/u.exec(text) ?? []) : [];
  if (french !== undefined) return byRule(ordinalDigits(Number(french)), { isProper: true });
  if (tag !== 'pt' && tag !== 'es') return undefined;
  const tokens = tokenize(text);
  const read = readLatinOrdinal(tokens, 0, latinNumerals[tag]);
  if (read === undefined || read.next !== tokens.length || (read.value === 2 && tokens.length === 1)) return undefined;
  return byRule(ordinalDigits(read.value));
}

/** Languages whose papers and phrasebooks share these rules. */
export function isRomance(tag: SourceTag): boolean {
  return tag === 'fr' || tag === 'it' || tag === 'ro';
}

/** `13,5 / 20`, `9 (nouă)`; `A` and `B+`, which are words in no text of these languages. */
function gradeRule(text: string, tag: SourceTag): Piece | undefined {
  const [, points, scale = ''] = /^(\d{1,3}[.,]\d{1,3})\s?\/\s?(\d{2,3})$/u.exec(text) ?? [];
  if (points !== undefined && isRomance(tag)) return byRule(`${points.replace(',', '.')}/${scale}`, { isCopied: true });
  const hasNoSuchWord = tag === 'vi' || isIn(tag, 'Chinese');
  if (hasNoSuchWord && /^[A-DF][+-]?$/.test(text)) return byRule(text, { isCopied: true });
  const [, digits, words] = /^(\d{1,2})\s?\((\p{L}+)\)$/u.exec(text) ?? [];
  const isSame = tag === 'ro' && digits !== undefined && romanianNumber(words ?? '') === Number(digits);
  return isSame ? byRule(`${digits} (${spellNumber(Number(digits))})`, { isCopied: true }) : undefined;
}

function romanianNumber(word: string): number | undefined {
  const { small } = writtenLanguages.ro.numbers;
  return Object.entries(small).find(([name]) => fold(name) === fold(word))?.[1];
}

/** Roman numerals of volumes, parts and semesters. */
const romanNumeral = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;
/** Names of companies are kept: `Alfa, Lda.`, `ABC Sp. z o.o.` */
const company =
  /^\p{Lu}[\p{L}\p{N}\s.&'’-]{1,60},?\s(?:S\.?A\.?|L(?:t)?da\.?|SGPS|LLC|Inc\.?|Ltd\.?|GmbH|EIRELI|EPP|B\.?V\.?|N\.?V\.?|BVBA|SARL|S\.A\.R\.L\.|SASU?|S\.A\.S\.|EURL|SNC|[Ss]p\.\s?z\s?o\.\s?o\.|[Ss]półka z o\.\s?o\.|S\.?r\.?l\.?|S\.R\.L\.|S\.?p\.?A\.?|AG|e\.V\.|A\.Ş\.|Ltd\. Şti\.)$/u;
/** Categories of driver licenses, blood types by Landsteiner, school classes such as `IIIa`. */
const classes =
  /^(?:(?:AM|A[12]?|B1?|C1?|D1?|T|[BC]1?\+?E|D1?\+?E)(?:[,;/\s]+(?:AM|A[12]?|B1?|C1?|D1?|T|[BC]1?\+?E|D1?\+?E))+|(?:0|O|A|B|AB)\s?(?:\(I{1,3}V?\)|\(IV\))?\s?Rh\s?D?\s?\(?[+–-]\)?|[IVX]{1,4}\s?[a-h])$/u;
/** Mail and web addresses, telephone and account numbers, lists of numbers, dashes, asterisks. */
const same =
  /^(?:[-–—*_.xX/\s#]+|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\+\d[\d\s()/-]{6,20}\d|\(0\d{1,4}\)\s?\d[\d\s-]{4,12}\d|[A-Z]{2}|[IVX]{3,6}|[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,4})?|\d{1,4}(?:,\s\d{1,4})+|[OABo]{1,2}[+-])$/u;

/** Text that is the same in every language. */
function copyRule(text: string, tag: SourceTag): Piece | undefined {
  // Elsewhere `M` is a woman: `mujer`.
  const isLetter =
    (isRomance(tag) && (/^[MF]$/.test(text) || romanNumeral.test(text))) || (tag === 'pl' && romanNumeral.test(text));
  const isSame = isLetter || classes.test(text) || same.test(text) || company.test(text) || isCurrencyCode(text);
  return isSame ? byRule(text, { isCopied: true }) : undefined;
}
