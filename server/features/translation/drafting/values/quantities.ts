import { asciiDigits } from '#shared/numerals/digits.ts';
import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { formatNumber, parseNumbers, type FoundNumber } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { byRule, joined, type Piece } from '../pieces.ts';
import { moneyNamed } from './money.ts';

/** Numbers that are a whole text, with their unit, currency or span of time. */

const units = /^\s?(kg|g|cm|m|mm|km|m²|m2|ml|l|h|kWh|GB)?$/u;
const metric: Readonly<Record<string, string>> = {
  ...{ سم: 'cm', كغ: 'kg', كغم: 'kg', كجم: 'kg', كلغ: 'kg', غ: 'g', جم: 'g', م: 'm', مم: 'mm', ملم: 'mm' },
  ...{ מ: 'm', סמ: 'cm', 'ס"מ': 'cm', 'ק"ג': 'kg', קג: 'kg', 'מ"ר': 'm²', "מ'": 'm' },
  ...{ 克: 'g', 公克: 'g', 公斤: 'kg', 千克: 'kg', 厘米: 'cm', 公分: 'cm', 毫米: 'mm', 米: 'm', 公尺: 'm' },
  ...{
    см: 'cm',
    мм: 'mm',
    км: 'km',
    кг: 'kg',
    г: 'g',
    мл: 'ml',
    л: 'l',
    'кв.м': 'm²',
    'кв. м': 'm²',
    'м²': 'm²',
    м2: 'm²',
  },
  ...{ 平方米: 'm²', 平方公尺: 'm²', 毫升: 'ml' },
};

const spans: readonly (readonly [RegExp, string])[] = [
  [/^(?:anos?|años?|jahre?|ans?|ann[oi]|ani|rok|roku|lata|lat|рік|роки|років|jaar|jaren|yıl|năm)$/u, 'year'],
  [/^(?:mes|m[eê]s|meses|monate?|mois|mes[ei]|lun[iă]|miesiąc|miesiące|miesięcy)$/u, 'month'],
  [/^(?:місяць|місяці|місяців|maand|maanden|ay|个月|個月|tháng)$/u, 'month'],
  [/^(?:semanas?|wochen?|semaines?|settiman[ae]|săptămân[iă]|tydzień|tygodnie|tygodni)$/u, 'week'],
  [/^(?:тиждень|тижні|тижнів|week|weken|hafta|周|週|tuần)$/u, 'week'],
  [/^(?:d[ií]as?|tage?|jours?|giorn[oi]|zi|zile|dzień|dni|день|дні|днів|dag|dagen|gün|天|日|ngày)$/u, 'day'],
  [/^(?:horas?|stunden?|heures?|or[aeă]|uur|uren|godzin[ay]?|година|години|годин|小时|小時)$/u, 'hour'],
  [/^(?:minutos?|minuten?|minut[aeiy]?s?|хвилин[аи]?|minuut|dakika|分钟|分鐘|phút)$/u, 'minute'],
  [/^(?:سن[ةه]|سنوات|سنين|عاما?|أعوام|שנה|שנים|שנות)$/u, 'year'],
  [/^(?:شهرا?|شهور|[أا]شهر|חודש|חודשים)$/u, 'month'],
  [/^(?:[أا]سبوعا?|[أا]سابيع|שבוע|שבועות)$/u, 'week'],
  [/^(?:يوما?|[أا]يام|יום|ימים)$/u, 'day'],
  [/^(?:ساع[ةه]|ساعات|שעה|שעות)$/u, 'hour'],
  [/^(?:دقيق[ةه]|دقائق|דקה|דקות)$/u, 'minute'],
];
const ofAge = /^(?:周?岁|歲|tuổi)$/u;

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

/** `5 років 3 місяці`, `15 000 гривень 00 копійок`, `5 000 złotych 00/100`: several, the greatest first. */
function sequence(text: string, tag: SourceTag): Piece | undefined {
  const parts = text.split(/(?<=\p{L}{2})[,\s]\s*(?=\d)/u);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const pieces = parts.map((part) => (/^\d{2}\/100$/.test(part) ? byRule(part) : counted(part, tag)));
  return joined(pieces, (targets) => targets.join(' '));
}

export function numberRule(
  text: string,
  tag: SourceTag,
  options: { isAmount?: boolean | undefined } = {},
): Piece | undefined {
  const [, pressure] = /^(\d{2,3}\/\d{2,3})\s?(?:мм рт\.?\s?ст\.?|mm ?Hg)$/u.exec(text) ?? [];
  return pressure === undefined ? (counted(text, tag, options) ?? sequence(text, tag)) : byRule(`${pressure} mmHg`);
}

function counted(
  text: string,
  tag: SourceTag,
  { isAmount = false }: { isAmount?: boolean | undefined } = {},
): Piece | undefined {
  const range = rangeRule(text, tag);
  if (range) return range;
  const dates = parseDates(text, tag);
  // `שנים`, years, is the number two as well.
  const [digits = text] = isSemitic(tag) ? (/^[^\p{L}]*\p{N}[^\p{L}]*(?=\p{L}+)/u.exec(text) ?? []) : [];
  const [number, ...more] = parseNumbers(digits, tag, dates);
  if (number === undefined || more.length > 0 || dates.length > 0) return undefined;
  const rest = text.slice(number.end);
  const english = formatNumber(number, text);
  if (text.slice(0, number.start).trim() !== '' || english === null) return undefined;
  if (rest.trim() === '' && !isAmount && isLikelyIdentifier(number, text)) return undefined;
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
  const withUnit = withNoun(english, noun, { tag, isOne: number.value === '1' });
  return withUnit ?? (units.test(rest) ? byRule(english + rest, { isCopied: true }) : undefined);
}

function withNoun(
  english: string,
  noun: string,
  { tag, isOne }: { tag: SourceTag; isOne: boolean },
): Piece | undefined {
  const money = moneyNamed(noun, tag);
  if (money !== undefined) return byRule(`${english} ${isOne ? money.replace(/s$/, '') : money}`, { isCopied: true });
  const unit = metric[noun];
  if (unit !== undefined) return byRule(`${english} ${unit}`, { isCopied: true });
  // `32 de ani`
  const span = spans.find(([pattern]) => pattern.test(noun.replace(/^de\s/, '')))?.[1];
  if (span !== undefined) return byRule(`${english} ${span}${isOne ? '' : 's'}`);
  return ofAge.test(noun) ? byRule(`${english} year${isOne ? '' : 's'} old`) : undefined;
}

/** `79.123.456` alone is more often a person's number than a quantity. */
function isLikelyIdentifier({ start, end, kind }: FoundNumber, text: string): boolean {
  return kind === 'number' && /^\d{1,3}(?:[.,]\d{3}){2,}$/.test(asciiDigits(text.slice(start, end)));
}
