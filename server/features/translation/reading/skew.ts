import { fromGrey, toGrey, type Picture } from './grey.ts';

const searchWidth = 800;
const darkBelow = 170;
const minDark = 400;
/** Minimum gain of a rotation; a smaller one is noise. */
const minGain = 1.02;
const minDegrees = 0.15;
/** Degrees to either side, and their steps. */
const searches = [
  { reach: 7, step: 0.5 },
  { reach: 0.5, step: 0.1 },
];

/** Degrees to rotate a page by: the row sums of dark pixels vary most where its rows of text are horizontal. */
export async function findSkew(picture: Picture): Promise<number> {
  const { data, width, height } = await toGrey(fromGrey(picture).resize({ width: searchWidth }));
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 4; y < height - 4; y += 1) {
    for (let x = 4; x < width - 4; x += 1) {
      if ((data[y * width + x] ?? 255) >= darkBelow) continue;
      xs.push(x - width / 2);
      ys.push(y);
    }
  }
  if (xs.length < minDark || xs.length > data.length / 2) return 0;
  const sums = new Float64Array(height + 400);
  const scoreOf = (degrees: number): number => {
    sums.fill(0);
    const slope = Math.tan((degrees * Math.PI) / 180);
    xs.forEach((x, index) => {
      const row = Math.round((ys[index] ?? 0) + x * slope) + 200;
      sums[row] = (sums[row] ?? 0) + 1;
    });
    let score = 0;
    for (let row = 1; row < sums.length; row += 1) score += ((sums[row] ?? 0) - (sums[row - 1] ?? 0)) ** 2;
    return score;
  };
  let best = 0;
  let most = scoreOf(0) * minGain;
  for (const { reach, step } of searches) {
    const middle = best;
    for (let degrees = middle - reach; degrees <= middle + reach; degrees += step) {
      const score = scoreOf(degrees);
      if (score > most) [best, most] = [degrees, score];
    }
  }
  return Math.abs(best) > minDegrees ? best : 0;
}
