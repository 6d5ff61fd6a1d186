import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { AgreementAcceptancesTable } from '#server/platform/db/pay-tables.ts';
import type { Engagement } from '#shared/pay/agreement.ts';

/** SQL of the agreement with freelancers. */

/** Acceptances of several people without their texts, newest first. */
export async function listAcceptances(db: Db | Trx, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('agreementAcceptances')
    .select(['id', 'userId', 'versionId', 'version', 'sha256', 'acceptedAt'])
    .where('userId', 'in', [...userIds])
    .orderBy('acceptedAt', 'desc')
    .orderBy('version', 'desc')
    .limit(5_000)
    .execute();
}

export type AcceptanceRow = Awaited<ReturnType<typeof listAcceptances>>[number];

export function findAcceptance(db: Db | Trx, id: string) {
  return db.selectFrom('agreementAcceptances').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False where the person accepted this version before. */
export async function insertAcceptance(trx: Trx, values: Insertable<AgreementAcceptancesTable>): Promise<boolean> {
  const row = await trx
    .insertInto('agreementAcceptances')
    .values(values)
    .onConflict((conflict) => conflict.columns(['userId', 'versionId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findEngagement(db: Db | Trx, userId: string): Promise<Engagement> {
  const row = await db.selectFrom('profiles').select('engagement').where('id', '=', userId).executeTakeFirst();
  return row?.engagement ?? 'employed';
}

/** Freelancers who can sign in. */
export async function listFreelancers(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('profiles')
    .select('id')
    .where('engagement', '=', 'freelance')
    .where('role', '!=', 'user')
    .where('suspendedAt', 'is', null)
    .orderBy('id')
    .limit(5_000)
    .execute();
  return rows.map(({ id }) => id);
}
