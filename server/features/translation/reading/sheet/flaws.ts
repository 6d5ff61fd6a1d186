import type { PhotoFlaw } from '#shared/translation-text.ts';
import type { Picture } from '../grey.ts';

/** Measures a photo's flaws on the page. */

const tile = 24;
/** Contrast within a tile from which it holds letters. */
const minContrast = 110;
/** Steepest step of a sharp letter between two pixels, in contrasts of its tile; the median over all tiles. */
const minSteepness = 0.34;
const minTiles = 12;
/** Overexposed paper, which shows no letters, beside darker paper. */
const burnt = 250;
const shadedPaper = 232;
const minGlare = 0.015;

/** `black` is the page with its paper made white, `grey` the same before. */
export function flawsOf(pages: { grey: Picture; black: Picture; isPhoto: boolean; isCut: boolean }): PhotoFlaw[] {
  const { grey, black, isPhoto, isCut } = pages;
  const flaws: PhotoFlaw[] = [];
  if (isBlurred(black)) flaws.push('blurred');
  if (isPhoto && hasGlare(grey)) flaws.push('glare');
  if (isCut) flaws.push('cut');
  return flaws;
}

function isBlurred({ data, width, height }: Picture): boolean {
  const steepness: number[] = [];
  for (let top = 0; top + tile < height; top += tile) {
    for (let left = 0; left + tile < width; left += tile) {
      let [darkest, lightest, steepest] = [255, 0, 0];
      for (let y = top; y < top + tile; y += 1) {
        for (let at = y * width + left; at < y * width + left + tile; at += 1) {
          const level = data[at] ?? 0;
          darkest = Math.min(darkest, level);
          lightest = Math.max(lightest, level);
          steepest = Math.max(steepest, Math.abs((data[at + 1] ?? level) - level));
        }
      }
      if (lightest - darkest >= minContrast) steepness.push(steepest / (lightest - darkest));
    }
  }
  if (steepness.length < minTiles) return false;
  return (steepness.toSorted((a, b) => a - b)[steepness.length >> 1] ?? 1) < minSteepness;
}

/** Tiles without any ink, all at the limit, on a page whose paper is darker elsewhere. */
function hasGlare({ data, width, height }: Picture): boolean {
  const papers: number[] = [];
  let burntTiles = 0;
  for (let top = 0; top + tile < height; top += tile) {
    for (let left = 0; left + tile < width; left += tile) {
      let [darkest, sum] = [255, 0];
      for (let y = top; y < top + tile; y += 2) {
        for (let at = y * width + left; at < y * width + left + tile; at += 2) {
          darkest = Math.min(darkest, data[at] ?? 0);
          sum += data[at] ?? 0;
        }
      }
      if (darkest >= burnt) burntTiles += 1;
      papers.push((sum * 4) / (tile * tile));
    }
  }
  const paper = papers.toSorted((a, b) => a - b)[papers.length >> 1] ?? 255;
  return paper < shadedPaper && burntTiles > minGlare * papers.length;
}
