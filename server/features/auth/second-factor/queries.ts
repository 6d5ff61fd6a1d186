import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of second factors and their recovery codes. A factor is active once confirmed. */

export function findFactor(db: Db | Trx, userId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['encryptedSecret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Inserts an unconfirmed factor or replaces one. False when a factor is active. */
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

/** Activates the factor if its secret is the one the code was verified against. False when it was replaced or is active. */
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

/** Consumes the code of a time step and all earlier ones. True for exactly one of any concurrent callers. */
export async function updateLastStep(db: Db, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const result = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Locks the active factor until the transaction ends. False if none is active. */
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

export async function insertRecoveryCodes(trx: Trx, userId: string, hashes: Buffer[]): Promise<void> {
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Marks a recovery code as used. True for exactly one of any concurrent callers. */
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
