import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { AddAbsenceInput, WorkingTimeInput, WorkingTimeView } from '#shared/schemas/team.ts';
import { localDay, teamLimits } from '#shared/team/working-time.ts';
import { workingTimeOf } from './candidates.ts';
import { withdrawImpossible } from './offers.ts';
import {
  countAbsences,
  deleteAbsence,
  findAbsence,
  insertAbsence,
  listAbsences,
  listPeople,
  lockPerson,
  upsertWorkingTime,
} from './people-queries.ts';

/*
 * Working time and absences of one person, changed by them or a staff manager.
 * Promises: a change is in the audit log, without the note of an absence; open offers that the person can no longer take go on.
 * Never: another person's absence by its id.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** Throws STAFF_NOT_FOUND. */
export async function getWorkingTime(deps: Deps, userId: string): Promise<WorkingTimeView> {
  const [person] = await listPeople(deps.db, [userId]);
  if (!person) throw new AppError('STAFF_NOT_FOUND');
  const { timeZone: houseZone } = await deps.company.calendar(person.office ?? '');
  const { hours, ...time } = workingTimeOf(person, houseZone);
  const since = localDay(deps.now(), time.timeZone);
  const absences = await listAbsences(deps.db, { userIds: [userId], since });
  return {
    ...time,
    hours: [...hours],
    isStated: person.timeZone !== null,
    absences: absences.map(({ id, from, until, note }) => ({ id, from, until, note })),
  };
}

/** Throws STAFF_NOT_FOUND. */
export async function saveWorkingTime(
  deps: Deps,
  actor: Actor,
  { userId, ...time }: WorkingTimeInput & { userId: string },
): Promise<WorkingTimeView> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, userId))) throw new AppError('STAFF_NOT_FOUND');
    await upsertWorkingTime(trx, { userId, ...time, savedAt: deps.now() });
    await withdrawImpossible(deps, trx, userId);
    await recordAudit(deps, trx, {
      event: 'workingTime.saved',
      actor,
      subjectUserId: userId,
      details: { timeZone: time.timeZone, pagesPerDay: time.pagesPerDay },
    });
  });
  return getWorkingTime(deps, userId);
}

/** Idempotent by id. Throws ABSENCE_SPAN, ABSENCES_FULL, STAFF_NOT_FOUND, IDEMPOTENCY_MISMATCH. */
export async function addAbsence(
  deps: Deps,
  actor: Actor,
  { userId, absenceId: id, from, until, note }: AddAbsenceInput & { userId: string },
): Promise<WorkingTimeView> {
  const span = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (span < 0 || span > teamLimits.absenceDays) throw new AppError('ABSENCE_SPAN');
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, userId))) throw new AppError('STAFF_NOT_FOUND');
    const known = await findAbsence(trx, id);
    if (known) {
      const isSame = known.userId === userId && known.fromDay === from && known.untilDay === until;
      if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
      return;
    }
    if ((await countAbsences(trx, userId)) >= teamLimits.absences) throw new AppError('ABSENCES_FULL');
    const values = { id, userId, fromDay: from, untilDay: until, note, createdAt: deps.now() };
    if (!(await insertAbsence(trx, values))) throw new AppError('IDEMPOTENCY_MISMATCH');
    await withdrawImpossible(deps, trx, userId);
    const details = { absenceId: id, from, until };
    await recordAudit(deps, trx, { event: 'absence.added', actor, subjectUserId: userId, details });
  });
  return getWorkingTime(deps, userId);
}

/** Throws ABSENCE_NOT_FOUND, also for another person's unless `ofAnybody`. */
export async function removeAbsence(
  deps: Deps,
  actor: Actor,
  { id, ofAnybody }: { id: string; ofAnybody: boolean },
): Promise<WorkingTimeView> {
  const userId = await deps.db.transaction().execute(async (trx) => {
    const known = await findAbsence(trx, id);
    if (!known || (!ofAnybody && known.userId !== actor.id)) throw new AppError('ABSENCE_NOT_FOUND');
    if (!(await deleteAbsence(trx, id))) throw new AppError('ABSENCE_NOT_FOUND');
    const details = { absenceId: id, from: known.fromDay, until: known.untilDay };
    await recordAudit(deps, trx, { event: 'absence.removed', actor, subjectUserId: known.userId, details });
    return known.userId;
  });
  return getWorkingTime(deps, userId);
}
