import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { readJson, writeJson } from './atomic-file.ts';

const secretsSchema = z.object({
  appSecret: z.string(),
  databasePassword: z.string(),
  stripeSecretKey: z.string(),
  stripeWebhookSecret: z.string(),
  translationSecret: z.string(),
});
export type Secrets = z.infer<typeof secretsSchema>;

function random(): string {
  return randomBytes(24).toString('base64url');
}

/** Secrets of a data folder: generated once, readable only by the owner. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const known = readJson(file);
  if (known !== undefined) return secretsSchema.parse(known);
  const secrets: Secrets = {
    appSecret: random() + random(),
    databasePassword: random(),
    stripeSecretKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
    translationSecret: random(),
  };
  writeJson(file, secrets, 0o600);
  return secrets;
}
