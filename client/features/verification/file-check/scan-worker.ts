import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readerOptions, scalesOf } from './scan-passes.ts';

/** Reads the QR codes of one picture in its own thread, and ends with it. */

export type ScanRequest = { picture: Blob } | { picture: ImageBitmap };
/** Texts of the codes; null for a picture that the browser cannot decode. */
export type ScanReply = readonly string[] | null;

// By default the reader is fetched from a public CDN.
const prepared = prepareZXingModule({ overrides: { locateFile: () => readerUrl }, fireImmediately: true });

async function readCodes(bitmap: ImageBitmap): Promise<string[]> {
  await prepared;
  const seen = new Set<string>();
  for (const scale of scalesOf(bitmap)) {
    const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    for (const { text } of await readBarcodes(pixels, readerOptions)) seen.add(text);
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
