import { asciiDigits } from '#shared/numerals/digits.ts';
import { formatNumber, parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from '../pieces.ts';

/** Amounts of money and percentages that are a whole text. */

/** Codes as papers print them, before or after the amount. */
const codes: ReadonlySet<string> = new Set(
  'EUR USD GBP CHF CAD JPY KRW CNY TWD NTD HKD MOP VND BRL MXN COP ARS CLP PEN GTQ HNL NIO CRC PAB DOP UYU PYG BOB VES CUP MAD DZD TND XOF XAF HTG RON MDL PLN UAH TRY SRD AOA MZN CVE ILS EGP SAR AED'.split(
    ' ',
  ),
);

const symbols: Readonly<Record<string, string>> = {
  ...{ r$: 'R$ ', us$: 'US$', u$s: 'US$', $: '$', rd$: 'RD$', c$: 'C$', nt$: 'NT$', hk$: 'HK$' },
  ...{ '€': '€', '£': '£', '¥': '¥', '￥': '¥', '₩': '₩', '₪': '₪', '₡': '₡', '₲': '₲', '₴': '₴', '₺': '₺' },
  ...{ euro: 'EUR ', 's/': 'S/ ', 's/.': 'S/ ', 'b/.': 'B/. ', gs: 'PYG ', 'gs.': 'PYG ', bs: 'Bs. ', 'bs.': 'Bs. ' },
  ...{ q: 'Q', 'q.': 'Q', l: 'L ', 'l.': 'L ', 'fr.': 'CHF ', 'sfr.': 'CHF ', kz: 'Kz ', mt: 'MT ', tl: 'TL ' },
  ...{ zł: 'PLN ', грн: 'UAH ', 'грн.': 'UAH ', 円: 'JPY ', 원: 'KRW ', 'ש"ח': 'ILS ', 'ש״ח': 'ILS ' },
  ...{ 'ج.م': 'EGP ', 'ر.س': 'SAR ', 'د.إ': 'AED ', 'د.ك': 'KWD ', 'د.ع': 'IQD ', 'د.ت': 'TND ', 'د.ج': 'DZD ' },
  ...{ 'ل.س': 'SYP ', 'ل.ل': 'LBP ', rmb: 'RMB ', 人民币: 'RMB ', 人民幣: 'RMB ', 新臺幣: 'NT$', 新台幣: 'NT$' },
  ...{ 港币: 'HK$', 港幣: 'HK$', vnđ: 'VND ', đồng: 'VND ', đ: 'VND ', '₫': 'VND ' },
};

const currency = String.raw`RD\$|R\$|US\$|U\$S|NT\$|HK\$|C\$|\$|₡|₲|Gs\.?|Bs\.?|B\/\.|S?Fr\.|[QL]\.?(?=\s?[\d.,]+[.,]\d{2}$)|€|£|[¥￥]|₩|₪|₺|₴|S\/\.?|[A-Z]{3}|EURO?|zł|TL|Kz|MT|грн\.?|円|원|ש["״]ח|[جردل]\.[مسإكعتجل]\.?|人民[币幣]|新[臺台]幣|港[币幣]|VNĐ|đồng|[đ₫]`;
const amount = new RegExp(
  String.raw`^([-+]?)\s?(${currency})?\s?([-+]?)(\d[\d.,'’\u{66B}\u{66C}\u{A0}\u{202F} ]*)\s?(${currency}|[%\u{66A}])?\s?([CD]|\([CD]\)|[-+])?$`,
  'u',
);

/** `1.250,-` */
const noCents = /(?<=\d),(?:-{1,2}|[–—=])$/u;
/** `人民币8,500元整`: the currency is named before, and its unit after. */
const namedBefore = /^((?:人民[币幣]|新[臺台]幣|港[币幣])\s?[\d.,]+)\s?[元圆圓][整正]?$/u;

/** What makes an amount of a number that would else be copied digit by digit. */
export function hasCurrency(text: string): boolean {
  return /[€£$₩₪円원]|(?<!\p{L})(?:EUR|USD|CHF)(?!\p{L})/u.test(text);
}

export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}

/** `R$ 1.234,56 D`, `12,5 %`, `35,000円`. */
export function amountRule(text: string, tag: SourceTag): Piece | undefined {
  const [, sign = '', before, inner = '', digits, after, suffix] = amount.exec(plainAmount(text, tag)) ?? [];
  const isBare = before === undefined && after === undefined && suffix === undefined && sign + inner === '';
  if (digits === undefined || (isBare && !noCents.test(text))) return undefined;
  const written = digits.trim();
  const [number, ...more] = parseNumbers(written, tag, []);
  if (number === undefined || more.length > 0 || number.kind !== 'number') return undefined;
  const english = formatNumber(number, written);
  const isPercent = after === '%' || after === '\u{66A}';
  const unit = unitOf(before ?? (isPercent ? undefined : after));
  if (english === null || unit === undefined || (before !== undefined && after !== undefined && !isPercent))
    return undefined;
  const mark = suffix === undefined ? '' : /^[-+]$/.test(suffix) ? suffix : ` ${suffix}`;
  return byRule(`${sign}${inner}${unit}${english}${isPercent ? '%' : ''}${mark}`, { isCopied: true });
}

function unitOf(symbol: string | undefined): string | undefined {
  if (symbol === undefined) return '';
  if (codes.has(symbol)) return `${symbol} `;
  return symbols[symbol.toLowerCase().replace(/(?<=\p{Script=Arabic})\.$/u, '')];
}

/** Without words around it. Renminbi papers write `51,000.00元` alone; in traditional script the yuan may be of three currencies. */
function plainAmount(text: string, tag: SourceTag): string {
  const plain = asciiDigits(text).replace(namedBefore, '$1');
  return (tag === 'zh' ? plain.replace(/^([-+]?[\d.,]+)\s?元整?$/u, '人民币$1') : plain)
    .replace(/^[金금]\s?(?=\d)/u, '')
    .replace(/(?<=[円원]\s?)[也整정]$/u, '')
    .replace(noCents, ',00');
}

type Names = readonly (readonly [RegExp, string])[];

const romance: Names = [
  [/^euros?$/u, 'euros'],
  [/^lei$/u, 'lei'],
  [/^(?:dhs?|dirhams)$/u, 'dirhams'],
  [/^dinars$/u, 'dinars'],
  [/^gourdes$/u, 'gourdes'],
  [/^francs$/u, 'francs'],
  [/^(?:f ?cfa|francs cfa)$/u, 'CFA francs'],
  [/^francs suisses$/u, 'Swiss francs'],
  [/^lire$/u, 'lire'],
];

/** Money by its name: "pound" alone is of the paper's own country. */
const namedMoney: Partial<Record<SourceTag, Names>> = {
  ...{ fr: romance, it: romance, ro: romance },
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
  pl: [
    [/^(?:złoty|złote|złotych)$/u, 'zlotys'],
    [/^(?:grosz|grosze|groszy)$/u, 'groszy'],
    [/^euro$/u, 'euros'],
  ],
  // Without their marks, `й` is `и`.
  uk: [
    [/^(?:гривня|гривні|гривень)$/u, 'hryvnias'],
    [/^(?:копіик[аи]|копіиок|коп)$/u, 'kopiykas'],
    [/^євро$/u, 'euros'],
  ],
  nl: [
    [/^euro$/u, 'euros'],
    [/^cent(?:en)?$/u, 'cents'],
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

/** `10 000,00 euros`: the English of a currency's name, or of the points of a grade. */
export function moneyNamed(words: string, tag: SourceTag): string | undefined {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').replace(/\.$/, '');
  return namedMoney[tag]?.find(([pattern]) => pattern.test(plain))?.[1];
}
