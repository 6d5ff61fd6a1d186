import { drawWithin, toJpeg } from '#client/lib/picture.ts';

/** Pictures of signatures, scaled down before they are sent. */

/** Fits a request body as base64, together with the other facts. */
const sentBytes = 150_000;
const largest = { width: 1400, height: 1000 } as const;

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  }
  return btoa(binary);
}

/** The picture as base64, small files as they are. Rejects for a file that is no picture. */
export async function readSignatureFile(file: File): Promise<string> {
  const canvas = await drawWithin(file, largest);
  if (file.size <= sentBytes) return toBase64(file);
  for (const quality of [0.9, 0.75, 0.5, 0.3]) {
    const jpeg = await toJpeg(canvas, quality);
    if (jpeg.size <= sentBytes) return toBase64(jpeg);
  }
  throw new Error('too large');
}
