import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { deviceCookie } from '#server/platform/http/device-cookie.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import * as queries from './devices/queries.ts';

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
  const hash = await queries.findDevice(db, { userId: userId ?? missingUserId, hashes: deviceTokens.map(hashToken) });
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
  await queries.upsertDevice(trx, { userId, tokenHash: hashToken(token), now: deps.now() });
  if (!current) await queries.deleteOldestDevices(trx, { userId, count: limits.knownDevices });
  return { isNew: !current, cookie: deviceCookie(deps.env, deviceTokens, token) };
}

/** Deletes a user's known devices, except those in `deviceTokens`. */
export async function forgetDevices(
  trx: Trx,
  userId: string,
  { deviceTokens }: DeviceTokens = { deviceTokens: [] },
): Promise<void> {
  await queries.deleteUserDevices(trx, { userId, except: deviceTokens.map(hashToken) });
}

/** Deletes devices whose cookies have expired. */
export async function sweepDevices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await queries.deleteDevicesUnusedSince(db, new Date(now().getTime() - limits.knownDeviceMs));
}
