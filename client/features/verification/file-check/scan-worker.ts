import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the QR codes of one picture in its own thread, and ends with it. */

export type ScanRequest = { picture: Blob } | { picture: ImageBitmap };
/** Texts of the codes; null for a picture that the browser cannot decode. */
export type ScanReply = readonly string[] | null;

/** Pixels on the longer side: a page at 400 dpi, and a photo of 16 megapixels. Larger pictures are read smaller. */
const maxSide = 4700;
/** Codes of small pictures are read again from a picture of twice the size. */
const smallWidth = 2000;

// By default the reader is fetched from a public CDN.
const prepared = prepareZXingModule({ overrides: { locateFile: () => readerUrl }, fireImmediately: true });

async function readCodes(bitmap: ImageBitmap): Promise<string[]> {
  await prepared;
  const seen = new Set<string>();
  const fit = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  for (const scale of bitmap.width <= smallWidth ? [1, 2] : [fit]) {
    const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 32 });
    for (const { text } of found) seen.add(text);
  }
  return [...seen];
}

self.addEventListener('message', ({ data: { picture } }: MessageEvent<ScanRequest>) => {
  Promise.resolve(picture instanceof ImageBitmap ? picture : createImageBitmap(picture))
    .then(readCodes)
    .then(
      (codes: ScanReply) => self.postMessage(codes),
      () => self.postMessage(null satisfies ScanReply),
    );
});
