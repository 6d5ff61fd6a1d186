import { drawPage, withPdf } from '#server/platform/processes/pdf.ts';

/** Whatever the PDF claims its page to measure. */
const maxPixels = 2_000_000;

/** The first page of a PDF as a PNG about `width` pixels wide. Rejects on a damaged file. */
export async function drawFirstPdfPage(bytes: Uint8Array, width: number): Promise<Buffer> {
  return withPdf(bytes, async (pdf) => {
    const page = await pdf.getPage(1);
    const view = page.getViewport({ scale: 1 });
    const scale = Math.min(width / view.width, Math.sqrt(maxPixels / (view.width * view.height)));
    const { canvas } = await drawPage(pdf, page, scale);
    return canvas.encode('png');
  });
}
