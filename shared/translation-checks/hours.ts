import { spellNumber } from '#shared/numerals/english-words.ts';
import type { FoundNumber } from '#shared/translation-numbers.ts';

/** Numbers of the source that English says otherwise: hours, and words that are numbers among other things. */

/** `halb fünf`, half past four. */
export function isHalfPast(hour: number, target: string): boolean {
  return new RegExp(`half past (?:${spellNumber(hour)}|${hour})\\b|(?<!\\d)${hour}[:.]30`, 'i').test(target);
}

/** `17 Uhr` and `alle ore ventidue e trenta`, which English writes as `5 p.m.` and `10:30 p.m.` */
export function isAfternoon({ value, start, end, kind }: FoundNumber, source: string, target: string): boolean {
  const hour = Number(value) - 12;
  // `das 8h às 12h`, to noon.
  if (/^\s?(?:Uhr|horas?|hs?|heures?|ore|godz|год|時|시|点|點)/u.test(source.slice(end, end + 7)))
    if ((hour === 0 && /\bnoon\b/i.test(target)) || (/^(?:0|24)$/.test(value ?? '') && /\bmidnight\b/i.test(target)))
      return true;
  const before = source.slice(Math.max(0, start - 28), start);
  if (kind === 'words' && hour < 48 && /(?:ore|horas?|heures?)\s[\p{L}\s]{2,24}$/iu.test(before))
    return new RegExp(`\\d:${String(hour + 12).padStart(2, '0')}(?!\\d)`).test(target);
  const isHour =
    /^\s?(?:Uhr|horas?|hs?|heures?|ore|godzin\p{L}{0,2}|годин\p{L}{0,2}|時|시)(?!\p{L})/u.test(
      source.slice(end, end + 8),
    ) || /(?<!\p{L})(?:ore|heures)\s$/iu.test(before);
  if (!(hour > 0 && hour < 12) || (!isHour && /^(?:\s?%|[.,:]\d)/.test(source.slice(end)))) return false;
  // `às dezenove horas`, at seven in the evening.
  const said = `(?<![\\p{L}\\d])(?:${hour}(?::\\d\\d)?|${spellNumber(hour)})(?: o[’']clock| (?:past |[a-z]+ty)(?:-?[a-z]+)?)?`;
  return new RegExp(`${said}\\s?(?:p\\.?\\s?m|in the (?:afternoon|evening)|at night)`, 'iu').test(target);
}

/** `ba`, three and a father: numbers of Vietnamese that are other words as well. */
const syllables = new Map([
  [2, 'hai'],
  [3, 'ba'],
  [4, 'bốn'],
  [5, 'năm'],
  [6, 'sáu'],
  [7, 'bảy'],
  [9, 'chín'],
]);

export function isSyllable(value: number, source: string): boolean {
  const word = syllables.get(value);
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(source.normalize('NFC'));
}
