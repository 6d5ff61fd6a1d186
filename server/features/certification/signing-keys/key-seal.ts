import { createHmac, createPrivateKey, createPublicKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '#server/env.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { decrypt, type SecretContext } from '#server/platform/db/encryption.ts';
import { listAllKeys, updateSeal, type SigningKey } from './queries.ts';

/*
 * Seals of signing keys: an HMAC under APP_SECRET over what a row states.
 * Promises: a row counts as genuine when its seal holds, or its private key decrypts and fits; all others are reported.
 * Never: a row sealed merely because it exists, except at the first start with seals, which trusts the rows it finds.
 */

type Secrets = Pick<Env, 'appSecrets'>;
export type SealedPart = Pick<
  SigningKey,
  'id' | 'purpose' | 'source' | 'issuerId' | 'certificate' | 'publicKey' | 'validFrom' | 'validUntil'
>;

export const contextOf = (id: string): SecretContext => ({ purpose: 'signing-key', rowId: id });

export function sealOf(appSecret: string, row: SealedPart): Buffer {
  const { id, purpose, source, issuerId, certificate, publicKey, validFrom, validUntil } = row;
  const stated = [id, purpose, source, issuerId, certificate?.toString('base64') ?? null];
  const text = [...stated, publicKey.toString('base64'), validFrom.toISOString(), validUntil?.toISOString() ?? null];
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'signing-key-seal', 32));
  return createHmac('sha256', key).update(JSON.stringify(text)).digest();
}

function isSealedWith(appSecret: string, row: SigningKey): boolean {
  const seal = sealOf(appSecret, row);
  return row.seal?.length === seal.length && timingSafeEqual(row.seal, seal);
}

/** Whether a key row is genuine: sealing it, or encrypting its private key, takes APP_SECRET. */
export function isOurs({ appSecrets }: Secrets, row: SigningKey): boolean {
  return appSecrets.some((secret) => isSealedWith(secret, row)) || hasOwnPrivateKey({ appSecrets }, row);
}

function hasOwnPrivateKey({ appSecrets }: Secrets, { id, encryptedPrivateKey, publicKey }: SigningKey): boolean {
  const pkcs8 = encryptedPrivateKey && decrypt(appSecrets, contextOf(id), encryptedPrivateKey);
  if (!pkcs8) return false;
  const own = createPublicKey(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }));
  return own.export({ type: 'spki', format: 'der' }).equals(publicKey);
}

/** Genuine keys, and forged rows. Before the first start with seals every row counts as genuine. */
export function sortKeys<Row extends SigningKey>(env: Secrets, rows: readonly Row[]): { ours: Row[]; foreign: Row[] } {
  if (rows.every(({ seal }) => seal === null)) return { ours: [...rows], foreign: [] };
  const ours = rows.filter((row) => isOurs(env, row));
  return { ours, foreign: rows.filter((row) => !ours.includes(row)) };
}

/**
 * Re-seals genuine keys with the current APP_SECRET, so that an older one can be dropped. The caller holds the keys'
 * lock.
 */
export async function sealKeys({ env }: { env: Secrets }, trx: Trx): Promise<void> {
  const [current] = env.appSecrets;
  for (const row of sortKeys(env, await listAllKeys(trx)).ours) {
    if (!isSealedWith(current, row)) await updateSeal(trx, { id: row.id, seal: sealOf(current, row) });
  }
}

/** A sentence about forged rows; null without any. */
export function describeForeign(foreign: readonly Pick<SigningKey, 'id' | 'purpose'>[]): string | null {
  if (foreign.length === 0) return null;
  const list = foreign.map(({ id, purpose }) => `${id} (${purpose})`).join(', ');
  return `rows of signing_keys without a valid seal are not used; somebody else inserted them, or an old APP_SECRET is missing: ${list}`;
}
