import { degrees, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib';
import { codeGroups } from '#shared/verification-code.ts';
import { drawText, textWidth, type Document } from './lettering.ts';
import { ink } from './ornament.ts';

/** The strip below each translated page. The page grows by its height, so the strip never covers what was translated. */

export const stripHeight = 28;

export interface StripText {
  brandName: string;
  verificationCode: string;
  verifyUrl: string;
  page: number;
  totalPages: number;
}

/** Draws a strip over the whole width of the document's current page, with its lower edge at `bottom`. */
export function drawStrip(document: Document, text: StripText, bottom: number): void {
  const { width } = document.page;
  const top = bottom - stripHeight;
  const margin = Math.min(36, width * 0.06);
  document.rect(0, top, width, stripHeight).fill(ink.paper);
  document.moveTo(0, top).lineTo(width, top).lineWidth(0.8).stroke(ink.brassLine);
  document
    .moveTo(0, top + 2)
    .lineTo(width, top + 2)
    .lineWidth(0.3)
    .stroke(ink.brassLine);
  const baseline = top + stripHeight / 2 + 4;
  const size = Math.max(4, Math.min(8, width / 70));
  const mono = { role: 'mono', size: size + 0.5, colour: ink.text } as const;
  const sans = { role: 'sans', size, colour: ink.secondary } as const;
  const code = codeGroups(text.verificationCode).join(' ');
  const codeWidth = Math.min(textWidth(document, code, mono), width * 0.3);
  const pages = `Page ${text.page} of ${text.totalPages}`;
  const pagesWidth = Math.min(textWidth(document, pages, sans) + 2, width * 0.25);
  drawText(document, code, { ...mono, x: margin, y: baseline, width: codeWidth + 1 });
  drawText(document, pages, {
    ...sans,
    x: width - margin - pagesWidth,
    y: baseline,
    width: pagesWidth,
    align: 'right',
  });
  const middle = margin + codeWidth + 12;
  const room = width - margin - pagesWidth - 12 - middle;
  const address = `${text.brandName} · verify at ${text.verifyUrl.replace(/^https?:\/\//, '')}`;
  if (room > 20) drawText(document, address, { ...sans, x: middle, y: baseline, width: room, align: 'center' });
}

/** What the reader sees of a page: its size once turned, and the factor from its units to points. */
export function visibleSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  const isTurned = page.getRotation().angle % 180 !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Makes a page taller at the edge the reader calls its lower one, and puts the strip there. */
export function attachStrip(page: PDFPage, strip: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox();
  const [right, top] = [x + width, y + height];
  const { width: length } = visibleSize(page);
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const placed = {
    0: { x, y: y - stripHeight, box: [x, y - stripHeight, width, height + stripHeight] },
    90: { x: right + stripHeight, y, box: [x, y, width + stripHeight, height] },
    180: { x: right, y: top + stripHeight, box: [x, y, width, height + stripHeight] },
    270: { x: x - stripHeight, y: top, box: [x - stripHeight, y, width + stripHeight, height] },
  }[angle === 90 || angle === 180 || angle === 270 ? angle : 0];
  const [boxX = x, boxY = y, boxWidth = width, boxHeight = height] = placed.box;
  page.setMediaBox(boxX, boxY, boxWidth, boxHeight);
  page.setCropBox(boxX, boxY, boxWidth, boxHeight);
  page.setBleedBox(boxX, boxY, boxWidth, boxHeight);
  page.setTrimBox(boxX, boxY, boxWidth, boxHeight);
  page.setArtBox(boxX, boxY, boxWidth, boxHeight);
  const { context } = page.doc;
  page.node.wrapContentStreams(context.getPushGraphicsStateContentStream(), context.getPopGraphicsStateContentStream());
  const position = { x: placed.x, y: placed.y, rotate: degrees(angle) };
  page.drawPage(strip, { ...position, width: length, height: stripHeight });
}
