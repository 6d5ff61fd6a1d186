import PDFDocument from 'pdfkit';
import type { Order } from './job.ts';

const margin = 54;
const stamp = 'SANDBOX DRAFT — not a translation';

/** A PDF with the order's page count, each page marked as a draft. Images are embedded; other sources are named. */
export async function makeDraft(order: Order, source: Uint8Array): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin, autoFirstPage: false, info: { Title: stamp } });
  const finished = document.toArray();
  for (let number = 1; number <= order.paginas; number += 1) drawPage(document, { order, source, number });
  document.end();
  return Buffer.concat(await finished);
}

function drawPage(
  document: PDFKit.PDFDocument,
  { order, source, number }: { order: Order; source: Uint8Array; number: number },
): void {
  document.addPage();
  const { width, height } = document.page;
  const inside = width - 2 * margin;
  document.lineWidth(1.5).strokeColor('#a92a23').rect(margin, margin, inside, 40).stroke();
  document.font('Helvetica-Bold').fontSize(15).fillColor('#a92a23');
  document.text(stamp, margin, margin + 13, { width: inside, align: 'center', lineBreak: false });
  document.font('Helvetica').fontSize(11).fillColor('#222222');
  document.text(printable(order.filename), margin, margin + 58, { width: inside, height: 28, ellipsis: true });
  document.text(`${printable(order.idioma_raiz)} to English, page ${number} of ${order.paginas}`, margin, margin + 88);
  const body = { top: margin + 120, height: height - 2 * margin - 130 };
  if (isDrawableImage(source)) {
    document
      .opacity(0.6)
      .image(Buffer.from(source), margin, body.top, { fit: [inside, body.height], align: 'center' })
      .opacity(1);
  } else {
    drawRuledLines(document, { ...body, width: inside });
  }
}

/** Gray bars in place of text. */
function drawRuledLines(document: PDFKit.PDFDocument, area: { top: number; height: number; width: number }): void {
  const rows = Math.floor(area.height / 22);
  for (let row = 0; row < rows; row += 1) {
    const width = area.width * (row % 6 === 5 ? 0.45 : 0.82 + (0.18 * ((row * 7) % 5)) / 4);
    document.rect(margin, area.top + row * 22, Math.min(width, area.width), 7).fill('#e3e6ea');
  }
}

/** JPEG or PNG by magic bytes. */
function isDrawableImage(source: Uint8Array): boolean {
  const start = Buffer.from(source.subarray(0, 4)).toString('hex');
  return start.startsWith('ffd8ff') || start === '89504e47';
}

/** Replaces characters outside the built-in font's Western European set. */
function printable(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\x20-\x7e\u00a0-\u00ff]/g, '?');
}
