import { randomBytes, randomUUID } from 'node:crypto';
import { sanitizeFilename } from '#shared/files.ts';

/** Object keys, each used for one object only, and the columns that hold them. */

function unique(now: Date): string {
  return `${now.getTime()}_${randomBytes(9).toString('base64url')}`;
}

/** `{userId}/{timestamp}_{random}_{sanitised name}` */
export function uploadKey(params: { userId: string; filename: string; now: Date }): string {
  return `${params.userId}/${unique(params.now)}_${sanitizeFilename(params.filename)}`;
}

/** `corrections/{reviewId}_{timestamp}_{random}_{sanitised name}` */
export function correctionKey(params: { reviewId: string; filename: string; now: Date }): string {
  return `corrections/${params.reviewId}_${unique(params.now)}_${sanitizeFilename(params.filename)}`;
}

const sources = 'sources/';

/** `sources/{documentId}_{timestamp}_{random}`: a certified translation that is kept for a later revision. */
export function sourceKey(params: { documentId: string; now: Date }): string {
  return `${sources}${params.documentId}_${unique(params.now)}`;
}

export function isSourceKey(key: string): boolean {
  return key.startsWith(sources);
}

/** `paper-scans/{documentId}_{timestamp}_{random}`: of what came back from an authority. */
export function paperScanKey(params: { documentId: string; now: Date }): string {
  return `paper-scans/${params.documentId}_${unique(params.now)}`;
}

/** `credentials/{credentialId}_{timestamp}_{random}`: the proof of a signer's credential. */
export function credentialKey(params: { credentialId: string; now: Date }): string {
  return `credentials/${params.credentialId}_${unique(params.now)}`;
}

/** `thumbnails/{documentId}_{timestamp}_{random}` */
export function thumbnailKey(params: { documentId: string; now: Date }): string {
  return `thumbnails/${params.documentId}_${unique(params.now)}`;
}

/** `max-age` of stored objects in private caches, in seconds. */
export const cacheSeconds = { upload: 365 * 24 * 60 * 60, correction: 3600, thumbnail: 300 } as const;

/** Columns of a document whose file is replaced. */
export function fileColumns(key: string, file: { bytes: Buffer; sha256: string; mimetype: string }) {
  return {
    fileId: randomUUID(),
    fileKey: key,
    fileSizeBytes: file.bytes.length,
    fileSha256: file.sha256,
    fileMimetype: file.mimetype,
    thumbnailKey: null,
  };
}

/** Columns of a document whose file is removed. */
export const noFileColumns = {
  fileId: null,
  fileKey: null,
  fileSizeBytes: null,
  fileSha256: null,
  fileMimetype: null,
  thumbnailKey: null,
} as const;
