import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import { findAppendedFault } from '#server/platform/signing/appended.ts';
import { isSignedWhole } from '#server/platform/signing/signed-pdf.ts';
import type { TrustAnchor } from '#server/platform/signing/types.ts';

/** The signature of a stored file, verified from its bytes: when its leaf is appended, and when someone asks about it. */

export interface SignedFile {
  documentId: string;
  fileSha256: string;
  fileKey: string;
  sizeBytes: number;
  /** Of a file that was extended to stay verifiable: the file that was signed, which is its beginning. */
  signedBytes: number | null;
  signedSha256: string | null;
}

/**
 * Why a file is not one that we signed, or has more after that than validation data, as a sentence; undefined for an intact one. `seenAt` is when the file was first known,
 * which a compromised key has to precede. Throws when the object cannot be read now.
 */
export async function findFileFault(
  deps: Deps,
  { documentId, fileSha256: sha256, fileKey: key, sizeBytes, signedBytes, signedSha256 }: SignedFile,
  { roots, seenAt }: { roots: readonly TrustAnchor[]; seenAt: Date },
): Promise<string | undefined> {
  try {
    const pdf = await readStored(deps, { documentId, key, sizeBytes, sha256 });
    const signed = pdf.subarray(0, signedBytes ?? pdf.length);
    if (signedBytes !== null && createHash('sha256').update(signed).digest('hex') !== signedSha256)
      return 'it does not begin with the file that was signed';
    const { timestampRoots } = deps.signing;
    const isOurs = await isSignedWhole(signed, { anchors: roots, timestampRoots, seenAt });
    if (!isOurs) return 'its file is not signed by us';
    return signedBytes === null ? undefined : await findAppendedFault(pdf, signedBytes);
  } catch (error) {
    const isLost = error instanceof AppError && /^STORED_FILE_(MISSING|ALTERED)$/.test(error.code);
    if (!isLost) throw error;
    return 'its file is not stored as recorded';
  }
}
