import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { makeKey } from '#server/features/auth/api-key.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { ensureSandbox } from '#server/features/auth/sandbox.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import { lockMemberTrust, lockTrust } from '#server/features/auth/trust-locks.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';
import { scopesOf, type KeyMode } from '#shared/api-keys.ts';
import { apiVersion, type ApiVersion } from '#shared/api-versions.ts';
import { limits } from '#shared/limits.ts';
import type { apiKeysOutput, apiKeyView, CreateApiKeyInput, createdApiKey } from '#shared/schemas/api-keys.ts';
import {
  insertKey as insertKeyRow,
  listKeys,
  lockKeys,
  updateKeyReplaced,
  updateKeyRevoked,
  type ListedKey,
} from './queries.ts';
import { unusedEnd } from './unused.ts';

/*
 * API keys of an account.
 * Promises: a key is in one answer only, and as a hash in the database; its making is mailed to its maker in its own commit;
 * the audit log has each key's making, rotation and end, and each change made with it.
 * Never: a key that manages keys, credentials or sessions, or outlives its account's role or the trust in who made it.
 */

export async function listApiKeys(deps: Deps, actor: SignedInActor): Promise<z.input<typeof apiKeysOutput>> {
  const rows = await listKeys(deps.db, { accountId: actor.id, now: deps.now() });
  return { items: rows.map(viewKey) };
}

/**
 * Makes a key; a test key acts for the account's sandbox. Throws INVALID_INPUT (a scope that the role does not have, an expiry in
 * the past, a test key of staff), API_KEYS_FULL.
 */
export async function createApiKey(
  deps: Deps,
  actor: SignedInActor,
  input: CreateApiKeyInput,
): Promise<z.input<typeof createdApiKey>> {
  const allowed = scopesOf(actor.role);
  if (!input.scopes.every((scope) => allowed.includes(scope))) throw new AppError('INVALID_INPUT');
  const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
  if (expiresAt && expiresAt <= deps.now()) throw new AppError('INVALID_INPUT');
  if (input.mode === 'test' && !can(actor, 'order')) throw new AppError('INVALID_INPUT');
  return deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    await lockMemberTrust(trx, actor);
    await lockKeys(trx, actor.id);
    const keys = await listKeys(trx, { accountId: actor.id, now: deps.now() });
    if (keys.filter((key) => key.replacedBy === null).length >= limits.apiKeys) throw new AppError('API_KEYS_FULL');
    const { name, scopes, addresses, mode } = input;
    const accountId = mode === 'test' ? await ensureSandbox(deps, trx, actor.id) : actor.id;
    const key = { name, scopes, addresses, expiresAt, accountId, mode, apiVersion };
    const made = await insertKey(deps, trx, { actor, ...key });
    await record(deps, trx, { actor, event: 'apiKey.created', details: { keyId: made.id, scopes, mode } });
    return made;
  });
}

/**
 * Makes a key with the same rights, version and lifetime. The old one goes on working for `limits.keyRotationMs`, or until its own
 * end. Throws NOT_FOUND for another account's key, CONFLICT for one that was replaced already.
 */
export async function rotateApiKey(
  deps: Deps,
  actor: SignedInActor,
  { id }: { id: string },
): Promise<z.input<typeof createdApiKey>> {
  return deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    await lockMemberTrust(trx, actor);
    const old = await lockKey(deps, trx, { actor, id });
    if (old.replacedBy !== null) throw new AppError('CONFLICT');
    const now = deps.now().getTime();
    const expiresAt = old.expiresAt && new Date(now + old.expiresAt.getTime() - old.createdAt.getTime());
    const { name, addresses, accountId, mode, apiVersion: version } = old;
    const scopes = knownScopes(actor, old);
    const key = { name, scopes, addresses, expiresAt, accountId, mode, apiVersion: version };
    const made = await insertKey(deps, trx, { actor, ...key });
    await updateKeyReplaced(trx, { id, replacedBy: made.id, expiresAt: new Date(now + limits.keyRotationMs) });
    await record(deps, trx, { actor, event: 'apiKey.rotated', details: { keyId: id, newKeyId: made.id } });
    return made;
  });
}

/** Ends a key and its open connections at once. Throws NOT_FOUND for another account's key. */
export async function revokeApiKey(deps: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockKey(deps, trx, { actor, id });
    await updateKeyRevoked(trx, { id, now: deps.now() });
    await record(deps, trx, { actor, event: 'apiKey.revoked', details: { keyId: id } });
  });
}

async function lockKey(deps: Deps, trx: Trx, { actor, id }: { actor: SignedInActor; id: string }): Promise<ListedKey> {
  await lockKeys(trx, actor.id);
  const keys = await listKeys(trx, { accountId: actor.id, now: deps.now() });
  const key = keys.find((one) => one.id === id);
  if (!key) throw new AppError('NOT_FOUND');
  return key;
}

interface NewKey {
  actor: SignedInActor;
  /** The actor's account, or its sandbox. */
  accountId: string;
  mode: KeyMode;
  apiVersion: ApiVersion;
  name: string;
  scopes: string[];
  addresses: string[];
  expiresAt: Date | null;
}

async function insertKey(deps: Deps, trx: Trx, { actor, ...values }: NewKey): Promise<z.input<typeof createdApiKey>> {
  const { key, hash: keyHash, hint } = makeKey(values.mode);
  const row = { ...values, id: randomUUID(), hint, createdAt: deps.now() };
  await insertKeyRow(trx, { ...row, createdBy: actor.person.id, role: actor.role, keyHash });
  await queueSecurityMail(deps, trx, { account: actor.person, template: 'api-key-created', payload: {} });
  const { name: personName, email: personEmail } = actor.person;
  return {
    ...viewKey({ ...row, personName, personEmail, lastUsedAt: null, unusedNoticeAt: null, replacedBy: null }),
    key,
  };
}

function record(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { actor, event, details }: { actor: SignedInActor; event: KeyEvent; details: Record<string, unknown> },
): Promise<void> {
  const who = { id: actor.person.id, role: actor.role };
  return recordAudit(deps, trx, { event, actor: who, subjectUserId: actor.id, details });
}

type KeyEvent = 'apiKey.created' | 'apiKey.rotated' | 'apiKey.revoked';

function knownScopes({ role }: Pick<SignedInActor, 'role'>, { scopes }: Pick<ListedKey, 'scopes'>) {
  return scopesOf(role).filter((scope) => scopes.includes(scope));
}

function viewKey(row: ListedKey): z.input<typeof apiKeyView> {
  const { id, name, mode, hint, addresses, createdAt, lastUsedAt, expiresAt, personName, personEmail } = row;
  const { apiVersion: version } = row;
  return {
    id,
    name,
    mode,
    hint,
    scopes: knownScopes({ role: 'user' }, row),
    version,
    addresses,
    createdAt,
    createdBy: personName ?? personEmail,
    lastUsedAt,
    expiresAt,
    unusedEndsAt: unusedEnd(row),
    isReplaced: row.replacedBy !== null,
  };
}
