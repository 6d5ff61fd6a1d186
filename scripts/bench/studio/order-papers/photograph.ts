import sharp from 'sharp';
import { homography, type Point } from '#shared/sheet-geometry.ts';

/** Photos of a paper that lies on a table, as a phone takes them. */

export interface Photo {
  /** Top left, top right, bottom right, bottom left of the sheet, in fractions of the photo. */
  corners: readonly Point[];
  /** Share of the light that the lower right corner loses. */
  shadow: number;
  /** Pixels by which the middle of the sheet bends down. */
  curl?: number;
  table?: readonly [number, number, number];
  width?: number;
  quality?: number;
  blur?: number;
}

const point = (x: number, y: number): Point => ({ x, y });

export const photos: Readonly<Record<string, Photo>> = {
  'photo, slight': {
    corners: [point(0.05, 0.03), point(0.95, 0.02), point(0.98, 0.97), point(0.02, 0.98)],
    shadow: 0.3,
  },
  'photo, strong': {
    corners: [point(0.15, 0.06), point(0.89, 0.03), point(0.98, 0.96), point(0.04, 0.98)],
    shadow: 0.5,
  },
  'photo, no rim': {
    corners: [point(-0.04, -0.02), point(1.06, 0.015), point(1.03, 1.04), point(-0.015, 1.01)],
    shadow: 0.4,
    curl: 16,
  },
};

export async function photograph(png: Buffer, photo: Photo): Promise<Buffer> {
  const { corners, shadow, curl = 0, table = [72, 55, 41], width = 1600, quality = 62, blur = 0.6 } = photo;
  const { data, info } = await sharp(png)
    .flatten({ background: '#fbf8f0' })
    .resize({ width: 1654 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = Math.round(width * 1.4);
  const size = { width: info.width, height: info.height };
  const square = [point(0, 0), point(size.width, 0), point(size.width, size.height), point(0, size.height)];
  const matrix = homography(
    corners.map(({ x, y }) => point(x * width, y * height)),
    square,
  );
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = matrix;
  const out = Buffer.alloc(width * height * 3);
  const grain = noise();
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const w = g * x + h * y + 1;
      const u = (a * x + b * y + c) / w;
      const v = (d * x + e * y + f) / w - curl * Math.sin((Math.PI * u) / size.width);
      const light = 1 - shadow * ((0.7 * y) / height + (0.3 * x) / width);
      const speck = grain();
      for (let channel = 0; channel < 3; channel += 1) {
        const level = levelAt(data, size, { u, v, channel }) ?? table[channel] ?? 0;
        out[at + channel] = Math.max(0, Math.min(255, level * light + speck));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(blur)
    .jpeg({ quality })
    .toBuffer();
}

function levelAt(
  data: Buffer,
  { width, height }: { width: number; height: number },
  { u, v, channel }: { u: number; v: number; channel: number },
): number | undefined {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const at = (top * width + left) * 3 + channel;
  const [right, down] = [u - left, v - top];
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 3] ?? 0) * right;
  const lower = (data[at + 3 * width] ?? 0) * (1 - right) + (data[at + 3 * width + 3] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** The same grain in each run. */
function noise(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed / 0x7fffffff - 0.5) * 12;
  };
}
