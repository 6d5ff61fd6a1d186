import sharp, { type Sharp } from 'sharp';
import { isBlankRaster, maxRasterSide } from '#server/features/documents/blank-raster.ts';
import type { Box, Sheet } from '#shared/schemas/translation-text.ts';
import type { PhotoFlaw } from '#shared/translation-text.ts';
import { fromGrey, toGrey, type Picture } from './grey.ts';
import { underLetters, withoutRims } from './inks/bleed.ts';
import { separate, type ColorPicture } from './inks/planes.ts';
import { cut, cutOf, findStamps, type Stamp } from './inks/stamps.ts';
import type { Rect } from './layout/words.ts';
import { toBlackOnWhite } from './levels.ts';
import { findPhotos, isInPhoto } from './photos.ts';
import { findSheet } from './sheet/find-sheet.ts';
import { flawsOf } from './sheet/flaws.ts';
import { rectify, shortSideOf } from './sheet/rectify.ts';
import { findSkew } from './skew.ts';

/** Prepares a scan or photo for recognition: the sheet alone, upright, grey, black on white, straight. */

/** An image file, or pixels of a rendered page. */
export type Source = Uint8Array | { data: Buffer; width: number; height: number; channels: 4 };

export type Quarter = 0 | 90 | 180 | 270;

export interface Prepared {
  picture: Picture;
  /** Place on the page as it is shown before quarter turns, in fractions. */
  placeOf: (rect: Rect) => Box;
  /** The part of a photo that is the page. */
  sheet: Sheet | undefined;
  flaws: PhotoFlaw[];
  /** True for blank paper, whose grain would become ink. */
  isBlank: boolean;
  /** Stamps in colored ink, which the picture shows without them. */
  stamps: PlacedStamp[];
}

export interface PlacedStamp extends Stamp {
  /** On the page as it is shown before quarter turns, in fractions. */
  place: Box;
}

/** Width of A4 at 200 dpi, the size of letters that the engine was trained for. */
export const workingWidth = 1654;
/** Shorter sides between these are left alone. */
const minWidth = 1500;
const maxWidth = 1860;
const maxEnlargement = 4;
const maxPixels = 12_000_000;
const minSide = 16;
/** Spread of the paper's brightness above which it is grain, which a median filter removes. */
const maxGrain = 6;

export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

interface PrepareOptions {
  quarter: Quarter;
  /** Shorter side of the result. */
  width?: number;
  deskews?: boolean;
  /** False for the whole picture, even of a photo. */
  seeksSheet?: boolean;
}

/** Throws UnusablePicture when the image holds no legible letter or exceeds the limits. */
export async function prepare(
  source: Source,
  { quarter, width, deskews = true, seeksSheet = true }: PrepareOptions,
): Promise<Prepared> {
  const { grey, sheet, isCut, stamps } = await pageOf(source, { width, seeksSheet });
  let cleaned = await toBlackOnWhite(grey);
  // On a clean scan a median filter would thin the accents.
  if (cleaned.grain > maxGrain) cleaned = await toBlackOnWhite(await toGrey(fromGrey(grey).median(3)));
  const flaws = flawsOf({ grey, black: cleaned.picture, isPhoto: sheet !== undefined, isCut });
  const upright = quarter === 0 ? cleaned.picture : await toGrey(fromGrey(cleaned.picture).rotate(quarter));
  const skew = deskews ? await findSkew(upright) : 0;
  const picture =
    skew === 0 ? upright : await toGrey(fromGrey(upright).rotate(skew, { background: { r: 255, g: 255, b: 255 } }));
  return {
    picture,
    sheet,
    flaws,
    isBlank: stamps.length === 0 && (await isBlankPage(grey)),
    stamps: await turnedStamps(stamps, { page: grey, quarter }),
    placeOf: (rect) => placeOf(rect, { picture, upright, skew, quarter }),
  };
}

async function isBlankPage(grey: Picture): Promise<boolean> {
  const scale = Math.min(1, maxRasterSide / Math.max(grey.width, grey.height));
  const small = await toGrey(fromGrey(grey).resize({ width: Math.max(1, Math.round(grey.width * scale)) }));
  return isBlankRaster({ width: small.width, height: small.height, luma: small.data });
}

interface Page {
  grey: Picture;
  sheet: Sheet | undefined;
  isCut: boolean;
  stamps: Stamp[];
}

/** The picture in grey and at its working size; of a photo the sheet alone, made rectangular before its light is levelled. */
async function pageOf(
  source: Source,
  { width, seeksSheet }: { width: number | undefined; seeksSheet: boolean },
): Promise<Page> {
  const size = await sizeOf(source);
  const scale = scaleOf(size, width);
  const grey = await greyAt(source, size, scale);
  const found = seeksSheet ? await findSheet(grey) : undefined;
  const isColored = seeksSheet && (await hasColor(source));
  if (!found) {
    const color = isColored ? await colorAt(source, grey) : undefined;
    return { ...(await withoutStamps(grey, color)), sheet: undefined, isCut: false };
  }
  const side = width ?? workingWidth;
  // The sheet is smaller than its photo, which is opened again at the size that the sheet needs.
  const larger = Math.min(side / shortSideOf(found.corners), limitOf(size) / scale);
  const photo = larger > 1.15 ? await greyAt(source, size, scale * larger) : grey;
  const grown = photo.width / grey.width;
  const corners = found.corners.map(({ x, y }) => ({ x: x * grown, y: y * grown }));
  const { picture, sheet } = rectify(photo, { ...found, corners }, side);
  const flatten = (channel: Picture): Picture => rectify(channel, { ...found, corners }, side).picture;
  const color = isColored ? await flatColor(await colorAt(source, photo), flatten) : undefined;
  return { ...(await withoutStamps(picture, color)), sheet, isCut: found.isCut };
}

/** Width of the copy that is searched for colored ink, and the channel difference above the tint of paper. */
const colorWidth = 400;
const minTint = 60;
const minTinted = 0.0005;

/** Most scans have no color and skip the separation of inks. */
async function hasColor(source: Source): Promise<boolean> {
  const { data } = await open(source)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: colorWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let tinted = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > minTint) tinted += 1;
  }
  return tinted * 3 > minTinted * data.length;
}

async function colorAt(source: Source, { width, height }: Picture): Promise<ColorPicture> {
  const data = await open(source)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width, height, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

async function flatColor(color: ColorPicture, flatten: (channel: Picture) => Picture): Promise<ColorPicture> {
  const { data, width, height } = color;
  const channels = [0, 1, 2].map((channel) => {
    const plane = Buffer.alloc(width * height);
    for (let at = 0; at < plane.length; at += 1) plane[at] = data[at * 3 + channel] ?? 255;
    return flatten({ data: plane, width, height });
  });
  const [first] = channels;
  if (!first) return color;
  const flat = Buffer.alloc(first.data.length * 3);
  for (const [channel, plane] of channels.entries()) {
    for (let at = 0; at < plane.data.length; at += 1) flat[at * 3 + channel] = plane.data[at] ?? 255;
  }
  return { data: flat, width: first.width, height: first.height };
}

/** Replaces a stamp's ink by paper within its box, and keeps the text under it. */
async function withoutStamps(
  grey: Picture,
  color: ColorPicture | undefined,
): Promise<{ grey: Picture; stamps: Stamp[] }> {
  const planes = color && (await separate(color));
  const found = planes ? await findStamps(planes.inks) : [];
  // Skin and clothes look like colored ink in a frame.
  const photos = found.length > 0 ? findPhotos((await toBlackOnWhite(grey)).picture) : [];
  const stamps = found.filter(({ box }) => !isInPhoto(box, photos));
  if (!planes || stamps.length === 0) return { grey, stamps: [] };
  const data = Buffer.from(grey.data);
  const cleaned: Stamp[] = [];
  for (const stamp of stamps) {
    const { left, top, width, height } = cutOf(stamp.box, grey);
    const ink = await cut(stamp.plane, stamp.box);
    const text = withoutRims(await cut(planes.text, stamp.box), ink);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (top + y) * grey.width + left + x;
        data[at] = Math.max(data[at] ?? 255, text.data[y * width + x] ?? 255);
      }
    }
    cleaned.push({ ...stamp, picture: underLetters(ink, text) });
  }
  return { grey: { ...grey, data }, stamps: cleaned };
}

function turnedStamps(
  stamps: readonly Stamp[],
  { page, quarter }: { page: Picture; quarter: Quarter },
): Promise<PlacedStamp[]> {
  return Promise.all(
    stamps.map(async (stamp) => ({
      ...stamp,
      picture: quarter === 0 ? stamp.picture : await toGrey(fromGrey(stamp.picture).rotate(quarter)),
      place: boxOf({
        x0: stamp.box.x0 / page.width,
        y0: stamp.box.y0 / page.height,
        x1: stamp.box.x1 / page.width,
        y1: stamp.box.y1 / page.height,
      }),
    })),
  );
}

function greyAt(source: Source, { width, height }: { width: number; height: number }, scale: number): Promise<Picture> {
  return toGrey(
    open(source)
      .autoOrient()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' }),
  );
}

function open(source: Source): Sharp {
  if (source instanceof Uint8Array) return sharp(source, { limitInputPixels: 60_000_000, failOn: 'error' });
  const { data, width, height, channels } = source;
  return sharp(data, { raw: { width, height, channels } });
}

async function sizeOf(source: Source): Promise<{ width: number; height: number }> {
  if (!(source instanceof Uint8Array)) return source;
  const { autoOrient } = await open(source).metadata();
  return autoOrient;
}

function scaleOf({ width, height }: { width: number; height: number }, wanted?: number): number {
  const short = Math.min(width, height);
  if (short < minSide) throw new UnusablePicture('the picture is too small');
  const target = wanted ?? (short < minWidth ? workingWidth : Math.min(short, maxWidth));
  return Math.min(target / short, limitOf({ width, height }));
}

/** Maximum enlargement. */
function limitOf({ width, height }: { width: number; height: number }): number {
  return Math.min(maxEnlargement, Math.sqrt(maxPixels / (width * height)));
}

interface Turn {
  picture: Picture;
  /** Before it was straightened. */
  upright: Picture;
  skew: number;
  quarter: Quarter;
}

/** Maps a rectangle of the straight picture back through skew and quarter turns. */
function placeOf({ x0, y0, x1, y1 }: Rect, turn: Turn): Box {
  const corners = [pointOf(x0, y0, turn), pointOf(x1, y0, turn), pointOf(x0, y1, turn), pointOf(x1, y1, turn)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return boxOf({ x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) });
}

function pointOf(x: number, y: number, { picture, upright, skew, quarter }: Turn): [x: number, y: number] {
  const radians = (-skew * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [dx, dy] = [x - picture.width / 2, y - picture.height / 2];
  return unturn((dx * cos - dy * sin) / upright.width + 0.5, (dx * sin + dy * cos) / upright.height + 0.5, quarter);
}

/** Undoes a clockwise turn of fractions. */
export function unturn(x: number, y: number, quarter: Quarter): [x: number, y: number] {
  if (quarter === 90) return [y, 1 - x];
  if (quarter === 180) return [1 - x, 1 - y];
  return quarter === 270 ? [1 - y, x] : [x, y];
}

/** Clamps fractions to the page. */
export function boxOf({ x0, y0, x1, y1 }: Rect): Box {
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const [x, y] = [clamp(x0), clamp(y0)];
  return { x, y, width: clamp(x1) - x, height: clamp(y1) - y };
}
