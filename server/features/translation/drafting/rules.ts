import { asciiDigits, fold, tokenize } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { latinNumerals, readLatinOrdinal } from '#shared/numerals/latin-words.ts';
import { formatDate, parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { byRule, type Piece } from './pieces.ts';
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
    timeRule(text) ??
    spokenTime(text) ??
    (options.isNumber
      ? (codeRule(text, options) ?? numberRule(text, tag))
      : (amountRule(text, tag) ?? numberRule(text, tag, options) ?? codeRule(text, options))) ??
    documentNumber(text, tag) ??
    gradeRule(text, tag) ??
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
  const clock = spokenTime(text.slice(from).trim());
  const rest = clock ? `, ${clock.target}` : englishBetween(text.slice(from), tag);
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
  至: ' to ',
  到: ' to ',
  đen: ' to ',
  'đen ngay': ' to ',
  ate: ' to ',
  al: ' to ',
  bis: ' to ',
  中華: '',
  中华: '',
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
  /^([àa]s\s+|a\s+las\s+|um\s+)?(\d{1,2})\s?(?:[:.]|h(?:oras?|s)?(?:\s+e)?\s?)\s?(\d{2})\s?(?:m(?:in(?:utos)?)?\.?)?\s?(?:h(?:oras|s)?\.?|uhr)?$/iu;
const wholeHour = /^([àa]s\s+|a\s+las\s+|um\s+)?(\d{1,2})\s?(?:h(?:oras|s)?\.?|uhr)$/iu;

/** `14h30min` is `14:30`. */
function timeRule(text: string): Piece | undefined {
  const [, at, hours, minutes = '00'] = time.exec(asciiDigits(text)) ?? wholeHour.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  // "12.50" is a number.
  if (/^\d+\.\d+$/.test(text)) return undefined;
  return byRule(`${at === undefined ? '' : 'at '}${hours.padStart(2, '0')}:${minutes}`, { isCopied: true });
}

const halves: Readonly<Record<string, string>> = { 上午: ' a.m.', 凌晨: ' a.m.', 下午: ' p.m.', 晚上: ' p.m.' };
const spoken = /^(上午|凌晨|下午|晚上)?\s?(\d{1,2})\s?(?:[时時点點]|giờ)\s?(?:(\d{1,2})\s?(?:分|phút)\s?)?$/iu;

/** `14时35分` is `14:35`, `下午2時15分` is `2:15 p.m.`, `08 giờ 30 phút` is `08:30`. */
function spokenTime(text: string): Piece | undefined {
  const [, half, hours, minutes = '00'] = spoken.exec(asciiDigits(text)) ?? [];
  if (hours === undefined || Number(hours) > (half === undefined ? 24 : 12) || Number(minutes) > 59) return undefined;
  const clock = `${half === undefined ? hours.padStart(2, '0') : Number(hours)}:${minutes.padStart(2, '0')}`;
  return byRule(clock + (half === undefined ? '' : (halves[half] ?? '')), { isCopied: true });
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
  '￥': '¥',
  rmb: 'RMB ',
  cny: 'CNY ',
  人民币: 'RMB ',
  人民幣: 'RMB ',
  nt$: 'NT$',
  ntd: 'NTD ',
  twd: 'TWD ',
  新臺幣: 'NT$',
  新台幣: 'NT$',
  hk$: 'HK$',
  hkd: 'HKD ',
  港币: 'HK$',
  港幣: 'HK$',
  mop: 'MOP ',
  vnd: 'VND ',
  vnđ: 'VND ',
  đồng: 'VND ',
  đ: 'VND ',
  '₫': 'VND ',
  円: 'JPY ',
  원: 'KRW ',
  '₩': '₩',
  '₪': '₪',
  'ש"ח': 'ILS ',
  'ש״ח': 'ILS ',
};
const currency = String.raw`R\$|US\$|U\$S|NT\$|HK\$|\$|€|£|[¥￥]|₩|₪|S\/\.?|[A-Z]{3}|EURO?|円|원|ש["״]ח|人民[币幣]|新[臺台]幣|港[币幣]|VNĐ|đồng|[đ₫]`;
/** `人民币8,500元整`: the currency is named before, and its unit after. */
const named = /^((?:人民[币幣]|新[臺台]幣|港[币幣])\s?[\d.,]+)\s?[元圆圓][整正]?$/u;
const amount = new RegExp(
  String.raw`^([-+]?)\s?(${currency})?\s?([-+]?)(\d[\d.,\u{A0}\u{202F} ]*)\s?(${currency}|%)?\s?([CD]|\([CD]\)|[-+])?$`,
  'u',
);

/** `R$ 1.234,56 D`, `12,5 %`, `35,000円`. */
function amountRule(text: string, tag: SourceTag): Piece | undefined {
  const [, sign = '', before, inner = '', digits, after, suffix] =
    amount.exec(withoutUnit(asciiDigits(text), tag).replace(/^金/u, '').replace(/也$/u, '')) ?? [];
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

/** Renminbi papers write `51,000.00元` alone; in traditional script the yuan may be of three currencies. */
function withoutUnit(text: string, tag: SourceTag): string {
  const plain = text.replace(named, '$1');
  return tag === 'zh' ? plain.replace(/^([-+]?[\d.,]+)\s?元整?$/u, '人民币$1') : plain;
}

const units = /^\s?(kg|g|cm|m|mm|km|m²|m2|ml|l|h|kWh|GB)?$/u;
const metric: Readonly<Record<string, string>> = {
  ...{ 克: 'g', 公克: 'g', 公斤: 'kg', 千克: 'kg', 厘米: 'cm', 公分: 'cm', 毫米: 'mm', 米: 'm', 公尺: 'm' },
  ...{ 平方米: 'm²', 平方公尺: 'm²', 毫升: 'ml' },
};
const spans: readonly (readonly [RegExp, string])[] = [
  [/^(?:个月|個月|tháng)$/u, 'month'],
  [/^(?:周|週|tuần)$/u, 'week'],
  [/^(?:天|日|ngày)$/u, 'day'],
  [/^(?:小时|小時)$/u, 'hour'],
  [/^(?:分钟|分鐘|phút)$/u, 'minute'],
  [/^(?:năm)$/u, 'year'],
  [/^(?:anos?|años?|jahre?)$/u, 'year'],
  [/^(?:mes|m[eê]s|meses|monate?)$/u, 'month'],
  [/^(?:semanas?|wochen?)$/u, 'week'],
  [/^(?:d[ií]as?|tage?)$/u, 'day'],
  [/^(?:horas?|stunden?)$/u, 'hour'],
  [/^(?:minutos?|minuten?)$/u, 'minute'],
];

function numberRule(
  text: string,
  tag: SourceTag,
  { isAmount = false }: { isAmount?: boolean } = {},
): Piece | undefined {
  const dates = parseDates(text, tag);
  const [number, ...more] = parseNumbers(text, tag, dates);
  if (number === undefined || more.length > 0 || dates.length > 0) return undefined;
  const rest = text.slice(number.end);
  const english = formatNumber(number, text);
  if (text.slice(0, number.start).trim() !== '' || english === null || (!isAmount && isLikelyIdentifier(number, text)))
    return undefined;
  const span = spans.find(([pattern]) => pattern.test(rest.trim().toLowerCase()))?.[1];
  if (span !== undefined) return byRule(`${english} ${span}${number.value === '1' ? '' : 's'}`);
  if (/^(?:周?岁|歲|tuổi)$/u.test(rest.trim())) return byRule(`${english} year${number.value === '1' ? '' : 's'} old`);
  const unit = metric[rest.trim()];
  if (unit !== undefined) return byRule(`${english} ${unit}`, { isCopied: true });
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

/** `123/2018/QĐST-HNGĐ`: Vietnamese papers number themselves by their kind and issuer. */
function documentNumber(text: string, tag: SourceTag): Piece | undefined {
  const isOne = tag === 'vi' && /^\d{1,6}(?:\/\d{4})?(?:[/-][\p{Lu}\d.]+)+$/u.test(text) && /\p{L}/u.test(text);
  return isOne ? byRule(text, { isCopied: true }) : undefined;
}

/** `A`, `B+`: letters that are words in no text of these languages. */
function gradeRule(text: string, tag: SourceTag): Piece | undefined {
  const hasNoSuchWord = tag === 'vi' || isIn(tag, 'Chinese');
  return hasNoSuchWord && /^[A-DF][+-]?$/.test(text) ? byRule(text, { isCopied: true }) : undefined;
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
