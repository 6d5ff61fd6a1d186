import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayRatesTable } from '#server/platform/db/pay-tables.ts';
import { staffRoles } from '#shared/access.ts';
import type { PayRate } from '#shared/pay/rates.ts';

/** SQL of pay rates. Rows are versions: a later one supersedes an earlier one, and none is updated. */

/** Rates of some people or all, newest first. */
export function listRates(db: Db | Trx, userIds?: readonly string[]) {
  return db
    .selectFrom('payRates as r')
    .leftJoin('profiles as w', 'w.id', 'r.createdBy')
    .selectAll('r')
    .select((eb) => eb.fn.coalesce('w.name', 'w.email').as('createdByName'))
    .$if(userIds !== undefined, (query) => query.where('r.userId', 'in', [...(userIds ?? [])]))
    .orderBy('r.userId')
    .orderBy('r.validFrom', 'desc')
    .orderBy('r.sequence', 'desc')
    .limit(5_000)
    .execute();
}

/** Maps a row to the type of `shared/pay`. */
export function rateOf<
  Row extends Pick<PayRate, 'service'> & { sourceLanguage: string | null; targetLanguage: string | null },
>(row: Row) {
  const { sourceLanguage: from, targetLanguage: to } = row;
  return { ...row, pair: from === null || to === null ? null : { from, to } };
}

/** Locks the rates of a person against other versions until the transaction ends. */
export async function lockRates(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay-rates:${userId}`}, 0))`.execute(trx);
}

export async function findRate(db: Db | Trx, id: string) {
  return db.selectFrom('payRates').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertRate(trx: Trx, values: Insertable<PayRatesTable>): Promise<string> {
  const row = await trx.insertInto('payRates').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateRateEnd(trx: Trx, { id, endsOn }: { id: string; endsOn: string }): Promise<void> {
  await trx.updateTable('payRates').set({ endsOn }).where('id', '=', id).execute();
}

/** Current staff, and former staff with a rate or earnings. */
export function listPayees(db: Db) {
  return db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name', 'p.email'])
    .where((eb) =>
      eb.or([
        eb('p.role', 'in', staffRoles),
        eb.exists(eb.selectFrom('payRates as r').select('r.id').whereRef('r.userId', '=', 'p.id')),
      ]),
    )
    .orderBy('p.name')
    .orderBy('p.email')
    .limit(500)
    .execute();
}

/** A member of the staff; undefined for anyone else. */
export function findStaffMember(db: Db | Trx, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .where('role', 'in', staffRoles)
    .executeTakeFirst();
}
