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
/** Maximum ink under letters relative to the ink beside them: more is a speck. */
const maxHidden = 2;

/** Text without the rims of a stamp's strokes; both of one place. */
export function withoutRims(text: Picture, ink: Picture): Picture {
  const strokes = darkestAround(ink, reach);
  const data = text.data.map((level, at) => {
    if (level === paper) return paper;
    const stroke = amountOf(strokes[at]);
    return paper * Math.exp(-Math.max(0, amountOf(level) - Math.min(maxFeigned, feigned * stroke)));
  });
  return { ...text, data: Buffer.from(data) };
}

/** The ink of a stamp without specks of the letters over it: strokes run on beside them. Both of one place. */
export function underLetters(ink: Picture, text: Picture): Picture {
  const isHidden = darkestAround(text, edge).map((level) => (amountOf(level) > hides ? 1 : 0));
  const data = ink.data.map((level, at) => {
    if (level === paper || isHidden[at] === 0) return level;
    const amount = maxHidden * meanBeside(ink, at, isHidden);
    return paper * Math.exp(-Math.min(amount, amountOf(level)));
  });
  return { ...ink, data: Buffer.from(data) };
}

function amountOf(level = paper): number {
  return amounts[level] ?? 0;
}

/** The darkest level within `by` pixels, rows before columns. */
function darkestAround({ data, width, height }: Picture, by: number): Uint8Array {
  const rows = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let darkest = paper;
      const end = Math.min(width - 1, x + by);
      for (let u = Math.max(0, x - by); u <= end; u += 1) darkest = Math.min(darkest, data[y * width + u] ?? paper);
      rows[y * width + x] = darkest;
    }
  }
  return rows.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let darkest = paper;
    const end = Math.min(height - 1, y + by);
    for (let v = Math.max(0, y - by); v <= end; v += 1) darkest = Math.min(darkest, rows[v * width + x] ?? paper);
    return darkest;
  });
}

/** Mean amount of the ink near a place that no letter hides; 0 where all of it is hidden. */
function meanBeside({ data, width, height }: Picture, at: number, isHidden: Uint8Array): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  const by = 2 * reach;
  let [sum, count] = [0, 0];
  for (let v = Math.max(0, y - by); v <= Math.min(height - 1, y + by); v += 1) {
    for (let u = Math.max(0, x - by); u <= Math.min(width - 1, x + by); u += 1) {
      const place = v * width + u;
      if (isHidden[place] === 1) continue;
      sum += amountOf(data[place]);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
