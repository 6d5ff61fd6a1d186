import { X509Certificate } from 'node:crypto';
import type { Env } from '#server/env.ts';

/** The key that signs certificates: validated at start, by readiness and by `doctor`. */

type Signing = NonNullable<Env['signing']>;

interface Validity {
  notBefore: Date;
  notAfter: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const warningMs = 30 * dayMs;
const validities = new Map<string, Promise<Validity>>();

/** Opens the PKCS #12 file once. Rejects when it is damaged, holds no key, or the passphrase is wrong. */
function validityOf({ p12Base64, passphrase }: Signing): Promise<Validity> {
  const known = validities.get(p12Base64);
  if (known) return known;
  const opening = open(p12Base64, passphrase);
  validities.set(p12Base64, opening);
  return opening;
}

async function open(p12Base64: string, passphrase: string): Promise<Validity> {
  // Loaded on demand: the import takes 100 ms.
  const { P12Signer } = await import('@libpdf/core');
  const signer = await P12Signer.create(Buffer.from(p12Base64, 'base64'), passphrase);
  const { validFrom, validTo } = new X509Certificate(signer.certificate);
  return { notBefore: new Date(validFrom), notAfter: new Date(validTo) };
}

const dateOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Why signing fails at `now`, as a sentence; undefined when the key is valid or not configured. */
export async function findSigningFault(signing: Env['signing'], now: Date): Promise<string | undefined> {
  if (signing === null) return undefined;
  let validity: Validity;
  try {
    validity = await validityOf(signing);
  } catch {
    return 'SIGNING_P12_BASE64 is no PKCS #12 file with a private key, or SIGNING_P12_PASSPHRASE is wrong';
  }
  const { notBefore, notAfter } = validity;
  if (now >= notAfter) return `SIGNING_P12_BASE64: the signing certificate expired on ${dateOf(notAfter)}`;
  if (now < notBefore) return `SIGNING_P12_BASE64: the signing certificate is not valid before ${dateOf(notBefore)}`;
  return undefined;
}

/** Expiry of the certificate of a valid key. */
export async function findSigningExpiry(signing: Signing): Promise<Date> {
  return (await validityOf(signing)).notAfter;
}

/** A sentence within 30 days of the certificate's expiry; undefined before. */
export async function findSigningWarning(signing: Env['signing'], now: Date): Promise<string | undefined> {
  if (signing === null) return undefined;
  const notAfter = await findSigningExpiry(signing);
  const isSoon = notAfter.getTime() - now.getTime() < warningMs;
  return isSoon ? `the signing certificate expires on ${dateOf(notAfter)}` : undefined;
}
