import webPush from 'web-push';
import type { Env } from '#server/env.ts';

/** Web push (RFC 8030, 8291, 8292): encrypted messages to the push services of browsers. */

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the service no longer knows the subscription, or refuses it for good. */
export type PushResult = 'sent' | 'gone';

export interface Push {
  /** The key that browsers subscribe with. */
  publicKey: string;
  /** Whether an endpoint belongs to an allowed push service. */
  isAllowed: (endpoint: string) => boolean;
  /** Throws when the service is unreachable, limits the rate, or fails. */
  send: (target: PushTarget, message: object, ttlSeconds: number) => Promise<PushResult>;
}

const timeoutMs = 10_000;
/** The subscription ended, or belongs to other VAPID keys. */
const goneStatuses: readonly number[] = [400, 401, 403, 404, 410];

/** Null without VAPID keys: browsers are not asked to subscribe. */
export function createPush({ push }: Pick<Env, 'push'>): Push | null {
  if (push === null) return null;
  const { publicKey, privateKey, subject, services } = push;
  const isAllowed = (endpoint: string) => services.some((service) => matches(endpoint, service));
  return {
    publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, message, ttlSeconds) {
      // Checked again: the setting may have changed since the browser subscribed.
      if (!isAllowed(endpoint)) return 'gone';
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: 'high',
      });
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, value]);
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (goneStatuses.includes(response.status)) return 'gone';
      throw new Error(`push service answered ${response.status}`);
    },
  };
}

/** Matches an origin such as `https://fcm.googleapis.com`, or every host below `https://*.push.apple.com`. */
function matches(endpoint: string, service: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  const [scheme = '', host = ''] = service.split('://');
  if (url.protocol !== `${scheme}:`) return false;
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
}
