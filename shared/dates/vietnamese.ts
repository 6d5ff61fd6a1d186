import { asciiDigits, tokenize, type Token } from '../numerals/digits.ts';
import { readParts } from '../numerals/languages/read-parts.ts';
import { vietnamese } from '../numerals/languages/vietnamese-words.ts';
import { ambiguous, certain, isoOf, type FoundDate } from './found-date.ts';
import { isLikelyYear } from './numeric.ts';

/** Vietnamese dates: `ngày 7 tháng 3 năm 1988`, `ngày bảy tháng ba năm một nghìn chín trăm tám mươi tám`. */

/** Months of the lunar calendar, which no table of this product converts. */
const lunar = /^\s?(?:\(?\s?âm lịch|\(?\s?ÂL)/iu;

export function parseVietnameseDates(text: string): FoundDate[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, index) => {
    if (wordOf(token) !== 'tháng') return [];
    const month = numberAt(tokens, index + 1, 12);
    if (month === undefined) return [];
    const day = dayBefore(tokens, index);
    const year = yearAfter(tokens, month.next);
    if (year === undefined && day === undefined) return [];
    const iso = isoOf(year?.value, month.value, day?.value);
    if (iso === undefined) return [];
    const place = {
      start: tokens[day?.from ?? index]?.start ?? token.start,
      end: tokens[(year?.next ?? month.next) - 1]?.end ?? token.end,
    };
    return [lunar.test(text.slice(place.end)) ? ambiguous(place, [iso]) : certain(place, iso)];
  });
}

function wordOf(token: Token | undefined): string {
  return token?.raw.normalize('NFC').toLowerCase() ?? '';
}

interface Read {
  value: number;
  next: number;
}

function numberAt(tokens: readonly Token[], at: number, most: number): Read | undefined {
  const digits = asciiDigits(tokens[at]?.raw ?? '');
  if (/^\d{1,4}$/.test(digits)) return Number(digits) <= most ? { value: Number(digits), next: at + 1 } : undefined;
  const named = { tư: 4, giêng: 1, chạp: 12 }[wordOf(tokens[at])];
  if (named !== undefined) return { value: named, next: at + 1 };
  const read = readParts(tokens, at, { ...vietnamese.numbers, notAlone: '' });
  return read === undefined || read.value > most ? undefined : read;
}

/** The number behind `ngày`, or digits right before the month. */
function dayBefore(tokens: readonly Token[], month: number): (Read & { from: number }) | undefined {
  for (let at = month - 1; at >= Math.max(0, month - 5); at -= 1) {
    const isNamed = /^(?:ngày|mùng|mồng)$/.test(wordOf(tokens[at]));
    const read = isNamed ? numberAt(tokens, at + 1, 31) : undefined;
    const isNext = read?.next === month || (read?.next === month - 1 && tokens[month - 1]?.word === ',');
    if (read !== undefined && isNext) return { ...read, from: at };
  }
  const digits = /^\d{1,2}$/.test(tokens[month - 1]?.word ?? '') ? numberAt(tokens, month - 1, 31) : undefined;
  return digits && { ...digits, from: month - 1 };
}

function yearAfter(tokens: readonly Token[], at: number): Read | undefined {
  const isAfterComma = tokens[at]?.word === ',';
  const from = isAfterComma ? at + 1 : at;
  const isNamed = wordOf(tokens[from]) === 'năm';
  // `7 tháng 3, 1988`
  if (!isNamed && !(isAfterComma && /^\d{4}$/.test(tokens[from]?.word ?? ''))) return undefined;
  const read = numberAt(tokens, isNamed ? from + 1 : from, 9999);
  return read !== undefined && isLikelyYear(read.value) ? read : undefined;
}
