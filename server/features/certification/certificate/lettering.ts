import { typefacesOf, type Role, type Typeface } from './typeface.ts';

/** Sets one short text (a name, a title, a sentence) of any script into a box, without ever failing on what it says. */

export type Document = PDFKit.PDFDocument;

export interface TextStyle {
  role: Role;
  size: number;
  colour: string;
  /** Extra space between letters, in points. */
  tracking?: number;
}

export interface TextBox extends TextStyle {
  x: number;
  /** Baseline of the first line. */
  y: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  /** What does not fit is set smaller, down to 70 %, and then cut with an ellipsis. */
  maxLines?: number;
  lineHeight?: number;
}

interface Run {
  text: string;
  typeface: Typeface;
  isRightToLeft: boolean;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const strongLeft = /\p{L}/u;

/**
 * The text as the certificate can show it: one line, composed, without control or formatting characters and emoji, marks
 * dropped from letters that are drawable only without them. Undefined when a letter or digit would be lost, because half a
 * name is a wrong name, or when nothing is left.
 */
export function legibleText(text: string, role: Role): string | undefined {
  const typefaces = typefacesOf(role);
  const isDrawable = (character: string): boolean => typefaces.some(({ covers }) => covers(character));
  let result = '';
  for (const character of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    if (isDrawable(character)) {
      result += character;
      continue;
    }
    const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (bare !== '' && [...bare].every(isDrawable)) result += bare;
    else if (/[\p{L}\p{N}]/u.test(character)) return undefined;
  }
  const trimmed = result.replaceAll(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : undefined;
}

/** Runs of one word, in reading order: one typeface for all of it if there is one, so that a word does not change face. */
function runsOfWord(word: string, typefaces: readonly Typeface[]): Run[] {
  const isRightToLeft = rightToLeft.test(word);
  const characters = [...word];
  const whole = typefaces.find(({ covers }) => characters.every(covers));
  if (whole) return [{ text: word, typeface: whole, isRightToLeft }];
  const runs: Run[] = [];
  for (const character of characters) {
    const typeface = typefaces.find(({ covers }) => covers(character));
    if (typeface === undefined) continue;
    const last = runs.at(-1);
    if (last?.typeface === typeface) last.text += character;
    else runs.push({ text: character, typeface, isRightToLeft: rightToLeft.test(character) });
  }
  return isRightToLeft ? runs.reverse() : runs;
}

/** Words in the order the eye meets them from the left: groups against the direction of the line are turned round. */
function visualOrder(words: readonly string[]): string[] {
  const first = words.find((word) => strongLeft.test(word));
  const isRtlLine = first !== undefined && rightToLeft.test(first);
  const groups: string[][] = [];
  let groupIsRtl: boolean | undefined;
  for (const word of words) {
    const isRtl = rightToLeft.test(word);
    if (isRtl === groupIsRtl) groups.at(-1)?.push(word);
    else groups.push([word]);
    groupIsRtl = isRtl;
  }
  const ordered = groups.map((group) => (rightToLeft.test(group[0] ?? '') ? group.reverse() : group));
  return (isRtlLine ? ordered.reverse() : ordered).flat();
}

/** Runs of a line from left to right; neighbours of one typeface are joined, so that the text can be copied and searched. */
function runsOfLine(line: string, typefaces: readonly Typeface[]): Run[] {
  const runs: Run[] = [];
  visualOrder(line.split(' ')).forEach((word, index) => {
    for (const [position, run] of runsOfWord(word, typefaces).entries()) {
      const space = index > 0 && position === 0 ? ' ' : '';
      const last = runs.at(-1);
      if (last && last.typeface === run.typeface && !last.isRightToLeft && !run.isRightToLeft) {
        last.text += space + run.text;
        continue;
      }
      if (space !== '' && typefaces[0]) runs.push({ text: space, typeface: typefaces[0], isRightToLeft: false });
      runs.push(run);
    }
  });
  return runs;
}

function runOptions(run: Run, { tracking = 0 }: TextStyle): PDFKit.Mixins.TextOptions {
  // `rtla` keeps the run whole, so that letters join and stand in their order.
  return { lineBreak: false, characterSpacing: tracking, ...(run.isRightToLeft ? { features: ['rtla'] } : {}) };
}

/** Width of a line in points. */
export function textWidth(document: Document, line: string, style: TextStyle): number {
  return runsOfLine(line, typefacesOf(style.role)).reduce((width, run) => {
    document.font(run.typeface.source).fontSize(style.size);
    return width + document.widthOfString(run.text, runOptions(run, style));
  }, 0);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest beginning of `text` that fits, with an ellipsis if anything is missing. */
function cut(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}…`)) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`;
}

/** Lines of whole words; undefined when they are more than `maxLines` or a word is wider than the line. */
function wrap(text: string, maxLines: number, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines.length <= maxLines ? lines : undefined;
}

/** Longer texts than any box of a page holds are not measured. */
const measuredMax = 600;

function fit(document: Document, text: string, box: TextBox): { lines: string[]; size: number } {
  const whole = text.slice(0, measuredMax);
  const maxLines = box.maxLines ?? 1;
  for (const scale of [1, 0.9, 0.8, 0.7]) {
    const size = box.size * scale;
    const lines = wrap(whole, maxLines, (line) => textWidth(document, line, { ...box, size }) <= box.width);
    if (lines) return { lines, size };
  }
  const size = box.size * 0.7;
  const fits = (line: string): boolean => textWidth(document, line, { ...box, size }) <= box.width;
  const lines: string[] = [];
  let rest = whole;
  while (lines.length < maxLines - 1 && rest !== '') {
    const line = cut(rest, fits).replace(/…$/, '');
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return { lines: [...lines, cut(rest, fits)].filter((line) => line !== ''), size };
}

/** Draws one line from the left at a baseline; returns its width. */
export function drawLine(document: Document, line: string, style: TextStyle & { x: number; y: number }): number {
  let { x } = style;
  for (const run of runsOfLine(line, typefacesOf(style.role))) {
    const options = runOptions(run, style);
    document.font(run.typeface.source).fontSize(style.size).fillColor(style.colour);
    document.text(run.text, x, style.y, { ...options, baseline: 'alphabetic' });
    x += document.widthOfString(run.text, options);
  }
  return x - style.x;
}

/** Draws a text into its box; returns the baseline of the last line. */
export function drawText(document: Document, text: string, box: TextBox): number {
  const { lines, size } = fit(document, text, box);
  const lineHeight = (box.lineHeight ?? box.size * 1.3) * (size / box.size);
  lines.forEach((line, index) => {
    const free = box.width - textWidth(document, line, { ...box, size });
    const indent = box.align === 'center' ? free / 2 : box.align === 'right' ? free : 0;
    drawLine(document, line, { ...box, size, x: box.x + indent, y: box.y + index * lineHeight });
  });
  return box.y + Math.max(lines.length - 1, 0) * lineHeight;
}
