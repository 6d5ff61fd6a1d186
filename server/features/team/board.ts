import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/client.ts';
import { clockOf } from '#shared/promise/office-calendar.ts';
import { instantOf } from '#shared/promise/zoned-time.ts';
import type { BoardCard, BoardCell, boardInput, boardOutput } from '#shared/schemas/team.ts';
import { localDateOf, localDay, workDays, type WorkDay } from '#shared/team/working-time.ts';
import { listCards, listUnassigned, sumCells } from './board-queries.ts';
import { calendarOf } from './candidates.ts';
import { listAbsences, listPeople } from './people-queries.ts';

/*
 * The board: people by days of a week, papers as cards on their due day, and unassigned papers.
 * Promises: the days are those of the main office; a cell shows its first papers and counts the rest.
 * Never: a customer's name or address, which staff managers may not read.
 */

const daysOfWeek = 7;

export async function getBoard(
  deps: Pick<Deps, 'company' | 'now'>,
  db: Db,
  input: z.output<typeof boardInput>,
): Promise<z.input<typeof boardOutput>> {
  const now = deps.now();
  const { timeZone, closedDays } = clockOf(await deps.company.calendar());
  const today = localDay(now, timeZone);
  const week = mondayOf(input?.week ?? today);
  const days = Array.from({ length: daysOfWeek }, (_none, index) => addDays(week, index));
  const people = await listPeople(db);
  const userIds = people.map(({ id }) => id);
  const starts = [...days, addDays(week, daysOfWeek)].map((day) => new Date(instantOf(localDateOf(day), timeZone)));
  const spans = starts.map((to, index) => ({ from: starts[index - 1] ?? null, to }));
  const cells = { userIds, spans };
  const sums = new Map((await sumCells(db, cells)).map((row) => [`${row.personId} ${String(row.at)}`, row]));
  const cards = Map.groupBy(await listCards(db, cells), ({ personId, at }) => `${personId} ${String(at)}`);
  const absences = Map.groupBy(await listAbsences(db, { userIds, since: week }), ({ userId }) => userId);
  const cellOf = (id: string, at: number): BoardCell => {
    const key = `${id} ${String(at)}`;
    const { total = 0, pages = 0 } = sums.get(key) ?? {};
    return { cards: (cards.get(key) ?? []).map(toCard), total, pages };
  };
  const free = await listUnassigned(db, now);
  return {
    ...{ week, today, timeZone },
    days: days.map((day) => ({ day, isClosed: closedDays.has(day) })),
    people: await Promise.all(
      people.map(async (person) => {
        const { id, name, email } = person;
        const own = workDays(await calendarOf(deps, person, absences.get(id) ?? []), {
          from: week,
          count: daysOfWeek,
        });
        return {
          ...{ id, name: name ?? email },
          before: cellOf(id, 1),
          days: own.map(({ day, off, pages: capacity }: WorkDay, index) => ({
            ...{ day, off, capacity },
            ...cellOf(id, index + 2),
          })),
        };
      }),
    ),
    unassigned: {
      cards: free.cards.map((row) => ({ ...toCard(row), offeredTo: row.offeredTo })),
      total: free.total,
    },
  };
}

interface CardRow extends Omit<BoardCard, 'dueAt'> {
  dueAt: Date;
}

export function toCard({ id, filename, pages, sourceLanguage, dueAt }: CardRow): BoardCard {
  return { id, filename, pages, sourceLanguage, dueAt: dueAt.toISOString() };
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
