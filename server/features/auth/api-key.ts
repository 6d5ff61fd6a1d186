import { randomInt } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { crc32 } from 'node:zlib';
import { sql, type ExpressionBuilder } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { anyOf, batched, orderByKeys } from '#server/platform/db/batched.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';
import type { DB } from '#server/platform/db/tables.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { keyPattern, scopesOf, type KeyMode } from '#shared/api-keys.ts';
import { recordAudit } from './audit-log.ts';

/*
 * An API key: making and recognizing it, the caller it identifies, its end.
 * Promises: a key works while its account has the role it was made under, and none of the account, the owner of a sandbox and
 * the key's maker is erased. The database stores a SHA-256, which suffices for 190 random bits.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const bodyLength = 32;
const checksumLength = 6;
const hintLength = 4;

function randomBody(): string {
  return Array.from({ length: bodyLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** CRC-32 in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  const digits = Array.from({ length: checksumLength }, () => {
    const digit = alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
    return digit;
  });
  return digits.reverse().join('');
}

/** A new key. Its hint is of the checksum, and tells nothing of the random part. */
export function makeKey(mode: KeyMode): { key: string; hash: Buffer; hint: string } {
  const body = `tfe_${mode}_${randomBody()}`;
  const key = `${body}${checksumOf(body)}`;
  return { key, hash: hashToken(key), hint: key.slice(-hintLength) };
}

/** The hash of a well-formed key; undefined for a mistyped one, which costs no query. */
export function hashOfKey(key: string): Buffer | undefined {
  const [, body = '', checksum] = keyPattern.exec(key) ?? [];
  return checksum !== undefined && checksumOf(body) === checksum ? hashToken(key) : undefined;
}

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

async function findUnexpired({ db, now }: KeyDeps, hash: Buffer): Promise<WorkingKey | undefined> {
  const row = await findKeyByHash(db, hash);
  return row?.expiresAt && row.expiresAt <= now() ? undefined : row;
}

/** The account of an open connection's key and the key's end; null when it has ended or its address list changed. */
export async function findLiveKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ip }: { id: string; ip: string },
): Promise<{ user: SignedInActor; endsAt: Date | null } | null> {
  const row = await findKey(db, id);
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

async function recordUse({ db, now }: KeyDeps, { id, lastUsedAt }: WorkingKey): Promise<void> {
  const staleBefore = new Date(now().getTime() - lastUsedIntervalMs);
  if (lastUsedAt && lastUsedAt > staleBefore) return;
  try {
    await updateKeyUsed(db, { id, now: now(), staleBefore });
  } catch (error) {
    // Reads continue while the database is read-only.
    if (!isUnavailable(error)) throw error;
  }
}

/** Records a change that is about to be made with a key; its outcome is in the log under the request's id. */
export async function recordKeyUse(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { action, requestId }: { action: string; requestId: string },
): Promise<void> {
  const who = { id: actor.person.id, role: actor.role };
  const details = { keyId: actor.apiKey?.id, action, requestId };
  await deps.db
    .transaction()
    .execute((trx) => recordAudit(deps, trx, { event: 'apiKey.used', actor: who, subjectUserId: actor.id, details }));
}

function actorOf(row: WorkingKey): SignedInActor {
  const { id, accountId, email, name, role, capabilities, workPairs, phone, locale, currency, mode } = row;
  // A sandbox has no persons: a test key's actions belong to the sandbox itself.
  const maker = { id: row.personId, name: row.personName, email: row.personEmail };
  return {
    id: accountId,
    email,
    name,
    role,
    capabilities,
    workPairs,
    phone,
    locale,
    currency,
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

/** A key of the account or of its sandbox. */
export function isKeyOf(eb: ExpressionBuilder<DB, 'apiKeys'>, accountId: string) {
  const sandbox = eb.selectFrom('profiles').select('id').where('ownerId', '=', accountId);
  return eb.or([eb('accountId', '=', accountId), eb('accountId', 'in', sandbox)]);
}

function workingKeys(db: Db) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('profiles as account', (join) =>
      join
        .onRef('account.id', '=', 'apiKeys.accountId')
        .onRef('account.role', '=', 'apiKeys.role')
        .on('account.erasedAt', 'is', null)
        .on('account.suspendedAt', 'is', null),
    )
    .innerJoin('profiles as person', (join) =>
      join
        .onRef('person.id', '=', 'apiKeys.createdBy')
        .on('person.erasedAt', 'is', null)
        .on('person.suspendedAt', 'is', null),
    )
    .leftJoin('profiles as owner', 'owner.id', 'account.ownerId')
    .innerJoin('credentials', 'credentials.userId', 'apiKeys.createdBy')
    .leftJoin('secondFactors', 'secondFactors.userId', 'apiKeys.createdBy')
    .select([
      'apiKeys.id',
      'apiKeys.keyHash',
      'apiKeys.mode',
      'apiKeys.scopes',
      'apiKeys.apiVersion',
      'apiKeys.addresses',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'account.id as accountId',
      'account.email',
      'account.name',
      'account.role',
      'account.capabilities',
      'account.workPairs',
      'account.phone',
      'account.locale',
      'account.currency',
      'person.id as personId',
      'person.name as personName',
      'person.email as personEmail',
      'credentials.emailVerifiedAt',
      'secondFactors.confirmedAt as secondFactorAt',
    ])
    .where('apiKeys.revokedAt', 'is', null)
    .where('owner.erasedAt', 'is', null);
}

const readByHash = precompiled<{ hashes: readonly Buffer[] }>()((db, param) =>
  workingKeys(db).where('apiKeys.keyHash', '=', anyOf<Buffer>(param('hashes'), 'bytea')),
);

const readById = precompiled<{ ids: readonly string[] }>()((db, param) =>
  workingKeys(db).where('apiKeys.id', '=', anyOf(param('ids'), 'uuid')),
);

/** The key with its account and maker, in one batched read. The caller verifies expiry and address. */
const findKeyByHash = batched(async (db, hashes: readonly Buffer[]) =>
  orderByKeys(
    hashes.map((hash) => hash.toString('hex')),
    await readByHash(db, { hashes }),
    ({ keyHash }) => keyHash.toString('hex'),
  ),
);

const findKey = batched(async (db, ids: readonly string[]) =>
  orderByKeys(ids, await readById(db, { ids }), ({ id }) => id),
);

type WorkingKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** Skips the write when another request wrote a time after `staleBefore`. */
async function updateKeyUsed(
  db: Db,
  { id, now, staleBefore }: { id: string; now: Date; staleBefore: Date },
): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', staleBefore)]))
    .execute();
}

/** What the mail and the audit log say about an ended key: the account it belongs to, and its name where that is an organization. */
export const endColumns = [
  'apiKeys.id',
  'apiKeys.name',
  'apiKeys.mode',
  'apiKeys.hint',
  'apiKeys.createdAt',
  'apiKeys.expiresAt',
  sql<string>`(select coalesce(p.owner_id, p.id) from profiles p where p.id = api_keys.account_id)`.as('subjectUserId'),
  sql<string | null>`(
    select o.name from profiles p join profiles o on o.id = coalesce(p.owner_id, p.id)
    where p.id = api_keys.account_id and o.kind = 'organization')`.as('organization'),
] as const;

/** Revokes the keys that a person made, those of an account and its sandbox, or those that the person made for it; oldest first. */
export async function revokeKeys(
  trx: Trx,
  { which, now }: { which: { createdBy: string | undefined; accountId?: string }; now: Date },
) {
  const { createdBy, accountId } = which;
  const working = trx.updateTable('apiKeys').set({ revokedAt: now }).where('revokedAt', 'is', null);
  const made = createdBy === undefined ? working : working.where('createdBy', '=', createdBy);
  const chosen = accountId === undefined ? made : made.where((eb) => isKeyOf(eb, accountId));
  const rows = await chosen.returning(endColumns).execute();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
