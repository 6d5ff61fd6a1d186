import sharp from 'sharp';
import { limits } from '#shared/limits.ts';
import type { PageCount } from './page-tree.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Warning about a malformed scan header that some cameras write; viewers ignore it. */
const harmless = /Invalid SOS parameters/;

async function decode(bytes: Uint8Array, failOn: 'warning' | 'error'): Promise<boolean> {
  const image = sharp(bytes, { failOn, limitInputPixels: limits.imagePixels, sequentialRead: true });
  const { format, pages = 1 } = await image.metadata();
  if ((format !== 'jpeg' && format !== 'png') || pages !== 1) return false;
  // Resizes to a tiny output, which decodes every pixel without keeping it.
  await image.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  return true;
}

/** Counts one page if the image decodes completely. Run it only in a process with limits on time and memory. */
export async function decodeImage(bytes: Uint8Array): Promise<PageCount> {
  const isWhole = await decode(bytes, 'warning').catch((error: unknown) =>
    error instanceof Error && harmless.test(error.message) ? decode(bytes, 'error').catch(() => false) : false,
  );
  return isWhole ? { ok: true, pages: 1, viewerPages: 1 } : { ok: false, reason: 'unreadable-image' };
}
