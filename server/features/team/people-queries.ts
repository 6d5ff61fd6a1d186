import { staffColumns } from '#server/features/auth/people.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import { isStaff } from '#shared/access.ts';

/** SQL of the staff's working time and absences. */

/** Everyone with the capability, or the given people regardless of theirs. */
export async function listPeople(db: Db, ids?: readonly string[]) {
  const people = db
    .selectFrom('profiles as p')
    .leftJoin('workingTimes as w', 'w.userId', 'p.id')
    .select(staffColumns)
    .select(['w.timeZone', 'w.hours', 'w.pagesPerDay'])
    .orderBy((eb) => eb.fn.coalesce('p.name', 'p.email'))
    .orderBy('p.id')
    .limit(500);
  if (ids === undefined) return people.where(holds('p', 'translate', 'revise', 'certify')).execute();
  return ids.length === 0 ? [] : people.where('p.id', 'in', [...ids]).execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Absences of several people that end on `since` or later, soonest first. */
export async function listAbsences(db: Db, { userIds, since }: { userIds: readonly string[]; since: string }) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('absences')
    .select(['id', 'userId', 'fromDay as from', 'untilDay as until', 'note'])
    .where('userId', 'in', [...userIds])
    .where('untilDay', '>=', since)
    .orderBy('fromDay')
    .orderBy('id')
    .execute();
}

/** The name of a paper's holder. */
export async function findHolderName(db: Db, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.coalesce('name', 'email').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/**
 * Locks a person against a suspension, an absence or another paper until the transaction ends. Lock order: person, then
 * papers. False for a person who is not on the staff.
 */
export async function lockPerson(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('profiles')
    .select(['role', 'suspendedAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined && (isStaff(row.role) || row.suspendedAt !== null);
}

export async function upsertWorkingTime(
  trx: Trx,
  { userId, hours, ...row }: { userId: string; timeZone: string; hours: unknown; pagesPerDay: number; savedAt: Date },
): Promise<void> {
  const values = { ...row, hours: JSON.stringify(hours) };
  await trx
    .insertInto('workingTimes')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

export async function countAbsences(trx: Trx, userId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('absences')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** False when the id is known. */
export async function insertAbsence(
  trx: Trx,
  values: { id: string; userId: string; fromDay: string; untilDay: string; note: string; createdAt: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('absences')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAbsence(db: Db | Trx, id: string) {
  return db.selectFrom('absences').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteAbsence(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('absences').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Of a former member of the staff. */
export async function eraseWorkingTime(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('workingTimes').where('userId', '=', userId).execute();
  await trx.deleteFrom('absences').where('userId', '=', userId).execute();
}
