import { fromBER, ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  BasicConstraints,
  Certificate,
  ContentInfo,
  CryptoEngine,
  IssuerAndSerialNumber,
  SignedData,
  TSTInfo,
  type Attribute,
  type SignerInfo,
} from 'pkijs';

/** Verifies CMS signatures with WebCrypto. Each function returns undefined for anything malformed. */

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timestamp: '1.2.840.113549.1.9.16.2.14',
  commonName: '2.5.4.3',
} as const;

const hashNames: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

const crypto = new CryptoEngine({ name: 'webcrypto', crypto: globalThis.crypto });

export interface SignedMessage {
  certificate: Certificate;
  /** All certificates of the message. */
  certificates: Certificate[];
  /** Digest that the signature states of its content, and its hash function. */
  digest: string;
  hash: string;
  signedAt: Date | undefined;
  timestamp: Timestamp | undefined;
}

export interface Timestamp {
  time: Date;
  authority: string;
}

/**
 * A detached signature whose signer's key signed its attributes. The caller compares `digest` with the content, and judges
 * the certificate.
 */
export async function readSignedMessage(bytes: Uint8Array): Promise<SignedMessage | undefined> {
  try {
    const cms = parseSignedData(bytes);
    if (cms.encapContentInfo.eContent !== undefined) return undefined;
    const signed = await verifyAttributes(cms, oid.data);
    if (signed === undefined) return undefined;
    const { signer, ...message } = signed;
    const time = valueOf(signer.signedAttrs?.attributes, oid.signingTime);
    const signedAt = time instanceof UTCTime ? time.toDate() : undefined;
    return { ...message, signedAt, timestamp: await readTimestamp(signer) };
  } catch {
    return undefined;
  }
}

/** Signers reserve more room than they need, and fill it with zeros; anything else there is refused. */
function parseSignedData(bytes: Uint8Array): SignedData {
  const { offset, result } = fromBER(bytes.slice().buffer);
  if (offset === -1 || bytes.subarray(offset).some((byte) => byte !== 0)) throw new Error('not one DER value');
  const info = new ContentInfo({ schema: result });
  if (info.contentType !== oid.signedData) throw new Error('not a signed message');
  return new SignedData({ schema: info.content });
}

async function verifyAttributes(cms: SignedData, contentType: string) {
  const [signer, ...others] = cms.signerInfos;
  const attributes = signer?.signedAttrs;
  if (signer === undefined || attributes === undefined || others.length > 0) return undefined;
  const hash = hashNames[signer.digestAlgorithm.algorithmId];
  const type = valueOf(attributes.attributes, oid.contentType);
  const digest = valueOf(attributes.attributes, oid.messageDigest);
  if (hash === undefined || !(type instanceof ObjectIdentifier) || !(digest instanceof OctetString)) return undefined;
  if (type.valueBlock.toString() !== contentType) return undefined;
  const certificates = (cms.certificates ?? []).filter((item) => item instanceof Certificate);
  const certificate = certificates.find((item) => isSigner(item, signer));
  if (certificate === undefined) return undefined;
  const { subjectPublicKeyInfo: key } = certificate;
  const { encodedValue } = attributes;
  const { signature, signatureAlgorithm } = signer;
  if (!(await crypto.verifyWithPublicKey(encodedValue, signature, key, signatureAlgorithm, hash))) return undefined;
  return { signer, certificate, certificates, digest: hexOf(digest.getValue()), hash };
}

/** The value of an attribute that occurs once and has one value. */
function valueOf(attributes: readonly Attribute[] | undefined, type: string): unknown {
  const [attribute, ...others] = (attributes ?? []).filter((item) => item.type === type);
  const values: readonly unknown[] = attribute?.values ?? [];
  return others.length === 0 && values.length === 1 ? values[0] : undefined;
}

function isSigner(certificate: Certificate, { sid }: SignerInfo): boolean {
  if (!(sid instanceof IssuerAndSerialNumber)) return false;
  return certificate.serialNumber.isEqual(sid.serialNumber) && certificate.issuer.isEqual(sid.issuer);
}

/** The time an authority states for a signature. It proves as much as the reader trusts that authority. */
async function readTimestamp({ signature, unsignedAttrs }: SignerInfo): Promise<Timestamp | undefined> {
  try {
    const token = new SignedData({
      schema: new ContentInfo({ schema: valueOf(unsignedAttrs?.attributes, oid.timestamp) }).content,
    });
    const content = token.encapContentInfo.eContent?.getValue();
    const signed = await verifyAttributes(token, oid.timestampInfo);
    if (content === undefined || signed === undefined) return undefined;
    if (signed.digest !== (await hashHex(signed.hash, content))) return undefined;
    const { genTime, messageImprint } = new TSTInfo({ schema: fromBER(content).result });
    const stamped = await hashHex(hashNames[messageImprint.hashAlgorithm.algorithmId], signature.getValue());
    if (stamped === undefined || stamped !== hexOf(messageImprint.hashedMessage.getValue())) return undefined;
    return { time: genTime, authority: commonName(signed.certificate) };
  } catch {
    return undefined;
  }
}

async function hashHex(hash: string | undefined, content: ArrayBuffer): Promise<string | undefined> {
  return hash === undefined ? undefined : hexOf(await globalThis.crypto.subtle.digest(hash, content));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Common name of a certificate's subject. */
export function commonName({ subject }: Certificate): string {
  const name: unknown = subject.typesAndValues.find(({ type }) => type === oid.commonName)?.value.valueBlock.value;
  return typeof name === 'string' ? name : '';
}

/** A certificate that the server publishes. A `signer` signed papers itself; its issuer, if any, is not ours. */
export interface Anchor {
  kind: 'root' | 'signer';
  certificate: Certificate;
  /** A stolen key signs with any date: its signatures prove nothing, the record of the file's hash still does. */
  compromisedSince: Date | undefined;
}

const maxChain = 4;

/** Whether a certificate is an anchor or leads to a root, each issuer being an authority, all valid at `at`. */
export async function isAnchored(
  certificate: Certificate,
  { anchors, others, at }: { anchors: readonly Anchor[]; others: readonly Certificate[]; at: Date },
): Promise<boolean> {
  const roots = anchors.filter(({ kind }) => kind === 'root').map((anchor) => anchor.certificate);
  let current = certificate;
  for (let depth = 0; depth < maxChain; depth += 1) {
    if (at < current.notBefore.value || at > current.notAfter.value) return false;
    const known = current;
    const anchor = anchors.find((item) => (item.kind === 'root' || depth === 0) && isSame(item.certificate, known));
    if (anchor) return anchor.compromisedSince === undefined;
    const issuer = await findIssuer(current, [...roots, ...others]);
    if (issuer === undefined) return false;
    current = issuer;
  }
  return false;
}

async function findIssuer(
  certificate: Certificate,
  candidates: readonly Certificate[],
): Promise<Certificate | undefined> {
  for (const candidate of candidates) {
    if (!candidate.subject.isEqual(certificate.issuer) || isSame(candidate, certificate) || !isAuthority(candidate))
      continue;
    if (await certificate.verify(candidate, crypto)) return candidate;
  }
  return undefined;
}

function isAuthority({ extensions }: Certificate): boolean {
  const constraints: unknown = extensions?.find(({ extnID }) => extnID === '2.5.29.19')?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA;
}

function isSame(one: Certificate, other: Certificate): boolean {
  return hexOf(one.toSchema().toBER()) === hexOf(other.toSchema().toBER());
}
