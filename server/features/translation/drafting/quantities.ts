import { asciiDigits } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { byRule, type Piece } from './pieces.ts';

/** Numbers that are a whole text, with their currency, unit or span of time. */

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
  kz: 'Kz ',
  aoa: 'AOA ',
  mt: 'MT ',
  mzn: 'MZN ',
  cve: 'CVE ',
  'ج.م': 'EGP ',
  'ر.س': 'SAR ',
  'د.إ': 'AED ',
  'د.ك': 'KWD ',
  'د.ع': 'IQD ',
  'د.ت': 'TND ',
  'د.ج': 'DZD ',
  'ل.س': 'SYP ',
  'ل.ل': 'LBP ',
};
const currency = String.raw`R\$|US\$|U\$S|\$|€|£|¥|₩|₪|S\/\.?|Kz|MT|[A-Z]{3}|EURO?|円|원|ש["״]ח|[جردل]\.[مسإكعتجل]\.?`;
const amount = new RegExp(
  String.raw`^([-+]?)\s?(${currency})?\s?([-+]?)(\d[\d.,\u{66B}\u{66C}\u{A0}\u{202F} ]*)\s?(${currency}|[%\u{66A}])?\s?([CD]|\([CD]\)|[-+])?$`,
  'u',
);

/** `R$ 1.234,56 D`, `12,5 %`, `35,000円`. */
export function amountRule(text: string, tag: SourceTag): Piece | undefined {
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
  const isPercent = after === '%' || after === '\u{66A}';
  const symbol = before ?? (isPercent ? undefined : after);
  const unit = symbol === undefined ? '' : currencies[symbol.toLowerCase().replace(/(?<=\p{Script=Arabic})\.$/u, '')];
  if (english === null || unit === undefined || (before !== undefined && after !== undefined && !isPercent))
    return undefined;
  const mark = suffix === undefined ? '' : /^[-+]$/.test(suffix) ? suffix : ` ${suffix}`;
  return byRule(`${sign}${inner}${unit}${english}${isPercent ? '%' : ''}${mark}`, { isCopied: true });
}

/** Money by its name: "pound" alone is of the paper's own country. */
const namedMoney: Partial<Record<SourceTag, readonly (readonly [RegExp, string])[]>> = {
  ar: [
    [/^جنيها?$/u, 'pounds'],
    [/^جنيها? مصريا?$/u, 'Egyptian pounds'],
    [/^جنيها? سودانيا?$/u, 'Sudanese pounds'],
    [/^ريالا?$/u, 'riyals'],
    [/^ريالا? سعوديا?$/u, 'Saudi riyals'],
    [/^ريالا? يمنيا?$/u, 'Yemeni rials'],
    [/^ريالا? قطريا?$/u, 'Qatari riyals'],
    [/^ريالا? عمانيا?$/u, 'Omani rials'],
    [/^دينارا?$/u, 'dinars'],
    [/^دينارا? اردنيا?$/u, 'Jordanian dinars'],
    [/^دينارا? عراقيا?$/u, 'Iraqi dinars'],
    [/^دينارا? كويتيا?$/u, 'Kuwaiti dinars'],
    [/^دينارا? تونسيا?$/u, 'Tunisian dinars'],
    [/^دينارا? جزائريا?$/u, 'Algerian dinars'],
    [/^دينارا? ليبيا?$/u, 'Libyan dinars'],
    [/^دينارا? بحرينيا?$/u, 'Bahraini dinars'],
    [/^درهما?$/u, 'dirhams'],
    [/^درهما? مغربيا?$/u, 'Moroccan dirhams'],
    [/^درهما? اماراتيا?$/u, 'UAE dirhams'],
    [/^ليرة سورية$/u, 'Syrian pounds'],
    [/^ليرة لبنانية$/u, 'Lebanese pounds'],
    [/^دولارا? امريكيا?$/u, 'US dollars'],
    [/^يورو$/u, 'euros'],
  ],
  he: [
    [/^(?:שקל|שקלים)$/u, 'shekels'],
    [/^(?:שקל חדש|שקלים חדשים)$/u, 'new shekels'],
    [/^דולר$/u, 'dollars'],
    [/^אירו$/u, 'euros'],
  ],
  pt: [
    [/^reais$/u, 'reais'],
    [/^kwanzas$/u, 'kwanzas'],
    [/^meticais$/u, 'meticais'],
    [/^escudos$/u, 'escudos'],
    [/^euros$/u, 'euros'],
    [/^valores$/u, 'points'],
    [/^pontos$/u, 'points'],
  ],
};

const metric: Readonly<Record<string, string>> = {
  سم: 'cm',
  كغ: 'kg',
  كغم: 'kg',
  كجم: 'kg',
  كلغ: 'kg',
  غ: 'g',
  جم: 'g',
  م: 'm',
  مم: 'mm',
  ملم: 'mm',
  מ: 'm',
  סמ: 'cm',
  'ס"מ': 'cm',
  'ק"ג': 'kg',
  קג: 'kg',
  'מ"ר': 'm²',
  "מ'": 'm',
};
const units = /^\s?(kg|g|cm|m|mm|km|m²|m2|ml|l|h|kWh|GB)?$/u;
const spans: readonly (readonly [RegExp, string])[] = [
  [/^(?:anos?|años?|jahre?)$/u, 'year'],
  [/^(?:mes|m[eê]s|meses|monate?)$/u, 'month'],
  [/^(?:semanas?|wochen?)$/u, 'week'],
  [/^(?:d[ií]as?|tage?)$/u, 'day'],
  [/^(?:horas?|stunden?)$/u, 'hour'],
  [/^(?:minutos?|minuten?)$/u, 'minute'],
  [/^(?:سن[ةه]|سنوات|سنين|عاما?|أعوام)$/u, 'year'],
  [/^(?:شهرا?|شهور|[أا]شهر)$/u, 'month'],
  [/^(?:[أا]سبوعا?|[أا]سابيع)$/u, 'week'],
  [/^(?:يوما?|[أا]يام)$/u, 'day'],
  [/^(?:ساع[ةه]|ساعات)$/u, 'hour'],
  [/^(?:دقيق[ةه]|دقائق)$/u, 'minute'],
  [/^(?:שנה|שנים|שנות)$/u, 'year'],
  [/^(?:חודש|חודשים)$/u, 'month'],
  [/^(?:שבוע|שבועות)$/u, 'week'],
  [/^(?:יום|ימים)$/u, 'day'],
  [/^(?:שעה|שעות)$/u, 'hour'],
  [/^(?:דקה|דקות)$/u, 'minute'],
];

/** `10.º ano`, `2ª dose`: one of a row, not so many. */
const ranks: Partial<Record<SourceTag, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [/^ano$/u, 'year'],
    [/^semestre$/u, 'semester'],
    [/^trimestre$/u, 'quarter'],
    [/^per[ií]odo$/u, 'term'],
    [/^dose$/u, 'dose'],
    [/^refor[cç]o$/u, 'booster'],
    [/^classe$/u, 'grade'],
    [/^via$/u, 'copy'],
    [/^ciclo$/u, 'cycle'],
    [/^grau$/u, 'degree'],
    [/^andar$/u, 'floor'],
    [/^vez$/u, 'time'],
  ],
};

/** `0 a 20` */
function rangeRule(text: string, tag: SourceTag): Piece | undefined {
  const [, from, to] =
    tag === 'pt' || tag === 'es' ? (/^(\d{1,3})\s+(?:a|até|hasta)\s+(\d{1,3})$/u.exec(text) ?? []) : [];
  return from === undefined || to === undefined ? undefined : byRule(`${from} to ${to}`, { isCopied: true });
}

export function numberRule(text: string, tag: SourceTag): Piece | undefined {
  const range = rangeRule(text, tag);
  if (range) return range;
  const dates = parseDates(text, tag);
  // `שנים`, years, is the number two as well.
  const [digits = text] = isSemitic(tag) ? (/^[^\p{L}]*\p{N}[^\p{L}]*(?=\p{L}+)/u.exec(text) ?? []) : [];
  const [number, ...more] = parseNumbers(digits, tag, dates);
  if (number === undefined || more.length > 0 || dates.length > 0) return undefined;
  const rest = text.slice(number.end);
  const english = formatNumber(number, text);
  if (text.slice(0, number.start).trim() !== '' || english === null || isLikelyIdentifier(number, text))
    return undefined;
  const noun = rest
    .replace(/^\s?[.]?[ºª°]/u, '')
    .replaceAll(/[\u{64B}-\u{652}]/gu, '')
    .trim()
    .toLowerCase();
  if (noun !== '' && (number.kind === 'ordinal' || /^\s?[.]?[ºª°]/u.test(rest))) {
    const rank = ranks[tag]?.find(([pattern]) => pattern.test(noun))?.[1];
    return rank === undefined || number.value === null
      ? undefined
      : byRule(`${ordinalDigits(Number(number.value))} ${rank}`);
  }
  const money = namedMoney[tag]?.find(([pattern]) => pattern.test(plainMoney(noun)))?.[1];
  if (money !== undefined) return byRule(`${english} ${number.value === '1' ? money.replace(/s$/, '') : money}`);
  const unit = metric[noun];
  if (unit !== undefined) return byRule(`${english} ${unit}`, { isCopied: true });
  const span = spans.find(([pattern]) => pattern.test(noun))?.[1];
  if (span !== undefined) return byRule(`${english} ${span}${number.value === '1' ? '' : 's'}`);
  if (!units.test(rest)) return undefined;
  return byRule(english + rest, { isCopied: true });
}

/** Without hamzas and vowel signs. */
function plainMoney(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ');
}

/** `79.123.456` alone is more often a person's number than a quantity. */
function isLikelyIdentifier({ start, end, kind }: FoundNumber, text: string): boolean {
  return kind === 'number' && /^\d{1,3}(?:[.,]\d{3}){2,}$/.test(asciiDigits(text.slice(start, end)));
}
