import type { TextFinding } from '#shared/schemas/studio.ts';
import { at } from './rules.ts';
import type { Segment } from './segments.ts';

/** Times of the day, compared as minutes. */

/** `14:30`, `14h30`, `2:30 p.m.`, `14時30分`, `14 Uhr 30`, `godz. 14.30` */
const clock =
  /(?:(午前|午後|오전|오후|上午|下午)\s?)?(?<![\d:/.])(\d{1,2})(?::|\.(?=\d{2}\s(?:Uhr|uur))|(?<=(?:a las|las|às|alle|godz\.|godzinie|ore|orele|ora|saat|год\.)\s\d{1,2})\.|\s?h(?:oras?|eures?|s)?\s?(?:[ey]\s(?!\d{2}\s?h))?|\s?giờ\s?|\se\smin(?:uti)?\.?\s|\sgodz(?:in\p{L})?\.?\s|\sгод(?:ин\p{L})?\.?\s|\suur\s|[時时點点]|시\s?|\sUhr\s(?:und\s)?)(\d{2}|(?<=[時时點点시]\s?)\d(?=\s?[分분])|\d(?=\s(?:minut|хвилин)))(?:\s?(?:min(?:ut(?:os|en|es|y)?)?\b|phút|хв(?:илин\p{L}?)?\.?|分|분|h\b))?(?::\d{2})?(?![\d:])(?:\s?([ap])\.?\s?m\b\.?)?/giu;

/** Words for parts of the day after a time, and the half of the day they imply. */
const dayParts: readonly [pattern: RegExp, half: 'a' | 'p' | 'night'][] = [
  [
    /^\s?(?:(?:Uhr|horas|hs?\.?)\s)?(?:(?:in the|da|de la|por la) (?:morning|manhã|mañana|madrugada)|morgens|vormittags|früh|صباحا|فجرا|בבוקר|לפנות בוקר)/iu,
    'a',
  ],
  [
    /^\s?(?:(?:Uhr|horas|hs?\.?)\s)?(?:(?:in the|da|de la|por la) (?:afternoon|evening|tarde)|nachmittags|abends|عصرا|مساء|אחר הצהריים|אחה"צ|בערב)/iu,
    'p',
  ],
  [/^\s?(?:(?:Uhr|horas|hs?\.?)\s)?(?:at night|(?:da|de la|por la) (?:noite|noche)|nachts|ليلا|בלילה)/iu, 'night'],
];

function halfAt(rest: string, hour: number): string | undefined {
  const half = dayParts.find(([pattern]) => pattern.test(rest))?.[1];
  return half === 'night' ? (hour >= 6 && hour < 12 ? 'p' : 'a') : half;
}

export interface Time {
  minutes: number;
  /** How a time states the half of the day: by `p.m.`, by a word, or by the hour alone. */
  half: 'mark' | 'word' | 'hour';
}

/** The times of a text as minutes, and the text without them. */
export function timesApart(text: string): { text: string; times: Time[] } {
  const times: Time[] = [];
  const plain = text.normalize('NFKC');
  let rest = '';
  let kept = 0;
  for (const { 0: found, 1: before, 2: hours, 3: minutes, 4: mark, index } of plain.matchAll(clock)) {
    const [hour, minute] = [Number(hours), Number(minutes)];
    if (hour > 24 || minute > 59) continue;
    const end = index + found.length;
    const word = before === undefined ? halfAt(plain.slice(end, end + 40), hour) : /前|전|上/u.test(before) ? 'a' : 'p';
    const half = mark?.toLowerCase() ?? (hour <= 12 ? word : undefined);
    const base = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    times.push({ minutes: base * 60 + minute, half: mark ? 'mark' : half === undefined ? 'hour' : 'word' });
    rest += plain.slice(kept, index) + ' '.repeat(found.length);
    kept = end;
  }
  return { text: rest + plain.slice(kept), times };
}

/** The same minute; a half of the day in words may stand on one side alone. */
function isSameTime(one: Time, other: Time): boolean {
  if (one.minutes === other.minutes) return true;
  const halves = [one.half, other.half];
  return halves.includes('word') && halves.includes('hour') && one.minutes % 720 === other.minutes % 720;
}

export function timeFindings(segment: Segment, source: readonly Time[], target: readonly Time[]): TextFinding[] {
  // One side in words, such as "at noon" or "às dez horas", is for the person to compare.
  if (source.length === 0 || target.length === 0) return [];
  const lost = source.filter((time) => !target.some((other) => isSameTime(time, other)));
  return lost.map(({ minutes: time }) => {
    const written = `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
    return at(segment, 'number-missing', `The time ${written} is not in the English. Write the time of the source.`);
  });
}
