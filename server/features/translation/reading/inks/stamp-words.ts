import { recognize } from '../engine.ts';
import { fromGrey, toGrey, type Picture } from '../grey.ts';
import { heightOf, meanConfidence, median, type Word } from '../layout/words.ts';
import { minConfidence, wordsOnRim, type RimWord } from './rim-words.ts';
import { ringsOf, straightened, type Stamp } from './stamps.ts';

/** Reads a stamp separately: boxes are deskewed, round ones unrolled around their center, which is deskewed too. */

/** Letters of a word that two sizes have alike by more than chance. */
const minAlike = 4;
/** Height of the unrolled band, in pixels. */
const bandHeight = 56;
/** Tried in turn: the engine recognizes the same letters at one size and not at another. */
const bandSizes = [1, 0.85, 0.7];
const straightSizes = [2, 1.5];
/** Share of a row or column from which it is a line of the frame. */
const frameShare = 0.6;
const frameDark = 170;
const sectors = 180;
/** Edges of the band, in parts of it, where specks of the rings stand. */
const ringEdge = 0.2;
/** Ink of a sector below which it is empty, and empty ones in a row that part the lettering. */
const emptyInk = 2;
const minGap = 6;

/** Letters of words that may be joined, and gap between two words, in heights of them and in usual gaps. */
const minJoined = 4;
const minSpace = 0.25;
const spaceShare = 2;
const letterDark = 150;

export interface StampWords {
  text: string;
  confidence: number;
}

export async function readStamp({ picture, isRound }: Stamp, languages: string): Promise<StampWords> {
  const words = isRound ? await readRound(picture, languages) : await readBox(picture, languages);
  return { text: words.map(({ text }) => text).join(' '), confidence: meanConfidence(words) };
}

async function wordsOn(picture: Picture, languages: string, dpi: number): Promise<Word[]> {
  const lines = await recognize(picture, { languages, mode: 'block', dpi });
  return lines
    .flatMap(({ words }) => words)
    .flatMap((word) => parted(word, picture))
    .filter(({ text }) => /[\p{L}\p{N}]{2}|\p{N}|\p{Script=Han}/u.test(text));
}

function isSure({ confidence }: StampWords): boolean {
  return confidence >= minConfidence;
}

/** Sure words, and those that another size gave alike: the engine doubts what it reads rightly from JPEG. */
export function confirmed(words: readonly Word[], others: readonly Word[]): Word[] {
  const isAlike = ({ text }: Word) => text.length >= minAlike && others.some((other) => other.text === text);
  return words.flatMap((word) => {
    if (isSure(word)) return [word];
    return isAlike(word) ? [{ ...word, confidence: minConfidence }] : [];
  });
}

/** The words that the engine joined, by the gaps between their letters; digits stand apart as they like. */
export function parted(word: Word, picture: Picture): Word[] {
  const runs = inkRuns(picture, word);
  const signs = [...word.text];
  const counts = countsOf(runs, signs.length);
  if (signs.length < minJoined || !counts) return [word];
  const gaps = runs.slice(1).map(({ x0 }, at) => x0 - (runs[at]?.x1 ?? x0));
  const least = Math.max(minSpace * heightOf(word), spaceShare * median(gaps));
  const parts: Word[] = [];
  for (const [at, run] of runs.entries()) {
    const part = parts.at(-1);
    const text = signs.splice(0, counts[at]).join('');
    const isWord = (gaps[at - 1] ?? 0) >= least && !/\p{N}$/u.test(part?.text ?? '') && !/^\p{N}/u.test(text);
    if (part && !isWord) [part.text, part.x1] = [part.text + text, run.x1];
    else parts.push({ ...word, ...run, text });
  }
  return parts;
}

type Run = Pick<Word, 'x0' | 'x1'>;

/** Columns with ink in a row, from left to right. */
function inkRuns({ data, width, height }: Picture, { x0, y0, x1, y1 }: Word): Run[] {
  const runs: Run[] = [];
  for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x += 1) {
    let isInk = false;
    for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, y1) && !isInk; y += 1)
      isInk = (data[y * width + x] ?? 255) < letterDark;
    const last = runs.at(-1);
    if (isInk && last?.x1 === x) last.x1 = x + 1;
    else if (isInk) runs.push({ x0: x, x1: x + 1 });
  }
  return runs;
}

/** How many letters each run holds, by its width; undefined where they do not come out even. */
function countsOf(runs: readonly Run[], letters: number): number[] | undefined {
  if (runs.length === letters) return runs.map(() => 1);
  const usual = median(runs.map(({ x0, x1 }) => x1 - x0));
  const counts = runs.map(({ x0, x1 }) => Math.max(1, Math.round((x1 - x0) / usual)));
  return counts.reduce((sum, count) => sum + count, 0) === letters ? counts : undefined;
}

/** More sure letters are a better reading. */
function scoreOf(words: readonly StampWords[]): number {
  return words.reduce((sum, { text, confidence }) => sum + Math.max(0, confidence - 30) * text.length, 0);
}

async function readBox(picture: Picture, languages: string): Promise<Word[]> {
  const level = await straightened(picture);
  return readStraight(withoutFrame(level), languages);
}

async function readStraight(picture: Picture, languages: string): Promise<Word[]> {
  const padded = await toGrey(
    fromGrey(picture).extend({ top: 14, bottom: 14, left: 14, right: 14, background: '#fff' }),
  );
  const readings: Word[][] = [];
  for (const size of straightSizes) {
    const sized = await toGrey(fromGrey(padded).resize({ width: Math.round(padded.width * size), kernel: 'cubic' }));
    readings.push(await wordsOn(sized, languages, 300));
  }
  return bestOf(readings.map((words) => confirmed(words, readings.filter((other) => other !== words).flat())));
}

/** Erases the frame's lines, which would be read as letters. */
function withoutFrame({ data, width, height }: Picture): Picture {
  const out = Buffer.from(data);
  const wipe = (from: number, by: number, count: number) => {
    let dots = 0;
    for (let step = 0; step < count; step += 1) if ((data[from + step * by] ?? 255) < frameDark) dots += 1;
    if (dots > frameShare * count) for (let step = 0; step < count; step += 1) out[from + step * by] = 255;
  };
  for (let y = 0; y < height; y += 1) wipe(y * width, 1, width);
  for (let x = 0; x < width; x += 1) wipe(x, width, height);
  return { data: out, width, height };
}

async function readRound(picture: Picture, languages: string): Promise<StampWords[]> {
  const { radius, rings } = ringsOf(picture);
  const outer = Math.min(...rings.filter((ring) => ring > 0.85 * radius)) - 2;
  const inner = Math.max(0.55 * radius, ...rings.filter((ring) => ring < 0.8 * radius).map((ring) => ring + 2));
  const found: RimWord[] = [];
  for (const [from, to] of sectorsOf(picture, inner, outer)) {
    for (const isInward of [false, true]) {
      const band = { from, to, inner, outer, isInward };
      const strip = unrolled(picture, band);
      if (strip.width >= bandHeight)
        for (const size of bandSizes) found.push(...(await readStrip(strip, size, languages)).map(onRim(band, size)));
    }
  }
  const around = wordsOnRim(found);
  const middle = await readDisc(disc(picture, inner - 7, radius), languages);
  // Straight lettering across a simple seal has no rim text: the better of the two readings counts.
  const whole = around.length > 0 ? [] : await readDisc(disc(picture, outer - 4, radius), languages);
  return scoreOf(whole) > scoreOf(around) + scoreOf(middle) ? whole : [...around, ...middle];
}

function bestOf(readings: readonly Word[][]): Word[] {
  return readings.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? [];
}

/** Reads it as found and deskewed, since the skew of few letters cannot be measured. */
async function readDisc(picture: Picture, languages: string): Promise<Word[]> {
  const asIs = await readStraight(picture, languages);
  return bestOf([asIs, await readStraight(await straightened(picture, 40), languages)]);
}

/** Places are shares of the strip. */
async function readStrip(strip: Picture, size: number, languages: string): Promise<Word[]> {
  const sized = await toGrey(fromGrey(strip).resize({ width: Math.round(strip.width * size) }));
  const margin = 24;
  const padded = await toGrey(
    fromGrey(sized).extend({ top: 16, bottom: 16, left: margin, right: margin, background: '#fff' }),
  );
  const words = await wordsOn(padded, languages, 200);
  const share = (x: number) => (x - margin) / sized.width;
  return words.map((word) => ({ ...word, x0: share(word.x0), x1: share(word.x1) }));
}

function onRim({ from, to, isInward }: Band, size: number): (word: Word) => RimWord {
  const angle = (share: number) => from + (isInward ? 1 - share : share) * (to - from);
  return ({ text, confidence, x0, x1 }) => {
    const [start, end] = isInward ? [angle(x1), angle(x0)] : [angle(x0), angle(x1)];
    return { text, confidence, from: start, to: end, isInward, size };
  };
}

/** Parts of the band between empty sectors, so that no word is cut; in radians. */
function sectorsOf({ data, width, height }: Picture, inner: number, outer: number): [from: number, to: number][] {
  const ink = Array.from({ length: sectors }, (_, sector) => {
    const angle = (2 * Math.PI * sector) / sectors;
    let dots = 0;
    for (let r = inner + ringEdge * (outer - inner); r < outer - ringEdge * (outer - inner); r += 1) {
      const [x, y] = [Math.round(width / 2 + r * Math.cos(angle)), Math.round(height / 2 + r * Math.sin(angle))];
      if ((data[y * width + x] ?? 255) < frameDark) dots += 1;
    }
    return dots;
  });
  const isEmpty = (sector: number) => (ink[(sector + sectors) % sectors] ?? 0) < emptyInk;
  const starts: number[] = [];
  for (let sector = 0; sector < sectors; sector += 1) {
    if (!isEmpty(sector) || isEmpty(sector - 1)) continue;
    let length = 1;
    while (length < sectors && isEmpty(sector + length)) length += 1;
    if (length >= minGap) starts.push((2 * Math.PI * (sector + length / 2)) / sectors);
  }
  if (starts.length === 0) {
    // Specks fill the gaps: the ring is opened where it holds the least.
    const inkFrom = (sector: number) =>
      Array.from({ length: minGap }, (_, step) => ink[(sector + step) % sectors] ?? 0).reduce(
        (sum, dots) => sum + dots,
      );
    const opening = ink.reduce((best, _, sector) => (inkFrom(sector) < inkFrom(best) ? sector : best), 0);
    const from = (2 * Math.PI * (opening + minGap / 2)) / sectors;
    return [[from, from + 2 * Math.PI]];
  }
  return starts.map((from, index) => [from, starts[index + 1] ?? (starts[0] ?? 0) + 2 * Math.PI]);
}

interface Band {
  from: number;
  to: number;
  inner: number;
  outer: number;
  /** True if the baselines face outward, as along the lower rim. */
  isInward: boolean;
}

function unrolled({ data, width, height }: Picture, { from, to, inner, outer, isInward }: Band): Picture {
  const zoom = bandHeight / (outer - inner);
  const across = Math.max(1, Math.round((to - from) * ((outer + inner) / 2) * zoom));
  const out = Buffer.alloc(across * bandHeight, 255);
  for (let y = 0; y < bandHeight; y += 1) {
    const share = y / bandHeight;
    const r = isInward ? inner + share * (outer - inner) : outer - share * (outer - inner);
    for (let x = 0; x < across; x += 1) {
      const along = isInward ? 1 - x / across : x / across;
      const angle = from + along * (to - from);
      out[y * across + x] = between(
        data,
        width,
        height,
        width / 2 + r * Math.cos(angle),
        height / 2 + r * Math.sin(angle),
      );
    }
  }
  return { data: out, width: across, height: bandHeight };
}

/** Interpolates between the four surrounding pixels. */
function between(data: Buffer, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const [right, down, at] = [x - left, y - top, top * width + left];
  const [p = 255, q = 255, r = 255, s = 255] = [data[at], data[at + 1], data[at + width], data[at + width + 1]];
  const upper = p + (q - p) * right;
  return upper + (r + (s - r) * right - upper) * down;
}

function disc({ data, width, height }: Picture, limit: number, radius: number): Picture {
  const out = Buffer.from(data);
  for (let at = 0; at < out.length; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    if (Math.hypot(x / width, y / height) > limit / (2 * radius)) out[at] = 255;
  }
  return { data: out, width, height };
}
