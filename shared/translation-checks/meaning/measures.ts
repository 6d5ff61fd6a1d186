import type { TextFinding } from '#shared/schemas/studio.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText } from '../segments.ts';

/**
 * Units behind a number, in signs and in words of all languages: `250 mg` is not `250 g`. Numbers that both sides have once
 * with a unit are compared, and units of different kinds or sizes are a fault.
 */
const units: Readonly<Record<string, string>> = {
  mg: 'מ(?:י)?ליגרם|ميليغرام|ملليغرام|مليجرام|ملليجرام|ميليجرام|мг|毫克|mg|milligrams?|milligramas?|miligramas?|miligramos?|milligramm|ملغ|ملغم|ملجم|مجم|مليغرام|מ["״]ג|ミリグラム|밀리그램|㎎',
  µg: 'µg|μg|mcg|micrograms?|microgramas?|mikrogramm|ميكروغرام|מק["״]ג|マイクログラム|㎍',
  kg: 'kilogram\\p{L}*|kilogrammen|кг|кілограм\\p{L}*|chilogramm[oi]|chili|kilogram\\p{L}*|公斤|千克|kg|kgs|kilograms?|kilogrammes?|kilos?|quilos?|quilogramas?|kilogramos?|kilogramm|كغ|كغم|كجم|كيلوغرام|كيلوجرام|ק["״]ג|קילוגרם|キログラム|キロ|킬로그램|㎏',
  g: 'г|грам\\p{L}*|gramm[oi]|gram[yów]*|克|g|gr|grs|grams?|grammes?|gramas?|gramos?|gramm|غ|غم|غرام|غراما|جرام|جراما|ג["״]ר|גרם|グラム|그램|ℊ',
  t: 'тонн\\p{L}*|тон|tonnellat[ae]|ton[ay]?|吨|t|tons?|tonnes?|metric tons?|toneladas?|tonnen?|طن|אטון|טון|トン|톤',
  mm: 'מ(?:י)?לימטר|ميليمتر|ملليمتر|мм|міліметр\\p{L}*|millimètres?|millimetr[oi]|毫米|mm|millimet(?:er|re)s?|milímetros?|millimeter|ملم|مم|מ["״]מ|ミリメートル|ミリ|밀리미터|㎜',
  cm: 'סנטימטר(?:ים)?|سنتمتر|سنتيمترات|см|сантиметр\\p{L}*|centimètres?|centimetr\\p{L}*|centymetr\\p{L}*|厘米|公分|cm|cms|centimet(?:er|re)s?|centímetros?|zentimeter|سم|سنتيمتر|سنتيمترا|ס["״]מ|センチメートル|センチ|센티미터|㎝',
  km: 'км|кілометр\\p{L}*|kilomètres?|chilometr[oi]|kilometr\\p{L}*|公里|千米|km|kms|kilomet(?:er|re)s?|quilómetros?|quilômetros?|kilómetros?|kilometer|كم|كيلومتر|كيلومترا|ק["״]מ|קילומטר|キロメートル|킬로미터|㎞',
  m2: 'metri pătrați|mp|vierkante meter|metrekare\\p{L}*|mét vuông|平方公尺|м²|м2|кв\\.? ?м|mètres carrés|mq|metri quadrat[io]|m kw\\.?|metr\\p{L}* kwadratow\\p{L}*|平方米|平米|m²|m2|sq\\.? ?m|square met(?:er|re)s?|metros quadrados|metros cuadrados|qm|quadratmeter|متر مربع|مترا مربعا|م²|م2|מ["״]ר|平方メートル|㎡|제곱미터|평방미터',
  ft2: 'square f(?:ee|oo)t|sq\\.? ?ft|ft²|pies cuadrados|pés quadrados|quadratfuß',
  pyeong: 'pyeong|tsubo|坪|평',
  acre: 'acres?|acre|エーカー|에이커',
  dunam: 'dun[au]ms?|دونم|دونمات|דונם',
  feddan: 'feddans?|faddan|فدان',
  ha: 'га|гектар\\p{L}*|ettar[oi]|hektar\\p{L}*|公顷|ha|hectares?|hectáreas?|hektar|هكتار|هكتارا|הקטר|ヘクタール|헥타르',
  m: 'м|метр\\p{L}*|mètres?|metr[oiy]?|metrów|米|m|mts|met(?:er|re)s?|metros?|متر|مترا|מטר|メートル|미터',
  ml: 'מ(?:י)?ליליטר|ميليلتر|ملليلتر|مليلتر|мл|毫升|ml|mL|millilit(?:er|re)s?|mililitros?|milliliter|مل|ملل|מ["״]ל|ミリリットル|밀리리터|㎖',
  l: 'л|літр\\p{L}*|litres?|litr[oiy]?|litrów|升|l|L|lit(?:er|re)s?|litros?|لتر|لترا|ליטר|リットル|리터|ℓ',
  lb: 'lbs?|pounds?',
  oz: 'oz|ounces?',
  in: 'inch(?:es)?|pulgadas?|polegadas?|zoll',
  ft: 'ft|feet|foot|pies',
  mi: 'miles?|millas?|milhas?|meilen?',
  celsius:
    '° ?C|℃|degrees Celsius|degrees centigrade|graus Celsius|grados centígrados|grados Celsius|grad Celsius|درجة مئوية|מעלות צלזיוס|도씨|섭씨',
  fahrenheit: '° ?F|℉|degrees Fahrenheit',
  second: 'seconds?|sec|segundos?|seg|sekunden?|ثانية|ثواني|ثوان|שניות|秒|초',
  minute: 'minut[iey]?|хвилин\\p{L}*|хв|分钟|minutes?|mins?|minutos?|minuten?|دقيقة|دقائق|דקות|דקה|分間|분간',
  hour: 'or[eă]|uur|saat|tiếng|小時|heures?|or[ae]|godzin[ayę]?|годин\\p{L}*|год|小时|学时|hours?|hrs?|horas?|stunden?|ساعة|ساعات|שעות|שעה|時間|시간',
  day: 'zi(?:le)?|dag(?:en)?|gün|ngày|天內|jours?|giorn[oi]|dni|dzień|dnia|днів|дні|день|діб|天|日内|days?|dias?|días?|tage?|tagen|يوم|يوما|أيام|ימים|יום|日間|일간',
  week: 'săptămân[iă]|we(?:ek|ken)|hafta|tuần|semaines?|settiman[ae]|tygodni\\p{L}*|tydzień|тижн\\p{L}*|тиждень|周|星期|weeks?|semanas?|wochen?|أسبوع|أسبوعا|أسابيع|שבועות|שבוע|週間|週|주간|주',
  month:
    'lun[iă]|maand(?:en)?|ay|tháng|個月|mois|mes[ei]|miesi[ąęa]c\\p{L}*|місяц\\p{L}*|个月|months?|mês|meses|mes|monate?|monaten|monats|شهر|شهرا|أشهر|شهور|חודשים|חודש|달간|달|か月|ヶ月|カ月|ケ月|ヵ月|箇月|개월',
  year: 'ani?|jaar|yıl|sene|năm|ans?|années?|ann[oi]|lat|lata|rok|roku|років|роки|рік|року|年间|周年|years?|anos?|años?|jahre?|jahren|jahres|عام|عاما|سنة|سنوات|أعوام|שנים|שנה|年間|년간',
};

/** A unit that may be written in capitals is compared as written: `m` and `M` differ, `Tage` and `tage` do not. */
const readers = Object.entries(units).map(([unit, words]): [unit: string, pattern: RegExp] => [
  unit,
  new RegExp(
    `^[ \\u{A0}\\u{202F}-]?(?:${words})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{N}])`,
    'iu',
  ),
]);

function unitAt(rest: string): string | undefined {
  const found = readers.flatMap(([unit, pattern]) => {
    const length = pattern.exec(rest)?.[0].length;
    return length === undefined ? [] : [{ unit, length }];
  });
  // `キロ` begins `キロメートル`.
  return found.toSorted((one, other) => other.length - one.length)[0]?.unit;
}

/** `m 1,81` of Italian forms. */
function unitBefore(before: string): string | undefined {
  return /(?<![\p{L}\p{N}])(m|cm|kg|km|g)\.? $/u.exec(before)?.[1];
}

interface Measure {
  written: string;
  values: readonly string[];
  unit: string | undefined;
}

/** Digits with a sign or letters behind them, or a unit. */
const mayMeasure =
  /\p{Nd}[\s-]?[\p{L}\p{So}°]|\b(?:months?|years?|weeks?|days?|hours?|minutes?|meters?|kilos?|kilograms?|grams?)\b/iu;

/** Letters behind a number that may be its unit. */
const reach = 24;

function measuresOf(text: string, lang: LanguageTag): Measure[] {
  return parseNumbers(text, lang).map(({ start, end, candidates }) => {
    // Vowel signs of Arabic: `متراً مربعاً`.
    const rest = text.slice(end, end + reach).replaceAll(/[\u{64B}-\u{652}]/gu, '');
    const unit = unitAt(rest) ?? (lang === 'it' ? unitBefore(text.slice(Math.max(0, start - 4), start)) : undefined);
    return { written: text.slice(start, end) + (unit === undefined ? '' : rest.slice(0, 6)), values: candidates, unit };
  });
}

/** Measures by each value that they may have; null for a value that occurs twice. */
function byValue(measures: readonly Measure[]): ReadonlyMap<string, Measure | null> {
  const found = new Map<string, Measure | null>();
  for (const measure of measures)
    for (const value of new Set(measure.values)) found.set(value, found.has(value) ? null : measure);
  return found;
}

export function checkMeasures({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en' && mayMeasure.test(segment.target))
    .flatMap((segment) => {
      const own = byValue(measuresOf(segment.source, segment.lang));
      const english = byValue(measuresOf(segment.target, 'en'));
      const wrong = [...own].flatMap(([value, one]) => {
        const other = english.get(value);
        return one?.unit !== undefined && other?.unit !== undefined && other.unit !== one.unit ? [{ one, other }] : [];
      });
      const [first] = wrong;
      if (first === undefined) return [];
      const say = `${quoted(first.one.written)} is ${quoted(first.other.written)} here. Check the unit.`;
      return [at(segment, 'measure', say)];
    });
}
