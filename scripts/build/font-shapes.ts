import fs from 'node:fs';
import { create } from 'fontkit';
import sharp from 'sharp';
import { toGrey, type Picture } from '#server/features/translation/reading/grey.ts';

/** Returns a function that draws a character of a font, `size` pixels per em; undefined for one that the font lacks. */
export function glyphsOf(file: string, size: number): (sign: string) => Promise<Picture | undefined> {
  const font = create(fs.readFileSync(file));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  const scale = size / font.unitsPerEm;
  return async (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) return undefined;
    const outline = font.glyphForCodePoint(code).path.toSVG();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * size}" height="${3 * size}"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(${size} ${2 * size}) scale(${scale} ${-scale})" d="${outline}"/></svg>`;
    return toGrey(sharp(Buffer.from(svg)));
  };
}

/** Four bits per cell of a shape's grid, in base64. */
export function packShape(grid: Float32Array): string {
  const most = Math.max(...grid);
  const cells = Buffer.from(grid.map((ink) => Math.round((255 * ink) / most)));
  const packed = Buffer.alloc(cells.length / 2).map(
    (_, at) => ((cells[2 * at] ?? 0) & 0xf0) | ((cells[2 * at + 1] ?? 0) >> 4),
  );
  return Buffer.from(packed).toString('base64');
}
