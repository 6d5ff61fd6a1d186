import { X509Certificate } from 'node:crypto';
import { ContentInfo, SignedData } from 'pkijs';
import { cryptoEngine } from './certificates.ts';
import { readSignature, type ReadSignature } from './signature-gap.ts';
import { verifyToken } from './timestamp.ts';
import { TimestampError, type TrustAnchor } from './types.ts';

/** Verifies the signature over a whole PDF. */

/** Whose signatures count, and when a file was seen. */
export interface SignatureTrust {
  anchors: readonly TrustAnchor[];
  /** Of authorities whose timestamps count; empty: none does. */
  timestampRoots: readonly Uint8Array[];
  /** When the file was first known; a trusted timestamp of its signature may show that it is older. */
  seenAt: Date;
}

/**
 * Whether a key signed every byte of the file but the signature itself, under an anchor that was ours at the time. A certificate
 * that expired since does not void it. False for anything malformed.
 */
export async function isSignedWhole(
  pdf: Buffer,
  { anchors, timestampRoots, seenAt }: SignatureTrust,
): Promise<boolean> {
  try {
    const own = readSignature(pdf);
    const { start, digits } = own.gap;
    if (!/^(?:[\da-f]{2})+$/i.test(pdf.toString('latin1', start, start + digits))) return false;
    const signed = new SignedData({ schema: new ContentInfo({ schema: own.root }).content });
    if (signed.signerInfos.length !== 1 || signed.encapContentInfo.eContent !== undefined) return false;
    const data = Buffer.concat([pdf.subarray(0, start - 1), pdf.subarray(start + digits + 1)]);
    const outcome = await signed.verify(
      { signer: 0, data: new Uint8Array(data).buffer, extendedMode: true, checkChain: false },
      cryptoEngine,
    );
    const signer = outcome.signerCertificate;
    if (outcome.signatureVerified !== true || !signer) return false;
    const certificate = new X509Certificate(Buffer.from(signer.toSchema().toBER()));
    const at = await readSignedBy(own, { timestampRoots, seenAt });
    return anchors.some((anchor) => isOf(anchor, certificate) && isOursAt(anchor, at));
  } catch {
    return false;
  }
}

/** The earliest time that the signature is known to have existed. */
async function readSignedBy(
  { token, value }: ReadSignature,
  { timestampRoots, seenAt }: Pick<SignatureTrust, 'timestampRoots' | 'seenAt'>,
): Promise<Date> {
  if (token === undefined || timestampRoots.length === 0) return seenAt;
  try {
    const stampedAt = await verifyToken(token, { data: value, roots: timestampRoots });
    return stampedAt < seenAt ? stampedAt : seenAt;
  } catch (error) {
    // The authority is no longer trusted, which voids the timestamp but not the signature.
    if (error instanceof TimestampError) return seenAt;
    throw error;
  }
}

/** The anchor itself, or issued by it. */
export function isOf({ kind, certificate: der }: TrustAnchor, certificate: X509Certificate): boolean {
  const anchor = new X509Certificate(der);
  if (anchor.raw.equals(certificate.raw)) return true;
  return kind === 'root' && anchor.ca && certificate.checkIssued(anchor) && certificate.verify(anchor.publicKey);
}

/** A certificate states whole seconds, and clocks differ. */
const maxSkewMs = 5 * 60 * 1000;

/** A stolen key can backdate: only signatures proven to be older than the theft count. */
function isOursAt({ from, until, compromisedSince }: TrustAnchor, at: Date): boolean {
  if (compromisedSince !== null && at >= compromisedSince) return false;
  return at.getTime() >= from.getTime() - maxSkewMs && at.getTime() <= until.getTime() + maxSkewMs;
}
