import type { Db, Trx } from '#server/platform/db/client.ts';
import { euCountries, type VatCheckState } from '#shared/tax.ts';

/** SQL of VIES results for accounts' VAT ids. */

export interface CheckedId {
  accountId: string;
  vatId: string;
}

export function findCheck(db: Db | Trx, { accountId, vatId }: CheckedId) {
  return db
    .selectFrom('vatChecks')
    .select(['state', 'checkedAt', 'consultationNumber'])
    .where('accountId', '=', accountId)
    .where('vatId', '=', vatId)
    .executeTakeFirst();
}

export async function findChecks(db: Db | Trx, ids: readonly CheckedId[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('vatChecks')
    .select(['accountId', 'vatId', 'state', 'checkedAt', 'consultationNumber'])
    .where(
      'accountId',
      'in',
      ids.map(({ accountId }) => accountId),
    )
    .execute();
}

/** Inserts an id that was not asked about yet. */
export async function insertPending(db: Db | Trx, { accountId, vatId, now }: CheckedId & { now: Date }): Promise<void> {
  await db
    .insertInto('vatChecks')
    .values({ accountId, vatId, state: 'pending', triedAt: now })
    .onConflict((conflict) => conflict.columns(['accountId', 'vatId']).doNothing())
    .execute();
}

export async function updateAnswer(
  db: Db,
  { accountId, vatId }: CheckedId,
  answer: { state: Exclude<VatCheckState, 'pending'>; consultationNumber: string | null; at: Date },
): Promise<void> {
  const { at, ...values } = answer;
  await db
    .updateTable('vatChecks')
    .set({ ...values, checkedAt: at, triedAt: at })
    .where('accountId', '=', accountId)
    .where('vatId', '=', vatId)
    .execute();
}

export async function updateTried(db: Db, { accountId, vatId }: CheckedId, at: Date): Promise<void> {
  await db
    .updateTable('vatChecks')
    .set({ triedAt: at })
    .where('accountId', '=', accountId)
    .where('vatId', '=', vatId)
    .execute();
}

/** Ids that are not answered, or those in use that were last asked about before a time; the longest waiting first. */
export function listDue(db: Db, { pendingBefore, answeredBefore }: { pendingBefore: Date; answeredBefore: Date }) {
  return db
    .selectFrom('vatChecks as c')
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.accountId', '=', 'c.accountId').onRef('o.vatId', '=', 'c.vatId'),
    )
    .leftJoin('payBilling as b', (join) => join.onRef('b.userId', '=', 'c.accountId').onRef('b.vatId', '=', 'c.vatId'))
    .select(['c.accountId', 'c.vatId'])
    .where((eb) =>
      eb.or([
        eb.and([eb('c.state', '=', 'pending'), eb('c.triedAt', '<=', pendingBefore)]),
        eb.and([
          eb('c.state', '<>', 'pending'),
          eb('c.triedAt', '<=', answeredBefore),
          eb.or([eb('o.accountId', 'is not', null), eb('b.userId', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('c.triedAt')
    .limit(50)
    .execute();
}

/** VAT ids entered before VIES checks existed. */
export async function listUnasked(db: Db): Promise<CheckedId[]> {
  const suppliers = await db
    .selectFrom('payBilling as b')
    .leftJoin('vatChecks as c', (join) => join.onRef('c.accountId', '=', 'b.userId').onRef('c.vatId', '=', 'b.vatId'))
    .select(['b.userId as accountId', 'b.vatId'])
    .where('b.vatId', '<>', '')
    .where('b.country', 'in', [...euCountries])
    .where('c.accountId', 'is', null)
    .limit(50)
    .execute();
  const customers = await db
    .selectFrom('organizations as o')
    .leftJoin('vatChecks as c', (join) =>
      join.onRef('c.accountId', '=', 'o.accountId').onRef('c.vatId', '=', 'o.vatId'),
    )
    .select(['o.accountId', 'o.vatId'])
    .where('o.vatId', 'is not', null)
    .where('c.accountId', 'is', null)
    .limit(50)
    .$narrowType<{ vatId: string }>()
    .execute();
  return [...suppliers, ...customers];
}

export async function deleteChecks(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('vatChecks').where('accountId', '=', accountId).execute();
}
