import { randomBytes } from 'node:crypto';
import type { SecretContext } from '#server/platform/db/encryption.ts';

const secretBytes = 32;

export function newWebhookSecret(): Buffer {
  return randomBytes(secretBytes);
}

export function secretContext(endpointId: string): SecretContext {
  return { purpose: 'webhook', rowId: endpointId };
}
