import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { insertCertificateFile } from '#server/features/documents/certificates.ts';
import { cacheSeconds, uploadKey } from '#server/features/documents/file-key.ts';
import {
  findDueFile,
  listDueFiles,
  syncLongTerm,
  updateDue,
  type DueFile,
} from '#server/features/documents/long-term-files.ts';
import { lockDocument, updateDeliveredFile } from '#server/features/documents/rows.ts';
import { readStored, storeFile } from '#server/features/documents/stored-bytes.ts';
import { extendedFiles } from '#server/platform/observability/metrics.ts';
import {
  readDocumentTimestamp,
  readSignature,
  stampedContent,
  withDocumentTimestamp,
} from '#server/platform/signing/signature-gap.ts';
import { readSignerChain } from '#server/platform/signing/signed-message.ts';
import {
  TimestampError,
  ValidationDataError,
  type TimestampAuthority,
  type UsedChain,
  type ValidationData,
  mergeValidationData,
} from '#server/platform/signing/types.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { LongTermLevel } from '#shared/certificate/state.ts';
import { findSignerChain } from './signer-key-queries.ts';

/*
 * Signatures that outlive their certificates (PAdES B-LT, B-LTA).
 * Promises: missing validation data is added later, and another timestamp before the newest one's certificate expires.
 * Later files begin with the delivered bytes, which stay on record.
 * Never: a change to a delivered byte, two extensions of one file, or one of a paper that was revoked, replaced or
 * erased.
 */

const filesPerRun = 20;
const catchUpMs = 14 * 24 * 60 * 60 * 1000;
const retryMs = 24 * 60 * 60 * 1000;
/** Shorter, since an unavailable revocation list is usually published again soon. */
const missingRetryMs = 60 * 60 * 1000;
/** This close to expiry a renewal proceeds without unavailable revocation lists; the file has those of the delivery. */
const urgentMs = 60 * 24 * 60 * 60 * 1000;
/**
 * Minimum extension of validity, since authorities that rotate often would otherwise cause a renewal for each
 * certificate.
 */
const minGainMs = 90 * 24 * 60 * 60 * 1000;
/** The least room for a token; public authorities send four to seven kilobytes. */
const minTokenBytes = 8_192;
const owner = 'long-term signatures';

/** Extends a bounded number of due files. Stops when the authority fails; the next run continues. */
export async function extendDueFiles(deps: Deps): Promise<void> {
  const { timestamps } = deps.signing;
  if (timestamps === null || deps.env.revocationListUrls.length === 0) return;
  const now = deps.now();
  await syncLongTerm(deps.db, { after: new Date(now.getTime() - catchUpMs) });
  const expiresUntil = await findRenewable(deps, timestamps);
  for (const fileId of await listDueFiles(deps.db, { now, expiresUntil, limit: filesPerRun })) {
    try {
      await extendFile(deps, { fileId, timestamps });
    } catch (error) {
      // Both are temporary and affect every file, so the next run retries.
      if (error instanceof TimestampError || (error instanceof PrintError && error.fault === 'busy')) return;
      // Postponed, so that it does not block the files behind it.
      const isMissing = error instanceof ValidationDataError;
      await updateDue(deps.db, { fileId, dueAt: new Date(now.getTime() + (isMissing ? missingRetryMs : retryMs)) });
      if (isMissing) deps.log.warn({ err: error, fileId }, 'validation data still missing');
      else deps.log.error({ err: error, fileId }, 'signed file not extended');
    }
  }
}

/**
 * A file is renewed if its timestamp expires before this time, given the authority's current certificate; the epoch
 * while the authority is unavailable. Other files are not even read.
 */
async function findRenewable({ now, log }: Deps, timestamps: TimestampAuthority): Promise<Date> {
  try {
    const { expiresAt } = await timestamps.describe();
    const urgent = Math.min(now().getTime() + urgentMs, expiresAt.getTime() - 1);
    return new Date(Math.max(expiresAt.getTime() - minGainMs, urgent));
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error;
    log.warn({ err: error }, 'no renewals: timestamp authority unavailable');
    return new Date(0);
  }
}

/** Throws TimestampError, ValidationDataError, PrintError, STORED_FILE_ALTERED, STORED_FILE_MISSING. */
async function extendFile(
  deps: Deps,
  { fileId, timestamps }: { fileId: string; timestamps: TimestampAuthority },
): Promise<void> {
  const file = await findDueFile(deps.db, { fileId, now: deps.now() });
  if (!file) return;
  const bytes = await readStored(deps, file);
  const own = await findSignerChain(deps.db, file.certificateId);
  const signed = readSigned(deps, { bytes, file, own });
  if (file.level === null) return addValidationData(deps, { file, bytes, signed });
  return renew(deps, { file, bytes, signed, timestamps });
}

interface SignedState {
  /** The company's chain, as of the signature's timestamp. */
  signer: UsedChain;
  /** The chain of the translator's own key, which signed before; undefined where the company signed alone. */
  translator: UsedChain | undefined;
  /** The newest timestamp, of the signature or of the document. */
  newest: UsedChain & { expiresAt: Date };
}

interface Extending {
  file: DueFile;
  bytes: Buffer;
  signed: SignedState;
}

/** By the recorded length of the signed revision: attached files hold signatures of their own, and later bytes cover it. */
function readSigned(
  { signing }: Deps,
  { bytes, file, own: chain }: Omit<Extending, 'signed'> & { own: readonly Buffer[] | undefined },
): SignedState {
  const { cms, token } = readSignature(bytes.subarray(0, file.signedBytes));
  if (token === undefined) throw new Error('the signature has no timestamp');
  const own = signing.readToken(token);
  const newest = file.level === 'B-LTA' ? signing.readToken(readDocumentTimestamp(bytes)) : own;
  const { usedAt } = own;
  return { signer: { chain: readSignerChain(cms, []), usedAt }, translator: chain && { chain, usedAt }, newest };
}

async function addValidationData(deps: Deps, { file, bytes, signed }: Extending): Promise<void> {
  const { signer, newest } = signed;
  const company = await deps.signing.validationData([signer, newest]);
  const validation = mergeValidationData([company, ...(await gatherTranslator(deps, signed))]);
  const { pdf } = await deps.typesetter.print({ signed: bytes, validation, timestampBytes: null }, owner);
  await save(deps, { file, bytes, extended: toBuffer(pdf), level: 'B-LT', expiresAt: newest.expiresAt });
}

async function renew(
  deps: Deps,
  { file, bytes, signed, timestamps }: Extending & { timestamps: TimestampAuthority },
): Promise<void> {
  const { tokenBytes } = await timestamps.describe();
  const validation = await gatherForRenewal(deps, signed);
  const timestampBytes = Math.max(minTokenBytes, tokenBytes + 1_024);
  const { pdf } = await deps.typesetter.print({ signed: bytes, validation, timestampBytes }, owner);
  const prepared = toBuffer(pdf);
  const { token, expiresAt } = await timestamps.stamp(stampedContent(prepared));
  if (expiresAt <= signed.newest.expiresAt) throw new Error('the new timestamp expires no later than the one before');
  await save(deps, { file, bytes, extended: withDocumentTimestamp(prepared, token), level: 'B-LTA', expiresAt });
}

async function gatherForRenewal(deps: Deps, signed: SignedState): Promise<ValidationData> {
  const { signing, now, log } = deps;
  const { signer, newest } = signed;
  const isUrgent = newest.expiresAt.getTime() - now().getTime() < urgentMs;
  const found: ValidationData[] = [];
  for (const used of [signer, newest]) {
    try {
      found.push(await signing.validationData([used]));
    } catch (error) {
      if (!isUrgent || !(error instanceof ValidationDataError)) throw error;
      log.warn({ err: error }, 'renewing without a current revocation list');
      found.push({ certificates: used.chain, revocationLists: [] });
    }
  }
  return mergeValidationData([...found, ...(await gatherTranslator(deps, signed))]);
}

/**
 * Validation data of a translator's key. Optional: a missing list delays nothing, since the company's signature covers
 * this one, too.
 */
async function gatherTranslator({ signing, log }: Deps, { translator }: SignedState): Promise<ValidationData[]> {
  if (!translator) return [];
  try {
    return [await signing.validationData([translator])];
  } catch (error) {
    if (!(error instanceof ValidationDataError)) throw error;
    log.warn({ err: error }, 'no validation data of a signer’s own key');
    return [{ certificates: translator.chain, revocationLists: [] }];
  }
}

interface Extended {
  file: DueFile;
  bytes: Buffer;
  extended: Buffer;
  level: LongTermLevel;
  expiresAt: Date;
}

/** Stores the longer file and lets the delivery point to it, unless the delivery has another file meanwhile. */
async function save(deps: Deps, { file, bytes, extended, level, expiresAt }: Extended): Promise<void> {
  if (extended.length <= bytes.length || !extended.subarray(0, bytes.length).equals(bytes)) {
    throw new Error('the extension changed what was delivered');
  }
  const { documentId, certificateId } = file;
  const now = deps.now();
  const stored = await storeFile(deps, {
    key: uploadKey({ userId: file.userId, filename: `${file.filename}.pdf`, now }),
    bytes: extended,
    mimetype: file.mimetype,
    sha256: createHash('sha256').update(extended).digest('hex'),
    cacheSeconds: cacheSeconds.upload,
  });
  const isSaved = await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    // Read again under the lock: the paper may have been revoked, replaced, erased or extended meanwhile.
    const current = document && (await findDueFile(trx, { fileId: file.fileId, now }));
    if (!current) return false;
    if (!(await updateDeliveredFile(trx, { documentId, replacedSha256: file.sha256, file: stored, now }))) return false;
    await updateDue(trx, { fileId: file.fileId, dueAt: null });
    await insertCertificateFile(trx, certificateId, {
      sha256: stored.sha256,
      fileKey: stored.key,
      sizeBytes: stored.sizeBytes,
      pages: file.pages,
      signatureLevel: level,
      signedBytes: file.signedBytes,
      timestampExpiresAt: expiresAt,
      createdAt: now,
    });
    return true;
  });
  if (isSaved) extendedFiles.inc({ level });
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
