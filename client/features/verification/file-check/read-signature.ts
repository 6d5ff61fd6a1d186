import { Certificate } from 'pkijs';
import { Sha256 } from './sha256.ts';
import { hashSigned, readSignature, scanFile, type SignatureRange } from './signature-ranges.ts';
import {
  commonName,
  isAnchored,
  readSignedMessage,
  type Anchor,
  type SignedMessage,
  type Timestamp,
} from './signed-message.ts';

/**
 * The signatures of a file, checked from its bytes alone.
 * Promises: `intact` covers every byte of the file with a signature of one of the roots' keys.
 * Never: an exception on a hostile file; a verdict from anything that the file says of itself.
 */

export type SignatureVerdict =
  /** Ours, and covers the whole file. */
  | 'intact'
  /** Ours, over the beginning of the file; something was added. */
  | 'extended'
  /** Ours, for other content. */
  | 'broken'
  /** Of other signers only. */
  | 'foreign'
  | 'none';

/** The first signature of a file: the translator's where they have a key, else the company's. */
export interface FirstSignature {
  /** Of its certificate, in hex. */
  certificate: string;
  /** Its key signed the bytes that it covers. */
  isIntact: boolean;
}

export interface FileReading {
  sha256: string;
  isPdf: boolean;
  /** Verification code stated beside the signature. */
  code: string | undefined;
  signature: SignatureVerdict;
  signer: string | undefined;
  signedAt: Date | undefined;
  timestamp: Timestamp | undefined;
  first: FirstSignature | undefined;
}

type Signature = Pick<FileReading, 'signature' | 'signer' | 'signedAt' | 'timestamp'>;

const unsigned: Signature = { signature: 'none', signer: undefined, signedAt: undefined, timestamp: undefined };
/** Best first: what a later signer added does not hide ours. */
const order: readonly SignatureVerdict[] = ['intact', 'extended', 'broken', 'foreign', 'none'];

/** A published certificate, DER. */
export interface TrustAnchor extends Omit<Anchor, 'certificate'> {
  certificate: Uint8Array;
}

interface ReadOptions {
  roots: readonly TrustAnchor[];
  onRead?: (bytes: number) => void;
}

export async function readFile(file: Blob, { roots, onRead }: ReadOptions): Promise<FileReading> {
  const { sha256, hasPdfHeader, ranges, code } = await scanFile(file, onRead);
  const anchors = roots.flatMap(parseAnchor);
  const found: Signature[] = [unsigned];
  for (const range of ranges) found.push(await judgeRange(file, range, anchors));
  const [best = unsigned] = found.toSorted((a, b) => order.indexOf(a.signature) - order.indexOf(b.signature));
  const first = ranges[0] && (await readFirst(file, ranges[0]));
  return { sha256, isPdf: hasPdfHeader, code, first, ...best };
}

/** Of one signature alone, since a hostile file may claim many. */
async function readFirst(file: Blob, range: SignatureRange): Promise<FirstSignature | undefined> {
  const bytes = await readSignature(file, range);
  const message = bytes && (await readSignedMessage(bytes));
  if (message === undefined) return undefined;
  const certificate = new Sha256().update(new Uint8Array(message.certificate.toSchema().toBER())).hex();
  const isIntact = message.hash === 'SHA-256' && (await hashSigned(file, range)) === message.digest;
  return { certificate, isIntact };
}

function parseAnchor({ certificate, ...anchor }: TrustAnchor): Anchor[] {
  try {
    return [{ ...anchor, certificate: Certificate.fromBER(certificate.slice()) }];
  } catch {
    return [];
  }
}

async function judgeRange(file: Blob, range: SignatureRange, anchors: readonly Anchor[]): Promise<Signature> {
  const bytes = await readSignature(file, range);
  const message = bytes && (await readSignedMessage(bytes));
  if (message === undefined) return unsigned;
  const { certificate, certificates, signedAt, timestamp } = message;
  const facts = { signer: commonName(certificate), signedAt, timestamp };
  // Our own statement of the time, signed by our key: a certificate that expired since does not void old papers.
  const isOurs =
    signedAt !== undefined && (await isAnchored(certificate, { anchors, others: certificates, at: signedAt }));
  return { ...facts, signature: isOurs ? await compare(file, range, message) : 'foreign' };
}

async function compare(file: Blob, range: SignatureRange, { digest, hash }: SignedMessage): Promise<SignatureVerdict> {
  // Our keys sign with SHA-256 only.
  if (hash !== 'SHA-256' || (await hashSigned(file, range)) !== digest) return 'broken';
  return range.end === file.size ? 'intact' : 'extended';
}
