import type { Db, Trx } from '#server/db/client.ts';
import type { EmailTokenKind } from '#server/db/tables.ts';

/** Rows of mailed links. A link is open while `used_at` is null and its time has not come. */

export async function insertToken(
  trx: Trx,
  link: {
    id: string;
    userId: string;
    kind: EmailTokenKind;
    tokenHash: Buffer;
    email: string;
    expiresAt: Date;
    createdAt: Date;
  },
): Promise<void> {
  await trx.insertInto('emailTokens').values(link).execute();
}

export function findToken(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('emailTokens')
    .select(['id', 'userId', 'kind', 'email', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Takes the link: of any number of callers one gets true. */
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

/** Ends the open links of one person: those of one kind, or all but those that undo a change of address. */
export async function closeTokens(
  trx: Trx,
  { userId, kind, now }: { userId: string; kind?: EmailTokenKind; now: Date },
): Promise<void> {
  const open = trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null);
  await (kind ? open.where('kind', '=', kind) : open.where('kind', '!=', 'undo-change')).execute();
}

/** The kind's open link that was made last. */
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

/** When the first open link that brings `email` back was made. */
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

/** Ends the links that undo changes made at `since` or later; those to an address before that still work. */
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

/** True while an account other than `userId` can bring this address back. */
export async function isReserved(
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
