import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import type { NotaryCommissionsTable } from '#server/platform/db/notary-tables.ts';

/** SQL of notary commissions. A row is a version: it ends, but its content never changes. */

export async function insertCommission(trx: Trx, values: Insertable<NotaryCommissionsTable>): Promise<string> {
  const row = await trx.insertInto('notaryCommissions').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Ends a live commission; false when there is none. */
export async function endCommissions(
  trx: Trx,
  params: { id: string; endedBy: string; now: Date } | { userId: string; state: string; endedBy: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('notaryCommissions')
    .set({ endedBy: params.endedBy, endedAt: params.now })
    .where('endedAt', 'is', null)
    .where((eb) =>
      'id' in params
        ? eb('id', '=', params.id)
        : eb.and([eb('userId', '=', params.userId), eb('state', '=', params.state)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCommission(db: Db, id: string) {
  return db.selectFrom('notaryCommissions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the version against its end until the transaction ends. */
export async function lockCommission(trx: Trx, id: string) {
  return trx.selectFrom('notaryCommissions').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** The live commissions of one person, expired ones too. */
export async function listOwnCommissions(db: Db, userId: string) {
  return db
    .selectFrom('notaryCommissions')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('state')
    .execute();
}

/** Other people's commissions that allow electronic acts on a day. */
export async function listElectronicCommissions(db: Db, { not: userId, day }: { not: string; day: string }) {
  return db
    .selectFrom('notaryCommissions as c')
    .innerJoin('profiles as p', 'p.id', 'c.userId')
    .select(['c.id', 'c.name', 'c.number', 'c.state', 'c.county'])
    .where('c.endedAt', 'is', null)
    .where('c.expiresOn', '>=', day)
    .where('c.allowsElectronic', '=', true)
    .where('c.userId', '<>', userId)
    .where(holds('p', 'notarize'))
    .orderBy('c.name')
    .execute();
}

/** Every version of every commission with its person, live ones first, then newest first. Staff are few. */
export async function listCommissions(db: Db) {
  return db
    .selectFrom('notaryCommissions as c')
    .innerJoin('profiles as p', 'p.id', 'c.userId')
    .innerJoin('profiles as setter', 'setter.id', 'c.setBy')
    .selectAll('c')
    .select(['p.name as userName', 'p.email as userEmail', 'p.role as userRole'])
    .select((eb) => eb.fn.coalesce('setter.name', 'setter.email').as('setByName'))
    .orderBy((eb) => eb('c.endedAt', 'is not', null))
    .orderBy('c.setAt', 'desc')
    .limit(500)
    .execute();
}
