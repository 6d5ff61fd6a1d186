import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM encryption of TOTP secrets, whose plain text is needed to verify codes. The key derives from APP_SECRET. */

const ivBytes = 12;
const tagBytes = 16;

function deriveKey(appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'second-factor', 32));
}

/** Returns iv, authentication tag and ciphertext. Binds the secret to `userId`, so that a copied row does not decrypt. */
export function encrypt(appSecret: string, userId: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(appSecret), iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Tries each key, so that rotated keys still decrypt; undefined when none does. */
export function decrypt(appSecrets: readonly string[], userId: string, encrypted: Buffer): Buffer | undefined {
  return appSecrets
    .map((appSecret) => decryptWith(appSecret, userId, encrypted))
    .find((secret) => secret !== undefined);
}

function decryptWith(appSecret: string, userId: string, encrypted: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(appSecret), encrypted.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(encrypted.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // Encrypted with another key.
    return undefined;
  }
}
