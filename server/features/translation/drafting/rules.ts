import { asciiDigits, fold, tokenize } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { latinNumerals, readLatinOrdinal } from '#shared/numerals/latin-words.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { dateWord } from './date-words.ts';
import { byRule, type Piece } from './pieces.ts';
import { spanOf, spokenTime, timeRule } from './times.ts';
import { ukrainianSeries } from './ukrainian.ts';
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
    timeRule(text) ??
    spokenTime(text, tag) ??
    (tag === 'uk' ? ukrainianSeries(text) : undefined) ??
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
    const between = englishBetween(text.slice(from, date.start), tag, date === dates[0] ? 'before' : 'between');
    const english = formatDate(date, { isConverted });
    if (between === undefined || english === null) return undefined;
    target += between + english;
    from = date.end;
  }
  const rest = englishBetween(text.slice(from), tag, 'after');
  if (rest === undefined) return undefined;
  // A weekday behind the date stands before it in English.
  const english = /^\p{L}.*, $/u.test(rest) ? rest + target : target + rest;
  return byRule(english.trim(), { isCopied: true, isProper: !/^\p{Ll}/u.test(english.trim()) });
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
function englishBetween(text: string, tag: SourceTag, place: 'before' | 'between' | 'after'): string | undefined {
  if (place === 'before' && /^[«"“„]$/u.test(text.trim())) return '';
  const own = dateWord(text, tag, place);
  if (own !== undefined) return own;
  if (/^[\s,;()./–—-]*$/u.test(text)) return text;
  const weekday = wordOf(text.replaceAll(/[\s,()]/g, ''), tag);
  if (weekday?.isWeekday) return /[(（]/.test(text) ? ` (${weekday.target})` : `${weekday.target}, `;
  return connections[fold(text.trim())];
}

const currencies: Readonly<Record<string, string>> = {
  r$: 'R$ ',
  us$: 'US$',
  u$s: 'US$',
  $: '$',
  '€': '€',
  eur: 'EUR ',
  euro: 'EUR ',
  usd: 'USD ',
  brl: 'BRL ',
  mxn: 'MXN ',
  cop: 'COP ',
  ars: 'ARS ',
  clp: 'CLP ',
  pen: 'PEN ',
  's/': 'S/ ',
  's/.': 'S/ ',
  '£': '£',
  '¥': '¥',
  円: 'JPY ',
  원: 'KRW ',
  '₩': '₩',
  '₪': '₪',
  'ש"ח': 'ILS ',
  'ש״ח': 'ILS ',
  pln: 'PLN ',
  zł: 'PLN ',
  uah: 'UAH ',
  грн: 'UAH ',
  'грн.': 'UAH ',
  '₴': '₴',
  tl: 'TL ',
  try: 'TRY ',
  '₺': '₺',
  srd: 'SRD ',
  chf: 'CHF ',
  gbp: 'GBP ',
};
const currency = String.raw`R\$|US\$|U\$S|\$|€|£|¥|₩|₪|S\/\.?|[A-Z]{3}|EURO?|zł|TL|₺|₴|грн\.?|円|원|ש["״]ח`;
const amount = new RegExp(
  String.raw`^([-+]?)\s?(${currency})?\s?([-+]?)(\d[\d.,\u{A0}\u{202F} ]*)\s?(${currency}|%)?\s?([CD]|\([CD]\)|[-+])?$`,
  'u',
);

/** `1.250,-` */
const noCents = /(?<=\d),(?:-{1,2}|[–—=])$/u;

/** `R$ 1.234,56 D`, `12,5 %`, `35,000円`. */
function amountRule(text: string, tag: SourceTag): Piece | undefined {
  const [, sign = '', before, inner = '', digits, after, suffix] =
    amount.exec(asciiDigits(text).replace(/^金/u, '').replace(/也$/u, '').replace(noCents, ',00')) ?? [];
  if (
    digits === undefined ||
    (before === undefined && after === undefined && suffix === undefined && sign + inner === '' && !noCents.test(text))
  )
    return undefined;
  const written = digits.trim();
  const [number, ...more] = parseNumbers(written, tag, []);
  if (number === undefined || more.length > 0 || number.kind !== 'number') return undefined;
  const english = formatNumber(number, written);
  const symbol = before ?? (after === '%' ? undefined : after);
  const unit = symbol === undefined ? '' : currencies[symbol.toLowerCase()];
  if (english === null || unit === undefined || (before !== undefined && after !== undefined && after !== '%'))
    return undefined;
  const mark = suffix === undefined ? '' : /^[-+]$/.test(suffix) ? suffix : ` ${suffix}`;
  return byRule(`${sign}${inner}${unit}${english}${after === '%' ? '%' : ''}${mark}`, { isCopied: true });
}

const units = /^\s?(kg|g|cm|m|mm|km|m²|m2|ml|l|h|kWh|GB)?$/u;
function numberRule(text: string, tag: SourceTag): Piece | undefined {
  const dates = parseDates(text, tag);
  const [number, ...more] = parseNumbers(text, tag, dates);
  if (number === undefined || more.length > 0 || dates.length > 0) return undefined;
  const rest = text.slice(number.end);
  const english = formatNumber(number, text);
  if (text.slice(0, number.start).trim() !== '' || english === null || isLikelyIdentifier(number, text))
    return undefined;
  const span = spanOf(rest);
  if (span !== undefined) return byRule(`${english} ${span}${number.value === '1' ? '' : 's'}`);
  if (!units.test(rest)) return undefined;
  return byRule(english + rest, { isCopied: true });
}

/** `79.123.456` alone is more often a person's number than a quantity. */
function isLikelyIdentifier({ start, end, kind }: FoundNumber, text: string): boolean {
  return kind === 'number' && /^\d{1,3}(?:[.,]\d{3}){2,}$/.test(asciiDigits(text.slice(start, end)));
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
  return words.every(isCode) ? byRule(written, { isCopied: true }) : undefined;
}

/** `segundo` alone is "according to" as well: only with its noun does the phrasebook know it. */
function ordinalRule(text: string, tag: SourceTag): Piece | undefined {
  if (tag !== 'pt' && tag !== 'es') return undefined;
  const tokens = tokenize(text);
  const read = readLatinOrdinal(tokens, 0, latinNumerals[tag]);
  if (read === undefined || read.next !== tokens.length || (read.value === 2 && tokens.length === 1)) return undefined;
  return byRule(ordinalDigits(read.value));
}

const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Text that is the same in every language: mail and web addresses, dashes, asterisks. */
function copyRule(text: string): Piece | undefined {
  const isSame =
    /^(?:[-–—*_.xX/\s#]+|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\+\d[\d\s()/-]{6,20}\d|[A-Z]{2}|[IVX]{3,6}|[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,4})?|\d{1,4}(?:,\s\d{1,4})+|[OABo]{1,2}[+-])$/u.test(
      text,
    );
  return isSame || currencyCodes.has(text) ? byRule(text, { isCopied: true }) : undefined;
}
