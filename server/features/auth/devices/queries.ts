import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of known devices: browsers that an account has signed in with. */

export async function findDevice(
  db: Db | Trx,
  { userId, hashes }: { userId: string; hashes: readonly Buffer[] },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('tokenHash', 'in', hashes)
    .limit(1)
    .executeTakeFirst();
  return row?.tokenHash;
}

/** Inserts the device or updates `last_seen_at`. */
export async function upsertDevice(
  trx: Trx,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await trx
    .insertInto('knownDevices')
    .values({ userId, tokenHash, lastSeenAt: now, createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'tokenHash']).doUpdateSet({ lastSeenAt: now }))
    .execute();
}

/** Deletes all but the `count` most recently used devices. */
export async function deleteOldestDevices(
  trx: Trx,
  { userId, count }: { userId: string; count: number },
): Promise<void> {
  await trx
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('tokenHash', 'in', (eb) =>
      eb
        .selectFrom('knownDevices')
        .select('tokenHash')
        .where('userId', '=', userId)
        .orderBy('lastSeenAt', 'desc')
        .offset(count),
    )
    .execute();
}

/** Deletes a user's devices, except those whose token hash is in `except`. */
export async function deleteUserDevices(
  trx: Trx,
  { userId, except }: { userId: string; except: readonly Buffer[] },
): Promise<void> {
  await trx
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', sql<Buffer>`all(${except}::bytea[])`)
    .execute();
}

export async function deleteDevicesUnusedSince(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('knownDevices').where('lastSeenAt', '<=', time).execute();
}
