import { X509Certificate } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { readP12Certificates } from '#server/platform/signing/p12.ts';
import { createSigningService } from '#server/platform/signing/service-client.ts';
import type { KeyPurpose } from '#server/platform/signing/types.ts';
import { createMissing, retire, type KeyParts } from './product-keys.ts';
import { lockKeys, updateCompromised } from './queries.ts';

/*
 * Replacement of signing keys by an operator.
 * Promises: retired keys stay published, so that their papers verify; the audit record commits with the change.
 * Never: two keys in use for one purpose.
 */

export interface Rotation {
  /** Replaces the root, and the key of the seals with it. */
  newRoot: boolean;
  /** Replaces the key of the transparency log, too. */
  log: boolean;
  /** Signatures since then count only with a timestamp that proves them older. Implies a new root, which issued them. */
  compromisedSince: Date | null;
}

export interface Rotated {
  purposes: readonly KeyPurpose[];
  /** Of the leaf that signs from now on. */
  subject: string;
  validUntil: Date;
}

/** Replaces the product's leaf, and more where asked. Running processes sign with it from their next signature on. */
export async function rotateKeys(parts: KeyParts, { newRoot, log, compromisedSince }: Rotation): Promise<Rotated> {
  const replaced: KeyPurpose[] = newRoot || compromisedSince !== null ? ['root', 'document', 'seal'] : ['document'];
  const purposes = log ? ([...replaced, 'log'] as const) : replaced;
  return parts.db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    await retire(parts, trx, { purposes, compromisedSince });
    const { document } = await createMissing(parts, trx);
    const { subject } = new X509Certificate(document.certificate ?? '');
    const details = { purposes, compromisedSince: compromisedSince?.toISOString() ?? null, by: 'operator' };
    await recordAudit(parts, trx, { event: 'signingKey.rotated', actor: null, details });
    return { purposes, subject: subject.replaceAll('\n', ', '), validUntil: document.validUntil ?? document.validFrom };
  });
}

/** Retires the root of translators' certificates, which stay as they are; the next key that is made has another root. */
export async function retireTranslatorsRoot(parts: KeyParts): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    await retire(parts, trx, { purposes: ['translators'], compromisedSince: null });
    const details = { purposes: ['translators'], compromisedSince: null, by: 'operator' };
    await recordAudit(parts, trx, { event: 'signingKey.rotated', actor: null, details });
  });
}

/** Marks the certificate of the settings as compromised; false when it has signed nothing. */
export async function markCompromised(parts: KeyParts & { env: Env }, compromisedSince: Date): Promise<boolean> {
  const certificate = await findOutsideCertificate(parts.env);
  if (certificate === null) return false;
  return parts.db.transaction().execute(async (trx) => {
    const change = { certificate: certificate.raw, compromisedSince, now: parts.now() };
    if (!(await updateCompromised(trx, change))) return false;
    const details = { compromisedSince: compromisedSince.toISOString(), certificate: certificate.fingerprint256 };
    await recordAudit(parts, trx, { event: 'signingKey.compromised', actor: null, details });
    return true;
  });
}

async function findOutsideCertificate({ signing, signingService }: Env): Promise<X509Certificate | null> {
  if (signingService) return (await createSigningService(signingService).certificates()).leaf;
  return signing && (await readP12Certificates(signing)).leaf;
}
