import { generateKeyPairSync, randomBytes, X509Certificate, type KeyObject } from 'node:crypto';
import { BitString, Boolean, fromBER, Integer, ObjectIdentifier, OctetString, Sequence, Set, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  Certificate,
  CRLDistributionPoints,
  CryptoEngine,
  DistributionPoint,
  Extension,
  ExtKeyUsage,
  GeneralName,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from 'pkijs';

/** Issues the product's own X.509 certificates (ECDSA P-256): roots, and leaves that sign documents. */

export interface IssuedKey {
  /** DER. */
  certificate: Buffer;
  /** SubjectPublicKeyInfo, DER. */
  publicKey: Buffer;
  /** PKCS #8, DER. */
  pkcs8: Buffer;
  validFrom: Date;
  validUntil: Date;
}

/** For every pkijs call: opening a P12 file replaces pkijs's default engine by one that cannot verify. */
export const cryptoEngine = new CryptoEngine({ name: 'webcrypto', crypto: globalThis.crypto });

const dayMs = 24 * 60 * 60 * 1000;
const rootYears = 20;
const leafYears = 3;
/** Covers clock skew between this machine and a verifier, and decisions that began just before a rotation. */
const backdateMs = 60 * 60 * 1000;

/** X.520's upper bound of both attributes. */
const nameLimit = 64;

const oids = {
  organization: '2.5.4.10',
  commonName: '2.5.4.3',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  subjectKeyIdentifier: '2.5.29.14',
  authorityKeyIdentifier: '2.5.29.35',
  crlDistributionPoints: '2.5.29.31',
  /** RFC 9336. */
  documentSigning: '1.3.6.1.5.5.7.3.36',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const;

export type CertificateUse = 'documentSigning' | 'timeStamping';

/** Key and certificate of an issuer. */
export interface Issuer {
  /** DER. */
  certificate: Uint8Array;
  key: KeyObject;
}

type SigningCryptoKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

interface Template {
  subject: RelativeDistinguishedNames;
  issuer: { name: RelativeDistinguishedNames; key: SigningCryptoKey };
  publicKey: KeyObject;
  validFrom: Date;
  validUntil: Date;
  extensions: readonly [oid: string, isCritical: boolean, value: { toBER(): ArrayBuffer }][];
}

/** A self-signed root for 20 years, which may issue leaves only. */
export async function issueRoot(
  organization: string,
  now: Date,
  commonName = `${organization} issuing authority`,
): Promise<IssuedKey> {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = distinguishedName(organization, commonName);
  const { validFrom, validUntil } = period(now, rootYears);
  const certificate = await issue({
    subject: name,
    issuer: { name, key: await importSigningKey(pair.privateKey) },
    publicKey: pair.publicKey,
    validFrom,
    validUntil,
    extensions: [
      [oids.basicConstraints, true, new Sequence({ value: [new Boolean({ value: true }), new Integer({ value: 0 })] })],
      // keyCertSign, cRLSign.
      [oids.keyUsage, true, new BitString({ valueHex: Uint8Array.of(0b0000_0110).buffer, unusedBits: 1 })],
      [oids.subjectKeyIdentifier, false, await keyIdentifier(pair.publicKey)],
    ],
  });
  return { certificate, validFrom, validUntil, ...exported(pair) };
}

interface Leaf {
  organization: string;
  commonName: string;
  use: CertificateUse;
  now: Date;
  /** Where the root publishes its revocation list. */
  crlUrl?: string | undefined;
}

/** A leaf for three years, at most as long as its root. */
export async function issueLeaf(root: Issuer, leaf: Leaf): Promise<IssuedKey> {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rootDates = new X509Certificate(root.certificate);
  const wanted = period(leaf.now, leafYears);
  const validFrom = latest(wanted.validFrom, new Date(rootDates.validFrom));
  const validUntil = earliest(wanted.validUntil, new Date(rootDates.validTo));
  const certificate = await issue({
    subject: distinguishedName(leaf.organization, leaf.commonName),
    issuer: { name: parseCertificate(root.certificate).subject, key: await importSigningKey(root.key) },
    publicKey: pair.publicKey,
    validFrom,
    validUntil,
    extensions: [
      [oids.basicConstraints, true, new Sequence()],
      // digitalSignature, and nonRepudiation for documents.
      [
        oids.keyUsage,
        true,
        new BitString(
          leaf.use === 'documentSigning'
            ? { valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 }
            : { valueHex: Uint8Array.of(0b1000_0000).buffer, unusedBits: 7 },
        ),
      ],
      // RFC 3161 wants it critical for time stamping.
      [
        oids.extendedKeyUsage,
        leaf.use === 'timeStamping',
        new Sequence({ value: [new ObjectIdentifier({ value: oids[leaf.use] })] }),
      ],
      [oids.authorityKeyIdentifier, false, await authorityKeyIdentifier(rootDates)],
      [oids.subjectKeyIdentifier, false, await keyIdentifier(pair.publicKey)],
      ...distributionPoint(leaf.crlUrl),
    ],
  });
  return { certificate, validFrom, validUntil, ...exported(pair) };
}

function distributionPoint(url: string | undefined): Template['extensions'] {
  if (url === undefined) return [];
  const point = new DistributionPoint({ distributionPoint: [new GeneralName({ type: 6, value: url })] });
  const points = new CRLDistributionPoints({ distributionPoints: [point] });
  return [[oids.crlDistributionPoints, false, points.toSchema()]];
}

export async function authorityKeyIdentifier({ publicKey }: X509Certificate): Promise<Sequence> {
  return new AuthorityKeyIdentifier({ keyIdentifier: await keyIdentifier(publicKey) }).toSchema();
}

export function parseCertificate(der: Uint8Array): Certificate {
  return Certificate.fromBER(Uint8Array.from(der).buffer);
}

export interface CertificateUsages {
  /** First byte of the key usage, in its bit order; undefined without the extension. */
  keyUsage: number | undefined;
  /** OIDs of the extended key usage; undefined without the extension. */
  extended: readonly string[] | undefined;
}

/** Key usages stated by a certificate. */
export function usagesOf(certificate: Uint8Array): CertificateUsages {
  const extensions = parseCertificate(certificate).extensions ?? [];
  const usage: unknown = extensions.find(({ extnID }) => extnID === oids.keyUsage)?.parsedValue;
  const uses: unknown = extensions.find(({ extnID }) => extnID === oids.extendedKeyUsage)?.parsedValue;
  return {
    keyUsage: usage instanceof BitString ? (usage.valueBlock.valueHexView[0] ?? 0) : undefined,
    extended: uses instanceof ExtKeyUsage ? uses.keyPurposes : undefined,
  };
}

/** One set per attribute: `typesAndValues` would put both into one, which some readers show badly. */
function distinguishedName(organization: string, commonName: string): RelativeDistinguishedNames {
  const attributes = [
    [oids.organization, organization],
    [oids.commonName, commonName],
  ] as const;
  const sets = attributes.map(([type, value]) => {
    const attribute = new AttributeTypeAndValue({ type, value: new Utf8String({ value: value.slice(0, nameLimit) }) });
    return new Set({ value: [attribute.toSchema()] });
  });
  return new RelativeDistinguishedNames({ schema: fromBER(new Sequence({ value: sets }).toBER()).result });
}

async function issue(template: Template): Promise<Buffer> {
  const certificate = new Certificate({ version: 2, serialNumber: serialNumber() });
  certificate.subject = template.subject;
  certificate.issuer = template.issuer.name;
  certificate.notBefore = timeOf(template.validFrom);
  certificate.notAfter = timeOf(template.validUntil);
  const spki = template.publicKey.export({ type: 'spki', format: 'der' });
  certificate.subjectPublicKeyInfo.fromSchema(fromBER(Uint8Array.from(spki).buffer).result);
  certificate.extensions = template.extensions.map(
    ([extnID, critical, value]) => new Extension({ extnID, critical, extnValue: value.toBER() }),
  );
  await certificate.sign(template.issuer.key, 'SHA-256', cryptoEngine);
  return Buffer.from(certificate.toSchema(true).toBER());
}

/** UTCTime has two digits for the year, up to 2049. */
export function timeOf(date: Date): Time {
  return new Time({ type: date.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime, value: date });
}

/** 127 random bits; the leading bits keep it positive and of one length. */
function serialNumber(): Integer {
  const bytes = Uint8Array.from(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

/** Whole seconds, since certificates store no fractions. */
function period(now: Date, years: number): { validFrom: Date; validUntil: Date } {
  const start = Math.floor((now.getTime() - backdateMs) / 1000) * 1000;
  return { validFrom: new Date(start), validUntil: new Date(start + years * 365 * dayMs) };
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

export async function importSigningKey(key: KeyObject): Promise<SigningCryptoKey> {
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}

/** RFC 7093, method 1: the first 160 bits of the SHA-256 of the public key. */
async function keyIdentifier(key: KeyObject): Promise<OctetString> {
  const spki = key.export({ type: 'spki', format: 'der' });
  // An uncompressed P-256 point ends the structure.
  const hash = await crypto.subtle.digest('SHA-256', spki.subarray(-65));
  return new OctetString({ valueHex: hash.slice(0, 20) });
}

function exported({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }) {
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }),
  };
}
