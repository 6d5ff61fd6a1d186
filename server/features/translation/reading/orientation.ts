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
/** Votes that settle the matter: sure letters times confidence; pieces read for them. */
const minVote = 1500;
const maxRounds = 3;
const quarters = [0, 90, 180, 270] as const;

/** By the shapes of letters; 0 where the engine is unsure, too. */
export async function findOrientation(source: Source): Promise<Quarter> {
  const { picture } = await prepare(source, { quarter: 0, width: detectWidth, deskews: false });
  const { degrees, confidence } = await detectOrientation(picture);
  const isKnown = degrees === 90 || degrees === 180 || degrees === 270;
  return isKnown && confidence > minConfidence ? degrees : 0;
}

/**
 * By words: the densest piece of the page is read in all four ways, and the one with the most sure letters wins. The next piece is
 * read, too, where that says little: a machine-readable zone is dense and holds no words.
 */
export async function voteOrientation(source: Source, lang: LanguageTag): Promise<Quarter> {
  const { picture } = await prepare(source, { quarter: 0, deskews: false });
  const onSide = await toGrey(fromGrey(picture).rotate(90));
  const [level, upended] = [densestOf(picture), densestOf(onSide)];
  const scores = new Map<Quarter, number>(quarters.map((quarter) => [quarter, 0]));
  const best = (): { quarter: Quarter; score: number } =>
    [...scores]
      .map(([quarter, score]) => ({ quarter, score }))
      .reduce((first, other) => (other.score > first.score ? other : first));
  for (let round = 0; round < maxRounds && best().score < minVote; round += 1) {
    for (const quarter of quarters) {
      const isLevel = quarter % 180 === 0;
      const place = (isLevel ? level : upended)[round];
      if (!place) continue;
      const upright = await toGrey(fromGrey(isLevel ? picture : onSide).extract(place));
      const turned = quarter < 180 ? upright : await toGrey(fromGrey(upright).rotate(180));
      scores.set(quarter, (scores.get(quarter) ?? 0) + (await sureLettersIn(turned, lang)));
    }
  }
  return best().quarter;
}

async function sureLettersIn(picture: Picture, lang: LanguageTag): Promise<number> {
  const lines = await recognize(picture, { languages: engineLanguagesOf(lang), mode: 'block', dpi: 200 });
  return lines
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => confidence > sureAbove && /\p{L}{2}|\p{Lo}/u.test(text))
    .reduce((sum, { text, confidence }) => sum + confidence * Math.min(12, text.length), 0);
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pieces with the most edges of ink along their rows, apart from each other: text rather than photos. */
function densestOf(page: Picture): Place[] {
  const [width, height] = [Math.min(piece.width, page.width), Math.min(piece.height, page.height)];
  const places: (Place & { edges: number })[] = [];
  for (let top = 0; top + height <= page.height; top += piece.step) {
    for (let left = 0; left + width <= page.width; left += piece.step) {
      places.push({ left, top, width, height, edges: edgesIn(page, { left, top, width, height }) });
    }
  }
  const found: (Place & { edges: number })[] = [];
  for (const place of places.toSorted((a, b) => b.edges - a.edges)) {
    if (found.length === maxRounds) break;
    if (
      !found.some(
        (other) => Math.abs(other.top - place.top) < height / 2 && Math.abs(other.left - place.left) < width / 2,
      )
    )
      found.push(place);
  }
  return found.map(({ edges: _, ...place }) => place);
}

function edgesIn({ data, width: stride }: Picture, { left, top, width, height }: Place): number {
  let edges = 0;
  for (let y = top; y < top + height; y += 4) {
    for (let at = y * stride + left + 2; at < y * stride + left + width; at += 2) {
      if (Math.abs((data[at] ?? 0) - (data[at - 2] ?? 0)) > minEdge) edges += 1;
    }
  }
  return edges;
}
