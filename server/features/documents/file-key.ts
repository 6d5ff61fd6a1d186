import { randomBytes } from 'node:crypto';
import { sanitizeFilename } from '#shared/files.ts';

/** Where a stored file lives in the bucket. Keys are never used twice. */

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

/** How long a stored object may be kept by a private cache, in seconds. */
export const cacheSeconds = { upload: 365 * 24 * 60 * 60, correction: 3600 } as const;
