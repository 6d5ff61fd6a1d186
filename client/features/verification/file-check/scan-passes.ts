import type { ReaderOptions } from 'zxing-wasm/reader';

/** Search strategies for QR codes on a picture of a sheet. */

/** Pixels on the longer side: a page at 400 dpi, and a photo of 16 megapixels. Larger pictures are read smaller. */
const maxSide = 4700;
/** Codes of small pictures are read again from a picture of twice the size. */
const smallWidth = 2000;

/** The scales that a picture is read at, one after the other. */
export function scalesOf({ width, height }: { width: number; height: number }): readonly number[] {
  return width <= smallWidth ? [1, 2] : [Math.min(1, maxSide / Math.max(width, height))];
}

export const readerOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 32 } satisfies ReaderOptions;
