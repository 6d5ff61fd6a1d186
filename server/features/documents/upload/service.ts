import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { isKnownCustomer } from '#server/features/auth/known-customers.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import {
  fileColumns,
  cacheSeconds,
  correctionKey,
  paperScanKey,
  uploadKey,
} from '#server/features/documents/file-key.ts';
import { detectType, type IncomingFile } from '#server/features/documents/file-type.ts';
import { assertScannable, attachPaperScan, findStep } from '#server/features/documents/paper-steps.ts';
import { canChange, canReceiveFreeFile, fitsUnpaidQuota } from '#server/features/documents/policy.ts';
import { countUnpaid, lockUnpaid } from '#server/features/documents/queries.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { storeFile } from '#server/features/documents/stored-bytes.ts';
import type { UploadBody } from '#server/features/documents/take-upload.ts';
import { transition } from '#server/features/documents/transition.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { limits } from '#shared/limits.ts';
import { maxScanPages } from '#shared/notarial/acts.ts';
import { maxPaperScanPages } from '#shared/paper-steps.ts';
import { priceLine, quote } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import type { correctionUploadOutput, uploadOutput } from '#shared/schemas/uploads.ts';
import { findDocument, insertDocumentEvent, lockDocument, updateDocument } from '../rows.ts';
import { checkFile, hash, parseContentLength, readBody } from './incoming-file.ts';
import { deleteCorrectionUploads, deleteUnusedScans, insertCorrectionUpload, insertScan } from './queries.ts';

/*
 * Uploads of originals and corrections.
 * Promises: a file is stored before it is acknowledged; pages and price follow from the stored bytes.
 * Never: an orphaned object (its sweep is queued before it is stored), a file replaced under a paid order, or more unpaid files
 * than the quota, also under concurrent uploads.
 */

/** Receives and checks a file; `inspect` may reject it before its pages are counted. */
export async function receiveFile(
  deps: Deps,
  actor: Actor,
  { body, inspect }: { body: UploadBody; inspect?: (bytes: Buffer) => Promise<void> },
): Promise<IncomingFile> {
  await deps.rateLimiter.consume('upload', actor.id, 'TOO_MANY_UPLOADS');
  if (deps.sandbox) await deps.rateLimiter.consume('testDocuments', actor.id, 'TEST_DOCUMENTS_FULL');
  const uploader = { person: actor.id, network: body.network, isKnown: await isKnownCustomer(deps, actor) };
  return deps.fairShares.uploads.run({
    ...uploader,
    bytes: parseContentLength(body.contentLength),
    receive: async () => {
      const bytes = await readBody(body.stream, body.contentLength);
      if (body.received) body.received.sha256 = await hash(bytes);
      return bytes;
    },
    count: async (bytes) => {
      await inspect?.(bytes);
      return checkFile(bytes, uploader);
    },
  });
}

/**
 * Receives the file of an unpaid or unsubmitted free order, counts its pages and prices it; replaces an earlier file and submits
 * a free order. Throws DOCUMENT_NOT_FOUND, DOCUMENT_LOCKED, UPLOAD_QUOTA, TOO_MANY_UPLOADS and the codes of `checkFile`.
 */
export async function uploadDocument(
  deps: Deps,
  actor: Actor,
  { documentId, body }: { documentId: string; body: UploadBody },
): Promise<z.infer<typeof uploadOutput>> {
  const document = await findDocument(deps.db, { id: documentId, userId: actor.id });
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  if (!canChange(document)) throw new AppError('DOCUMENT_LOCKED');
  // Rejects before the transfer; checked again under the lock, since concurrent uploads may use up the quota.
  await requireUnpaidQuota(deps.db, { document, bytes: parseContentLength(body.contentLength) });

  const file = await receiveFile(deps, actor, { body });
  if (deps.sandbox && file.pages > limits.testPages) {
    throw new AppError('TEST_PAGES', { details: { max: limits.testPages } });
  }
  const prices = await deps.company.inForce('prices', pricesOf(actor));
  assertWithinLimits(file, prices.facts);
  const key = uploadKey({ userId: actor.id, filename: document.filename, now: deps.now() });
  await storeFile(deps, { ...file, key, cacheSeconds: cacheSeconds.upload });
  return deps.db.transaction().execute((trx) => attachFile(deps, trx, { documentId, actor, key, file, prices }));
}

/** Throws PAGES_OVER_LIMIT, FILE_OVER_LIMIT for files above the price list's limits. */
function assertWithinLimits({ pages, bytes }: Pick<IncomingFile, 'pages' | 'bytes'>, { limits: own }: PriceList): void {
  if (pages > own.pages) throw new AppError('PAGES_OVER_LIMIT', { details: { max: own.pages } });
  if (bytes.length >= own.megabytes * 1024 * 1024) {
    throw new AppError('FILE_OVER_LIMIT', { details: { max: own.megabytes } });
  }
}

async function requireUnpaidQuota(
  db: Db,
  { document, bytes }: { document: Selectable<DocumentsTable>; bytes: number },
): Promise<void> {
  if (document.paymentStatus !== 'unpaid') return;
  if (!fitsUnpaidQuota(await countUnpaid(db, document.userId), { document, bytes })) throw new AppError('UPLOAD_QUOTA');
}

async function attachFile(
  deps: Deps,
  trx: Trx,
  {
    documentId,
    actor,
    key,
    file,
    prices,
  }: { documentId: string; actor: Actor; key: string; file: IncomingFile; prices: { id: string; facts: PriceList } },
): Promise<z.infer<typeof uploadOutput>> {
  await lockUnpaid(trx, actor.id);
  const document = await lockDocument(trx, documentId);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  if (!canChange(document)) throw new AppError('DOCUMENT_LOCKED');
  await requireUnpaidQuota(trx, { document, bytes: file.bytes.length });
  const now = deps.now();
  const ordered = { ...document, pages: file.pages };
  await updateDocument(trx, {
    id: documentId,
    values: {
      pages: file.pages,
      viewerPages: file.viewerPages,
      totalCostCents: priceLine(ordered, prices.facts).totalCents,
      priceVersionId: prices.id,
      currency: prices.facts.currency,
      ...fileColumns(key, file),
      uploadDate: now,
    },
    now,
  });
  await deps.jobs.enqueue(trx, 'documents.makeThumbnail', { documentId });
  await insertDocumentEvent(trx, {
    documentId,
    event: 'uploaded',
    toStatus: document.status,
    actorId: personIdOf(actor),
    actorRole: actor.role,
    createdAt: now,
  });
  if (document.thumbnailKey) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key: document.thumbnailKey });
  if (document.fileKey) {
    await deps.jobs.enqueue(trx, 'documents.sweepFile', { key: document.fileKey });
    await deps.jobs.enqueue(trx, 'payments.releaseStale', {});
  }
  if (canReceiveFreeFile(document)) {
    await transition(deps, trx, { documentId, event: 'submitFree', as: 'staff', actor });
  }
  return { pages: file.pages, quote: quote([ordered], prices.facts) };
}

/**
 * Receives the corrected PDF of a pending review, or of a delivered one for its reissue; it has no effect until it is sent.
 * Throws REVIEW_NOT_FOUND, CONFLICT, CORRECTION_NOT_PDF and the codes of `checkFile`.
 */
export async function uploadCorrection(
  deps: Deps,
  actor: Actor,
  {
    reviewId,
    isReissue = false,
    filename,
    body,
  }: { reviewId: string; isReissue?: boolean; filename: string; body: UploadBody },
): Promise<z.infer<typeof correctionUploadOutput>> {
  const review = await findReview(deps.db, reviewId);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const isDecided = review.status === 'completed' || review.status === 'rejected';
  if (isReissue ? !isDecided : review.status !== 'pending') throw new AppError('CONFLICT');

  const requirePdf = async (bytes: Buffer) => {
    if ((await detectType(bytes)) !== 'application/pdf') throw new AppError('CORRECTION_NOT_PDF');
  };
  const file = await receiveFile(deps, actor, { body, inspect: requirePdf });
  const uploadId = await storeReviewFile(deps, actor, { review, filename, file, insert: insertCorrectionUpload });
  return { uploadId, pages: file.pages };
}

/**
 * Receives the scan of a sheet that a notary signed, which has no effect until the act is recorded with it.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED, NOTARY_SCAN_PAGES and the codes of `checkFile`.
 */
export async function uploadScan(
  deps: Deps,
  actor: Actor,
  { reviewId, body }: { reviewId: string; body: UploadBody },
): Promise<z.infer<typeof correctionUploadOutput>> {
  const review = await findReview(deps.db, reviewId);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (review.status === 'cancelled' || review.notarySince === null) throw new AppError('NOTARY_NOT_AWAITED');

  const file = await receiveFile(deps, actor, { body });
  if (file.pages > maxScanPages) throw new AppError('NOTARY_SCAN_PAGES', { details: { max: String(maxScanPages) } });
  const uploadId = await storeReviewFile(deps, actor, { review, filename: 'notarial-sheet', file, insert: insertScan });
  return { uploadId, pages: file.pages };
}

/**
 * Receives the scan of a paper that came back from an authority.
 * Throws STEP_NOT_FOUND, STEP_MOVED, STEP_SCAN_PAGES and the codes of `checkFile`.
 */
export async function uploadPaperScan(
  deps: Deps,
  actor: Actor,
  { stepId, body }: { stepId: string; body: UploadBody },
): Promise<z.infer<typeof correctionUploadOutput>> {
  const step = await findStep(deps.db, stepId);
  if (!step) throw new AppError('STEP_NOT_FOUND');
  assertScannable(step);
  const { pages, ...file } = await receiveFile(deps, actor, { body });
  if (pages > maxPaperScanPages) throw new AppError('STEP_SCAN_PAGES', { details: { max: String(maxPaperScanPages) } });
  const key = paperScanKey({ documentId: step.documentId, now: deps.now() });
  const stored = await storeFile(deps, { ...file, key, cacheSeconds: cacheSeconds.correction });
  await attachPaperScan(deps, actor, { id: stepId, scan: { ...stored, pages } });
  return { uploadId: stepId, pages };
}

/**
 * Stores a file that staff uploaded for a review, and the row that records it; returns the row's id. Throws REVIEW_NOT_FOUND where the
 * document was deleted meanwhile: its erasure has removed what was there.
 */
async function storeReviewFile(
  deps: Deps,
  actor: Actor,
  {
    review,
    filename,
    file,
    insert,
  }: {
    review: { id: string; documentId: string };
    filename: string;
    file: IncomingFile;
    insert: typeof insertScan;
  },
): Promise<string> {
  const key = correctionKey({ reviewId: review.id, filename, now: deps.now() });
  const stored = await storeFile(deps, { ...file, key, cacheSeconds: cacheSeconds.correction });
  return deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, review.documentId);
    if (!document || document.erasureRequestedAt) throw new AppError('REVIEW_NOT_FOUND');
    return insert(trx, {
      reviewId: review.id,
      uploadedBy: actor.id,
      fileKey: stored.key,
      fileSizeBytes: stored.sizeBytes,
      fileSha256: stored.sha256,
      fileMimetype: stored.mimetype,
      pages: file.pages,
      createdAt: deps.now(),
    });
  });
}

/**
 * Deletes corrections and unused scans after `limits.correctionUploadMs`, sent or not: delivered files are separate objects.
 * Objects are swept once no row references them.
 */
export async function expireCorrectionUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - limits.correctionUploadMs);
  await deps.db.transaction().execute(async (trx) => {
    const corrections = await deleteCorrectionUploads(trx, { before, limit: 500 });
    const scans = await deleteUnusedScans(trx, { before, limit: 500 });
    for (const key of [...corrections, ...scans]) {
      await deps.jobs.enqueue(trx, 'documents.sweepFile', { key });
    }
  });
}
