import type { Env } from '#server/env.ts';
import type { Db } from '#server/platform/db/client.ts';
import { decrypt, encrypt, type SecretContext } from '#server/platform/db/encryption.ts';
import { listEncryptedSignerKeys, updateEncryptedSignerKey, type SignerKey } from './signer-key-queries.ts';

/** Private keys of signers as they are stored: encrypted with APP_SECRET, each bound to its row. */

const contextOf = (rowId: string): SecretContext => ({ purpose: 'signer-key', rowId });

export function encryptSignerKey({ appSecrets }: Pick<Env, 'appSecrets'>, id: string, pkcs8: Buffer): Buffer {
  return encrypt(appSecrets[0], contextOf(id), pkcs8);
}

/** Undefined when no APP_SECRET decrypts it, or the key has ended. */
export function decryptSignerKey(
  { appSecrets }: Pick<Env, 'appSecrets'>,
  { id, encryptedPrivateKey }: Pick<SignerKey, 'id' | 'encryptedPrivateKey'>,
): Buffer | undefined {
  return encryptedPrivateKey === null ? undefined : decrypt(appSecrets, contextOf(id), encryptedPrivateKey);
}

/**
 * Re-encrypts keys of an older APP_SECRET with the current one. A key that no secret decrypts stays, and its owner is
 * notified.
 */
export async function encryptSignerKeys({ env, db }: { env: Pick<Env, 'appSecrets'>; db: Db }): Promise<void> {
  const [current] = env.appSecrets;
  for (const { id, encryptedPrivateKey: from } of await listEncryptedSignerKeys(db)) {
    if (decrypt([current], contextOf(id), from)) continue;
    const pkcs8 = decrypt(env.appSecrets, contextOf(id), from);
    if (pkcs8) await updateEncryptedSignerKey(db, { id, from, to: encrypt(current, contextOf(id), pkcs8) });
  }
}
