/** Days of other calendars, converted with the calendars of `Intl`. */

const dayMs = 86_400_000;

/** `1988-03-07`; undefined for a day that the calendar does not have. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * dayMs).toISOString().slice(0, 10);
}

/** A day of the Umm al-Qura calendar, which differs by a day or two from months that began by sighting. */
export function hijriToIso(year: number, month: number, day: number): string | undefined {
  const guess = Date.UTC(622, 6, 19) + ((year - 1) * 354.367 + (month - 1) * 29.53 + day - 1) * dayMs;
  return findDay(hijri, guess, 5, (parts) => parts.year === year && parts.month === month && parts.day === day);
}

/** A day of the Hebrew calendar; it begins the evening before. */
export function hebrewToIso(year: number, month: string, day: number): string | undefined {
  const middle = Date.UTC(year - 3760, 2, 20);
  return findDay(hebrew, middle, 215, (parts) => parts.year === year && parts.monthName === month && parts.day === day);
}

const eras: Readonly<Record<string, { first: number; name: string }>> = {
  令和: { first: 2019, name: 'Reiwa' },
  平成: { first: 1989, name: 'Heisei' },
  昭和: { first: 1926, name: 'Showa' },
  大正: { first: 1912, name: 'Taisho' },
  明治: { first: 1868, name: 'Meiji' },
};
const shortEras: Readonly<Record<string, string>> = {
  R: '令和',
  H: '平成',
  S: '昭和',
  T: '大正',
  M: '明治',
  令: '令和',
  平: '平成',
  昭: '昭和',
  大: '大正',
  明: '明治',
};

/** Gregorian year of a year of an era; a year before the calendar reform of 1873 has none. */
export function eraYear(era: string, year: number): number | undefined {
  const { first } = eras[shortEras[era] ?? era] ?? {};
  if (first === undefined || year < 1 || (first === 1868 && year < 6)) return undefined;
  return first + year - 1;
}

/** Whether a day is not before its era: 1989-01-05 was still Showa 64. */
export function isInEra(era: string, iso: string): boolean {
  const { name, first } = eras[shortEras[era] ?? era] ?? {};
  if (Number(iso.slice(0, 4)) !== first) return true;
  const parts = japanese.formatToParts(new Date(iso));
  return parts.some(({ type, value }) => type === 'era' && value.normalize('NFD').replaceAll(/\p{M}/gu, '') === name);
}

interface Parts {
  year: number;
  month: number;
  monthName: string;
  day: number;
}

const options = { year: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { ...options, month: 'numeric' });
const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew-nu-latn', { ...options, month: 'long' });
const japanese = new Intl.DateTimeFormat('en-u-ca-japanese', { ...options, month: 'numeric', era: 'long' });

/** Looks for a day from the middle outwards. */
function findDay(
  format: Intl.DateTimeFormat,
  middle: number,
  reach: number,
  isWanted: (parts: Parts) => boolean,
): string | undefined {
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const days of distance === 0 ? [0] : [distance, -distance]) {
      const date = new Date(middle + days * dayMs);
      if (isWanted(partsOf(format, date))) return date.toISOString().slice(0, 10);
    }
  }
  return undefined;
}

function partsOf(format: Intl.DateTimeFormat, date: Date): Parts {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const month = parts['month'] ?? '';
  return { year: Number(parts['year']), month: Number(month), monthName: month, day: Number(parts['day']) };
}
