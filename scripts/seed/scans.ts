import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { fontPath } from '#server/platform/typesetting/fonts.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import { directionOf, languageTags } from '#shared/translation-text.ts';
import type { CivilPaper } from './civil-papers.ts';

/** Draws papers as scans, their letters as outlines, or as PDFs with a text layer. */

const latin = fontPath('source-serif-4/400Regular/SourceSerif4_400Regular.ttf');
const fontOf: Partial<Record<SourceLanguage, string>> = {
  Arabic: fontPath('amiri/400Regular/Amiri_400Regular.ttf'),
  Japanese: fontPath('noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
};

/** A4 at 72 dpi, and the resolution of a scan. */
export const sheet = { width: 595, height: 842 };
const scanDpi = 200;
const margin = 64;
const columnGap = 190;

interface Line {
  text: string;
  /** Start of the line, from the side where its language begins. */
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  isCentered?: boolean;
}

/** Lines of a paper as printed. */
export function linesOf({ office, title, entries, closing, signer }: CivilPaper): Line[] {
  const centered = (text: string, y: number, size: number): Line => ({ text, x: 0, y, size, isCentered: true });
  const entriesFrom = 210;
  const entryStep = 30;
  const closingFrom = entriesFrom + entries.length * entryStep + 34;
  return [
    ...office.map((text, index) => centered(text, 84 + index * 22, 13)),
    centered(title, 156, 21),
    ...entries.flatMap(({ label, value }, index): Line[] => {
      const y = entriesFrom + index * entryStep;
      return [
        { text: label, x: margin, y, size: 12 },
        { text: value, x: margin + columnGap, y, size: 12.5 },
      ];
    }),
    ...closing.map((text, index): Line => ({ text, x: margin, y: closingFrom + index * 26, size: 12 })),
    { text: signer, x: margin, y: closingFrom + closing.length * 26 + 80, size: 11 },
  ];
}

/** A scan as a JPEG: toned paper, uneven light, and a sheet that lay slightly askew. */
export async function drawScan(paper: CivilPaper, degrees: number): Promise<Buffer> {
  const font = create(readFileSync(fontOf[paper.language] ?? latin));
  if (!('layout' in font)) throw new Error('a scan needs a single font, not a collection');
  const isRtl = directionOf(languageTags[paper.language]) === 'rtl';
  // Arabic letters are small for their size.
  const scale = isRtl ? 1.35 : 1;
  const letters = linesOf(paper)
    .map((line) => outline(font, { ...line, size: line.size * scale }, isRtl))
    .join('');
  const sealX = isRtl ? 150 : 440;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">
<defs><linearGradient id="light" x2="1" y2="1"><stop stop-color="#fbf9f1"/><stop offset="1" stop-color="#efebdd"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#light)"/><g fill="#23242b">${letters}</g>
<g fill="none" stroke="#3d4f8f" stroke-width="1.6" opacity=".75" transform="translate(${sealX} 690)"><circle r="46"/><circle r="36"/><path d="M0-24L7-7 24 0 7 7 0 24-7 7-24 0-7-7Z"/></g>
<path d="M${isRtl ? 400 : 80} 668c18-34 30-20 22 2s16-30 28-18-6 22 8 12 22-18 44-10" fill="none" stroke="#2a3a78" stroke-width="1.7"/></svg>`;
  const flat = await sharp(Buffer.from(drawing), { density: scanDpi }).flatten({ background: '#fff' }).toBuffer();
  return sharp(flat)
    .rotate(degrees, { background: '#d9d5c9' })
    .blur(0.5)
    .withMetadata({ density: scanDpi })
    .jpeg({ quality: 72 })
    .toBuffer();
}

function outline(font: Font, { text, x, y, size, isCentered }: Line, isRtl: boolean): string {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const width = advanceWidth * scale;
  let pen = isCentered ? (sheet.width - width) / 2 : isRtl ? sheet.width - x - width : x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${(pen + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)})`;
      pen += xAdvance * scale;
      return `<path transform="${place} scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}

/** A file as an office issues it, with a text layer. */
export function drawDigital(paper: CivilPaper): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info: { Title: paper.title } });
  pdf
    .registerFont('paper', fontOf[paper.language] ?? latin)
    .font('paper')
    .fillColor('#1c1d24');
  for (const { text, x, y, size, isCentered } of linesOf(paper)) {
    pdf.fontSize(size);
    const start = isCentered ? (sheet.width - pdf.widthOfString(text)) / 2 : x;
    pdf.text(text, start, y - size, { lineBreak: false });
  }
  pdf.end();
  return buffer(Readable.from(pdf));
}
