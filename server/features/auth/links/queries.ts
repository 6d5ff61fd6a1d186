import type { Db, Trx } from '#server/db/client.ts';
import type { EmailTokenKind } from '#server/db/tables.ts';

/** Rows of mailed links. A link is open while `used_at` is null and its time has not come. */

export async function insertLink(
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

export function findLink(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('emailTokens')
    .select(['id', 'userId', 'kind', 'email', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Takes the link: of any number of callers one gets true. */
export async function updateLinkUsed(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const result = await trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends the open links of one person: those of one kind, or all. */
export async function closeLinks(
  trx: Trx,
  { userId, kind, now }: { userId: string; kind?: EmailTokenKind; now: Date },
): Promise<void> {
  const open = trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null);
  await (kind ? open.where('kind', '=', kind) : open).execute();
}

/** The address that waits for its confirmation. */
export async function findPendingEmail(
  db: Db | Trx,
  { userId, now }: { userId: string; now: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('emailTokens')
    .select('email')
    .where('userId', '=', userId)
    .where('kind', '=', 'change-email')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function deleteLinksExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('emailTokens').where('expiresAt', '<=', time).execute();
}
