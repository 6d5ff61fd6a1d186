import { crc32 } from 'node:zlib';
import type { AcceptedMimeType } from '#shared/files.ts';

/** Reads an image's size from its structure without decoding pixels, which makes decompression bombs cheap to reject. */

interface ImageStructure {
  width: number;
  height: number;
  isAnimated: boolean;
}

type ImageSize = Omit<ImageStructure, 'isAnimated'>;

function sizeOf(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** PNG: signature, then chunks of length, name, data and CRC; IHDR first, IDAT before IEND. */
function readPng(file: Buffer): ImageStructure | undefined {
  let size: ImageSize | undefined;
  let isAnimated = false;
  let hasPixels = false;
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    const name = file.toString('latin1', at + 4, at + 8);
    if (at === 8) {
      if (name !== 'IHDR' || length !== 13) return undefined;
      size = sizeOf(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
      if (size === undefined) return undefined;
    }
    if (name === 'IDAT' && length > 0) hasPixels = true;
    if (name === 'acTL') isAnimated = true;
    if (name === 'IEND') return hasPixels && size ? { ...size, isAnimated } : undefined;
    at = end;
  }
  return undefined;
}

/** Start-of-frame markers: C0 to CF except DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG: segments up to start of scan, including a frame header with the size; an end-of-image marker after it. */
function readJpeg(file: Buffer): ImageStructure | undefined {
  let size: ImageSize | undefined;
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > file.length) return undefined;
    if (marker === 0xda) {
      const hasEnd = file.includes(Buffer.from([0xff, 0xd9]), at);
      return size && hasEnd ? { ...size, isAnimated: false } : undefined;
    }
    if (isFrame(marker)) {
      if (length < 8) return undefined;
      size = sizeOf(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
      if (size === undefined) return undefined;
    }
    at += 2 + length;
  }
  return undefined;
}

/** The structure of a PNG or JPEG; undefined when it is damaged, truncated or has no size. */
export function readImage(bytes: Uint8Array, mimeType: AcceptedMimeType): ImageStructure | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mimeType === 'image/png') return readPng(file);
  return mimeType === 'image/jpeg' ? readJpeg(file) : undefined;
}
