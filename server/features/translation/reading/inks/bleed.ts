import type { Picture } from '../grey.ts';

/**
 * JPEG keeps color at half the sharpness of light, so the inks of a page bleed into each other's planes: strokes of a stamp leave grey
 * rims in the text, and letters leave specks in the stamp.
 */

/** Amount of ink by level, and the level of paper. */
const amounts = Float64Array.from({ length: 256 }, (_, level) => -Math.log(Math.max(level, 1) / 255));
const paper = 255;
/** How far color reaches, in pixels. */
const reach = 2;
/** Text that a stroke of a stamp feigns, in parts of its ink, and at most. */
const feigned = 0.4;
const maxFeigned = 0.8;
/** Text that hides the ink beneath it, with its edges. */
const hides = 0.5;
const edge = 1;
/** Ink under letters at most, in parts of what stands beside them: more is a speck. */
const maxHidden = 2;

/** Text without the rims of a stamp's strokes; both of one place. */
export function withoutRims(text: Picture, ink: Picture): Picture {
  const data = text.data.map((level, at) => {
    if (level === paper) return paper;
    const stroke = amountOf(Math.min(...around(ink, at, reach)));
    return paper * Math.exp(-Math.max(0, amountOf(level) - Math.min(maxFeigned, feigned * stroke)));
  });
  return { ...text, data: Buffer.from(data) };
}

/** The ink of a stamp without specks of the letters over it: strokes run on beside them. Both of one place. */
export function underLetters(ink: Picture, text: Picture): Picture {
  const isHidden = Uint8Array.from(text.data, (_, at) =>
    amountOf(Math.min(...around(text, at, edge))) > hides ? 1 : 0,
  );
  const data = ink.data.map((level, at) => {
    if (isHidden[at] === 0) return level;
    const beside = [...placesAround(ink, at, 2 * reach)].filter((place) => isHidden[place] === 0);
    const sum = beside.reduce((total, place) => total + amountOf(ink.data[place] ?? paper), 0);
    const amount = beside.length === 0 ? 0 : (maxHidden * sum) / beside.length;
    return paper * Math.exp(-Math.min(amount, amountOf(level)));
  });
  return { ...ink, data: Buffer.from(data) };
}

function amountOf(level: number): number {
  return amounts[level] ?? 0;
}

function* placesAround({ width, height }: Picture, at: number, by: number): Generator<number> {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let v = Math.max(0, y - by); v <= Math.min(height - 1, y + by); v += 1)
    for (let u = Math.max(0, x - by); u <= Math.min(width - 1, x + by); u += 1) yield v * width + u;
}

function* around(picture: Picture, at: number, by: number): Generator<number> {
  for (const place of placesAround(picture, at, by)) yield picture.data[place] ?? paper;
}
