import { asciiDigits } from '#shared/numerals/digits.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { byRule, type Piece } from '../pieces.ts';

/** Times of the day that are a whole text: 24 hours as `14:30`, halves of the day as the paper has them. */

const at = String.raw`[àa]s\s+|a\s+las?\s+|à\s+|alle\s+(?:ore\s+)?|um\s+|om\s+|te\s+|o\s+godz(?:\.|inie)\s*|о\s+`;
const named = String.raw`las?\s+|or[ae]\s+|orele\s+|godz(?:\.|ina)\s*|saat\s*:?\s*`;
const hours = String.raw`h(?:eures?|oras?|s|rs)?\.?|uhr|uur|uren|год(?:\.|ин[аи]?)?|godz\.?`;
const minutes = String.raw`m(?:in(?:ut(?:[oe]s?|en|[yai])?)?)?\.?|хв(?:илини?)?\.?`;
const time = new RegExp(
  String.raw`^(?:(${at})|${named})?(\d{1,2})\s?(?:[:.]|(?:${hours})(?:\s+(?:e|et|y|con|und|en|і))?|\s(?:y|con)\s)\s?(\d{1,2})(?::(\d{2}))?\s?(?:${minutes})?\s?(?:${hours})?$`,
  'iu',
);
const wholeHour = new RegExp(String.raw`^(?:(${at})|${named})?(\d{1,2})\s?(?:${hours})(?:\s+en\s+punto)?$`, 'iu');
const halfDay = /^(\d{1,2})[:.](\d{2})\s?([ap])\.?\s?m\.?$/iu;

/** `14h30min`, `14 Uhr 35 Minuten`, `diez horas con treinta minutos` */
export function timeRule(text: string, tag: SourceTag): Piece | undefined {
  const written = asciiDigits(text);
  const [, hour, minute, half] = halfDay.exec(written) ?? [];
  if (hour !== undefined && half !== undefined && Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) <= 59)
    return byRule(`${hour}:${minute} ${half.toLowerCase()}.m.`, { isCopied: true });
  // "12.50" is a number.
  if (/^\d+\.\d+$/.test(text)) return undefined;
  return (
    (tag === 'ar' ? arabicTime(written) : undefined) ??
    spokenTime(text, tag) ??
    clock(written) ??
    (/\d/.test(written) ? undefined : clock(withDigits(text, tag)))
  );
}

function clock(text: string): Piece | undefined {
  const [, before, hour, minute = '00', second] = time.exec(text) ?? wholeHour.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  // `10.5 h` are hours, and `10:5` is no time.
  if (minute.length === 1 && /[:.]\s?\d(?!\d)|h\d$/iu.test(text)) return undefined;
  const seconds = second === undefined ? '' : `:${second}`;
  const target = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}${seconds}`;
  return byRule(before === undefined ? target : `at ${target}`, { isCopied: true });
}

/** Numbers in words as digits. */
function withDigits(text: string, tag: SourceTag): string {
  if (!/hora|uhr|heure|\bu(?:ur|ren)\b/iu.test(text)) return text;
  let digits = '';
  let from = 0;
  for (const { start, end, value, isAmbiguous } of parseNumbers(text, tag, [])) {
    digits += text.slice(from, start) + (isAmbiguous ? text.slice(start, end) : (value ?? ''));
    from = end;
  }
  return digits + text.slice(from);
}

const halves: Readonly<Record<string, string>> = { 上午: ' a.m.', 凌晨: ' a.m.', 下午: ' p.m.', 晚上: ' p.m.' };
const spoken = /^(上午|凌晨|下午|晚上)?\s?(\d{1,2})\s?(?:[时時点點]|giờ)\s?(?:(\d{1,2})\s?(?:分|phút)\s?)?$/iu;

/** `14时35分` is `14:35`, `下午2時15分` is `2:15 p.m.`, `08 giờ 30 phút` is `08:30`. */
export function spokenTime(text: string, tag: SourceTag): Piece | undefined {
  if (!isIn(tag, 'Chinese') && tag !== 'vi') return undefined;
  const [, half, hour, minute = '00'] = spoken.exec(asciiDigits(text)) ?? [];
  if (hour === undefined || Number(hour) > (half === undefined ? 24 : 12) || Number(minute) > 59) return undefined;
  const target = `${half === undefined ? hour.padStart(2, '0') : Number(hour)}:${minute.padStart(2, '0')}`;
  return byRule(target + (half === undefined ? '' : (halves[half] ?? '')), { isCopied: true });
}

/** Hours of the day in Arabic are feminine ordinals. */
const hoursInWords = 'واحدة ثانية ثالثة رابعة خامسة سادسة سابعة ثامنة تاسعة عاشرة حادية_عشرة ثانية_عشرة'
  .split(' ')
  .map((word) => word.replace('_', ' '));
const partsOfHour: Readonly<Record<string, string>> = { '': '00', والنصف: '30', والربع: '15', والثلث: '20' };
const arabicHalves: readonly (readonly [RegExp, string])[] = [
  [/^(?:ص|صباحا)$/u, 'a.m.'],
  [/^(?:م|مساءا?|ظهرا|عصرا|بعد الظهر)$/u, 'p.m.'],
];
const arabicHalfDay = /^(?:في\s+)?(?:تمام\s+)?(?:الساعة\s+)?(.+?)\s*(ص|صباحا|م|مساءا?|ظهرا|عصرا|بعد الظهر)$/u;

/** `10:30 صباحاً`, `العاشرة والنصف مساءً`: of which half of the day is written beside it. */
function arabicTime(text: string): Piece | undefined {
  const bare = text
    .normalize('NFC')
    .replaceAll(/[\u{64B}-\u{652}]/gu, '')
    .trim();
  const [, written = '', half = ''] = arabicHalfDay.exec(bare) ?? [];
  const english = arabicHalves.find(([pattern]) => pattern.test(half))?.[1];
  const digits = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(written);
  const [hour = '', minute = ''] = digits === null ? hourInWords(written) : [digits[1], digits[2] ?? '00'];
  const isTime = hour !== '' && minute !== '' && Number(hour) <= 12 && Number(minute) < 60;
  return english !== undefined && isTime ? byRule(`${hour}:${minute} ${english}`, { isCopied: true }) : undefined;
}

function hourInWords(text: string): [string, string] | [] {
  const [, hour = '', part = ''] = /^ال(.+?)(?:\s+(والنصف|والربع|والثلث))?$/u.exec(text) ?? [];
  const index = hoursInWords.indexOf(hour);
  const minute = partsOfHour[part];
  return index < 0 || minute === undefined ? [] : [String(index + 1), minute];
}
