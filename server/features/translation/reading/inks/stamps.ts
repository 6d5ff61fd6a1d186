import { fromGrey, toGrey, type Picture } from '../grey.ts';
import { heightOf, widthOf, type Rect } from '../layout/words.ts';

/** Stamps on the plane of a colored ink: ink gathered over gaps, with a ring or a frame. Signatures and handwriting have neither. */

export interface Stamp {
  /** On the page, in pixels. */
  box: Rect;
  /** Of its ink. */
  plane: Picture;
  /** The ink of the stamp alone. */
  picture: Picture;
  isRound: boolean;
}

const scale = 4;
const dark = 190;
/** Gap over which ink is gathered, in pixels of the copy. */
const gap = 6;
/** Sizes in widths of the page. */
const width = [0.05, 0.6] as const;
const minHeight = 0.015;
const rim = 6;
const maxStamps = 12;
/** An ink with more patches than this has no stamps. */
const maxPlaces = 30;

/** Radii in halves of the size; shares of the directions in which a ring has ink. */
const outerRing = 0.88;
const innermostRing = 0.3;
const minRing = 0.85;
const maxEllipse = 1.2;
const directions = 240;
const ringDark = 170;

/** Minimum inked share of a frame's side, and the depth in which it is searched. */
const minFrame = 0.55;
const frameDepth = 0.1;
const minSides = 3;

export async function findStamps(planes: readonly Picture[]): Promise<Stamp[]> {
  const found: Stamp[] = [];
  for (const plane of planes) {
    const places = await placesOn(plane);
    // A photograph or a colored background.
    if (places.length > maxPlaces) continue;
    for (const box of places) {
      const picture = await cut(plane, box);
      const isRound = ringsOf(picture).isRound;
      if (isRound || hasFrame(await straightened(picture))) found.push({ box, plane, picture, isRound });
    }
  }
  return found.length > maxStamps ? [] : found;
}

async function placesOn(plane: Picture): Promise<Rect[]> {
  const small = await toGrey(fromGrey(plane).resize({ width: Math.max(1, Math.round(plane.width / scale)) }));
  const grown = grownInk(small);
  const found: Rect[] = [];
  const open: number[] = [];
  for (let at = grown.indexOf(1); at !== -1; at = grown.indexOf(1, at + 1)) {
    const box = { x0: small.width, y0: small.height, x1: 0, y1: 0 };
    grown[at] = 0;
    open.push(at);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [x, y] = [next % small.width, Math.floor(next / small.width)];
      if ((small.data[next] ?? 255) < dark) {
        box.x0 = Math.min(box.x0, x);
        box.x1 = Math.max(box.x1, x + 1);
        box.y0 = Math.min(box.y0, y);
        box.y1 = Math.max(box.y1, y + 1);
      }
      for (const [by, isInRow] of [
        [-1, x > 0],
        [1, x < small.width - 1],
        [-small.width, true],
        [small.width, true],
      ] as const) {
        if (!isInRow || grown[next + by] !== 1) continue;
        grown[next + by] = 0;
        open.push(next + by);
      }
    }
    const [across, down] = [widthOf(box) / small.width, heightOf(box) / small.width];
    if (across >= width[0] && across <= width[1] && down >= minHeight) found.push(box);
  }
  return found.map(({ x0, y0, x1, y1 }) => ({ x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale }));
}

/** Dilates the ink in each direction. */
function grownInk({ data, width: across, height: down }: Picture): Uint8Array {
  const grown = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 255) >= dark) continue;
    const [x, y] = [at % across, Math.floor(at / across)];
    for (let v = Math.max(0, y - gap); v <= Math.min(down - 1, y + gap); v += 1) {
      grown.fill(1, v * across + Math.max(0, x - gap), v * across + Math.min(across, x + gap + 1));
    }
  }
  return grown;
}

export function cut(plane: Picture, box: Rect): Promise<Picture> {
  return toGrey(fromGrey(plane).extract(cutOf(box, plane)));
}

/** A box with a rim around it. */
export function cutOf({ x0, y0, x1, y1 }: Rect, { width: across, height: down }: Picture) {
  const [left, top] = [Math.max(0, Math.round(x0) - rim), Math.max(0, Math.round(y0) - rim)];
  return {
    left,
    top,
    width: Math.min(across, Math.round(x1) + rim) - left,
    height: Math.min(down, Math.round(y1) + rim) - top,
  };
}

export interface Rings {
  /** Half of the larger side. */
  radius: number;
  /** Radii at which most directions hold ink. */
  rings: number[];
  isRound: boolean;
}

export function ringsOf({ data, width: across, height: down }: Picture): Rings {
  const radius = Math.max(across, down) / 2;
  const rings: number[] = [];
  for (let r = Math.ceil(innermostRing * radius); r <= Math.round(radius); r += 1) {
    let hits = 0;
    for (let step = 0; step < directions; step += 1) {
      const angle = (2 * Math.PI * step) / directions;
      const isInk = [-1, 0, 1].some((by) => {
        const [x, y] = [
          Math.round(across / 2 + ((r + by) / radius) * (across / 2) * Math.cos(angle)),
          Math.round(down / 2 + ((r + by) / radius) * (down / 2) * Math.sin(angle)),
        ];
        return x >= 0 && y >= 0 && x < across && y < down && (data[y * across + x] ?? 255) < ringDark;
      });
      if (isInk) hits += 1;
    }
    if (hits > minRing * directions) rings.push(r);
  }
  const isEven = across / down < maxEllipse && down / across < maxEllipse;
  return { radius, rings, isRound: isEven && rings.some((r) => r > outerRing * radius) };
}

/** Rotated so that its rows of text are horizontal. */
export async function straightened(picture: Picture, most = 25): Promise<Picture> {
  const degrees = await tiltOf(picture, most);
  return degrees === 0 ? picture : toGrey(fromGrey(picture).rotate(degrees, { background: '#fff' }));
}

/** Angle in degrees at which the row sums of dark pixels vary most. */
async function tiltOf(picture: Picture, most: number): Promise<number> {
  const {
    data,
    width: across,
    height: down,
  } = await toGrey(fromGrey(picture).resize({ width: Math.min(300, picture.width) }));
  const points: [x: number, y: number][] = [];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 255) < 150) points.push([(at % across) - across / 2, Math.floor(at / across) - down / 2]);
  }
  let best = { degrees: 0, score: -1 };
  for (let degrees = -most; degrees <= most; degrees += 1) {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const rows = new Float64Array(across + down + 2);
    for (const [x, y] of points) {
      const row = Math.round(x * sin + y * cos + (across + down) / 2);
      rows[row] = (rows[row] ?? 0) + 1;
    }
    let score = 0;
    for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    if (score > best.score) best = { degrees, score };
  }
  return best.degrees;
}

function inkedPart({ data, width: across }: Picture): Rect {
  const box = { x0: across, y0: Infinity, x1: 0, y1: 0 };
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 255) >= ringDark) continue;
    const [x, y] = [at % across, Math.floor(at / across)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x + 1);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y + 1);
  }
  return box;
}

/** Long lines near at least three of the sides. */
function hasFrame(picture: Picture): boolean {
  const { data, width: page } = picture;
  const { x0, y0, x1, y1 } = inkedPart(picture);
  const [across, down] = [x1 - x0, y1 - y0];
  if (across < 4 * rim || down < 4 * rim) return false;
  const inked = (from: number, by: number, count: number): number => {
    let dots = 0;
    for (let step = 0; step < count; step += 1) if ((data[from + step * by] ?? 255) < ringDark) dots += 1;
    return dots / count;
  };
  const [deep, wide] = [Math.ceil(frameDepth * down), Math.ceil(frameDepth * across)];
  const isLine = (share: number) => share > minFrame;
  const rows = (first: number) =>
    Array.from({ length: deep }, (_, row) => inked((first + row) * page + x0, 1, across)).some(isLine);
  const columns = (first: number) =>
    Array.from({ length: wide }, (_, column) => inked(y0 * page + first + column, page, down)).some(isLine);
  const sides = [rows(y0), rows(y1 - deep), columns(x0), columns(x1 - wide)];
  return sides.filter(Boolean).length >= minSides;
}
