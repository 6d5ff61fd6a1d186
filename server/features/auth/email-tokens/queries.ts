import type { Db, Trx } from '#server/platform/db/client.ts';
import type { EmailTokenKind } from '#server/platform/db/tables.ts';

/** SQL of e-mail tokens. A token is open while `used_at` is null and `expires_at` lies ahead. */

export async function insertToken(
  trx: Trx,
  token: {
    id: string;
    userId: string;
    kind: EmailTokenKind;
    tokenHash: Buffer;
    email: string;
    expiresAt: Date;
    createdAt: Date;
  },
): Promise<void> {
  await trx.insertInto('emailTokens').values(token).execute();
}

export function findTokenByHash(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('emailTokens')
    .select(['id', 'userId', 'kind', 'email', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Marks an open token as used. True for exactly one of any concurrent callers. */
export async function updateTokenUsed(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const result = await trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closes a user's open tokens: those of `kind`, or all but `undo-change`. Returns how many had not expired. */
export async function closeTokens(
  trx: Trx,
  { userId, kind, now }: { userId: string; kind?: EmailTokenKind; now: Date },
): Promise<number> {
  const open = trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null);
  const which = kind ? open.where('kind', '=', kind) : open.where('kind', '!=', 'undo-change');
  const closed = await which.returning('expiresAt').execute();
  return closed.filter(({ expiresAt }) => expiresAt > now).length;
}

/** The newest open token of this kind. */
export function findOpenToken(
  db: Db | Trx,
  { userId, kind, now }: { userId: string; kind: EmailTokenKind; now: Date },
) {
  return db
    .selectFrom('emailTokens')
    .select(['id', 'email'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

/** Creation time of the oldest open token that restores `email`. */
export async function findFirstUndo(
  trx: Trx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('emailTokens')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('kind', '=', 'undo-change')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .executeTakeFirst();
  return row?.createdAt;
}

/** Closes undo tokens created at `since` or later; older ones stay open. */
export async function closeUndoTokens(
  trx: Trx,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', 'undo-change')
    .where('usedAt', 'is', null)
    .where('createdAt', '>=', since)
    .execute();
}

/** True while an account other than `userId` can restore this address. */
export async function isAddressReserved(
  db: Db | Trx,
  { email, userId, now }: { email: string; userId: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('emailTokens')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', 'undo-change')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('userId', 'is distinct from', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTokensExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('emailTokens').where('expiresAt', '<=', time).execute();
}
