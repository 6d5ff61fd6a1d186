import type { Role } from '#shared/roles.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';

/**
 * Ids of all admins, locked until the transaction ends. Their keys are not: an entry of the audit log refers to its actor, so
 * an admin's login would hold the log and wait here, while this transaction waits for the log.
 */
export async function lockAdmins(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Whether a user other than `userId` is an authenticator or admin. */
export async function hasOtherStaff(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('role', 'in', ['authenticator', 'admin'])
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the profile until the transaction ends. */
export async function lockRole(trx: Trx, userId: string) {
  return trx.selectFrom('profiles').select(['role', 'kind']).where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateRole(trx: Trx, params: { userId: string; role: Role; now: Date }): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ role: params.role, updatedAt: params.now })
    .where('id', '=', params.userId)
    .execute();
}

/** Authenticators and admins by name; a house has few. */
export async function listStaff(db: Db): Promise<{ id: string; name: string | null; email: string }[]> {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', 'email'])
    .where('role', 'in', ['authenticator', 'admin'])
    .orderBy('name')
    .orderBy('email')
    .limit(500)
    .execute();
}
