import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { countries, holidayDays, holidaysOf, regionsOf } from '#server/features/company/holidays.ts';
import { isRushOffered } from '#server/features/documents/availability.ts';
import { promiseTimes } from '#server/features/documents/promise.ts';
import { defaultOfficeCalendar, tooLongPromises } from '#shared/promise/office-calendar.ts';
import { speeds } from '#shared/promise/speeds.ts';
import type {
  calendarInput,
  calendarOutput,
  previewCalendarInput,
  previewCalendarOutput,
  publishCalendarInput,
} from '#shared/schemas/calendar.ts';
import type { publicationOutput } from '#shared/schemas/published-facts.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/*
 * Calendars of the offices, on staff's screen.
 * Promises: a publication keeps the days of its holidays, so that later rules of a country change no promise.
 */

export async function getCalendar(
  deps: Deps,
  input: z.output<typeof calendarInput>,
): Promise<z.input<typeof calendarOutput>> {
  const { office } = input ?? { office: '' };
  const [calendar, offices] = await Promise.all([
    describeFacts(deps, { kind: 'calendar', scope: office }, { ...defaultOfficeCalendar, ...named(office) }),
    listOffices(deps),
  ]);
  return { ...calendar, office, offices, countries: await countries() };
}

/** Offices with a calendar of their own, the main one first. */
export async function listOffices({ company }: Pick<Deps, 'company'>): Promise<{ office: string; name: string }[]> {
  const published = await company.list('calendar');
  const offices = published.map(({ scope, facts }) => ({ office: scope, name: facts.name }));
  const main = offices.find((one) => one.office === '') ?? { office: '', name: defaultOfficeCalendar.name };
  return [main, ...offices.filter((one) => one.office !== '')];
}

function named(office: string) {
  return office === '' ? {} : { name: office };
}

/** Pages of the worked examples. */
const examples = [1, 5, 10, 50];

/** Holidays of a draft, and what it would promise now. */
export async function previewCalendar(
  deps: Deps,
  { facts, year }: z.output<typeof previewCalendarInput>,
): Promise<z.input<typeof previewCalendarOutput>> {
  const now = deps.now();
  const days = await holidayDays(facts.holidays, now.getUTCFullYear());
  const calendar = { ...facts, holidayDays: days };
  const isRushOpen = await isRushOffered(deps, facts, undefined);
  return {
    holidays: await holidaysOf(facts.holidays, year),
    regions: facts.holidays ? await regionsOf(facts.holidays.country) : {},
    promised: speeds.flatMap((speed) =>
      examples.map((pages) => ({
        ...{ speed, pages, isOffered: speed === 'standard' || isRushOpen },
        readyBy: promiseTimes({ speed, pages, orderedAt: now }, calendar).dueAt,
      })),
    ),
  };
}

/** Throws FACTS_FAULTY with the rules that promise too much time, FACTS_CHANGED, FACTS_IN_PAST. */
export async function publishCalendar(
  deps: Deps,
  actor: SignedInActor,
  { office, facts, ...publication }: z.output<typeof publishCalendarInput>,
): Promise<z.input<typeof publicationOutput>> {
  const faults = tooLongPromises(facts);
  if (faults.length > 0) throw new AppError('FACTS_FAULTY', { details: { faults: `${faults.join('; ')}.` } });
  const days = await holidayDays(facts.holidays, deps.now().getUTCFullYear());
  return publishAndRecord(deps, actor, {
    ...{ kind: 'calendar', scope: office },
    facts: { ...facts, holidayDays: days },
    ...publication,
  });
}
