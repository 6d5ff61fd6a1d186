import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of passkeys and of answered challenges. */

export function listPasskeys(db: Db | Trx, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** False when the credential is registered already. */
export async function insertPasskey(
  trx: Trx,
  passkey: {
    id: string;
    userId: string;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    transports: readonly string[];
    device: string;
    createdAt: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Advances the signature counter from the value that was verified. False when the passkey is gone or another sign-in has
 * advanced it.
 */
export async function updatePasskeyUsed(
  trx: Trx,
  { id, from, to, now }: { id: string; from: number; to: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter: to, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when it was the user's. */
export async function deletePasskey(trx: Trx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a challenge as answered. True for exactly one of any concurrent answers. */
export async function insertAnswer(db: Db | Trx, answer: { challengeHash: Buffer; expiresAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkeyAnswers')
    .values(answer)
    .onConflict((conflict) => conflict.column('challengeHash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteExpiredAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkeyAnswers').where('expiresAt', '<=', now).execute();
}
