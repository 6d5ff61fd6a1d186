import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import type { ApiKeysTable } from '#server/platform/db/account-tables.ts';
import { batched, orderByKeys } from '#server/platform/db/batched.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';
import type { DB } from '#server/platform/db/tables.ts';

/*
 * SQL of API keys. A key works while its account has the role it was made under, and none of the account, the owner of a
 * sandbox and the key's maker is erased.
 */

/** A key of the account or of its sandbox. */
export function isKeyOf(eb: ExpressionBuilder<DB, 'apiKeys'>, accountId: string) {
  const sandbox = eb.selectFrom('profiles').select('id').where('ownerId', '=', accountId);
  return eb.or([eb('accountId', '=', accountId), eb('accountId', 'in', sandbox)]);
}

function workingKeys(db: Db) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('profiles as account', (join) =>
      join
        .onRef('account.id', '=', 'apiKeys.accountId')
        .onRef('account.role', '=', 'apiKeys.role')
        .on('account.erasedAt', 'is', null),
    )
    .innerJoin('profiles as person', (join) =>
      join.onRef('person.id', '=', 'apiKeys.createdBy').on('person.erasedAt', 'is', null),
    )
    .leftJoin('profiles as owner', 'owner.id', 'account.ownerId')
    .innerJoin('credentials', 'credentials.userId', 'apiKeys.createdBy')
    .leftJoin('secondFactors', 'secondFactors.userId', 'apiKeys.createdBy')
    .select([
      'apiKeys.id',
      'apiKeys.keyHash',
      'apiKeys.mode',
      'apiKeys.scopes',
      'apiKeys.apiVersion',
      'apiKeys.addresses',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'account.id as accountId',
      'account.email',
      'account.name',
      'account.role',
      'account.phone',
      'account.locale',
      'person.id as personId',
      'person.name as personName',
      'person.email as personEmail',
      'credentials.emailVerifiedAt',
      'secondFactors.confirmedAt as secondFactorAt',
    ])
    .where('apiKeys.revokedAt', 'is', null)
    .where('owner.erasedAt', 'is', null);
}

const readByHash = precompiled<{ hashes: readonly Buffer[] }>()((db, param) =>
  workingKeys(db).where('apiKeys.keyHash', '=', sql<Buffer>`any(${param('hashes')}::bytea[])`),
);

const readById = precompiled<{ ids: readonly string[] }>()((db, param) =>
  workingKeys(db).where('apiKeys.id', '=', sql<string>`any(${param('ids')}::uuid[])`),
);

/** The key with its account and maker, in one batched read. The caller verifies expiry and address. */
export const findKeyByHash = batched(async (db, hashes: readonly Buffer[]) =>
  orderByKeys(
    hashes.map((hash) => hash.toString('hex')),
    await readByHash(db, { hashes }),
    ({ keyHash }) => keyHash.toString('hex'),
  ),
);

export const findKey = batched(async (db, ids: readonly string[]) =>
  orderByKeys(ids, await readById(db, { ids }), ({ id }) => id),
);

export type WorkingKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** Skips the write when another request wrote a time after `staleBefore`. */
export async function updateKeyUsed(
  db: Db,
  { id, now, staleBefore }: { id: string; now: Date; staleBefore: Date },
): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', staleBefore)]))
    .execute();
}

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

/** What is told and recorded of a key that ends; the account it belongs to, and its name where that is an organization. */
const endColumns = [
  'apiKeys.id',
  'apiKeys.name',
  'apiKeys.mode',
  'apiKeys.hint',
  'apiKeys.createdAt',
  'apiKeys.expiresAt',
  sql<string>`(select coalesce(p.owner_id, p.id) from profiles p where p.id = api_keys.account_id)`.as('subjectUserId'),
  sql<string | null>`(
    select o.name from profiles p join profiles o on o.id = coalesce(p.owner_id, p.id)
    where p.id = api_keys.account_id and o.kind = 'organization')`.as('organization'),
] as const;

/** Revokes the keys that a person made, those of an account and its sandbox, or those that the person made for it; oldest first. */
export async function revokeKeys(
  trx: Trx,
  { which, now }: { which: { createdBy: string | undefined; accountId?: string }; now: Date },
) {
  const { createdBy, accountId } = which;
  const working = trx.updateTable('apiKeys').set({ revokedAt: now }).where('revokedAt', 'is', null);
  const made = createdBy === undefined ? working : working.where('createdBy', '=', createdBy);
  const chosen = accountId === undefined ? made : made.where((eb) => isKeyOf(eb, accountId));
  const rows = await chosen.returning(endColumns).execute();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
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
