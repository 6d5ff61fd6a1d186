import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { scopesOf } from '#shared/api-keys.ts';
import { hashOfKey } from './api-keys/key.ts';
import * as queries from './api-keys/queries.ts';

/** Callers by API key. */

type KeyDeps = Pick<Deps, 'db' | 'now' | 'fairShares'>;

/** Write interval of `last_used_at`, which keeps reads from causing a write each. */
const lastUsedIntervalMs = 60_000;

/**
 * The account that a key acts for. Throws KEY_INVALID (mistyped, unknown, revoked, expired), KEY_ADDRESS_DENIED, and
 * TOO_MANY_REQUESTS for networks that try many keys.
 */
export async function authenticateKey(deps: KeyDeps, { key, ip }: { key: string; ip: string }): Promise<SignedInActor> {
  const hash = hashOfKey(key);
  if (!hash) throw new AppError('KEY_INVALID');
  const row = await deps.fairShares.keyGuesses.find(hash, ip, () => findUnexpired(deps, hash));
  if (!row) throw new AppError('KEY_INVALID');
  if (!mayUseFrom(row.addresses, ip)) throw new AppError('KEY_ADDRESS_DENIED');
  await recordUse(deps, row);
  return actorOf(row);
}

async function findUnexpired({ db, now }: KeyDeps, hash: Buffer): Promise<queries.WorkingKey | undefined> {
  const row = await queries.findKeyByHash(db, hash);
  return row?.expiresAt && row.expiresAt <= now() ? undefined : row;
}

/** The account of an open connection's key and the key's end; null when it has ended or its address list changed. */
export async function findLiveKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ip }: { id: string; ip: string },
): Promise<{ user: SignedInActor; endsAt: Date | null } | null> {
  const row = await queries.findKey(db, id);
  if (!row || (row.expiresAt && row.expiresAt <= now()) || !mayUseFrom(row.addresses, ip)) return null;
  return { user: actorOf(row), endsAt: row.expiresAt };
}

/** `ip` as `clientIp` returns it: an IPv4 address, or an IPv6 /64, which lists hold in networks no narrower. */
function mayUseFrom(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true;
  const allowed = new BlockList();
  for (const network of addresses) {
    const [address = '', prefix] = network.split('/');
    allowed.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  const prefix = ip.replace('/64', '');
  return isIPv4(ip) ? allowed.check(ip) : isIPv6(prefix) && allowed.check(prefix, 'ipv6');
}

async function recordUse({ db, now }: KeyDeps, { id, lastUsedAt }: queries.WorkingKey): Promise<void> {
  const staleBefore = new Date(now().getTime() - lastUsedIntervalMs);
  if (lastUsedAt && lastUsedAt > staleBefore) return;
  try {
    await queries.updateKeyUsed(db, { id, now: now(), staleBefore });
  } catch (error) {
    // Reads go on while the database takes no writes.
    if (!isUnavailable(error)) throw error;
  }
}

function actorOf(row: queries.WorkingKey): SignedInActor {
  const { id, accountId, email, name, role, phone, locale, mode } = row;
  // A sandbox knows no persons: what a test key does is its own.
  const maker = { id: row.personId, name: row.personName, email: row.personEmail };
  return {
    id: accountId,
    email,
    name,
    role,
    phone,
    locale,
    emailVerified: row.emailVerifiedAt !== null,
    hasSecondFactor: row.secondFactorAt !== null,
    sessionId: id,
    person: mode === 'test' ? { id: accountId, name, email } : maker,
    member: null,
    hasOrganizations: false,
    apiKey: {
      id,
      mode,
      scopes: scopesOf(role).filter((scope) => row.scopes.includes(scope)),
      apiVersion: row.apiVersion,
    },
  };
}
