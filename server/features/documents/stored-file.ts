import type { Db } from '#server/platform/db/client.ts';
import { paperFilename, type CertifiedPaper } from '#shared/certificate/title.ts';
import { workRefusal } from '#shared/document-status.ts';
import { extensionsOf, fileExtension, isAcceptedMimeType, phonePhotoExtensions } from '#shared/files.ts';
import type { FileTarget } from './file-link.ts';
import { findStep } from './paper-steps.ts';
import { findLetter } from './refusals.ts';
import { findReview } from './reviews.ts';
import { findDocument } from './rows.ts';
import { findTranslationFile } from './translations.ts';

/** Metadata of a file that can be served. */
export interface ServableFile {
  /** The document in whose audit trail accesses are recorded. */
  documentId: string;
  key: string;
  filename: string;
  mimetype: string;
  sizeBytes: number;
  sha256: string;
  cacheSeconds: number;
  /** For delivered files: whether row and audit trail agree. */
  isAsRecorded?: boolean;
}

const yearSeconds = 365 * 24 * 60 * 60;

/** The file of a link's target; undefined when its row or file no longer exists. */
export async function findServableFile(db: Db, target: FileTarget): Promise<ServableFile | undefined> {
  switch (target.kind) {
    case 'original':
      return toOriginal(await findDocument(db, { id: target.id }), yearSeconds);
    case 'workflow': {
      const row = await findWorkflowSource(db, target.id);
      return row && workRefusal(row) === null ? toOriginal(row, 0) : undefined;
    }
    case 'draft': {
      const row = await findReview(db, target.id);
      if (!row?.translatedFileKey || !row.translatedFileMimetype) return undefined;
      if (row.translatedFileSizeBytes === null || !row.translatedFileSha256) return undefined;
      return {
        documentId: row.documentId,
        key: row.translatedFileKey,
        filename: withExtension(row.filename, row.translatedFileMimetype),
        mimetype: row.translatedFileMimetype,
        sizeBytes: row.translatedFileSizeBytes,
        sha256: row.translatedFileSha256,
        cacheSeconds: 3600,
      };
    }
    case 'upload': {
      const row = await findCorrectionUploadFile(db, target.id);
      if (!row) return undefined;
      return {
        documentId: row.documentId,
        key: row.fileKey,
        filename: withExtension(row.filename, row.fileMimetype),
        mimetype: row.fileMimetype,
        sizeBytes: row.fileSizeBytes,
        sha256: row.fileSha256,
        cacheSeconds: 3600,
      };
    }
    case 'certified': {
      const row = await findCertifiedFile(db, target.id);
      return row && { ...row, filename: withExtension(row.filename, row.mimetype), cacheSeconds: 0 };
    }
    case 'letter': {
      const row = await findLetter(db, target.id);
      return row && { ...row, filename: withExtension('refusal-letter', row.mimetype), cacheSeconds: 3600 };
    }
    case 'scan': {
      const row = await findScanFile(db, target.id);
      if (!row) return undefined;
      return {
        documentId: row.documentId,
        key: row.fileKey,
        filename: withExtension('notarial-sheet', row.fileMimetype),
        mimetype: row.fileMimetype,
        sizeBytes: row.fileSizeBytes,
        sha256: row.fileSha256,
        cacheSeconds: 3600,
      };
    }
    case 'paper-scan': {
      const step = await findStep(db, target.id);
      if (!step?.scanKey || !step.scanMimetype || step.scanSizeBytes === null || !step.scanSha256) return undefined;
      return {
        documentId: step.documentId,
        key: step.scanKey,
        filename: withExtension(step.kind.replace('_', '-'), step.scanMimetype),
        mimetype: step.scanMimetype,
        sizeBytes: step.scanSizeBytes,
        sha256: step.scanSha256,
        // A later scan may take its place.
        cacheSeconds: 0,
      };
    }
    case 'delivered': {
      const row = await findTranslationFile(db, target);
      return row && { ...row, filename: deliveredName(row), cacheSeconds: row.isCorrection ? 3600 : yearSeconds };
    }
  }
}

function toOriginal(row: Awaited<ReturnType<typeof findDocument>>, cacheSeconds: number): ServableFile | undefined {
  if (!row?.fileKey || !row.fileMimetype || row.fileSizeBytes === null || !row.fileSha256) return undefined;
  return {
    documentId: row.id,
    key: row.fileKey,
    filename: withExtension(row.filename, row.fileMimetype),
    mimetype: row.fileMimetype,
    sizeBytes: row.fileSizeBytes,
    sha256: row.fileSha256,
    cacheSeconds,
  };
}

/** Download name of a delivery: its owner's name for it, else the certified title, else the file's name. */
export function deliveredName(row: {
  filename: string;
  displayName: string | null;
  certified: CertifiedPaper | null;
  verificationCode: string;
  mimetype: string;
}): string {
  const title = row.displayName === null ? paperFilename(row.certified, row.verificationCode) : undefined;
  return withExtension(title ?? row.filename, row.mimetype);
}

/** Replaces the extension by the one of the MIME type: the translation of `photo.jpg` becomes `photo.pdf`. */
function withExtension(filename: string, mimetype: string): string {
  if (!isAcceptedMimeType(mimetype)) return filename;
  const extensions: readonly string[] = extensionsOf[mimetype];
  const extension = fileExtension(filename);
  if (extensions.includes(extension)) return filename;
  const known: readonly string[] = [...Object.values(extensionsOf).flat(), ...phonePhotoExtensions];
  const base = known.includes(extension) ? filename.slice(0, -(extension.length + 1)) : filename;
  return `${base}.${extensions[0]}`;
}

/** The certified translation of a decision that awaits its notarial act. */
async function findCertifiedFile(db: Db, requestId: string) {
  return db
    .selectFrom('notarialRequests as n')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'n.reviewId')
    .where('n.id', '=', requestId)
    .where('n.closedAt', 'is', null)
    .select(['n.documentId', 'r.filename', 'n.fileKey as key', 'n.fileMimetype as mimetype'])
    .select(['n.fileSizeBytes as sizeBytes', 'n.fileSha256 as sha256'])
    .executeTakeFirst();
}

/**
 * The original of an outbound webhook delivery, while the order needs it: undefined once a translation arrives, a later delivery
 * exists, the workflow fails or the review ends.
 */
export async function findWorkflowSource(db: Db, deliveryRowId: string) {
  return db
    .selectFrom('webhookDeliveries as w')
    .innerJoin('documents as d', 'd.id', 'w.documentId')
    .innerJoin('documentsToBeVerified as r', 'r.documentId', 'd.id')
    .selectAll('d')
    .where('w.id', '=', deliveryRowId)
    .where('w.direction', '=', 'outbound')
    .where('r.isCorrection', '=', false)
    .where('r.status', '=', 'pending')
    .where('r.workflowState', 'in', ['waiting', 'sent'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhookDeliveries as later')
            .select('later.id')
            .whereRef('later.documentId', '=', 'w.documentId')
            .where('later.direction', '=', 'outbound')
            .whereRef('later.createdAt', '>', 'w.createdAt'),
        ),
      ),
    )
    .executeTakeFirst();
}

/** An upload with the document it was made for. */
async function findCorrectionUploadFile(db: Db, id: string) {
  return db
    .selectFrom('correctionUploads as u')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'u.reviewId')
    .where('u.id', '=', id)
    .select(['r.documentId', 'r.filename', 'u.fileKey', 'u.fileMimetype', 'u.fileSizeBytes', 'u.fileSha256'])
    .executeTakeFirst();
}

/** A scan with the document it was made for. */
async function findScanFile(db: Db, id: string) {
  return db
    .selectFrom('notarialScans as s')
    .innerJoin('documentsToBeVerified as r', 'r.id', 's.reviewId')
    .where('s.id', '=', id)
    .select(['r.documentId', 's.fileKey', 's.fileMimetype', 's.fileSizeBytes', 's.fileSha256'])
    .executeTakeFirst();
}
