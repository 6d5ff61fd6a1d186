import { asciiDigits, fold, tokenize } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { latinNumerals, readLatinOrdinal } from '#shared/numerals/latin-words.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { byRule, type Piece } from './pieces.ts';
import { amountRule, numberRule } from './quantities.ts';
import { timeRule } from './times.ts';
import { wordOf } from './words.ts';

/** Whole texts that a rule alone translates: a date, a number, an amount, a time, a code. */

export interface RuleOptions {
  tag: SourceTag;
  /** Numbers of this field are copied digit by digit. */
  isNumber?: boolean;
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
    (options.isNumber
      ? (codeRule(text, options) ?? numberRule(text, tag))
      : (amountRule(text, tag) ?? numberRule(text, tag) ?? codeRule(text, options))) ??
    ordinalRule(text, tag) ??
    copyRule(text)
  );
}

/** A date with its weekday, or several days of the same paper: `(07/03/1988)`. */
function dateRule(text: string, tag: SourceTag): Piece | undefined {
  const dates = parseDates(text, tag);
  if (dates.length === 0 || dates.some(({ isAmbiguous }) => isAmbiguous)) return undefined;
  // A paper that gives both calendars needs no conversion.
  const isConverted = dates.every(({ calendar }) => calendar !== 'gregorian');
  let target = '';
  let from = 0;
  for (const date of dates) {
    const between = englishBetween(text.slice(from, date.start), tag);
    const english = formatDate(date, { isConverted });
    if (between === undefined || english === null) return undefined;
    target += between + english;
    from = date.end;
  }
  const rest = englishBetween(text.slice(from), tag);
  return rest === undefined ? undefined : byRule((target + rest).trim(), { isCopied: true, isProper: true });
}

const connections: Readonly<Record<string, string>> = {
  الموافق: ' corresponding to ',
  'الموافق ل': ' corresponding to ',
  aos: '',
  em: '',
  el: '',
  am: '',
  den: '',
  a: ' to ',
  ate: ' to ',
  al: ' to ',
  bis: ' to ',
  生: ' (born)',
  生まれ: ' (born)',
  생: ' (born)',
};

/** Signs, weekdays and connecting words around dates. */
function englishBetween(text: string, tag: SourceTag): string | undefined {
  if (/^[\s,;()./–—-]*$/u.test(text)) return text;
  if (/^\s?(?:م|ميلادي|ميلادية)[\s.]*$/u.test(text)) return '';
  const day = isSemitic(tag) ? plainDay(text) : text.replaceAll(/[\s,()]/g, '');
  const weekday = wordOf(day, tag);
  if (weekday?.isWeekday) return /[(（]/.test(text) ? ` (${weekday.target})` : `${weekday.target}, `;
  return connections[fold(text.trim())];
}

/** `في يوم الأحد الموافق`, `ביום ראשון,` */
function plainDay(text: string): string {
  const day = text.replaceAll(/[,،()]/gu, '').trim();
  return day.replace(/^(?:في\s+)?يوم\s+|^ב(?=יום)/u, '').replace(/\s+الموافق$/u, '');
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

/** `segundo` alone is "according to" as well: only with its noun does the phrasebook know it. */
function ordinalRule(text: string, tag: SourceTag): Piece | undefined {
  if (tag !== 'pt' && tag !== 'es') return undefined;
  const tokens = tokenize(text);
  const read = readLatinOrdinal(tokens, 0, latinNumerals[tag]);
  if (read === undefined || read.next !== tokens.length || (read.value === 2 && tokens.length === 1)) return undefined;
  return byRule(ordinalDigits(read.value));
}

/** Names of companies are kept: `Alfa, Lda.` */
const company = /^\p{Lu}[\p{L}\s.&'’-]{1,60},?\s(?:S\.?A\.?|L(?:t)?da\.?|SGPS|LLC|Inc\.?|Ltd\.?|GmbH|EIRELI|EPP)$/u;

/** Text that is the same in every language: mail and web addresses, dashes, asterisks. */
function copyRule(text: string): Piece | undefined {
  const isSame =
    company.test(text) ||
    /^(?:[-–—*_.xX/\s#]+|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[A-Z]{2}|[OABo]{1,2}[+-])$/u.test(text);
  return isSame ? byRule(text, { isCopied: true }) : undefined;
}
