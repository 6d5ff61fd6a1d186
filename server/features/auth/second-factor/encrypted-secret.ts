import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Secrets that must be read again, so that they cannot be hashed: a copy of the database alone opens none of them. */

const ivBytes = 12;
const tagBytes = 16;

function keyOf(appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'second-factor', 32));
}

/** `secret` for the row of `userId` and no other. */
export function encrypt(appSecret: string, userId: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret), iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The secret that one of `appSecrets` sealed for this person; undefined when none did. */
export function decrypt(appSecrets: readonly string[], userId: string, sealed: Buffer): Buffer | undefined {
  return appSecrets.map((appSecret) => open(appSecret, userId, sealed)).find((secret) => secret !== undefined);
}

function open(appSecret: string, userId: string, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // Not sealed with this key: another of the keys may fit.
    return undefined;
  }
}
