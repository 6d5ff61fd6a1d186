import sharp from 'sharp';
import type { Picture } from '../grey.ts';

/**
 * Takes the inks of a page apart: the optical density of each pixel is an amount of text ink and an amount of one colored ink, by
 * least squares with neither below zero. This keeps text under a stamp, which a threshold on color does not.
 */

/** Three bytes a pixel. */
export interface ColorPicture {
  data: Buffer;
  width: number;
  height: number;
}

export interface Planes {
  /** Text ink, dark on white. */
  text: Picture;
  /** One for each colored ink. */
  inks: Picture[];
}

const tile = 48;
/** Share of a tile that is brighter than its paper is taken to be. */
const brighterShare = 0.3;
/** Least density of a pixel that shows its hue, and of one that holds ink. */
const coloredFrom = 0.35;
const inkFrom = 0.06;
/** Least difference of the channels of a colored pixel, in parts of its density. */
const minColor = 0.4;
/** Density from which a grey pixel is text ink. */
const blackFrom = 1.4;
const bins = 36;
/** Adjacent hues that count as one ink. */
const reach = 2;
/** Share of a page's pixels from which a color is an ink. */
const minShare = 0.0006;
const maxInks = 3;
/** Steps in which densities are counted, and share of an ink's pixels below its full density. */
const steps = 256;
const stepsPerUnit = 32;
const fullShare = 0.9;
/** Factors that scale the planes to densities the engine reads well. */
const strength = { text: 0.9, ink: 1.4 } as const;

type Vector = readonly [red: number, green: number, blue: number];

interface Ink {
  bin: number;
  color: Vector;
  /** Density of its full strokes: what is denser holds text too. */
  most: number;
  plane: Buffer;
}

/** Undefined for a page without colored ink. */
export async function separate(picture: ColorPicture): Promise<Planes | undefined> {
  const { data, width, height } = picture;
  const paper = await paperOf(picture);
  const { black, inks } = inksIn(data, paper);
  if (inks.length === 0) return undefined;
  const text = Buffer.alloc(width * height, 255);
  for (let at = 0; at < text.length; at += 1) {
    const density = densityAt(data, paper, at);
    if (Math.max(...density) < inkFrom) continue;
    const { amount, rest, ink } = split(density, black, inks);
    text[at] = 255 * Math.exp(-amount * strength.text);
    ink.plane[at] = 255 * Math.exp(-rest * strength.ink);
  }
  const as = (plane: Buffer): Picture => ({ data: plane, width, height });
  return { text: as(text), inks: inks.map(({ plane }) => as(plane)) };
}

const logarithms = Float64Array.from({ length: 256 }, (_, level) => Math.log(level + 4));

function densityAt(data: Buffer, paper: Buffer, at: number): Vector {
  const of = (channel: number): number =>
    Math.max(0, (logarithms[paper[at * 3 + channel] ?? 255] ?? 0) - (logarithms[data[at * 3 + channel] ?? 255] ?? 0));
  return [of(0), of(1), of(2)];
}

interface Split {
  /** Of text ink. */
  amount: number;
  /** Of the colored ink. */
  rest: number;
  ink: Ink;
}

/** The colored ink with the smallest residual. */
function split(density: Vector, black: Vector, inks: readonly Ink[]): Split {
  const onBlack = dot(density, black);
  let best: (Split & { error: number }) | undefined;
  for (const ink of inks) {
    const [shared, onInk] = [dot(black, ink.color), dot(density, ink.color)];
    const determinant = 1 - shared * shared;
    let [amount, rest] = [(onBlack - shared * onInk) / determinant, (onInk - shared * onBlack) / determinant];
    if (amount < 0) [amount, rest] = [0, onInk];
    else if (rest < 0) [amount, rest] = [onBlack, 0];
    if (rest > ink.most) [amount, rest] = [Math.max(0, onBlack - shared * ink.most), ink.most];
    const error = amount * (amount - 2 * onBlack) + rest * (rest - 2 * onInk) + 2 * amount * rest * shared;
    if (!best || error < best.error) best = { amount, rest, ink, error };
  }
  if (!best) throw new Error('a page without inks is not split');
  return best;
}

function inksIn(data: Buffer, paper: Buffer): { black: Vector; inks: Ink[] } {
  const pixels = data.length / 3;
  const hues = Array.from({ length: bins }, () => ({
    count: 0,
    sum: [0, 0, 0] as [number, number, number],
    norms: new Uint32Array(steps),
  }));
  const grey: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels; at += 1) {
    const density = densityAt(data, paper, at);
    const [most, least] = [Math.max(...density), Math.min(...density)];
    if (most < coloredFrom) continue;
    const isColored = most - least > minColor * most;
    if (!isColored && most <= blackFrom) continue;
    const hue = hues[hueOf(density)];
    const sum = isColored && hue ? hue.sum : grey;
    if (isColored && hue) {
      hue.count += 1;
      const step = Math.min(steps - 1, Math.floor(Math.hypot(...density) * stepsPerUnit));
      hue.norms[step] = (hue.norms[step] ?? 0) + 1;
    }
    for (const channel of [0, 1, 2] as const) sum[channel] += density[channel];
  }
  const inks: Ink[] = [];
  const byCount = hues.map(({ count }, bin) => ({ count, bin })).toSorted((a, b) => b.count - a.count);
  for (const { count, bin } of byCount) {
    const near = hues.filter((_, other) => distance(bin, other) <= reach);
    const isInk = count > 0 && near.reduce((sum, hue) => sum + hue.count, 0) >= minShare * pixels;
    if (!isInk || inks.length === maxInks || inks.some((ink) => distance(ink.bin, bin) <= reach + 1)) continue;
    const color = unit([0, 1, 2].map((channel) => near.reduce((sum, hue) => sum + (hue.sum[channel] ?? 0), 0)));
    inks.push({ bin, color, most: fullDensity(near.map(({ norms }) => norms)), plane: Buffer.alloc(pixels, 255) });
  }
  return { black: unit(grey[0] > 0 ? grey : [1, 1, 1]), inks };
}

/** Density that few pixels of an ink exceed. */
function fullDensity(counts: readonly Uint32Array[]): number {
  const sums = Array.from({ length: steps }, (_, step) => counts.reduce((sum, own) => sum + (own[step] ?? 0), 0));
  let left = fullShare * sums.reduce((sum, count) => sum + count, 0);
  const step = sums.findIndex((count) => (left -= count) < 0);
  return (step + 1) / stepsPerUnit;
}

/** Hue of the reflected light, which the ink does not absorb, in bins of ten degrees. */
function hueOf([red, green, blue]: Vector): number {
  const [r, g, b] = [-red, -green, -blue];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b) || 1;
  const turn = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return Math.floor((((turn * 60 + 360) % 360) * bins) / 360) % bins;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, bins - apart);
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(vector: readonly number[]): Vector {
  const length = Math.hypot(...vector) || 1;
  const [red = 0, green = 0, blue = 0] = vector;
  return [red / length, green / length, blue / length];
}

/** Brightness of the paper per channel at each pixel, interpolated between tiles. */
async function paperOf({ data, width, height }: ColorPicture): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const small = Buffer.alloc(columns * rows * 3);
  const counts = new Uint32Array(256);
  for (let at = 0; at < small.length; at += 1) {
    const [place, channel] = [Math.floor(at / 3), at % 3];
    const [left, top] = [(place % columns) * tile, Math.floor(place / columns) * tile];
    counts.fill(0);
    let seen = 0;
    for (let y = top; y < Math.min(height, top + tile); y += 2) {
      for (let x = left; x < Math.min(width, left + tile); x += 2) {
        const level = data[(y * width + x) * 3 + channel] ?? 255;
        counts[level] = (counts[level] ?? 0) + 1;
        seen += 1;
      }
    }
    let level = 255;
    for (let brighter = 0; level > 40 && brighter < brighterShare * seen; level -= 1) brighter += counts[level] ?? 0;
    small[at] = level;
  }
  return sharp(small, { raw: { width: columns, height: rows, channels: 3 } })
    .median(3)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
