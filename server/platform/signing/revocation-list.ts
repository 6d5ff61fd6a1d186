import { createHash, X509Certificate } from 'node:crypto';
import { Enumerated, fromBER, Integer, Sequence } from 'asn1js';
import { CertificateRevocationList, Extension, Extensions, RevokedCertificate } from 'pkijs';
import {
  authorityKeyIdentifier,
  cryptoEngine,
  importSigningKey,
  parseCertificate,
  timeOf,
  type Issuer,
} from './certificates.ts';

/** Certificate revocation lists (RFC 5280): issues those of the product's own roots, and checks anyone's. */

const dayMs = 24 * 60 * 60 * 1000;
/** How long a list counts; a new one is issued far more often. */
const validMs = 7 * dayMs;
const oids = { authorityKeyIdentifier: '2.5.29.35', number: '2.5.29.20', reason: '2.5.29.21' } as const;
const keyCompromise = 1;

/** Where the product serves the list of an own root. */
export function revocationListPath(root: Uint8Array): string {
  return `/.well-known/document-signing/${createHash('sha256').update(root).digest('hex')}.crl`;
}

export interface Revoked {
  /** DER. */
  certificate: Uint8Array;
  /** Time from which the certificate is revoked. */
  since: Date;
  /** Reason code (RFC 5280, 5.3.1); a stolen key unless set. */
  reason?: number;
}

/** A list of `issuer` that counts for a week, DER. Its number is the time in seconds, which only grows. */
export async function issueRevocationList(
  { certificate, key }: Issuer,
  { revoked, now }: { revoked: readonly Revoked[]; now: Date },
): Promise<Buffer> {
  const seconds = Math.floor(now.getTime() / 1000);
  const identifier = await authorityKeyIdentifier(new X509Certificate(certificate));
  const list = new CertificateRevocationList({
    version: 1,
    issuer: parseCertificate(certificate).subject,
    thisUpdate: timeOf(new Date(seconds * 1000)),
    nextUpdate: timeOf(new Date(seconds * 1000 + validMs)),
    crlExtensions: new Extensions({
      extensions: [
        extension(oids.authorityKeyIdentifier, identifier),
        extension(oids.number, Integer.fromBigInt(BigInt(seconds))),
      ],
    }),
  });
  // An empty sequence would be no valid DER: the field is left out.
  if (revoked.length > 0) list.revokedCertificates = revoked.map(toEntry);
  await list.sign(await importSigningKey(key), 'SHA-256', cryptoEngine);
  const encoded: unknown = list.toSchema(true);
  if (!(encoded instanceof Sequence)) throw new Error('the list cannot be encoded');
  return Buffer.from(encoded.toBER());
}

function toEntry({ certificate, since, reason = keyCompromise }: Revoked): RevokedCertificate {
  return new RevokedCertificate({
    userCertificate: parseCertificate(certificate).serialNumber,
    revocationDate: timeOf(new Date(Math.floor(since.getTime() / 1000) * 1000)),
    crlEntryExtensions: new Extensions({
      extensions: [extension(oids.reason, new Enumerated({ value: reason }))],
    }),
  });
}

function extension(extnID: string, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID, critical: false, extnValue: value.toBER() });
}

export type ListVerdict = 'good' | 'revoked' | 'stale' | 'other';

interface Judged {
  /** DER, as is the issuer's. */
  certificate: Uint8Array;
  issuer: Uint8Array;
  /** When the certificate was used; a revocation since then does not count. */
  usedAt: Date;
  now: Date;
}

/** Status of a certificate by a list. `stale`: expired or not yet valid; `other`: by another issuer, or unreadable. */
export async function judgeByList(
  list: Uint8Array,
  { certificate, issuer, usedAt, now }: Judged,
): Promise<ListVerdict> {
  const parsed = parseList(list);
  if (!parsed || !(await isIssuedBy(parsed, issuer))) return 'other';
  const { thisUpdate, nextUpdate } = parsed;
  // Clocks differ: a list made a moment ago is not from the future.
  if (thisUpdate.value.getTime() > now.getTime() + 5 * 60 * 1000) return 'stale';
  if (nextUpdate !== undefined && nextUpdate.value <= now) return 'stale';
  const { serialNumber } = parseCertificate(certificate);
  const entry = parsed.revokedCertificates?.find(({ userCertificate }) => userCertificate.isEqual(serialNumber));
  return entry !== undefined && entry.revocationDate.value <= usedAt ? 'revoked' : 'good';
}

function parseList(der: Uint8Array): CertificateRevocationList | undefined {
  try {
    return new CertificateRevocationList({ schema: fromBER(Uint8Array.from(der).buffer).result });
  } catch {
    return undefined;
  }
}

async function isIssuedBy(list: CertificateRevocationList, issuer: Uint8Array): Promise<boolean> {
  try {
    return await list.verify({ issuerCertificate: parseCertificate(issuer) }, cryptoEngine);
  } catch {
    return false;
  }
}

/** DER of a list in DER or PEM; undefined for anything else. */
export function readRevocationList(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1');
  const pem = /-----BEGIN X509 CRL-----([^-]+)-----END X509 CRL-----/.exec(text)?.[1];
  const der = pem === undefined ? bytes : Buffer.from(pem, 'base64');
  return parseList(der) && der;
}
