import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { issueLeaf, issueRoot } from '#server/platform/signing/certificates.ts';

export interface AuthorityKey {
  /** DER. */
  certificate: Buffer;
  /** PKCS #8, DER. */
  pkcs8: Buffer;
}

export interface AuthorityKeys {
  root: AuthorityKey;
  leaf: AuthorityKey;
  /** A certificate of the same root that is not for time stamping. */
  impostor: AuthorityKey;
}

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));
const key = z.object({ certificate: bytes, pkcs8: bytes });
const keysSchema = z.object({ root: key, leaf: key, impostor: key });

const organization = 'Sandbox timestamp authority';

/** The authority's keys, made once per folder. */
export async function loadKeys(dir: string, issuedAt = new Date()): Promise<AuthorityKeys> {
  const file = path.join(dir, 'keys.json');
  if (fs.existsSync(file)) return keysSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const keys = await createKeys(issuedAt);
  fs.mkdirSync(dir, { recursive: true });
  const written = JSON.stringify(keys, (_name, value: unknown) => toBase64(value));
  fs.writeFileSync(file, written, { mode: 0o600 });
  return keys;
}

/** `JSON.stringify` calls Buffer's own `toJSON` first. */
function toBase64(value: unknown): unknown {
  const isBuffer = typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Buffer';
  if (!isBuffer) return value;
  return Buffer.from(Reflect.get(value, 'data') as number[]).toString('base64');
}

async function createKeys(now: Date): Promise<AuthorityKeys> {
  const root = await issueRoot(organization, now);
  const issuer = {
    certificate: root.certificate,
    key: createPrivateKey({ key: root.pkcs8, format: 'der', type: 'pkcs8' }),
  };
  const [leaf, impostor] = await Promise.all([
    issueLeaf(issuer, { organization, commonName: 'Timestamps', use: 'timeStamping', now }),
    issueLeaf(issuer, { organization, commonName: 'Documents', use: 'documentSigning', now }),
  ]);
  return { root, leaf, impostor };
}
