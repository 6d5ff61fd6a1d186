import { sql, type Insertable } from 'kysely';
import { endColumns } from '#server/features/auth/api-key.ts';
import type { ApiKeysTable } from '#server/platform/db/account-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';

/*
 * SQL of API keys. A key works while its account has the role it was made under, and none of the account, the owner of a
 * sandbox and the key's maker is erased.
 */

/** Serializes changes to an account's keys. */
export async function lockKeys(trx: Trx, accountId: string): Promise<void> {
  await trx.selectFrom('profiles').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** The keys of an account and of its sandbox that are neither revoked nor expired, newest first. */
export function listKeys(db: Db | Trx, { accountId, now }: { accountId: string; now: Date }) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('profiles as account', 'account.id', 'apiKeys.accountId')
    .innerJoin('profiles as person', 'person.id', 'apiKeys.createdBy')
    .select([
      'apiKeys.id',
      'apiKeys.accountId',
      'apiKeys.name',
      'apiKeys.mode',
      'apiKeys.hint',
      'apiKeys.scopes',
      'apiKeys.apiVersion',
      'apiKeys.addresses',
      'apiKeys.createdAt',
      'apiKeys.lastUsedAt',
      'apiKeys.unusedNoticeAt',
      'apiKeys.expiresAt',
      'apiKeys.replacedBy',
      'person.name as personName',
      'person.email as personEmail',
    ])
    .where((eb) => eb.or([eb('account.id', '=', accountId), eb('account.ownerId', '=', accountId)]))
    .whereRef('account.role', '=', 'apiKeys.role')
    .where('apiKeys.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('apiKeys.expiresAt', 'is', null), eb('apiKeys.expiresAt', '>', now)]))
    .orderBy('apiKeys.createdAt', 'desc')
    .orderBy('apiKeys.id')
    .execute();
}

export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number];

export async function insertKey(trx: Trx, values: Insertable<ApiKeysTable>): Promise<void> {
  await trx.insertInto('apiKeys').values(values).execute();
}

/** Lets a replaced key work until `expiresAt` at most. */
export async function updateKeyReplaced(
  trx: Trx,
  { id, replacedBy, expiresAt }: { id: string; replacedBy: string; expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('apiKeys')
    .set({ replacedBy, expiresAt: sql<Date>`least(expires_at, ${expiresAt}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

export async function updateKeyRevoked(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

const lastUse = sql<Date>`coalesce(last_used_at, created_at)`;

/**
 * Marks the keys last used at `unusedSince` or before, and not marked since, as noticed; those that expire before `endsAt` are
 * left out. Returns each with its maker, oldest first. Concurrent calls mark a key once.
 */
export async function markUnusedKeys(
  trx: Trx,
  { unusedSince, endsAt, now }: { unusedSince: Date; endsAt: Date; now: Date },
) {
  const rows = await trx
    .updateTable('apiKeys')
    .set({ unusedNoticeAt: now })
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', endsAt)]))
    .where(lastUse, '<=', unusedSince)
    .where((eb) => eb.or([eb('unusedNoticeAt', 'is', null), eb('unusedNoticeAt', '<=', lastUse)]))
    .returning([...endColumns, 'apiKeys.createdBy', lastUse.as('lastUse')])
    .execute();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Revokes the keys last used at `unusedSince` or before whose makers were told at `toldBefore` or before. */
export function revokeUnusedKeys(
  trx: Trx,
  { unusedSince, toldBefore, now }: { unusedSince: Date; toldBefore: Date; now: Date },
) {
  return trx
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('revokedAt', 'is', null)
    .where(lastUse, '<=', unusedSince)
    .where('unusedNoticeAt', '<=', toldBefore)
    .where('unusedNoticeAt', '>', lastUse)
    .returning(endColumns)
    .execute();
}
