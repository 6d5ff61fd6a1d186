import { ClientError } from '#client/lib/error-message.ts';
import { codeInAddress } from '#shared/verification-code.ts';
import type { ScanReply, ScanRequest } from './scan-worker.ts';

/*
 * Reads our verification codes from the QR codes on a picture of a sheet.
 * Promises: the picture stays in this browser; an answer comes within `maxMs`.
 */

/** Larger pictures are refused: a scan of a few sheets is smaller, and the pixels might fill the memory. */
const maxPictureBytes = 60_000_000;
/** The thread is then terminated: a small file may unpack to more pixels than a browser can hold. */
const maxMs = 8_000;
/** Of a scanned PDF: certificate, translation and original carry the code alike. */
const maxPages = 3;
/** Width in pixels in which pages are drawn: 200 dpi of a letter. */
const pageWidth = 1700;

export interface ScannedCodes {
  /** Verification codes of this site, without duplicates. */
  codes: readonly string[];
  /** The picture could not be decoded in time. */
  isUnreadable: boolean;
}

/** Texts of every code on a photo or a scan, ours or not; null where it cannot be decoded. */
export async function readPictureTexts(file: File, signal: AbortSignal): Promise<ScanReply> {
  return file.size > maxPictureBytes ? null : readInWorker({ picture: file }, [], signal);
}

/** The same of the first pages of a PDF that are pictures. */
export async function readScannedPdfTexts(file: File, signal: AbortSignal): Promise<ScanReply> {
  if (file.size > maxPictureBytes) return null;
  const texts: string[] = [];
  await drawnWithin(file, async (picture) => {
    signal.throwIfAborted();
    texts.push(...((await readInWorker({ picture }, [picture], signal)) ?? []));
    return true;
  });
  return texts;
}

/** Draws pages one after the other until `read` answers no. False where the file takes longer than `maxMs`. */
async function drawnWithin(file: File, read: (picture: ImageBitmap) => Promise<boolean>): Promise<boolean> {
  const [{ drawPictures }, { inPdfThread }] = await Promise.all([
    import('#client/lib/pdf-pictures.ts'),
    import('#client/lib/pdf-thread.ts'),
  ]);
  try {
    await inPdfThread(maxMs, async (worker) => {
      for await (const picture of drawPictures(file, { width: pageWidth, maxPages, worker }))
        if (!(await read(picture))) return;
    });
    return true;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return false;
  }
}

/** The codes on a photo or a scan. */
export async function readPictureCodes(file: File, signal: AbortSignal): Promise<ScannedCodes> {
  if (file.size > maxPictureBytes) return { codes: [], isUnreadable: true };
  return ours(await readInWorker({ picture: file }, [], signal));
}

/** The codes on the pages of a PDF that are pictures; none in a PDF of text. Undefined: no page is one. */
export async function readScannedPdfCodes(file: File, signal: AbortSignal): Promise<ScannedCodes | undefined> {
  if (file.size > maxPictureBytes) return undefined;
  let found: ScannedCodes | undefined;
  const isInTime = await drawnWithin(file, async (picture) => {
    signal.throwIfAborted();
    const read = ours(await readInWorker({ picture }, [picture], signal));
    found = { ...read, codes: [...new Set([...(found?.codes ?? []), ...read.codes])] };
    return read.codes.length === 0;
  });
  return isInTime ? found : (found ?? { codes: [], isUnreadable: true });
}

function ours(texts: ScanReply): ScannedCodes {
  const codes = (texts ?? []).map(codeInAddress).filter((code) => code !== undefined);
  return { codes: [...new Set(codes)], isUnreadable: texts === null };
}

function readInWorker(request: ScanRequest, transfer: Transferable[], signal: AbortSignal): Promise<ScanReply> {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ScanReply>((resolve, reject) => {
    const timer = setTimeout(resolve, maxMs, null);
    worker.addEventListener('message', ({ data }: MessageEvent<ScanReply>) => {
      clearTimeout(timer);
      resolve(data);
    });
    // Out of memory ends the thread.
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(request, transfer);
  }).finally(() => worker.terminate());
}
