import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { ClientError } from './error-message.ts';

/**
 * Reads a file in a separate pdf.js worker, which is terminated after `maxMs`: a small file may unpack to gigabytes,
 * and a busy worker ignores messages. Throws PDF_UNREADABLE on timeout.
 */
export async function inPdfThread<T>(maxMs: number, work: (worker: PDFWorker) => Promise<T>): Promise<T> {
  const port = new Worker(workerUrl, { type: 'module' });
  const worker = PDFWorker.create({ port });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new ClientError('PDF_UNREADABLE', { details: { reason: `not read within ${maxMs} ms` } }));
  }, maxMs);
  try {
    return await Promise.race([work(worker), late]);
  } finally {
    clearTimeout(timer);
    worker.destroy();
    port.terminate();
  }
}
