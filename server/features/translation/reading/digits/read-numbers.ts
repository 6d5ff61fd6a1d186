import type { Picture } from '../grey.ts';
import { around, heightOf, median, type Rect, type Word } from '../layout/words.ts';
import { digitShapes } from './digit-shapes.ts';
import { inkIn, likenessOf, shapeOf, unpackGrid, type Shape } from './shapes.ts';

/**
 * Reads numbers in Arabic-Indic and Persian digits by shape: the engine's data know none of them. Ink that no sure word covers is
 * gathered into numbers, and each piece compared with the digits of many fonts.
 */

/** A word above this confidence, with at least this many letters of the script, is not read as a number. */
const sureWord = 60;
const minLetters = 2;
/** Confidence of Latin words. Single digits do not count, since the engine takes Arabic-Indic ones for them. */
const sureLatin = 80;
/** Confidence that only two equal readings of a Latin number have, and digits of one. */
const agreed = 90;
const minAgreed = 7;
/** Letters of a phrase in Latin words. */
const minPhrase = 6;
const dark = 150;
/** Digits and the letters like them, `٧` and `لا`: no word has both. */
const mixed = /^(?=.*\p{Nd})[\p{Nd}\p{P}\u0627\u0644\u0648\u0647]+$/u;
/** Sizes of pieces, in heights of the page's words. */
const smallest = 0.08;
const largest = 1.9;
/** Gap between pieces of one number, in heights of it. */
const maxGap = 0.75;
/** Height of a digit at least, in heights of the page's words. */
const lowDigit = 0.6;
/** Space beside a number, in heights of it, and pieces of one that was cut from letters at least. */
const minSpace = 0.6;
const minPart = 3;
/** Maximum digits right of a colon. */
const maxMinutes = 2;
/** Maximum parts per number; bounds the work on noise. */
const maxRun = 6;
/** Likeness of all pieces, and of each: letters stay below. */
const minMean = 0.72;
const minLikeness = 0.5;
/** Weights of shape beside the likeness of the ink. */
const weights = { aspect: 0.12, height: 0.35, rise: 0.22 } as const;
/** Similarity is unreliable for a font without templates, so a number stays doubtful until confirmed. */
const doubted = 79;
const confirmed = 85;
const minConfirmedDigits = 5;
const maxPieces = 40;

/** Each page is read with one set of digits, since the Persian 4 looks like the Arabic 3. */
const arabic = /[^\d\u06f4-\u06f6]/;
const persian = /[^\d\u0664-\u0666]/;
/** Factor by which Persian must score higher; the right set scores 4 to 7 % higher. */
const minPersian = 1.02;
const latin = /[\d/.-]/;

/** A number with the likeness of all its pieces. */
interface Found extends Word {
  likeness: number;
}

/** The page's words with its numbers in place of what the engine made of their ink. */
export function readNumbers(picture: Picture, words: readonly Word[]): Word[] {
  const height = median(words.filter(isSure).map(heightOf));
  if (height < 8) return [...words];
  const phrases = new Set(latinPhrases(words));
  const known = words.filter((word) => isSure(word) || phrases.has(word));
  const pieces = inkIn(picture, { dark, least: Math.max(6, (smallest * height) ** 2 / 2), most: largest * height })
    .filter((piece) => !known.some((word) => isInside(piece, word)))
    .filter((piece) => heightOf(piece) >= smallest * height);
  const groups = groupsOf(pieces, height).flatMap(cutAtColons);
  const readIn = (signs: RegExp) => groups.flatMap((group) => numbersOf(group, { picture, height, signs }));
  const [inArabic, inPersian] = [readIn(arabic), readIn(persian)];
  const found = sumOf(inPersian) > minPersian * sumOf(inArabic) ? inPersian : inArabic;
  const kept = words.filter((word) => known.includes(word) || !found.some((number) => isInside(word, number)));
  return [...kept, ...confirmedOf(found.map(({ likeness: _, ...word }) => word))];
}

interface Reading {
  picture: Picture;
  /** Of the page's words. */
  height: number;
  signs: RegExp;
}

function isSure({ text, confidence }: Word): boolean {
  const letters = text.match(/\p{Script=Arabic}/gu)?.filter((letter) => /\p{L}/u.test(letter)).length ?? 0;
  if (isLatinNumber(text, confidence)) return true;
  if (mixed.test(text)) return false;
  if (confidence >= sureWord && letters >= minLetters) return true;
  return confidence >= sureLatin && /^[\p{Script=Latin}'’.-]{3,}$/u.test(text);
}

/** Digits that both readings agree on; on short Arabic-Indic numbers they may agree, too, and on points in them. */
function isLatinNumber(text: string, confidence: number): boolean {
  return confidence >= agreed && /^\d+$/u.test(text) && text.length >= minAgreed;
}

/** Short words of Latin text, `Date of birth`: digits read as letters do not make several words side by side. */
function latinPhrases(words: readonly Word[]): Word[] {
  const phrased = words.filter(
    ({ text, confidence }) => confidence >= doubted && /^\p{Lu}?[a-zß-ÿ]+[.,:/]?$/u.test(text),
  );
  const runs: Word[][] = [];
  for (const word of phrased.toSorted((a, b) => a.x0 - b.x0)) {
    const run = runs.find((others) => {
      const last = others.at(-1);
      return (
        last && isInside({ ...last, x0: word.x0, x1: word.x1 }, word) && word.x0 - last.x1 < maxGap * heightOf(word)
      );
    });
    if (run) run.push(word);
    else runs.push([word]);
  }
  const lettersOf = (run: readonly Word[]): number => run.reduce((sum, { text }) => sum + text.length, 0);
  return runs.filter((run) => run.length > 1 && lettersOf(run) >= minPhrase).flat();
}

function isInside(piece: Rect, word: Rect): boolean {
  const [x, y] = [(piece.x0 + piece.x1) / 2, (piece.y0 + piece.y1) / 2];
  const rim = 0.15 * heightOf(word);
  return x > word.x0 - rim && x < word.x1 + rim && y > word.y0 - 2 * rim && y < word.y1 + 2 * rim;
}

/** Pieces side by side in one row, from left to right. */
function groupsOf(pieces: readonly Rect[], height: number): Rect[][] {
  const groups: Rect[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const group = groups.find((others) => follows(others, piece, height));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups.filter(({ length }) => length <= maxPieces);
}

/** Splits a group at its colons, two dots one above the other; right of a colon are minutes, or letters of a label. */
function cutAtColons(group: readonly Rect[]): Rect[][] {
  const low = 0.45 * unitHeight(group);
  const isDot = (piece: Rect) => heightOf(piece) < low;
  const isAbove = (one: Rect, other: Rect) => one !== other && Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);
  const isColon = (piece: Rect) => isDot(piece) && group.some((other) => isDot(other) && isAbove(piece, other));
  const sides: Rect[][] = [[]];
  for (const piece of group) {
    if (!isColon(piece)) sides.at(-1)?.push(piece);
    else if (sides.at(-1)?.length !== 0) sides.push([]);
  }
  return sides.filter(({ length }, index) => length > 0 && (index === 0 || length <= maxMinutes));
}

/** The numbers of a group: all of it, or the longest runs between its spaces, since an unread label stands beside its number. */
function numbersOf(group: readonly Rect[], reading: Reading): Found[] {
  const whole = numberOf(group, reading);
  return whole ? [whole] : numbersIn(partsOf(group), reading);
}

function numbersIn(parts: readonly Rect[][], reading: Reading): Found[] {
  if (parts.length === 0) return [];
  for (let end = Math.min(parts.length, maxRun); end > 0; end -= 1) {
    const run = parts.slice(0, end).flat();
    const number = run.length >= minPart ? numberOf(run, reading) : undefined;
    if (number) return [number, ...numbersIn(parts.slice(end), reading)];
  }
  return numbersIn(parts.slice(1), reading);
}

/** Cut at spaces, which beside the dot of a zero are as wide as between words. */
function partsOf(group: readonly Rect[]): Rect[][] {
  const space = minSpace * unitHeight(group);
  const parts: Rect[][] = [];
  for (const piece of group) {
    const [part, last] = [parts.at(-1), parts.at(-1)?.at(-1)];
    if (part && last && piece.x0 - last.x1 < space) part.push(piece);
    else parts.push([piece]);
  }
  return parts.length > 1 ? parts : [];
}

function follows(group: readonly Rect[], piece: Rect, height: number): boolean {
  const last = group.at(-1);
  const box = around(group.slice(-4));
  // Some digits are low, and the zero is a dot.
  const tallest = Math.max(heightOf(box), heightOf(piece), lowDigit * height);
  const middle = (piece.y0 + piece.y1) / 2;
  // A dot is level with its digits, never far above or below them.
  const isLevel = middle > box.y0 - 0.2 * tallest && middle < box.y1 + 0.2 * tallest;
  return last !== undefined && isLevel && piece.x0 - last.x1 < maxGap * tallest;
}

/** The number that a group shows; undefined for letters and specks. */
function numberOf(group: readonly Rect[], { picture, height, signs }: Reading): Found | undefined {
  const box = around(group);
  const unit = unitHeight(group);
  if (unit < 0.35 * height) return undefined;
  const pieces = group.map((piece) => ({ piece, shape: shapeOf(picture, piece) }));
  const place = { unit, base: baseOf(group) };
  const readAs = (among: RegExp) => pieces.map(({ piece, shape }) => nearest(shape, { piece, ...place, signs: among }));
  const read = readAs(signs);
  const likeness = sumOf(read);
  if (sumOf(readAs(latin)) >= likeness) return undefined;
  const text = read.map(({ sign }) => sign).join('');
  const mean = likeness / read.length;
  const isLike = mean >= minMean && read.every((sign) => sign.likeness >= minLikeness);
  const digits = text.replaceAll(/\P{Nd}/gu, '');
  // Dots and strokes alone are diacritics, colons and lines.
  if (!isLike || !/[^\u0660\u0661\u06f0\u06f1]/u.test(digits)) return undefined;
  return { ...box, text: text.replace(/^[/.-]+|[/.-]+$/g, ''), confidence: doubted, likeness };
}

function sumOf(read: readonly { likeness: number }[]): number {
  return read.reduce((sum, { likeness }) => sum + likeness, 0);
}

/** Height of a full digit: dots and strokes are lower. */
function unitHeight(group: readonly Rect[]): number {
  const heights = group.map(heightOf).toSorted((a, b) => b - a);
  return median(heights.slice(0, Math.ceil(heights.length * 0.7)));
}

/** Baseline of the digits. */
function baseOf(group: readonly Rect[]): number {
  const unit = unitHeight(group);
  return median(group.filter((piece) => heightOf(piece) > 0.7 * unit).map(({ y1 }) => y1));
}

interface Placed {
  piece: Rect;
  unit: number;
  base: number;
  /** Candidate digits. */
  signs: RegExp;
}

function nearest(shape: Shape, { piece, unit, base, signs }: Placed): { sign: string; likeness: number } {
  const [height, rise] = [heightOf(piece) / unit, (base - (piece.y0 + piece.y1) / 2) / unit];
  let best = { sign: '', likeness: -1 };
  for (const template of templates()) {
    if (!signs.test(template.sign)) continue;
    const likeness =
      likenessOf(shape, template) -
      weights.aspect * Math.min(2, Math.abs(template.aspect - shape.aspect)) -
      weights.height * Math.abs(template.height - height) -
      weights.rise * Math.min(1, Math.abs(template.rise - rise));
    if (likeness > best.likeness) best = { sign: template.sign, likeness };
  }
  return best;
}

/** Two equal readings of a number on the page confirm each other. */
function confirmedOf(numbers: readonly Word[]): Word[] {
  return numbers.map((number) => {
    const digits = number.text.replaceAll(/\P{Nd}/gu, '');
    const isTwice = numbers.some((other) => other !== number && other.text === number.text);
    return digits.length >= minConfirmedDigits && isTwice ? { ...number, confidence: confirmed } : number;
  });
}

/** A digit of one font, written by `scripts/build/build-digits.ts`. */
interface Template extends Shape {
  sign: string;
  /** In heights of a full digit. */
  height: number;
  /** From the baseline to the middle, in heights of a full digit. */
  rise: number;
}

let loaded: readonly Template[] | undefined;

/** Parsed on first use. */
function templates(): readonly Template[] {
  loaded ??= digitShapes.trim().split('\n').map(parse);
  return loaded;
}

/** Parses sign, aspect, height, rise, and the packed grid. */
function parse(line: string): Template {
  const [sign = '', aspect = '', height = '', rise = '', packed = ''] = line.split(' ');
  return { sign, aspect: Number(aspect), height: Number(height), rise: Number(rise), grid: unpackGrid(packed) };
}
