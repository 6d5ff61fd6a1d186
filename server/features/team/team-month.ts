import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { holidaysOf } from '#server/features/company/holidays.ts';
import type { Db } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';
import { clockOf } from '#shared/promise/office-calendar.ts';
import type { teamInput, teamOutput } from '#shared/schemas/team.ts';
import { localDay, workDays, type WorkDay } from '#shared/team/working-time.ts';
import { sumCells } from './board-queries.ts';
import { addDays } from './board.ts';
import { calendarOf, workingTimeOf } from './candidates.ts';
import { listAbsences, listPeople, type PersonRow } from './people-queries.ts';

/*
 * A month of the team: capacity, absence and holidays of each person by day, and the pages of the papers that are due on it.
 * Never: the note of an absence to anyone but staff managers.
 */

export async function getTeam(
  deps: Pick<Deps, 'company' | 'now'>,
  { db, actor }: { db: Db; actor: Actor },
  input: z.output<typeof teamInput>,
): Promise<z.input<typeof teamOutput>> {
  const calendar = await deps.company.calendar();
  const today = localDay(deps.now(), calendar.timeZone);
  const month = input?.month ?? today.slice(0, 7);
  const days = daysOfMonth(month);
  const { closedDays } = clockOf(calendar);
  const named = new Map(
    (await holidaysOf(calendar.holidays, Number(month.slice(0, 4)))).map(({ day, name }) => [day, name]),
  );
  const people = await listPeople(db);
  const first = days[0] ?? today;
  const since = first < today ? first : today;
  const absences = Map.groupBy(
    await listAbsences(db, { userIds: people.map(({ id }) => id), since }),
    ({ userId }) => userId,
  );
  const seesNotes = can(actor, 'manage');
  const times = await Promise.all(
    people.map(async (person) => {
      const own = absences.get(person.id) ?? [];
      const work = workDays(await calendarOf(deps, person, own), { from: first, count: days.length });
      return { person, own, work, ...workingTimeOf(person, calendar.timeZone) };
    }),
  );
  const sums = await sumDays(db, times);
  return {
    ...{ month, today, days },
    holidays: days.filter((day) => closedDays.has(day)).map((day) => ({ day, name: named.get(day) ?? 'Closed' })),
    people: times.map(({ person, own, work, hours, ...time }) => ({
      ...{ id: person.id, name: person.name ?? person.email },
      ...time,
      hours: [...hours],
      isStated: person.timeZone !== null,
      absences: own.map(({ userId: _userId, ...one }) => ({ ...one, note: seesNotes ? one.note : '' })),
      days: toTeamDays(person.id, work, sums),
    })),
  };
}

interface Member {
  person: Pick<PersonRow, 'id'>;
  timeZone: string;
  work: readonly WorkDay[];
}

/** Due pages per person and local day; one query per time zone. */
export async function sumDays(db: Db, members: readonly Member[]): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const [, alike] of Map.groupBy(members, ({ timeZone }) => timeZone)) {
    const work = alike[0]?.work ?? [];
    const spans = work.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
    const rows = await sumCells(db, { userIds: alike.map(({ person }) => person.id), spans });
    for (const { personId, at, pages } of rows) sums.set(`${personId} ${work[at - 1]?.day ?? ''}`, pages);
  }
  return sums;
}

export function toTeamDays(id: string, days: readonly WorkDay[], sums: ReadonlyMap<string, number>) {
  return days.map(({ day, off, pages: capacity }) => ({ day, off, capacity, pages: sums.get(`${id} ${day}`) ?? 0 }));
}

function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}
