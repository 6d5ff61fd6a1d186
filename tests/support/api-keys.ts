import { randomUUID } from 'node:crypto';
import { makeKey } from '#server/features/auth/api-keys/key.ts';
import { scopesOf, type Scope } from '#shared/api-keys.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** A key of the user, by default with every scope of the role. */
export async function buildKey(
  h: Harness,
  user: BuiltUser,
  options: { scopes?: readonly Scope[]; addresses?: readonly string[]; expiresAt?: Date } = {},
): Promise<{ id: string; key: string }> {
  const { key, hash: keyHash, hint } = makeKey('live');
  const id = randomUUID();
  const { scopes = scopesOf(user.role), addresses = [], expiresAt = null } = options;
  const owner = { accountId: user.id, createdBy: user.id, role: user.role };
  const values = { ...owner, id, name: 'Test', mode: 'live' as const, keyHash, hint, createdAt: h.deps.now() };
  await h.db
    .insertInto('apiKeys')
    .values({ ...values, scopes: [...scopes], addresses: [...addresses], expiresAt })
    .execute();
  return { id, key };
}
