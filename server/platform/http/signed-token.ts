import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens without secrets in the database: mailed tokens derive from a row's id, file links carry a signed payload. */

function hmac(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
}

/**
 * The token of a mailed link (43 characters, 256 bits), derived when the mail is written, so that the database never holds
 * it.
 */
export function mailedToken(secret: string, rowId: string): string {
  return hmac(secret, 'mailed-token', rowId).toString('base64url');
}

/** The hash of a token that the database stores. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** `payload` as JSON with its signature, safe in a URL path. */
export function signPayload(secret: string, purpose: string, payload: object): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${hmac(secret, purpose, text).toString('base64url')}`;
}

/** The payload of a token signed with one of `secrets` for `purpose`; undefined for any other string. */
export function openPayload(secrets: readonly string[], purpose: string, token: string): unknown {
  const [text, signature, ...rest] = token.split('.');
  if (!text || !signature || rest.length > 0) return undefined;
  // Compares the encoded signatures, since several base64url texts decode to the same bytes.
  const given = Buffer.from(signature);
  const isValid = secrets.some((secret) => {
    const expected = Buffer.from(hmac(secret, purpose, text).toString('base64url'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isValid ? (JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown) : undefined;
}
