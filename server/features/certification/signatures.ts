import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  findFileForTimestamp,
  insertCertificateFile,
  listFilesForTimestamp,
} from '#server/features/documents/certificates.ts';
import { cacheSeconds, uploadKey } from '#server/features/documents/file-key.ts';
import { lockDocument, updateDeliveredFile } from '#server/features/documents/rows.ts';
import { readStored, storeFile } from '#server/features/documents/stored-bytes.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { signatures, timestampFailures, validationFailures } from '#server/platform/observability/metrics.ts';
import { readSignature, withSignature, withTimestamp } from '#server/platform/signing/signature-gap.ts';
import {
  RevokedCertificateError,
  SigningKeyError,
  SigningServiceError,
  TimestampError,
  ValidationDataError,
  type DocumentKey,
  type ValidationData,
  mergeValidationData,
} from '#server/platform/signing/types.ts';
import type { Printed, PrintJob } from '#server/platform/typesetting/print-job.ts';
import { lawFinding } from '#shared/certificate/findings.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import { findKnownHead } from './known-head.ts';
import type { OwnSignature } from './own-signature.ts';

/*
 * Signatures of delivered files (PAdES).
 * Promises: every delivery is signed, with a timestamp and validation data when the authority answers in time; else jobs add
 * them later, and every file stays genuine.
 * Never: an unsigned delivery, or an invalid timestamp in one.
 */

const catchUpMs = 14 * 24 * 60 * 60 * 1000;
const catchUpFiles = 50;

/** The signature of one file: what the typesetting worker needs, and the steps after it. */
export interface Signature {
  signing: NonNullable<PrintJob['signing']>;
  complete(printed: Printed): Promise<SignedFile>;
}

export interface SignedFile {
  pdf: Buffer;
  level: SignatureLevel;
  /** End of the certificate that signed its timestamp; null without one. */
  timestampExpiresAt: Date | null;
}

/** Throws SERVICE_UNAVAILABLE when the key is unusable or the signing service is unavailable. */
export async function openSignature(
  deps: Deps,
  { reason, time, own }: { reason: string; time: Date; own: OwnSignature | null },
): Promise<Signature> {
  const key = await refuseUnsigned(deps, () => deps.signing.documentKey());
  const [company, translators, logHead, { legalName }] = await Promise.all([
    gatherAhead(deps, key),
    own && gatherOwn(deps, own),
    findKnownHead(deps.db),
    deps.company.site(),
  ]);
  const validation = { ...company, ...mergeValidationData([company, ...(translators ? [translators] : [])]) };
  return {
    signing: {
      material: key.material,
      ...(own && { translator: { material: own.material, reason: 'Translated and certified by the signer' } }),
      validation,
      logHead,
      reason,
      contact: legalName,
      time,
    },
    async complete(printed) {
      const signed = await refuseUnsigned(deps, () => completeSignature(key, printed));
      const file = await tryTimestamp(deps, signed, validation);
      signatures.inc({ level: file.level });
      return file;
    },
  };
}

const noValidation: ValidationData & { timestampChain: null } = {
  certificates: [],
  revocationLists: [],
  timestampChain: null,
};

/** What shows that signer and authority are valid, before either signed; empty where something of it is missing. */
async function gatherAhead({ env, signing, log, now }: Deps, { chain }: DocumentKey): Promise<AheadOfSigning> {
  if (signing.timestamps === null || env.revocationListUrls.length === 0) return noValidation;
  try {
    const authority = await signing.timestamps.describe();
    const usedAt = now();
    const found = await signing.validationData([
      { chain, usedAt },
      { chain: authority.chain, usedAt },
    ]);
    return { ...found, timestampChain: authority.chain };
  } catch (error) {
    if (!(error instanceof ValidationDataError) && !(error instanceof TimestampError)) throw error;
    validationFailures.inc();
    log.warn({ err: error }, 'no validation data, adding it later');
    return noValidation;
  }
}

/**
 * Validation data of the signer's own certificate. Optional: the company's signature covers the whole file, so an
 * unpublished revocation list delays nothing. Throws CERTIFICATE_INCOMPLETE for a revoked one.
 */
async function gatherOwn({ env, signing, log, now }: Deps, { chain, keyId }: OwnSignature): Promise<ValidationData> {
  if (signing.timestamps === null || env.revocationListUrls.length === 0) return noValidation;
  try {
    return await signing.validationData([{ chain, usedAt: now() }]);
  } catch (error) {
    if (error instanceof RevokedCertificateError) {
      const finding = lawFinding(
        'signer.key',
        'Your certificate was revoked by its issuer. Replace it in your profile.',
      );
      throw new AppError('CERTIFICATE_INCOMPLETE', { cause: error, details: { findings: [finding] } });
    }
    if (!(error instanceof ValidationDataError)) throw error;
    log.warn({ err: error, keyId }, 'no validation data of a signer’s own key');
    return { certificates: chain, revocationLists: [] };
  }
}

/** Null when incomplete: the file stays at B-T. */
type AheadOfSigning = ValidationData & { timestampChain: readonly Buffer[] | null };

/** Throws SERVICE_UNAVAILABLE where `work` fails for want of a key or of the signing service. */
export async function refuseUnsigned<T>({ log }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SigningKeyError) && !(error instanceof SigningServiceError)) throw error;
    log.error({ err: error }, 'signing failed, decision refused');
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  }
}

async function completeSignature({ signDigest }: DocumentKey, { pdf, toBeSigned }: Printed): Promise<Buffer> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  if (signDigest === null) return bytes;
  if (toBeSigned === null) throw new Error('the worker kept nothing to sign');
  return withSignature(bytes, await signDigest(toBeSigned));
}

async function tryTimestamp(
  { signing, log }: Deps,
  pdf: Buffer,
  { timestampChain }: AheadOfSigning,
): Promise<SignedFile> {
  if (signing.timestamps === null) return { pdf, level: 'B-B', timestampExpiresAt: null };
  try {
    const { token, chain, expiresAt } = await signing.timestamps.stamp(readSignature(pdf).value);
    // The authority may have changed its certificate since it was described.
    const isValidated = timestampChain !== null && isSameChain(chain, timestampChain);
    return { pdf: withTimestamp(pdf, token), level: isValidated ? 'B-LT' : 'B-T', timestampExpiresAt: expiresAt };
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error;
    timestampFailures.inc();
    log.warn({ err: error }, 'no timestamp, retrying later');
    return { pdf, level: 'B-B', timestampExpiresAt: null };
  }
}

function isSameChain(one: readonly Buffer[], other: readonly Buffer[]): boolean {
  return one.length === other.length && one.every((certificate, index) => other[index]?.equals(certificate));
}

/** Timestamps recent deliveries whose own job was lost. Stops when the authority fails; the next run continues. */
export async function addMissingTimestamps(deps: Deps): Promise<void> {
  if (deps.signing.timestamps === null) return;
  const after = new Date(deps.now().getTime() - catchUpMs);
  for (const sha256 of await listFilesForTimestamp(deps.db, { after, limit: catchUpFiles })) {
    try {
      await addTimestamp(deps, { sha256 });
    } catch (error) {
      if (error instanceof TimestampError) return;
      deps.log.error({ err: error, sha256 }, 'timestamp not added');
    }
  }
}

/** Queues the timestamp that a delivered file lacks, in the transaction that delivers it. */
export async function requestTimestamp(
  { jobs, signing }: Deps,
  trx: Trx,
  { sha256, level }: { sha256: string; level: SignatureLevel },
): Promise<void> {
  if (level === 'B-B' && signing.timestamps !== null) await jobs.enqueue(trx, 'certification.timestamp', { sha256 });
}

/**
 * Adds a timestamp to a delivery that was issued without: the same signature and pages, in a second file that the delivery
 * points to from then on. Does nothing when the delivery has another file meanwhile. Throws TimestampError, STORED_FILE_ALTERED.
 */
export async function addTimestamp(deps: Deps, { sha256 }: { sha256: string }): Promise<void> {
  const { timestamps } = deps.signing;
  const file = await findFileForTimestamp(deps.db, sha256);
  if (timestamps === null || !file) return;
  const { documentId, mimetype } = file;
  const bytes = await readStored(deps, { ...file, sha256 });
  const { token, expiresAt } = await timestamps.stamp(readSignature(bytes).value);
  const pdf = withTimestamp(bytes, token);
  const now = deps.now();
  const stored = await storeFile(deps, {
    key: uploadKey({ userId: file.userId, filename: `${file.filename}.pdf`, now }),
    bytes: pdf,
    mimetype,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    cacheSeconds: cacheSeconds.upload,
  });
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    if (document?.erasureRequestedAt) return;
    // Revoked in the meantime: the log would list a file as issued but never as revoked.
    if (!(await findFileForTimestamp(trx, sha256))) return;
    if (!(await updateDeliveredFile(trx, { documentId, replacedSha256: sha256, file: stored, now }))) return;
    await insertCertificateFile(trx, file.certificateId, {
      sha256: stored.sha256,
      fileKey: stored.key,
      sizeBytes: stored.sizeBytes,
      pages: file.pages,
      signatureLevel: 'B-T',
      timestampExpiresAt: expiresAt,
      createdAt: now,
    });
  });
}
