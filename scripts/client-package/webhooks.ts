import type { WebhookEvent } from '#server/public-api/contract.d.ts';

/** What this file uses of `node:crypto`; also in Deno, Bun and workers with Node compatibility. */
interface Crypto {
  createHmac(algorithm: 'sha256', key: Uint8Array): { update(text: string): { digest(encoding: 'base64'): string } };
  timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}

const toleranceSeconds = 5 * 60;

type WebhookHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * The event of a webhook, once one of the secrets (two while they rotate) is found to have signed exactly this body within
 * the last five minutes. Takes the body as it arrived, not parsed and printed again. Throws otherwise.
 */
export function verifyWebhook(
  body: string,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  now: Date = new Date(),
): WebhookEvent {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new Error('this is no webhook: headers are missing');
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!(Math.abs(age) <= toleranceSeconds)) throw new Error('the webhook is too old, or the clocks differ');
  const crypto = loadCrypto();
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [toBytes(one.slice(3))] : []));
  const isSigned = [secrets].flat().some((secret) => {
    const key = decode(secret.replace(/^whsec_/, ''));
    const expected = toBytes(crypto.createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'));
    return given.some((one) => one.length === expected.length && crypto.timingSafeEqual(one, expected));
  });
  if (!isSigned) throw new Error('none of the secrets signed this webhook');
  return JSON.parse(body) as WebhookEvent;
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.[0];
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function loadCrypto(): Crypto {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  const found = process?.getBuiltinModule?.('node:crypto');
  if (found === undefined) throw new Error('webhooks are verified on a server: Node 20.16, Deno 2, Bun, or later');
  return found as Crypto;
}
