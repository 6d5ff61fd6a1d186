import type { X509Certificate } from 'node:crypto';
import { usagesOf } from '#server/platform/signing/certificates.ts';
import { isOf } from '#server/platform/signing/signed-pdf.ts';
import type { TrustAnchor } from '#server/platform/signing/types.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import { foldName } from '#shared/spelling.ts';
import { nameOf } from './own-signature.ts';

/** Whether a certificate that a signer imports may sign papers beside the company's. Pure. */

const minRsaBits = 2048;
const curves: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);
/** Documents (RFC 9336, Adobe's and Microsoft's), mail, and any use. */
const documentUses: ReadonlySet<string> = new Set([
  '1.3.6.1.5.5.7.3.36',
  '1.2.840.113583.1.1.5',
  '1.3.6.1.4.1.311.10.3.12',
  '1.3.6.1.5.5.7.3.4',
  '2.5.29.37.0',
]);
/** digitalSignature, nonRepudiation. */
const signatureBits = 0b1100_0000;

interface Importing {
  leaf: X509Certificate;
  /** Of the person's profile. */
  names: readonly string[];
  /** Of the company. */
  anchors: readonly TrustAnchor[];
  now: Date;
}

export function findImportFaults({ leaf, names, anchors, now }: Importing): Finding[] {
  const [notBefore, notAfter] = [new Date(leaf.validFrom), new Date(leaf.validTo)];
  const faults: Finding[] = [];
  const refuse = (isRefused: boolean, rule: string, say: string) => {
    if (isRefused) faults.push(lawFinding(`signer-key.${rule}`, say));
  };
  const day = (date: Date) => date.toISOString().slice(0, 10);
  refuse(notAfter <= now, 'expired', `This certificate expired on ${day(notAfter)}. Import its successor.`);
  refuse(notBefore > now, 'early', `This certificate is not valid before ${day(notBefore)}.`);
  refuse(
    isWeak(leaf),
    'weak',
    'This key is too weak. It needs RSA of at least 2048 bits, or ECDSA on P-256, P-384 or P-521.',
  );
  refuse(
    !isForSigning(leaf),
    'usage',
    'This certificate was not issued for signatures of a person. Ask for one that is.',
  );
  refuse(
    !names.some((name) => isNamed(leaf, name)),
    'name',
    `This certificate names ${nameOf(leaf.raw)}, which is not the legal name in your profile.`,
  );
  // Its signature could be mistaken for the company's.
  refuse(
    anchors.some((anchor) => isOf(anchor, leaf)),
    'company',
    'This is a certificate of the company. Import one of your own.',
  );
  return faults;
}

function isWeak({ publicKey }: X509Certificate): boolean {
  const { modulusLength = 0, namedCurve = '' } = publicKey.asymmetricKeyDetails ?? {};
  return publicKey.asymmetricKeyType === 'rsa' ? modulusLength < minRsaBits : !curves.has(namedCurve);
}

function isForSigning({ ca, raw }: X509Certificate): boolean {
  const { keyUsage = signatureBits, extended } = usagesOf(raw);
  return !ca && (keyUsage & signatureBits) !== 0 && (extended?.some((oid) => documentUses.has(oid)) ?? true);
}

/** Authorities add numbers and reorder names, so only the first and last word of the name must occur in the subject. */
function isNamed(leaf: X509Certificate, name: string): boolean {
  const words = foldName(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  const subject = new Set(foldName(leaf.subject).split(/[^\p{L}]+/u));
  return first !== undefined && last !== undefined && subject.has(first) && subject.has(last);
}
