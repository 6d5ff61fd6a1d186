import { createHash } from 'node:crypto';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { signatures, timestampFailures } from '#server/platform/observability/metrics.ts';
import { signatureOf, withSignature, withTimestamp } from '#server/platform/signing/signed-pdf.ts';
import {
  SigningKeyError,
  SigningServiceError,
  TimestampError,
  type DocumentKey,
} from '#server/platform/signing/types.ts';
import type { Printed, PrintJob } from '#server/platform/typesetting/print-job.ts';
import {
  findFileForTimestamp,
  insertCertificateFile,
  listFilesForTimestamp,
} from '#server/features/documents/certificates/queries.ts';
import { cacheSeconds, uploadKey } from '#server/features/documents/file-key.ts';
import { lockDocument } from '#server/features/documents/queries.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import { updateDeliveredFile } from '#server/features/documents/translations/queries.ts';
import { storeFile } from '#server/features/documents/upload/service.ts';

/*
 * Signatures of delivered files (PAdES).
 * Promises: every delivery is signed, with a timestamp when the authority answers in time; else a job adds one later, and both
 * files stay genuine.
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
}

/** Throws SERVICE_UNAVAILABLE when the key is unusable or the signing service is unavailable. */
export async function openSignature(deps: Deps, { reason, time }: { reason: string; time: Date }): Promise<Signature> {
  const key = await refuseUnsigned(deps, () => deps.signing.documentKey());
  return {
    signing: { material: key.material, reason, contact: deps.env.brand.legalName, time },
    async complete(printed) {
      const signed = await refuseUnsigned(deps, () => completeSignature(key, printed));
      const file = await tryTimestamp(deps, signed);
      signatures.inc({ level: file.level });
      return file;
    },
  };
}

async function refuseUnsigned<T>({ log }: Deps, work: () => Promise<T>): Promise<T> {
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

async function tryTimestamp({ signing, log }: Deps, pdf: Buffer): Promise<SignedFile> {
  if (signing.timestamps === null) return { pdf, level: 'B-B' };
  try {
    return { pdf: withTimestamp(pdf, await signing.timestamps.stamp(signatureOf(pdf))), level: 'B-T' };
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error;
    timestampFailures.inc();
    log.warn({ err: error }, 'no timestamp, retrying later');
    return { pdf, level: 'B-B' };
  }
}

/** Timestamps recent deliveries that no job of their own has reached. Ends when the authority fails; the next run goes on. */
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
  const pdf = withTimestamp(bytes, await timestamps.stamp(signatureOf(bytes)));
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
    if (!(await updateDeliveredFile(trx, { documentId, replacedSha256: sha256, file: stored, now }))) return;
    await insertCertificateFile(trx, file.certificateId, {
      sha256: stored.sha256,
      fileKey: stored.key,
      sizeBytes: stored.sizeBytes,
      pages: file.pages,
      signatureLevel: 'B-T',
      createdAt: now,
    });
  });
}
