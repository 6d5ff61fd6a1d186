import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import type { Deps } from '#server/deps.ts';

/** Signs heads of the log. */
export interface LogSigner {
  /** SubjectPublicKeyInfo, DER. */
  publicKey: Buffer;
  /** Ed25519 over the bytes themselves. */
  sign(data: Uint8Array): Uint8Array;
}

/** PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The log's key, derived from the newest application secret. */
export function openLogSigner({ env }: Deps): Promise<LogSigner> {
  const seed = Buffer.from(hkdfSync('sha256', env.appSecrets[0], '', 'certificate-log', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return Promise.resolve({ publicKey, sign: (data) => sign(null, data, key) });
}
