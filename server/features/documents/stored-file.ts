import { workRefusal } from '#shared/document-status.ts';
import { extensionsOf, fileExtension, isAcceptedMimeType } from '#shared/files.ts';
import type { Db } from '#server/db/client.ts';
import { findTranslation } from './delivery/queries.ts';
import type { FileTarget } from './file-link.ts';
import { findDocument } from './queries.ts';
import { findReview, findUploadOfReview, findWorkflowSource } from './review/queries.ts';

/** Facts of a file that can be served. */
export interface ServableFile {
  /** Whose trail a reading of it belongs to. */
  documentId: string;
  key: string;
  filename: string;
  mimetype: string;
  sizeBytes: number;
  sha256: string;
  cacheSeconds: number;
}

const year = 365 * 24 * 60 * 60;

/** The file a link points to; undefined when its row or its file is gone. */
export async function findServableFile(db: Db, target: FileTarget): Promise<ServableFile | undefined> {
  switch (target.kind) {
    case 'original':
      return toOriginal(await findDocument(db, { id: target.id }), year);
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
      const row = await findUploadOfReview(db, target.id);
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
    case 'delivered': {
      const row = await findTranslation(db, { id: target.id });
      if (!row) return undefined;
      return {
        documentId: row.originalDocumentId,
        key: row.translatedFileKey,
        filename: withExtension(row.filename, row.translatedFileMimetype),
        mimetype: row.translatedFileMimetype,
        sizeBytes: row.translatedFileSizeBytes,
        sha256: row.translatedFileSha256,
        cacheSeconds: row.isCorrection ? 3600 : year,
      };
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

/** A name whose ending says what the bytes are: a photo's translation arrives as `photo.pdf`. */
export function withExtension(filename: string, mimetype: string): string {
  if (!isAcceptedMimeType(mimetype)) return filename;
  const endings: readonly string[] = extensionsOf[mimetype];
  const ending = fileExtension(filename);
  if (endings.includes(ending)) return filename;
  const known = Object.values(extensionsOf).flat() as readonly string[];
  const base = known.includes(ending) ? filename.slice(0, -(ending.length + 1)) : filename;
  return `${base}.${endings[0]}`;
}
