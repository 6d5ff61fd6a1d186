import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Webhook signatures in both directions: hex HMAC-SHA256 over `{timestamp}.{raw body}`, sent with the timestamp (Unix seconds)
 * and a delivery id that is the same for every retry.
 */

export const signatureHeader = 'x-webhook-signature';
export const timestampHeader = 'x-webhook-timestamp';
export const deliveryHeader = 'x-webhook-delivery';

/** Hex signature of `body` (bytes as sent) at `timestamp` (Unix seconds). */
export function signBody(secret: string, timestamp: number, body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Compares in constant time; any of `secrets` is accepted, so that a secret can be rotated. */
export function isSignedBy(
  secrets: readonly string[],
  { timestamp, body, signature }: { timestamp: number; body: string | Uint8Array; signature: string },
): boolean {
  const given = Buffer.from(signature, 'hex');
  let matches = false;
  for (const secret of secrets) {
    const expected = Buffer.from(signBody(secret, timestamp, body), 'hex');
    if (given.length === expected.length && timingSafeEqual(given, expected)) matches = true;
  }
  return matches;
}
