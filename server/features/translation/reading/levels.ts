import sharp from 'sharp';
import { fromGrey, toGrey, type Picture } from './grey.ts';

/** Side in pixels of a tile over which the paper's brightness is constant. */
const tileSide = 48;
/** Share of a tile that is brighter than its paper is taken to be: light and dust. */
const brighterShare = 0.3;
const minPaper = 40;
const paperLevel = 220;

/**
 * Paper to white, ink to black, under uneven light. sharp's normalise() stretches the noise of the paper instead: letters are 3 %
 * of a page, so that its percentiles lie in the paper. `grain` is the spread of the paper's own brightness.
 */
export async function toBlackOnWhite(picture: Picture): Promise<{ picture: Picture; grain: number }> {
  const { data, width, height } = picture;
  const light = await paperLight(picture);
  const out = Buffer.allocUnsafe(data.length);
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) {
    const level = Math.min(255, Math.trunc(((data[at] ?? 0) * paperLevel) / (light[at] ?? 255)));
    out[at] = level;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const black = levelAt(counts, 0.004 * data.length);
  const middle = levelAt(counts, 0.5 * data.length);
  const grain = Math.max(2, levelAt(counts, 0.84 * data.length) - middle);
  const white = Math.max(black + 40, middle - 2 * grain);
  for (let at = 0; at < out.length; at += 1) {
    out[at] = Math.max(0, Math.min(255, (((out[at] ?? 0) - black) * 255) / (white - black)));
  }
  return { picture: { data: out, width, height }, grain };
}

/** The first level at or below which `pixels` lie. */
function levelAt(counts: Uint32Array, pixels: number): number {
  let left = pixels;
  return Math.max(
    0,
    counts.findIndex((count) => (left -= count) <= 0),
  );
}

/** Brightness of the paper at each pixel, interpolated between tiles. */
async function paperLight(picture: Picture): Promise<Buffer> {
  const { width, height } = picture;
  const [columns, rows] = [Math.ceil(width / tileSide), Math.ceil(height / tileSide)];
  const paper = Buffer.alloc(columns * rows);
  for (let tile = 0; tile < paper.length; tile += 1) {
    paper[tile] = paperOfTile(picture, (tile % columns) * tileSide, Math.floor(tile / columns) * tileSide);
  }
  const smoothed = await toGrey(fromGrey({ data: paper, width: columns, height: rows }).median(5));
  const { data } = await toGrey(
    sharp(smoothed.data, { raw: { width: columns, height: rows, channels: 1 } }).resize(width, height, {
      fit: 'fill',
      kernel: 'linear',
    }),
  );
  return data;
}

function paperOfTile({ data, width, height }: Picture, left: number, top: number): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = top; y < Math.min(top + tileSide, height); y += 2) {
    for (let x = left; x < Math.min(left + tileSide, width); x += 2) {
      const level = data[y * width + x] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
      seen += 1;
    }
  }
  let level = 255;
  for (let brighter = 0; level > minPaper && brighter < seen * brighterShare; level -= 1) {
    brighter += counts[level] ?? 0;
  }
  return level;
}
