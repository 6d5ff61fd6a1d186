import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { deviceCookie } from '#server/platform/http/cookies.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';

/*
 * Known devices: browsers that have signed in to an account, recognized by a random token whose hash is stored.
 * Promises: a known device has its own throttle, unaffected by attacks on the account, and signs in without a security mail.
 * Never: access. A device token opens no session.
 */

type DeviceTokens = Pick<Context, 'deviceTokens'>;

/** Queried when no account exists, so that timing stays the same. */
const missingUserId = '00000000-0000-0000-0000-000000000000';

/** The caller's known device as the base64url hash of its token; undefined for an unknown browser or account. */
export async function findKnownDevice(
  db: Db | Trx,
  userId: string | undefined,
  { deviceTokens }: DeviceTokens,
): Promise<string | undefined> {
  if (deviceTokens.length === 0) return undefined;
  const hash = await findDevice(db, { userId: userId ?? missingUserId, hashes: deviceTokens.map(hashToken) });
  return hash?.toString('base64url');
}

/**
 * Makes the caller's browser a known device; `cookie` is the `Set-Cookie` value with its token. An unknown browser gets a new
 * token, so that a planted cookie never becomes known.
 */
export async function rememberDevice(
  deps: Pick<Deps, 'env' | 'now'>,
  trx: Trx,
  { userId, deviceTokens }: DeviceTokens & { userId: string },
): Promise<{ isNew: boolean; cookie: string }> {
  const known = await findKnownDevice(trx, userId, { deviceTokens });
  const current = deviceTokens.find((token) => hashToken(token).toString('base64url') === known);
  const token = current ?? randomBytes(32).toString('base64url');
  await upsertDevice(trx, { userId, tokenHash: hashToken(token), now: deps.now() });
  if (!current) await deleteOldestDevices(trx, { userId, count: limits.knownDevices });
  return { isNew: !current, cookie: deviceCookie(deps.env, deviceTokens, token) };
}

/** Deletes a user's known devices, except those in `deviceTokens`. */
export async function forgetDevices(
  trx: Trx,
  userId: string,
  { deviceTokens }: DeviceTokens = { deviceTokens: [] },
): Promise<void> {
  await deleteUserDevices(trx, { userId, except: deviceTokens.map(hashToken) });
}

/** Deletes devices whose cookies have expired. */
export async function sweepDevices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteDevicesUnusedSince(db, new Date(now().getTime() - limits.knownDeviceMs));
}

async function findDevice(
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
async function upsertDevice(
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
async function deleteOldestDevices(trx: Trx, { userId, count }: { userId: string; count: number }): Promise<void> {
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
async function deleteUserDevices(
  trx: Trx,
  { userId, except }: { userId: string; except: readonly Buffer[] },
): Promise<void> {
  await trx
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', sql<Buffer>`all(${except}::bytea[])`)
    .execute();
}

async function deleteDevicesUnusedSince(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('knownDevices').where('lastSeenAt', '<=', time).execute();
}
