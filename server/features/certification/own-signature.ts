import { createHash, X509Certificate } from 'node:crypto';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { takeKeyUse } from '#server/features/auth/key-release.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { SigningKeyError, type TranslatorMaterial } from '#server/platform/signing/types.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import { lockSignerKey, type SignerKey, decryptSignerKey } from './signer-key-queries.ts';

/*
 * The signature of the person who certifies, with their own key, before the company's.
 * Promises: a key signs in its person's session alone, opened by their recent proof; what it signed is delivered only while the
 * key is in use and the session goes on.
 * Never: a decision of a person with a key that lacks their signature, or a key used for a notary's act.
 */

/**
 * Findings about the signer's key that block a decision; none for a person without a key, for whom only the company
 * signs.
 */
export function findKeyFaults(
  key: SignerKey | null,
  { legalName, now }: { legalName: string | undefined; now: Date },
): Finding[] {
  if (!key) return [];
  const say = (fault: string) => [lawFinding('signer.key', `${fault} Replace or revoke it in your profile.`)];
  if (key.validUntil <= now) return say(`Your signing key expired on ${key.validUntil.toISOString().slice(0, 10)}.`);
  if (legalName !== undefined && key.source === 'made' && nameOf(key.certificate) !== limitedName(legalName))
    return say('Your signing key names you as your profile no longer does.');
  return [];
}

/** The common name that a certificate was issued to. */
export function nameOf(certificate: Uint8Array): string {
  const { subject } = new X509Certificate(certificate);
  return /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
}

/** X.520's upper bound of a common name. */
export function limitedName(name: string): string {
  return name.slice(0, 64);
}

/** A key that its person opened for one decision. */
export interface OwnSignature {
  keyId: string;
  material: TranslatorMaterial;
  /** DER, the signer's first. */
  chain: readonly Buffer[];
}

/** Takes one use of the person's key. Throws PROOF_NEEDED, and SERVICE_UNAVAILABLE when no APP_SECRET decrypts it. */
export async function openOwnKey(deps: Deps, actor: Actor, key: SignerKey): Promise<OwnSignature> {
  const pkcs8 = decryptSignerKey(deps.env, key);
  if (!pkcs8) {
    const cause = new SigningKeyError('the key of a signer cannot be decrypted with APP_SECRET');
    deps.log.error({ err: cause, keyId: key.id }, 'signing failed, decision refused');
    throw new AppError('SERVICE_UNAVAILABLE', { cause });
  }
  await takeKeyUse(deps, requireSession(actor), key.id);
  const chain = [key.certificate, ...key.issuers];
  return { keyId: key.id, material: { kind: 'key', certificates: chain, pkcs8 }, chain };
}

/**
 * Keeps session and key until the transaction ends that delivers what the key signed; call it before other locks.
 * Throws NOT_SIGNED_IN and CONFLICT when either ended meanwhile.
 */
export async function keepSigned(deps: Deps, trx: Trx, actor: Actor, own: OwnSignature): Promise<void> {
  await lockTrust(deps, trx, requireSession(actor));
  if (!(await lockSignerKey(trx, own.keyId))) throw new AppError('CONFLICT');
}

/** A script decides without a session, and so without anyone's key. */
function requireSession(actor: Actor): SignedInActor {
  if (isSignedIn(actor)) return actor;
  throw new AppError('PROOF_NEEDED', { details: { method: 'password' } });
}

function isSignedIn(actor: Actor): actor is SignedInActor {
  return 'sessionId' in actor;
}

/** SHA-256 fingerprint of a certificate in hex, for people to compare. */
export function fingerprintOf(certificate: Uint8Array): string {
  return createHash('sha256').update(certificate).digest('hex');
}
