import { createECDH, randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { readJson, writeJson } from './atomic-file.ts';

const secretsSchema = z.object({
  appSecret: z.string(),
  databasePassword: z.string(),
  stripeSecretKey: z.string(),
  stripeWebhookSecret: z.string(),
  translationSecret: z.string(),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }).default(createVapidKeys),
});
export type Secrets = z.infer<typeof secretsSchema>;

function random(): string {
  return randomBytes(24).toString('base64url');
}

/** A P-256 key pair for push messages, base64url. */
function createVapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Leading zeros are left out of the private key.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}

/** Secrets of a data folder: generated once, readable only by the owner. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const known = readJson(file);
  if (known !== undefined) {
    const secrets = secretsSchema.parse(known);
    // Folders of older releases have no VAPID keys.
    if (!('vapid' in Object(known))) writeJson(file, secrets, 0o600);
    return secrets;
  }
  const secrets: Secrets = {
    appSecret: random() + random(),
    databasePassword: random(),
    stripeSecretKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
    translationSecret: random(),
    vapid: createVapidKeys(),
  };
  writeJson(file, secrets, 0o600);
  return secrets;
}
