import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PayBillingTable } from '#server/platform/db/pay-tables.ts';
import type { BillingDetails } from '#shared/pay/self-billing.ts';

/** SQL of billing details and of agreements to self-billing. */

/** Locks a person's details and agreements against other changes until the transaction ends. */
export async function lockBilling(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay-billing:${userId}`}, 0))`.execute(trx);
}

export function findBilling(db: Db | Trx, userId: string) {
  return db.selectFrom('payBilling').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function upsertBilling(trx: Trx, values: Insertable<PayBillingTable>): Promise<void> {
  const { userId: _key, ...changed } = values;
  await trx
    .insertInto('payBilling')
    .values(values)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .execute();
}

/** Deletes an erased person's details; invoices keep what they state, which the tax authority may ask for. */
export async function eraseBilling(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('payBilling').where('userId', '=', userId).execute();
}

/** Agreements of some people or all, newest first. */
export function listAgreements(db: Db | Trx, userIds?: readonly string[]) {
  return db
    .selectFrom('payAgreements as a')
    .leftJoin('profiles as w', 'w.id', 'a.endedBy')
    .select(['a.id', 'a.userId', 'a.version', 'a.acceptedAt', 'a.startsOn', 'a.endedAt', 'a.endedBy'])
    .select((eb) => eb.fn.coalesce('w.name', 'w.email').as('endedByName'))
    .$if(userIds !== undefined, (query) => query.where('a.userId', 'in', [...(userIds ?? [])]))
    .orderBy('a.userId')
    .orderBy('a.acceptedAt', 'desc')
    .orderBy('a.id')
    .limit(5_000)
    .execute();
}

export type AgreementRow = Awaited<ReturnType<typeof listAgreements>>[number];

/** Locks the open agreement of a person. */
export function lockOpenAgreement(trx: Trx, userId: string) {
  return trx
    .selectFrom('payAgreements')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks an agreement against the closing of a month, which reads it. */
export function lockAgreement(trx: Trx, id: string) {
  return trx.selectFrom('payAgreements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertAgreement(
  trx: Trx,
  values: { userId: string; version: string; acceptedAt: Date; startsOn: string },
): Promise<string> {
  const row = await trx.insertInto('payAgreements').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateAgreementEnd(
  trx: Trx,
  { id, ...values }: { id: string; endedAt: Date; endedBy: string },
): Promise<void> {
  await trx.updateTable('payAgreements').set(values).where('id', '=', id).execute();
}

/** Open agreements and details by person, locked until the transaction ends: neither ends nor changes within a closing. */
export async function lockOpenBilling(
  trx: Trx,
  userIds: readonly string[],
): Promise<Map<string, { agreementId: string; startsOn: string; details: BillingDetails }>> {
  if (userIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('payAgreements as a')
    .innerJoin('payBilling as b', 'b.userId', 'a.userId')
    .selectAll('b')
    .select(['a.id as agreementId', 'a.startsOn'])
    .where('a.userId', 'in', [...userIds])
    .where('a.endedAt', 'is', null)
    .forShare()
    .execute();
  return new Map(
    rows.map(({ agreementId, startsOn, userId, savedAt: _at, ...details }) => [
      userId,
      { agreementId, startsOn, details },
    ]),
  );
}

/** Everybody with details or an agreement. */
export function listBilled(db: Db) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('payBilling as b', 'b.userId', 'p.id')
    .select(['p.id', 'p.name as profileName', 'p.email'])
    .select(['b.name', 'b.street', 'b.city', 'b.zip', 'b.region', 'b.country', 'b.taxId', 'b.vatId'])
    .select(['b.taxStatus', 'b.rate', 'b.series', 'b.savedAt'])
    .where((eb) =>
      eb.or([
        eb('b.userId', 'is not', null),
        eb.exists(eb.selectFrom('payAgreements as a').select('a.id').whereRef('a.userId', '=', 'p.id')),
      ]),
    )
    .orderBy('p.name')
    .orderBy('p.email')
    .limit(500)
    .execute();
}

/** Whether somebody is paid per paper. */
export async function hasRate(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('payRates').select('id').where('userId', '=', userId).limit(1).executeTakeFirst();
  return row !== undefined;
}
