import { asciiDigits } from '#shared/numerals/digits.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from './pieces.ts';

/** Times of day, and spans of time. */

const at = String.raw`[àa]s\s+|a\s+las\s+|um\s+|om\s+|te\s+|o\s+godz(?:\.|inie)\s*|о\s+`;
const named = String.raw`godz(?:\.|ina)\s*|saat\s*:?\s*`;
const hours = String.raw`h(?:oras?|s)?|uur|год(?:\.|ин[аи]?)?|godz\.?`;
const minutes = String.raw`m(?:in(?:utos)?)?|minut(?:en|y|a)?|хв(?:илини?)?`;
const time = new RegExp(
  String.raw`^(?:(${at})|${named})?(\d{1,2})\s?(?:[:.]|(?:${hours})(?:\s+(?:e|en|і))?\s?)\s?(\d{2})(?::(\d{2}))?\s?(?:(?:${minutes})\.?)?\s?(?:h(?:oras|s)?\.?|uhr|uur|год\.?)?$`,
  'iu',
);
const wholeHour = /^([àa]s\s+|a\s+las\s+|um\s+)?(\d{1,2})\s?(?:h(?:oras|s)?\.?|uhr)$/iu;

/** `14h30min` is `14:30`. */
export function timeRule(text: string): Piece | undefined {
  const [, prefix, hour, minute = '00', second] = time.exec(asciiDigits(text)) ?? wholeHour.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  // "12.50" is a number.
  if (/^\d+\.\d+$/.test(text)) return undefined;
  const clock = `${hour.padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}`}`;
  return byRule(`${prefix === undefined ? '' : 'at '}${clock}`, { isCopied: true });
}

/** `te tien uur dertig minuten`, as Dutch records write the time. */
export function spokenTime(text: string, tag: SourceTag): Piece | undefined {
  if (tag !== 'nl') return undefined;
  const [, prefix, hour = '', minute] =
    /^((?:te|om)\s+)?(\p{L}+)\s+u(?:ur|ren)(?:\s+(?:en\s+)?(\p{L}+)\s+minu(?:ut|ten))?$/iu.exec(text) ?? [];
  const [first, second] = [valueOf(hour, tag), minute === undefined ? 0 : valueOf(minute, tag)];
  if (first === undefined || second === undefined || first > 24 || second > 59) return undefined;
  const clock = [first, second].map((one) => String(one).padStart(2, '0')).join(':');
  return byRule(`${prefix === undefined ? '' : 'at '}${clock}`);
}

function valueOf(word: string, tag: SourceTag): number | undefined {
  const [number, ...more] = parseNumbers(word, tag, []);
  if (number === undefined || more.length > 0 || number.isAmbiguous || number.end - number.start !== word.length)
    return undefined;
  return Number(number.value);
}

const spans: readonly (readonly [RegExp, string])[] = [
  [/^(?:anos?|años?|jahre?|rok|roku|lata|lat|рік|роки|років|jaar|jaren|yıl)$/u, 'year'],
  [/^(?:mes|m[eê]s|meses|monate?|miesiąc|miesiące|miesięcy|місяць|місяці|місяців|maand|maanden|ay)$/u, 'month'],
  [/^(?:semanas?|wochen?|tydzień|tygodnie|tygodni|тиждень|тижні|тижнів|week|weken|hafta)$/u, 'week'],
  [/^(?:d[ií]as?|tage?|dzień|dni|день|дні|днів|dag|dagen|gün)$/u, 'day'],
  [/^(?:horas?|stunden?|godzin[ay]?|година|години|годин)$/u, 'hour'],
  [/^(?:minutos?|minuten?|minut[ay]?|хвилин[аи]?|minuut|dakika)$/u, 'minute'],
];

/** `years` for what follows a number. */
export function spanOf(unit: string): string | undefined {
  return spans.find(([pattern]) => pattern.test(unit.trim().toLowerCase()))?.[1];
}
