import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { BuiltAssets } from '#client/ui/viewer/pdf-assets.ts';
import { limits } from '#shared/limits.ts';
import { ClientError } from './error-message.ts';
import { inPdfThread } from './pdf-thread.ts';

/** PDF previews, for display only: the server counts pages itself. Import dynamically: pdf.js is large. */

GlobalWorkerOptions.workerSrc = workerUrl;

export interface PdfPreview {
  pages: number;
  /** First page as a data URL. */
  thumbnail: string;
  /** Text layer of the first pages; empty for a scan. */
  text: string;
}

/** Enough text to detect the language. */
const maxTextPages = 3;

/** `thumbnailWidth` in pixels. Throws a `ClientError`: PDF_ENCRYPTED, PDF_NO_PAGES, PDF_TOO_MANY_PAGES, PDF_UNREADABLE. */
export async function readPdf(file: File, thumbnailWidth: number): Promise<PdfPreview> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, verbosity: 0, BinaryDataFactory: BuiltAssets, useWorkerFetch: false });
  try {
    const document = await task.promise;
    const pages = document.numPages;
    if (pages < limits.pagesMin) throw new ClientError('PDF_NO_PAGES');
    if (pages > limits.pagesMax) throw new ClientError('PDF_TOO_MANY_PAGES');
    const thumbnail = await drawFirstPage(document, thumbnailWidth);
    return { pages, thumbnail, text: await readText(document) };
  } catch (error) {
    throw pdfError(error);
  } finally {
    await task.destroy();
  }
}

/** Throws a `ClientError` as `readPdf` does. */
export async function countPdfPages(file: File): Promise<number> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, verbosity: 0, BinaryDataFactory: BuiltAssets, useWorkerFetch: false });
  try {
    const { numPages } = await task.promise;
    if (numPages < limits.pagesMin) throw new ClientError('PDF_NO_PAGES');
    if (numPages > limits.pagesMax) throw new ClientError('PDF_TOO_MANY_PAGES');
    return numPages;
  } catch (error) {
    throw pdfError(error);
  } finally {
    await task.destroy();
  }
}

/** Text layer of the first pages, read within `maxMs`. Throws a `ClientError`: PDF_ENCRYPTED, PDF_UNREADABLE. */
export async function readPdfText(file: File, maxMs: number): Promise<string> {
  const data = new Uint8Array(await file.arrayBuffer());
  return inPdfThread(maxMs, async (worker) => {
    const task = getDocument({ data, worker, verbosity: 0, BinaryDataFactory: BuiltAssets, useWorkerFetch: false });
    return readText(await task.promise);
  }).catch((error: unknown) => {
    throw pdfError(error);
  });
}

/** An unreadable text layer is logged and does not reject the file. */
async function readText(document: PDFDocumentProxy): Promise<string> {
  const parts: string[] = [];
  try {
    for (let number = 1; number <= Math.min(maxTextPages, document.numPages); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) parts.push(item.str);
    }
  } catch (error) {
    console.warn('The text layer could not be read', error);
  }
  return parts.join(' ');
}

async function drawFirstPage(document: PDFDocumentProxy, width: number): Promise<string> {
  const page = await document.getPage(1);
  const { width: natural } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas.toDataURL('image/png');
}

function pdfError(error: unknown): ClientError {
  if (error instanceof ClientError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new ClientError('PDF_ENCRYPTED', { cause: error });
  const reason = error instanceof Error ? error.message : 'unknown';
  return new ClientError('PDF_UNREADABLE', { details: { reason }, cause: error });
}
