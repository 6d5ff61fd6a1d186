import type { LanguageTag } from '#shared/translation-text.ts';
import { detectOrientation, recognize } from './engine.ts';
import { fromGrey, toGrey, type Picture } from './grey.ts';
import { engineLanguagesOf } from './languages.ts';
import { prepare, type Quarter, type Source } from './picture.ts';

/** Finds the quarter turn that makes a page upright. */

const detectWidth = 1240;
/** The engine guesses below this confidence. */
const minConfidence = 2;
/** Pixels of the piece that is read each way. */
const piece = { width: 800, height: 320, step: 60 } as const;
/** Difference between neighbors that is an edge of ink. */
const minEdge = 90;
const sureAbove = 60;
const quarters = [0, 90, 180, 270] as const;

/** By the shapes of letters; 0 where the engine is unsure, too. */
export async function findOrientation(source: Source): Promise<Quarter> {
  const { picture } = await prepare(source, { quarter: 0, width: detectWidth, deskews: false });
  const { degrees, confidence } = await detectOrientation(picture);
  const isKnown = degrees === 90 || degrees === 180 || degrees === 270;
  return isKnown && confidence > minConfidence ? degrees : 0;
}

/** By words: the densest piece of the page is read in all four ways, and the one with the most sure letters wins. */
export async function voteOrientation(source: Source, lang: LanguageTag): Promise<Quarter> {
  const { picture } = await prepare(source, { quarter: 0, deskews: false });
  const onSide = await toGrey(fromGrey(picture).rotate(90));
  const pieces = [await densestOf(picture), await densestOf(onSide)] as const;
  let best: { quarter: Quarter; score: number } = { quarter: 0, score: 0 };
  for (const quarter of quarters) {
    const upright = quarter % 180 === 0 ? pieces[0] : pieces[1];
    const turned = quarter < 180 ? upright : await toGrey(fromGrey(upright).rotate(180));
    const score = await sureLettersIn(turned, lang);
    if (score > best.score) best = { quarter, score };
  }
  return best.quarter;
}

async function sureLettersIn(picture: Picture, lang: LanguageTag): Promise<number> {
  const lines = await recognize(picture, { languages: engineLanguagesOf(lang), mode: 'block', dpi: 200 });
  return lines
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => confidence > sureAbove && /\p{L}{2}|\p{Lo}/u.test(text))
    .reduce((sum, { text, confidence }) => sum + confidence * Math.min(12, text.length), 0);
}

/** The piece with the most edges of ink along its rows: text rather than photos. */
async function densestOf(page: Picture): Promise<Picture> {
  const { data } = page;
  const [width, height] = [Math.min(piece.width, page.width), Math.min(piece.height, page.height)];
  let best = { edges: -1, left: 0, top: 0 };
  for (let top = 0; top + height <= page.height; top += piece.step) {
    for (let left = 0; left + width <= page.width; left += piece.step) {
      let edges = 0;
      for (let y = top; y < top + height; y += 4) {
        for (let at = y * page.width + left + 2; at < y * page.width + left + width; at += 2) {
          if (Math.abs((data[at] ?? 0) - (data[at - 2] ?? 0)) > minEdge) edges += 1;
        }
      }
      if (edges > best.edges) best = { edges, left, top };
    }
  }
  return toGrey(fromGrey(page).extract({ left: best.left, top: best.top, width, height }));
}
