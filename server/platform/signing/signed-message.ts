import { X509Certificate } from 'node:crypto';
import { Constructed, fromBER, Integer, Sequence, Set, type BaseBlock } from 'asn1js';

/** The certificates in a CMS message: of a signature, or of a timestamp token. */

/**
 * The chain of the signer of a CMS message, completed from `roots`. Throws when the message is unreadable or lacks the signer's
 * certificate. A token may list other certificates before its signer's, so that is found by its serial number.
 */
export function readSignerChain(cms: Uint8Array, roots: readonly Uint8Array[]): Buffer[] {
  const signedData = partsOf(partsOf(partsOf(fromBER(Uint8Array.from(cms).buffer).result)[1])[0]);
  const included = signedData
    .filter((part) => hasTag(part, 0))
    .flatMap(partsOf)
    .flatMap(toCertificate);
  const signerInfo = partsOf(partsOf(signedData.at(-1))[0]);
  const signer = findSigner(signerInfo[1], included);
  if (signer === undefined) throw new Error("the signer's certificate is missing");
  return chainFrom(signer, [...included, ...roots.map((root) => new X509Certificate(root))]);
}

function partsOf(value: unknown): BaseBlock[] {
  if (value instanceof Constructed || value instanceof Set) return value.valueBlock.value;
  throw new Error('this is no CMS message');
}

function hasTag({ idBlock }: BaseBlock, tagNumber: number): boolean {
  return idBlock.tagClass === 3 && idBlock.tagNumber === tagNumber;
}

/** From the bytes as they are, since re-encoding a parsed certificate may change them. */
function toCertificate(part: BaseBlock): X509Certificate[] {
  return part instanceof Sequence ? [new X509Certificate(part.valueBeforeDecodeView)] : [];
}

/** By issuer and serial number; by a key identifier, the certificate that issued no other one. */
function findSigner(id: unknown, certificates: readonly X509Certificate[]): X509Certificate | undefined {
  const serial = id instanceof Sequence ? id.valueBlock.value[1] : undefined;
  if (serial instanceof Integer) {
    const wanted = Buffer.from(serial.valueBlock.valueHexView).toString('hex');
    return certificates.find(({ serialNumber }) => BigInt(`0x${serialNumber}`) === BigInt(`0x${wanted}`));
  }
  return certificates.find((one) => !certificates.some((other) => other !== one && other.checkIssued(one)));
}

const maxChain = 6;

/** The certificate and its issuers as far as `pool` has them, DER. */
export function chainFrom(signer: X509Certificate, pool: readonly X509Certificate[]): Buffer[] {
  const chain = [signer];
  for (let last = signer; !isSelfSigned(last) && chain.length < maxChain;) {
    const issuer = pool.find((one) => last.checkIssued(one) && last.verify(one.publicKey));
    if (issuer === undefined) break;
    chain.push(issuer);
    last = issuer;
  }
  return chain.map(({ raw }) => Buffer.from(raw));
}

export function isSelfSigned(certificate: X509Certificate): boolean {
  return certificate.checkIssued(certificate) && certificate.verify(certificate.publicKey);
}
