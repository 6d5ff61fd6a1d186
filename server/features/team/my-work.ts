import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { myWorkOutput } from '#shared/schemas/team.ts';
import { localDay, workDays } from '#shared/team/working-time.ts';
import { listOwnPapers } from './board-queries.ts';
import { toCard } from './board.ts';
import { calendarOf } from './candidates.ts';
import { listOffers } from './offers.ts';
import { listAbsences, listPeople } from './people-queries.ts';
import { sumDays, toTeamDays } from './team-month.ts';

/** Days of capacity shown ahead. */
const daysAhead = 14;

/** The actor's own work: papers by due time, offers, absences and capacity of the next days. */
export async function getMyWork(
  deps: Pick<Deps, 'company' | 'now'>,
  db: Db,
  actor: Actor,
): Promise<z.input<typeof myWorkOutput>> {
  const now = deps.now();
  const [person] = await listPeople(db, [actor.id]);
  if (!person) throw new AppError('STAFF_NOT_FOUND');
  const house = await calendarOf(deps, person, []);
  const today = localDay(now, house.timeZone);
  const absences = await listAbsences(db, { userIds: [actor.id], since: today });
  const days = workDays({ ...house, absences }, { from: today, count: daysAhead });
  const { papers, total } = await listOwnPapers(db, actor.id);
  return {
    ...{ today, timeZone: house.timeZone, total },
    papers: papers.map((row) => ({
      ...toCard(row),
      isLate: row.dueAt <= now,
      note: row.note,
      passedOnBy: row.passedOnBy,
    })),
    offers: await listOffers(deps, db, actor),
    absences: absences.map(({ userId: _userId, ...absence }) => absence),
    days: toTeamDays(actor.id, days, await sumDays(db, [{ person, timeZone: house.timeZone, work: days }])),
  };
}
