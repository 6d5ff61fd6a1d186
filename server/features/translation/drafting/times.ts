import { asciiDigits } from '#shared/numerals/digits.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from './pieces.ts';

/** Times of the day that are a whole text. */

const time =
  /^([àa]s\s+|a\s+las\s+|um\s+)?(\d{1,2})\s?(?:[:.]|h(?:oras?|s)?(?:\s+e)?\s?)\s?(\d{2})\s?(?:m(?:in(?:utos)?)?\.?)?\s?(?:h(?:oras|s)?\.?|uhr)?$/iu;
const wholeHour = /^([àa]s\s+|a\s+las\s+|um\s+)?(\d{1,2})\s?(?:h(?:oras|s)?\.?|uhr)$/iu;

/** Hours of the day in Arabic are feminine ordinals. */
const hoursInWords = 'واحدة ثانية ثالثة رابعة خامسة سادسة سابعة ثامنة تاسعة عاشرة حادية_عشرة ثانية_عشرة'
  .split(' ')
  .map((word) => word.replace('_', ' '));
const partsOfHour: Readonly<Record<string, string>> = { '': '00', والنصف: '30', والربع: '15', والثلث: '20' };
const halves: readonly (readonly [RegExp, string])[] = [
  [/^(?:ص|صباحا)$/u, 'a.m.'],
  [/^(?:م|مساءا?|ظهرا|عصرا|بعد الظهر)$/u, 'p.m.'],
];
const arabicTime = /^(?:في\s+)?(?:تمام\s+)?(?:الساعة\s+)?(.+?)\s*(ص|صباحا|م|مساءا?|ظهرا|عصرا|بعد الظهر)$/u;

/** `14h30min` is `14:30`. */
export function timeRule(text: string, tag: SourceTag): Piece | undefined {
  if (tag === 'ar') return halfDay(text);
  const written = tag === 'pt' || tag === 'es' ? timeInWords(text, tag) : undefined;
  if (written) return written;
  const [, at, hours, minutes = '00'] = time.exec(asciiDigits(text)) ?? wholeHour.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  // "12.50" is a number.
  if (/^\d+\.\d+$/.test(text)) return undefined;
  return byRule(`${at === undefined ? '' : 'at '}${hours.padStart(2, '0')}:${minutes}`, { isCopied: true });
}

/** `10:30 صباحاً`, `العاشرة والنصف مساءً`: of which half of the day is written beside it. */
function halfDay(text: string): Piece | undefined {
  const plain = asciiDigits(text)
    .normalize('NFC')
    .replaceAll(/[\u{64B}-\u{652}]/gu, '')
    .trim();
  const [, written = '', half = ''] = arabicTime.exec(plain) ?? [];
  const english = halves.find(([pattern]) => pattern.test(half))?.[1];
  const digits = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(written);
  const [hours = '', minutes = ''] = digits === null ? hourInWords(written) : [digits[1], digits[2] ?? '00'];
  const isTime = hours !== '' && minutes !== '' && Number(hours) <= 12 && Number(minutes) < 60;
  return english !== undefined && isTime ? byRule(`${hours}:${minutes} ${english}`, { isCopied: true }) : undefined;
}

function hourInWords(text: string): [string, string] | [] {
  const [, hour = '', part = ''] = /^ال(.+?)(?:\s+(والنصف|والربع|والثلث))?$/u.exec(text) ?? [];
  const at = hoursInWords.indexOf(hour);
  const minutes = partsOfHour[part];
  return at < 0 || minutes === undefined ? [] : [String(at + 1), minutes];
}

/** `às dez horas e trinta minutos` */
function timeInWords(text: string, tag: 'pt' | 'es'): Piece | undefined {
  const [, at, hours, minutes] =
    /^(às\s+|as\s+|a\s+las\s+)?(\p{L}[\p{L}\s]*?)\s+horas?(?:\s+[ey]\s+(\p{L}[\p{L}\s]*?)\s+minutos?)?$/iu.exec(text) ??
    [];
  if (hours === undefined) return undefined;
  const [hour, minute] = [wholeNumber(hours, tag), minutes === undefined ? 0 : wholeNumber(minutes, tag)];
  if (hour === undefined || minute === undefined || hour > 24 || minute > 59) return undefined;
  const digits = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return byRule(`${at === undefined ? '' : 'at '}${digits}`, { isCopied: true });
}

function wholeNumber(text: string, tag: 'pt' | 'es'): number | undefined {
  const [number, ...more] = parseNumbers(text, tag, []);
  const isWhole = number !== undefined && more.length === 0 && number.start === 0 && number.end === text.length;
  return isWhole && number.value !== null ? Number(number.value) : undefined;
}
