import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { deviceCookie } from '#server/http/device-cookie.ts';
import { hashToken } from '#server/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import * as queries from './queries.ts';

// Promises: a browser that has signed in to an account is known to it by a random token, of which the database has a hash.
// A known browser is throttled on its own, whatever strangers try against the account, and signs in without a security mail.
// Never: access. A device token opens no session.

type Tokens = Pick<Context, 'deviceTokens'>;

/** Stands in for an account that does not exist, so that the lookup takes place all the same. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/** Names the caller's browser among the account's known devices; undefined for any other browser. */
export async function findKnownDevice(
  db: Db | Trx,
  userId: string | undefined,
  { deviceTokens }: Tokens,
): Promise<string | undefined> {
  if (deviceTokens.length === 0) return undefined;
  const hash = await queries.findDevice(db, { userId: userId ?? noAccount, hashes: deviceTokens.map(hashToken) });
  return hash?.toString('base64url');
}

/**
 * Makes the caller's browser a known device. An unknown one gets a new token: a planted cookie must not become known.
 * `cookie` carries the token.
 */
export async function rememberDevice(
  deps: Pick<Deps, 'env' | 'now'>,
  trx: Trx,
  { userId, deviceTokens }: Tokens & { userId: string },
): Promise<{ isNew: boolean; cookie: string }> {
  const known = await findKnownDevice(trx, userId, { deviceTokens });
  const current = deviceTokens.find((token) => hashToken(token).toString('base64url') === known);
  const token = current ?? randomBytes(32).toString('base64url');
  await queries.saveDevice(trx, { userId, tokenHash: hashToken(token), now: deps.now() });
  if (!current) await queries.deleteOldestDevices(trx, { userId, count: limits.knownDevices });
  return { isNew: !current, cookie: deviceCookie(deps.env, deviceTokens, token) };
}

/** Forgets a person's devices, except the caller's where one is given. */
export async function forgetDevices(
  trx: Trx,
  userId: string,
  { deviceTokens }: Tokens = { deviceTokens: [] },
): Promise<void> {
  await queries.deleteDevicesOf(trx, { userId, except: deviceTokens.map(hashToken) });
}

/** Removes devices whose cookies have expired. */
export async function sweepDevices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await queries.deleteDevicesUnusedSince(db, new Date(now().getTime() - limits.knownDeviceMs));
}
