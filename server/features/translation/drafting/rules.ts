import { asciiDigits, fold, tokenize } from '#shared/numerals/digits.ts';
import { ordinalDigits, spellNumber } from '#shared/numerals/english-words.ts';
import { writtenLanguages } from '#shared/numerals/languages/all.ts';
import { latinNumerals, readLatinOrdinal } from '#shared/numerals/latin-words.ts';
import { readFrenchWords } from '#shared/numerals/romance-words.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from './pieces.ts';
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
    gradeRule(text, tag) ??
    (options.isNumber
      ? (codeRule(text, options) ?? numberRule(text, tag))
      : (amountRule(text, tag) ?? numberRule(text, tag) ?? codeRule(text, options))) ??
    writtenAmountRule(text, tag) ??
    ordinalRule(text, tag) ??
    copyRule(text, tag)
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
  le: '',
  li: '',
  il: '',
  addi: '',
  'in data': '',
  'la data de': '',
  el: '',
  am: '',
  den: '',
  a: ' to ',
  ate: ' to ',
  al: ' to ',
  au: ' to ',
  'pana la': ' to ',
  bis: ' to ',
  生: ' (born)',
  生まれ: ' (born)',
  생: ' (born)',
};

/** Signs, weekdays and connecting words around dates. */
function englishBetween(text: string, tag: SourceTag): string | undefined {
  if (/^[\s,;()./–—-]*$/u.test(text)) return text;
  const weekday = wordOf(text.replaceAll(/[\s,()]/g, ''), tag);
  if (weekday?.isWeekday) return /[(（]/.test(text) ? ` (${weekday.target})` : `${weekday.target}, `;
  return connections[fold(text.trim())];
}

const time =
  /^([àa]s\s+|a\s+las\s+|um\s+|à\s+|alle\s+(?:ore\s+)?)?(?:or[ae]\s+|orele\s+)?(\d{1,2})\s?(?:[:.]|h(?:eures?|oras?|s)?(?:\s+et?)?\s?)\s?(\d{2})\s?(?:m(?:in(?:ut[oe]s)?)?\.?)?\s?(?:h(?:oras|s)?\.?|uhr)?$/iu;
const wholeHour = /^([àa]s\s+|a\s+las\s+|um\s+|à\s+)?(\d{1,2})\s?(?:h(?:eures?|oras|s)?\.?|uhr)$/iu;

/** `dix heures trente minutes`, as French records write the hour of a birth. */
function frenchTime(text: string): Piece | undefined {
  const tokens = tokenize(text);
  const start = tokens[0]?.word === 'a' ? 1 : 0;
  const hours = readFrenchWords(tokens, start);
  if (hours === undefined || !/^heures?$/.test(tokens[hours.next]?.word ?? '')) return undefined;
  const from = tokens[hours.next + 1]?.word === 'et' ? hours.next + 2 : hours.next + 1;
  const minutes = readFrenchWords(tokens, from);
  const end = minutes?.next ?? from;
  const next = /^minutes?$/.test(tokens[end]?.word ?? '') ? end + 1 : end;
  const value = minutes?.value ?? 0;
  if (next !== tokens.length || hours.isAmbiguous || minutes?.isAmbiguous || hours.value > 24 || value > 59)
    return undefined;
  const clock = `${String(hours.value).padStart(2, '0')}:${String(value).padStart(2, '0')}`;
  return byRule(`${start === 1 ? 'at ' : ''}${clock}`, { isCopied: true });
}

/** `14h30min` is `14:30`. */
function timeRule(text: string, tag: SourceTag): Piece | undefined {
  if (tag === 'fr' && /\p{L}\s+heures?/u.test(text)) return frenchTime(text);
  const [, at, hours, minutes = '00'] = time.exec(asciiDigits(text)) ?? wholeHour.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  // "12.50" is a number.
  if (/^\d+\.\d+$/.test(text)) return undefined;
  return byRule(`${at === undefined ? '' : 'at '}${hours.padStart(2, '0')}:${minutes}`, { isCopied: true });
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
  cad: 'CAD ',
  chf: 'CHF ',
  mad: 'MAD ',
  dzd: 'DZD ',
  tnd: 'TND ',
  xof: 'XOF ',
  xaf: 'XAF ',
  htg: 'HTG ',
  ron: 'RON ',
  mdl: 'MDL ',
  '£': '£',
  '¥': '¥',
  円: 'JPY ',
  원: 'KRW ',
  '₩': '₩',
  '₪': '₪',
  'ש"ח': 'ILS ',
  'ש״ח': 'ILS ',
};
/** Currencies that papers write out after the amount, as English does. */
const writtenCurrencies: Readonly<Record<string, string>> = {
  euro: 'euros',
  euros: 'euros',
  lei: 'lei',
  dh: 'dirhams',
  dhs: 'dirhams',
  dirhams: 'dirhams',
  dinars: 'dinars',
  gourdes: 'gourdes',
  francs: 'francs',
  fcfa: 'CFA francs',
  'f cfa': 'CFA francs',
  'francs cfa': 'CFA francs',
  'francs suisses': 'Swiss francs',
  lire: 'lire',
};
const writtenAmount = /^(\d[\d.,\u{A0}\u{202F} ]*?)\s?(\p{L}{2,8}(?:\s\p{L}{3,7})?)\.?$/u;

/** `10 000,00 euros`, `4.500 lei`. */
function writtenAmountRule(text: string, tag: SourceTag): Piece | undefined {
  const [, digits, name = ''] = writtenAmount.exec(text) ?? [];
  const unit = isRomance(tag) ? writtenCurrencies[fold(name)] : undefined;
  if (digits === undefined || unit === undefined) return undefined;
  const [number, ...more] = parseNumbers(digits, tag, []);
  const english = number?.kind === 'number' && more.length === 0 ? formatNumber(number, digits) : null;
  return english === null ? undefined : byRule(`${english} ${unit}`, { isCopied: true });
}

/** Languages whose papers and phrasebooks share these rules. */
export function isRomance(tag: SourceTag): boolean {
  return tag === 'fr' || tag === 'it' || tag === 'ro';
}

const currency = String.raw`R\$|US\$|U\$S|\$|€|£|¥|₩|₪|S\/\.?|[A-Z]{3}|EURO?|円|원|ש["״]ח`;
const amount = new RegExp(
  String.raw`^([-+]?)\s?(${currency})?\s?([-+]?)(\d[\d.,\u{A0}\u{202F} ]*)\s?(${currency}|%)?\s?([CD]|\([CD]\)|[-+])?$`,
  'u',
);

/** `R$ 1.234,56 D`, `12,5 %`, `35,000円`. */
function amountRule(text: string, tag: SourceTag): Piece | undefined {
  const [, sign = '', before, inner = '', digits, after, suffix] =
    amount.exec(asciiDigits(text).replace(/^金/u, '').replace(/也$/u, '')) ?? [];
  if (
    digits === undefined ||
    (before === undefined && after === undefined && suffix === undefined && sign + inner === '')
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
const spans: readonly (readonly [RegExp, string])[] = [
  [/^(?:anos?|años?|jahre?|ans?|ann[oi]|ani)$/u, 'year'],
  [/^(?:mes|m[eê]s|meses|monate?|mois|mes[ei]|lun[iă])$/u, 'month'],
  [/^(?:semanas?|wochen?|semaines?|settiman[ae]|săptămân[iă])$/u, 'week'],
  [/^(?:d[ií]as?|tage?|jours?|giorn[oi]|zi|zile)$/u, 'day'],
  [/^(?:horas?|stunden?|heures?|or[aeă])$/u, 'hour'],
  [/^(?:minutos?|minuten?|minut[ei]s?)$/u, 'minute'],
];

function numberRule(text: string, tag: SourceTag): Piece | undefined {
  const dates = parseDates(text, tag);
  const [number, ...more] = parseNumbers(text, tag, dates);
  if (number === undefined || more.length > 0 || dates.length > 0) return undefined;
  const rest = text.slice(number.end);
  const english = formatNumber(number, text);
  if (text.slice(0, number.start).trim() !== '' || english === null || isLikelyIdentifier(number, text))
    return undefined;
  const span = spans.find(([pattern]) => pattern.test(rest.trim().toLowerCase().replace(/^de\s/, '')))?.[1];
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
  // `14e`, `1re`, `2ème`
  const [, french] = tag === 'fr' ? (/^(\d{1,3})\s?(?:er|[rn]de?|re|ère|e|è?me)$/u.exec(text) ?? []) : [];
  if (french !== undefined) return byRule(ordinalDigits(Number(french)), { isProper: true });
  if (tag !== 'pt' && tag !== 'es') return undefined;
  const tokens = tokenize(text);
  const read = readLatinOrdinal(tokens, 0, latinNumerals[tag]);
  if (read === undefined || read.next !== tokens.length || (read.value === 2 && tokens.length === 1)) return undefined;
  return byRule(ordinalDigits(read.value));
}

/** `13,5 / 20`, `9 (nouă)` */
function gradeRule(text: string, tag: SourceTag): Piece | undefined {
  const [, points, scale = ''] = /^(\d{1,3}[.,]\d{1,3})\s?\/\s?(\d{2,3})$/u.exec(text) ?? [];
  const [, digits, words] = /^(\d{1,2})\s?\((\p{L}+)\)$/u.exec(text) ?? [];
  if (points !== undefined && isRomance(tag)) return byRule(`${points.replace(',', '.')}/${scale}`, { isCopied: true });
  const isSame = tag === 'ro' && digits !== undefined && romanianNumber(words ?? '') === Number(digits);
  return isSame ? byRule(`${digits} (${spellNumber(Number(digits))})`, { isCopied: true }) : undefined;
}

function romanianNumber(word: string): number | undefined {
  const { small } = writtenLanguages.ro.numbers;
  return Object.entries(small).find(([name]) => fold(name) === fold(word))?.[1];
}

/** Roman numerals of volumes, parts and semesters. */
const romanNumeral = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;

/** Text that is the same in every language: mail and web addresses, dashes, asterisks. */
function copyRule(text: string, tag: SourceTag): Piece | undefined {
  // Elsewhere `M` is a woman: `mujer`.
  if (isRomance(tag) && (/^[MF]$/.test(text) || romanNumeral.test(text))) return byRule(text, { isCopied: true });
  const isSame =
    /^(?:[-–—*_.xX/\s#]+|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[A-Z]{2}|[OABo]{1,2}[+-])$/u.test(text);
  return isSame ? byRule(text, { isCopied: true }) : undefined;
}
