import type { Db, Trx } from '#server/platform/db/client.ts';

/** What other slices read of people's profiles. */

/** Columns of a staff member; the profile is `p`. */
export const staffColumns = [
  'p.id',
  'p.name',
  'p.email',
  'p.role',
  'p.capabilities',
  'p.workPairs',
  'p.office',
  'p.suspendedAt',
  'p.engagement',
] as const;

/** Names of people by id; the email address of one without a name. */
export async function findNames(db: Db | Trx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select((eb) => ['id', eb.fn.coalesce('name', 'email').as('name')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
