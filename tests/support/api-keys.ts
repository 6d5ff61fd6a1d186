import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { makeKey } from '#server/features/auth/api-key.ts';
import { scopesOf, type Scope } from '#shared/api-keys.ts';
import { apiVersion, type ApiVersion } from '#shared/api-versions.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** A key of the user, by default with every scope of the role. */
export async function buildKey(
  h: Harness,
  user: BuiltUser,
  options: {
    scopes?: readonly Scope[];
    addresses?: readonly string[];
    expiresAt?: Date;
    name?: string;
    version?: ApiVersion;
  } = {},
): Promise<{ id: string; key: string }> {
  const { key, hash: keyHash, hint } = makeKey('live');
  const id = randomUUID();
  const {
    scopes = scopesOf(user.role),
    addresses = [],
    expiresAt = null,
    name = 'Test',
    version = apiVersion,
  } = options;
  const owner = { accountId: user.id, createdBy: user.person.id, role: user.role };
  const values = { ...owner, id, name, mode: 'live' as const, keyHash, hint, createdAt: h.deps.now() };
  await h.db
    .insertInto('apiKeys')
    .values({ ...values, scopes: [...scopes], addresses: [...addresses], expiresAt, apiVersion: version })
    .execute();
  return { id, key };
}

/** A test key of the user, or of the organization acted for, as the page makes it. */
export async function buildTestKey(
  h: Harness,
  user: BuiltUser,
): Promise<{ id: string; key: string; accountId: string }> {
  await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('userId', '=', user.person.id).execute();
  const made = await h.caller(user).auth.createApiKey({ name: 'Test', mode: 'test', scopes: [...scopesOf('user')] });
  const { accountId } = await h.db
    .selectFrom('apiKeys')
    .select('accountId')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  return { id: made.id, key: made.key, accountId };
}

export interface Rest {
  get(path: string, query?: Record<string, string>): Promise<RestAnswer>;
  post(path: string, input?: object): Promise<RestAnswer>;
  upload(documentId: string, file: Uint8Array): Promise<RestAnswer>;
}

export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** `/api/v1` by key. */
export function restOf(origin: string, key: string): Rest {
  const call = async (path: string, options: RequestInit): Promise<RestAnswer> => {
    const headers = new Headers(options.headers);
    headers.set('authorization', `Bearer ${key}`);
    const response = await fetch(`${origin}/${path}`, { ...options, headers });
    return {
      status: response.status,
      body:
        z
          .record(z.string(), z.unknown())
          .nullable()
          .parse(await response.json()) ?? {},
    };
  };
  const json = { 'content-type': 'application/json' };
  return {
    get: (path, query = {}) => call(`api/v1/${path}?${new URLSearchParams(query).toString()}`, {}),
    post: (path, input = {}) => call(`api/v1/${path}`, { method: 'POST', headers: json, body: JSON.stringify(input) }),
    upload: (id, file) => call(`files/documents/${id}`, { method: 'PUT', body: new Uint8Array(file) }),
  };
}
