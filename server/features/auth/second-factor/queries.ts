import type { Db, Trx } from '#server/db/client.ts';

/** Rows of second factors and their recovery codes. One that is not confirmed counts for nothing. */

export function findFactor(db: Db | Trx, userId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['encryptedSecret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Begins one; replaces one that was begun. False when one is in force. */
export async function insertFactor(trx: Trx, factor: { userId: string; encryptedSecret: Buffer; now: Date }) {
  const { userId, encryptedSecret, now } = factor;
  const result = await trx
    .insertInto('secondFactors')
    .values({ userId, encryptedSecret, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ encryptedSecret, createdAt: now })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Puts it into force with the very secret whose code was shown. False when that is not (or no longer) to be done. */
export async function updateConfirmed(
  trx: Trx,
  factor: { userId: string; encryptedSecret: Buffer; step: number; now: Date },
) {
  const result = await trx
    .updateTable('secondFactors')
    .set({ confirmedAt: factor.now, lastStep: factor.step })
    .where('userId', '=', factor.userId)
    .where('encryptedSecret', '=', factor.encryptedSecret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the code of a half minute: of any number of callers one gets true. */
export async function updateLastStep(db: Db, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const result = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Holds the one in force until the transaction ends. False when there is none. */
export async function lockFactor(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the one in force with its recovery codes, if it was confirmed at `since` or later. False when there is none. */
export async function deleteFactor(trx: Trx, userId: string, { since }: { since?: Date } = {}): Promise<boolean> {
  const result = await trx
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .$if(since !== undefined, (factor) => factor.where('confirmedAt', '>=', since ?? null))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function insertRecoveryCodes(trx: Trx, userId: string, hashes: Buffer[]): Promise<void> {
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Takes a recovery code: of any number of callers one gets true. */
export async function updateRecoveryUsed(
  db: Db,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
