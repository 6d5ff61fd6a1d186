import { asciiDigits, fold, tokenize } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { latinNumerals, readLatinOrdinal } from '#shared/numerals/latin-words.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { eastAsianValue } from './east-asian-values.ts';
import { byRule, type Piece } from './pieces.ts';
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
    eastAsianValue(text, tag) ??
    (options.isNumber
      ? ((hasCurrency.test(text) ? amountRule(text, tag) : undefined) ??
        codeRule(text, options) ??
        numberRule(text, tag))
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
  const isSpan = dates.length > 1;
  let target = '';
  let from = 0;
  for (const date of dates) {
    const between = englishBetween(text.slice(from, date.start), tag, isSpan);
    const english = formatDate(date, { isConverted });
    if (between === undefined || english === null) return undefined;
    target += between + english;
    from = date.end;
  }
  const rest = englishBetween(text.slice(from), tag, isSpan);
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
  'a los': '',
  'en fecha': '',
  a: ' to ',
  ate: ' to ',
  al: ' to ',
  bis: ' to ',
  生: ' (born)',
  生まれ: ' (born)',
  생: ' (born)',
};

/** Words of a span from one day to another; beside one day alone they mean more. */
const spanConnections: Readonly<Record<string, string>> = {
  vom: '',
  'von dem': '',
  del: '',
  'desde el': '',
  'hasta el': ' to ',
  'bis zum': ' to ',
  'bis einschliesslich': ' to ',
  から: ' to ',
  まで: '',
  부터: ' to ',
  까지: '',
};

/** Signs, weekdays and connecting words around dates. */
function englishBetween(text: string, tag: SourceTag, isSpan: boolean): string | undefined {
  if (/^[\s,;()./–—-]*$/u.test(text)) return text;
  if (/^\s*[~～〜]\s*$/u.test(text)) return isSpan ? ' – ' : undefined;
  if (/^\s*[~～〜-]\s*(?:現在|현재)\s*$/u.test(text)) return ' – present';
  const spanned = isSpan ? spanConnections[fold(text.trim())] : undefined;
  if (spanned !== undefined) return spanned;
  const weekday = wordOf(text.replaceAll(/\s+(?:den|dem|el)\s*$|[\s,()]/g, ''), tag);
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
  rd$: 'RD$',
  c$: 'C$',
  '₡': '₡',
  '₲': '₲',
  gs: 'PYG ',
  'gs.': 'PYG ',
  bs: 'Bs. ',
  'bs.': 'Bs. ',
  'b/.': 'B/. ',
  chf: 'CHF ',
  'fr.': 'CHF ',
  'sfr.': 'CHF ',
  gbp: 'GBP ',
  cad: 'CAD ',
  jpy: 'JPY ',
  krw: 'KRW ',
  gtq: 'GTQ ',
  hnl: 'HNL ',
  nio: 'NIO ',
  crc: 'CRC ',
  pab: 'PAB ',
  dop: 'DOP ',
  uyu: 'UYU ',
  pyg: 'PYG ',
  bob: 'BOB ',
  ves: 'VES ',
  cup: 'CUP ',
  q: 'Q',
  'q.': 'Q',
  l: 'L ',
  'l.': 'L ',
  'ש"ח': 'ILS ',
  'ש״ח': 'ILS ',
};
const currency = String.raw`RD\$|R\$|US\$|U\$S|C\$|\$|₡|₲|Gs\.?|Bs\.?|B\/\.|S?Fr\.|[QL]\.?(?=\s?[\d.,]+[.,]\d{2}$)|€|£|¥|₩|₪|S\/\.?|[A-Z]{3}|EURO?|円|원|ש["״]ח`;
const amount = new RegExp(
  String.raw`^([-+]?)\s?(${currency})?\s?([-+]?)(\d[\d.,'’\u{A0}\u{202F} ]*)\s?(${currency}|%)?\s?([CD]|\([CD]\)|[-+])?$`,
  'u',
);

/** What makes an amount of a number that would else be copied digit by digit. */
const hasCurrency = /[€£$₩₪円원]|(?<!\p{L})(?:EUR|USD|CHF)(?!\p{L})/u;

/** `R$ 1.234,56 D`, `12,5 %`, `35,000円`. */
function amountRule(text: string, tag: SourceTag): Piece | undefined {
  const [, sign = '', before, inner = '', digits, after, suffix] =
    amount.exec(
      asciiDigits(text)
        .replace(/^[金금]\s?(?=\d)/u, '')
        .replace(/(?<=[円원]\s?)[也整정]$/u, ''),
    ) ?? [];
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
  [/^(?:anos?|años?|jahre?)$/u, 'year'],
  [/^(?:mes|m[eê]s|meses|monate?)$/u, 'month'],
  [/^(?:semanas?|wochen?)$/u, 'week'],
  [/^(?:d[ií]as?|tage?)$/u, 'day'],
  [/^(?:horas?|stunden?)$/u, 'hour'],
  [/^(?:minutos?|minuten?)$/u, 'minute'],
];

function numberRule(text: string, tag: SourceTag): Piece | undefined {
  const dates = parseDates(text, tag);
  const [number, ...more] = parseNumbers(text, tag, dates);
  if (number === undefined || more.length > 0 || dates.length > 0) return undefined;
  const rest = text.slice(number.end);
  const english = formatNumber(number, text);
  if (text.slice(0, number.start).trim() !== '' || english === null || isLikelyIdentifier(number, text))
    return undefined;
  const span = spans.find(([pattern]) => pattern.test(rest.trim().toLowerCase()))?.[1];
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

/** Text that is the same in every language: mail and web addresses, dashes, asterisks. */
function copyRule(text: string): Piece | undefined {
  const isSame =
    /^(?:[-–—*_.xX/\s#]+|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[A-Z]{2}|[OABo]{1,2}[+-])$/u.test(text);
  return isSame ? byRule(text, { isCopied: true }) : undefined;
}
