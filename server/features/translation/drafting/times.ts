import { asciiDigits } from '#shared/numerals/digits.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from './pieces.ts';

const at = String.raw`(?:[àa]s\s+|a\s+las?\s+|las?\s+|um\s+)?`;
const hours = String.raw`(?:h(?:oras?|s|rs)?\.?|uhr)`;
const minutes = String.raw`m(?:in(?:utos?|uten?)?)?\.?`;
const time = new RegExp(
  String.raw`^(${at})(\d{1,2})\s?(?:[:.]|${hours}(?:\s+(?:e|y|con|und))?|\s(?:y|con)\s)\s?(\d{1,2})\s?(?:${minutes})?\s?(?:${hours})?$`,
  'iu',
);
const wholeHour = new RegExp(String.raw`^(${at})(\d{1,2})\s?${hours}(?:\s+en\s+punto)?$`, 'iu');
const halfDay = /^(\d{1,2})[:.](\d{2})\s?([ap])\.?\s?m\.?$/iu;

/** `14h30min`, `14 Uhr 35 Minuten`, `diez horas con treinta minutos`: 24 hours as `14:30`; halves of the day as the paper has them. */
export function timeRule(text: string, tag: SourceTag): Piece | undefined {
  const written = asciiDigits(text);
  const [, hour, minute, half] = halfDay.exec(written) ?? [];
  if (hour !== undefined && half !== undefined && Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) <= 59)
    return byRule(`${hour}:${minute} ${half.toLowerCase()}.m.`, { isCopied: true });
  // "12.50" is a number.
  if (/^\d+\.\d+$/.test(text)) return undefined;
  return clock(written) ?? (/\d/.test(written) ? undefined : clock(withDigits(text, tag)));
}

function clock(text: string): Piece | undefined {
  const [, before, hour, minute = '0'] = time.exec(text) ?? wholeHour.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined;
  if (minute.length === 1 && /[:.h]\d$/iu.test(text)) return undefined;
  return byRule(
    `${/^(?:[àa]|um)/iu.test(before ?? '') ? 'at ' : ''}${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`,
    { isCopied: true },
  );
}

/** Numbers in words as digits. */
function withDigits(text: string, tag: SourceTag): string {
  if (!/(?:hora|uhr)/iu.test(text)) return text;
  let digits = '';
  let from = 0;
  for (const { start, end, value } of parseNumbers(text, tag)) {
    digits += text.slice(from, start) + (value ?? '');
    from = end;
  }
  return digits + text.slice(from);
}
