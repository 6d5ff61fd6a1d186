import type { Sheet } from '#shared/schemas/translation-text.ts';
import { homography, project, type Point } from '#shared/sheet-geometry.ts';
import type { Picture } from '../grey.ts';
import type { FoundSheet } from './find-sheet.ts';

/** Makes a photographed sheet rectangular. */

/** A4 and Letter, upright and lying; perspective shortens the far sides by up to this share. */
const formats = [Math.SQRT2, Math.SQRT1_2, 11 / 8.5, 8.5 / 11];
const formatSlack = 0.11;
/** Pixels of the rim, which is the edge of the paper itself. */
const inset = 3;

export interface Rectified {
  picture: Picture;
  sheet: Sheet;
}

/** `side` is the shorter side of the result. */
export function rectify(photo: Picture, { corners }: FoundSheet, side: number): Rectified {
  const { width, height } = sizeOf(corners, side);
  const rim = [
    { x: -inset, y: -inset },
    { x: width + inset, y: -inset },
    { x: width + inset, y: height + inset },
    { x: -inset, y: height + inset },
  ];
  const onPhoto = homography(rim, corners);
  const edges = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => project(onPhoto, corner));
  return {
    picture: warp(photo, onPhoto, { width, height }),
    sheet: {
      corners: edges.map(({ x, y }) => ({ x: x / photo.width, y: y / photo.height })),
      ratio: height / width,
    },
  };
}

/** Shorter side of the sheet on the photo, in pixels. */
export function shortSideOf([topLeft, topRight, bottomRight, bottomLeft]: readonly Point[]): number {
  const across = distance(topLeft, topRight) + distance(bottomLeft, bottomRight);
  const down = distance(topLeft, bottomLeft) + distance(topRight, bottomRight);
  return Math.min(across, down) / 2;
}

function sizeOf(corners: readonly Point[], side: number): { width: number; height: number } {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const seen =
    (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) /
    (distance(topLeft, topRight) + distance(bottomLeft, bottomRight));
  const off = (format: number): number => Math.abs(format / seen - 1);
  const [nearest = seen] = formats.toSorted((a, b) => off(a) - off(b));
  const ratio = off(nearest) < formatSlack ? nearest : seen;
  return ratio >= 1
    ? { width: side, height: Math.round(side * ratio) }
    : { width: Math.round(side / ratio), height: side };
}

function distance(a: Point | undefined, b: Point | undefined): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Each pixel is interpolated between the four of the photo around its place; what lies outside is white. */
function warp({ data, width, height }: Picture, matrix: readonly number[], size: { width: number; height: number }) {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = matrix;
  const out = Buffer.alloc(size.width * size.height, 255);
  for (let y = 0, at = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, at += 1) {
      const w = g * x + h * y + 1;
      const [u, v] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [right, down, first] = [u - left, v - top, top * width + left];
      const [p = 0, q = 0, r = 0, s = 0] = [data[first], data[first + 1], data[first + width], data[first + width + 1]];
      const upper = p + (q - p) * right;
      out[at] = upper + (r + (s - r) * right - upper) * down;
    }
  }
  return { data: out, ...size };
}
