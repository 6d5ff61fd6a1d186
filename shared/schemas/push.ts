import { z } from 'zod';
import { rule } from './common.ts';

/** Push subscriptions, in the browser's JSON form. */

const encoded = z.string().regex(/^[\w-]+={0,2}$/, rule('PUSH_REFUSED'));

export const pushSubscriptionInput = z.object({
  endpoint: z.url(rule('PUSH_REFUSED')).max(1000, rule('PUSH_REFUSED')),
  /** A P-256 point (65 bytes) and 16 random bytes, base64url. */
  keys: z.object({ p256dh: encoded.min(86).max(90), auth: encoded.min(22).max(24) }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

/** `publicKey` is null where push messages are not set up. */
export const pushStatusOutput = z.object({ publicKey: z.string().nullable(), isOn: z.boolean() });
