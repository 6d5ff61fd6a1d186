import type { OfficeCalendar } from '#shared/schemas/calendar.ts';

/**
 * Public holidays by country and region; `BY.KATH` is a part of Bavaria, where municipalities differ. The rules are a megabyte,
 * so they are loaded when a calendar is edited or published.
 */

type Place = NonNullable<OfficeCalendar['holidays']>;

async function rulesOf(place?: Place) {
  const { default: Holidays } = await import('date-holidays');
  if (!place) return new Holidays();
  const { country, region } = place;
  const options = { types: ['public' as const], languages: ['en'] };
  if (region === null) return new Holidays(country, options);
  const [state = '', area] = region.split('.');
  return area === undefined ? new Holidays(country, state, options) : new Holidays(country, state, area, options);
}

/** Days and names of a year's public holidays; of holidays on one day, the first. */
export async function holidaysOf(place: Place | null, year: number): Promise<{ day: string; name: string }[]> {
  if (place === null) return [];
  const days = new Map<string, string>();
  for (const { date, name } of (await rulesOf(place)).getHolidays(year)) {
    const day = date.slice(0, 10);
    if (!days.has(day)) days.set(day, name);
  }
  return [...days].map(([day, name]) => ({ day, name }));
}

/** Years that a publication lists ahead. */
const yearsAhead = 13;

/** Days of the public holidays from the year before on, which a publication keeps. */
export async function holidayDays(place: Place | null, year: number): Promise<string[]> {
  if (place === null) return [];
  const rules = await rulesOf(place);
  const years = Array.from({ length: yearsAhead + 2 }, (_none, index) => year - 1 + index);
  const days = years.flatMap((one) => rules.getHolidays(one).map(({ date }: { date: string }) => date.slice(0, 10)));
  return [...new Set(days)];
}

export async function countries(): Promise<Record<string, string>> {
  return named((await rulesOf()).getCountries('en'));
}

/** States of a country, and the parts of them that have holidays of their own. */
export async function regionsOf(country: string): Promise<Record<string, string>> {
  const rules = await rulesOf();
  const states = Object.entries(named(rules.getStates(country, 'en')));
  return Object.fromEntries(
    states.flatMap(([state, name]): [string, string][] => [
      [state, name],
      ...Object.entries(named(rules.getRegions(country, state, 'en'))).map(([area, part]): [string, string] => [
        `${state}.${area}`,
        `${name}: ${part}`,
      ]),
    ]),
  );
}

function named(names: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(names ?? {}).toSorted(([, one], [, other]) => one.localeCompare(other)));
}
