import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens that hold no secret in the database: mailed ones are derived from a row's id, file links carry their own facts. */

function hmac(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
}

/**
 * The token of a mailed link (43 characters, 256 bits). It is derived again when the mail is written, so that neither the
 * token's row nor the mail's row can be used by a reader of the database.
 */
export function mailedToken(secret: string, rowId: string): string {
  return hmac(secret, 'mailed-token', rowId).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** `payload` (JSON) and its signature, safe in a URL path. */
export function signPayload(secret: string, purpose: string, payload: object): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${hmac(secret, purpose, text).toString('base64url')}`;
}

/** The payload of a token that one of `secrets` signed for `purpose`; undefined for any other string. */
export function openPayload(secrets: readonly string[], purpose: string, token: string): unknown {
  const [text, signature, ...rest] = token.split('.');
  if (!text || !signature || rest.length > 0) return undefined;
  // The text is compared, not what it decodes to: several texts decode to the same bytes.
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(hmac(secret, purpose, text).toString('base64url'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? (JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown) : undefined;
}
