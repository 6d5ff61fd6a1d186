import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * AES-256-GCM encryption of stored secrets whose plain text is needed: TOTP secrets, signing keys of the product and of signers,
 * answers to replay, webhook secrets. The keys derive from APP_SECRET.
 */

/** Separates the derived keys. */
export type SecretPurpose = 'second-factor' | 'signing-key' | 'signer-key' | 'idempotent-answer' | 'webhook';

/** `rowId` binds the secret to its row, so that a copied value does not decrypt. */
export interface SecretContext {
  purpose: SecretPurpose;
  rowId: string;
}

const ivBytes = 12;
const tagBytes = 16;

function deriveKey(appSecret: string, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32));
}

/** Returns iv, authentication tag and ciphertext. */
export function encrypt(appSecret: string, { purpose, rowId }: SecretContext, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(appSecret, purpose), iv).setAAD(Buffer.from(rowId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Tries each key, so that rotated keys still decrypt; undefined when none does. */
export function decrypt(appSecrets: readonly string[], context: SecretContext, encrypted: Buffer): Buffer | undefined {
  return appSecrets
    .map((appSecret) => decryptWith(appSecret, context, encrypted))
    .find((secret) => secret !== undefined);
}

function decryptWith(appSecret: string, { purpose, rowId }: SecretContext, encrypted: Buffer): Buffer | undefined {
  // Too short to be ours; the cipher would throw.
  if (encrypted.length < ivBytes + tagBytes) return undefined;
  const key = deriveKey(appSecret, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(rowId)).setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(encrypted.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // Encrypted with another key.
    return undefined;
  }
}
