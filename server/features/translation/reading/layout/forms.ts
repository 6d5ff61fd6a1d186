import type { Fall } from './chains.ts';
import type { Rule, Rules } from './rules.ts';
import { around, heightOf, median, type Rect, type Script, type Word } from './words.ts';

/** Drawn boxes with the words in them: grids, which are tables or forms. */

export interface FormBox extends Rect {
  words: Word[];
}

export interface Grid extends Rect {
  /** In reading order. */
  boxes: FormBox[];
  /** Boxes of a table by rows; undefined for a form, whose boxes are read one by one. */
  rows: (FormBox | undefined)[][] | undefined;
}

/** Tolerance between the lines of one box, in heights of a line. */
const corner = 0.6;
/** Lines on each side of a word that may be its box's, the nearest first: a line to write on is shorter than its box. */
const maxTries = 6;
/** Of the picture: larger boxes are frames of the page. */
const maxArea = 0.6;
/** Letters of a label over its value, in letters of the value. */
const maxLabelHeight = 0.9;
const minForm = 0.3;
/** Share of boxes with stacked lines that makes a form: cells of tables wrap occasionally. */
const minStacked = 0.6;
const maxFormLines = 4;
/** Boxes of a table with merged cells, as a share of its rows times columns. */
const minFilled = 0.6;
/** Least height of a box in widths of the page, largest area of one in the page's, and lines beyond which a page is no form. */
const minBoxSide = 0.009;
const maxBoxArea = 0.2;
const maxBoxRules = 90;
/** Of a label whose letters are not smaller. */
const maxOverLetters = 48;
/** Edge of a word that may be a line beside it, and share of a stroke that lies in words. */
const rim = 0.04;
const maxInWords = 0.45;

/** Grids of at least two boxes with words, and the words outside of them. */
export function gridsOf(
  words: readonly Word[],
  rules: Rules,
  { area, dir, fall }: { area: number; dir: Script['dir']; fall: Fall },
): { grids: Grid[]; free: Word[] } {
  const across = rules.across.filter((rule) => !isStroke(rule, words.map(transposed)));
  const down = rules.down.filter((rule) => !isStroke(rule, words));
  if (across.length < 2 || down.length < 2) return { grids: [], free: [...words] };
  const slack = corner * median(words.map(heightOf));
  const boxes = new Map<string, FormBox>();
  for (const word of words) {
    const found = boxAround(word, { across, down }, slack);
    if (!found || (found.x1 - found.x0) * (found.y1 - found.y0) > maxArea * area) continue;
    const known = boxes.get(found.key);
    if (known) known.words.push(word);
    else boxes.set(found.key, { ...found, words: [word] });
  }
  const grids = groupsOf([...boxes.values()], slack).flatMap((group) => gridOf(group, { slack, dir, fall }) ?? []);
  const held = new Set(grids.flatMap((grid) => grid.boxes.flatMap((box) => box.words)));
  return { grids, free: words.filter((word) => !held.has(word)) };
}

function transposed({ x0, y0, x1, y1 }: Rect): Rect {
  return { x0: y0, y0: x0, x1: y1, y1: x1 };
}

/** Strokes of letters: of 本 over 大 from top to bottom, of Arabic words along their line. */
function isStroke({ from, to, at }: Rule, words: readonly Rect[]): boolean {
  const x = at((from + to) / 2);
  const inside = words.filter(({ x0, x1 }) => x > x0 + rim * (x1 - x0) && x < x1 - rim * (x1 - x0));
  const covered = inside.reduce((sum, { y0, y1 }) => sum + Math.max(0, Math.min(to, y1) - Math.max(from, y0)), 0);
  return covered > maxInWords * (to - from);
}

/** The smallest box around the word whose four lines meet. */
function boxAround(word: Rect, rules: Rules, slack: number): (Rect & { key: string }) | undefined {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  const [tops, bottoms] = beside(rules.across, x, y);
  const [lefts, rights] = beside(rules.down, y, x);
  let best: (Rect & { key: string }) | undefined;
  let least = Infinity;
  for (const top of tops) {
    for (const bottom of bottoms) {
      for (const left of lefts) {
        for (const right of rights) {
          const box = { x0: left.at(y), y0: top.at(x), x1: right.at(y), y1: bottom.at(x) };
          const size = (box.x1 - box.x0) * (box.y1 - box.y0);
          if (size >= least || ![top, bottom].every((rule) => spans(rule, box.x0, box.x1, slack))) continue;
          if (![left, right].every((rule) => reaches(rule, y, { top, bottom, slack }))) continue;
          least = size;
          best = { ...box, key: [top, bottom, left, right].map((rule) => indexOf(rules, rule)).join(' ') };
        }
      }
    }
  }
  return best;
}

function indexOf({ across, down }: Rules, rule: Rule): number {
  const index = across.indexOf(rule);
  return index >= 0 ? index : across.length + down.indexOf(rule);
}

/** Lines that pass a place on either side of it, the nearest first. */
function beside(rules: readonly Rule[], along: number, across: number): [before: Rule[], after: Rule[]] {
  const passing = rules
    .filter(({ from, to }) => from <= along && to >= along)
    .map((rule) => ({ rule, distance: rule.at(along) - across }))
    .toSorted((a, b) => Math.abs(a.distance) - Math.abs(b.distance));
  const pick = (isOn: (distance: number) => boolean): Rule[] =>
    passing
      .filter(({ distance }) => isOn(distance))
      .slice(0, maxTries)
      .map(({ rule }) => rule);
  return [pick((distance) => distance < 0), pick((distance) => distance > 0)];
}

function spans({ from, to }: Rule, start: number, end: number, slack: number): boolean {
  return from <= start + slack && to >= end - slack;
}

/** True if a line down the page reaches both lines across it, where it meets them: they may lean. */
function reaches(side: Rule, y: number, { top, bottom, slack }: { top: Rule; bottom: Rule; slack: number }): boolean {
  const x = side.at(y);
  return spans(side, top.at(x), bottom.at(x), slack);
}

/** Boxes side by side or one over the other. */
function groupsOf(boxes: readonly FormBox[], slack: number): FormBox[][] {
  const left = new Set(boxes);
  const groups: FormBox[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const box of group) {
      for (const other of left) {
        if (!touches(box, other, slack)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function touches(a: Rect, b: Rect, slack: number): boolean {
  return a.x0 - slack < b.x1 && b.x0 - slack < a.x1 && a.y0 - slack < b.y1 && b.y0 - slack < a.y1;
}

/** Undefined for boxes that are neither: their words are read as if nothing were drawn. */
function gridOf(boxes: readonly FormBox[], { slack, dir, fall }: Direction & { fall: Fall }): Grid | undefined {
  if (boxes.length < 2) return undefined;
  const place = around(boxes);
  const isForm =
    boxes.filter(hasLabel).length >= minForm * boxes.length ||
    boxes.filter(hasTwoLines).length >= minStacked * boxes.length;
  if (isForm) {
    const leveled = new Map(boxes.map((box) => [levelOf(box, fall), box]));
    const ordered = inOrder([...leveled.keys()], { slack, dir }).flatMap((box) => leveled.get(box) ?? []);
    return { ...place, boxes: ordered, rows: undefined };
  }
  const rows = tableRows(boxes, slack) ?? mergedRows(boxes, { slack, fall });
  return rows && { ...place, boxes: rows.flatMap((row) => row.filter((box) => box !== undefined)), rows };
}

/** Position of the box on the deskewed page; its height was measured at its first word. */
function levelOf(box: FormBox, fall: Fall): FormBox {
  const [first = box] = box.words;
  const down = fall((first.x0 + first.x1) / 2, (first.y0 + first.y1) / 2);
  return { ...box, y0: box.y0 - down, y1: box.y1 - down };
}

/** One line over one in a form's box, whatever the heights of their letters; not a sentence that runs on, nor a number over another. */
export function isOver(label: readonly Word[], value: readonly Word[]): boolean {
  const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
  const [over, under] = [textOf(label), textOf(value)];
  return over.length <= maxOverLetters && !/\p{N}/u.test(over) && /^[^\p{Ll}]/u.test(under) && !/[.,;:]$/u.test(over);
}

/** A label in smaller letters over its value, or a colon after a label and its value behind it. */
function hasLabel({ words }: FormBox): boolean {
  const lines = linesIn(words);
  const [first = [], ...rest] = lines;
  if (lines.length > maxFormLines) return false;
  const colon = first.findIndex(({ text }) => /[:\uff1a]$/u.test(text));
  if (colon >= 0 && (colon < first.length - 1 || rest.length > 0)) return true;
  return rest.length > 0 && isSmaller(first, rest.flat());
}

function hasTwoLines({ words }: FormBox): boolean {
  const [label = [], value = [], ...rest] = linesIn(words);
  return rest.length === 0 && value.length > 0 && isOver(label, value);
}

export function isSmaller(label: readonly Word[], value: readonly Word[]): boolean {
  return letterHeight(label) < maxLabelHeight * letterHeight(value);
}

/** Of the tallest words, since heights depend on their letters. */
export function letterHeight(words: readonly Word[]): number {
  return median(
    words
      .map(heightOf)
      .toSorted((a, b) => b - a)
      .slice(0, 3),
  );
}

/** Words of a box by lines, each from left to right. */
export function linesIn(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const line = lines.at(-1);
    const last = line && around(line);
    const isLevel = last && Math.min(last.y1, word.y1) - Math.max(last.y0, word.y0) > 0.5 * heightOf(word);
    if (line && isLevel) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Places of drawn boxes with or without words; empty for a page without a grid. */
export function boxesIn(rules: Rules, { width, height }: { width: number; height: number }): Rect[] {
  if (rules.across.length < 3 || rules.down.length < 3) return [];
  if (rules.across.length > maxBoxRules || rules.down.length > maxBoxRules) return [];
  const middles = (lines: readonly Rule[]): number[] => {
    const places = lines.map(({ from, to, at }) => at((from + to) / 2)).toSorted((a, b) => a - b);
    return places.flatMap((place, index) => {
      const next = places[index + 1];
      return next === undefined || next - place < minBoxSide * width ? [] : [(place + next) / 2];
    });
  };
  const boxes = new Map<string, Rect>();
  for (const y of middles(rules.across)) {
    for (const x of middles(rules.down)) {
      const found = boxAround({ x0: x, y0: y, x1: x, y1: y }, rules, minBoxSide * width);
      if (found && (found.x1 - found.x0) * (found.y1 - found.y0) < maxBoxArea * width * height)
        boxes.set(found.key, found);
    }
  }
  return [...boxes.values()];
}

interface Direction {
  slack: number;
  dir: Script['dir'];
}

/** Row by row where lines cross the whole grid; beside a taller box, its neighbors from top to bottom. */
export function inOrder<T extends Rect>(boxes: readonly T[], { slack, dir }: Direction): T[] {
  if (boxes.length < 2) return [...boxes];
  const rows = partsAlong(boxes, { start: 'y0', end: 'y1', slack });
  if (rows.length > 1) return rows.flatMap((part) => inOrder(part, { slack, dir }));
  const columns = partsAlong(boxes, { start: 'x0', end: 'x1', slack });
  const sides = dir === 'rtl' ? columns.toReversed() : columns;
  if (sides.length > 1) return sides.flatMap((part) => inOrder(part, { slack, dir }));
  return boxes.toSorted((a, b) => a.y0 - b.y0 || (dir === 'rtl' ? b.x1 - a.x1 : a.x0 - b.x0));
}

function partsAlong<T extends Rect>(
  boxes: readonly T[],
  { start, end, slack }: { start: 'x0' | 'y0'; end: 'x1' | 'y1'; slack: number },
): T[][] {
  const parts: T[][] = [];
  let reach = -Infinity;
  for (const box of boxes.toSorted((a, b) => a[start] - b[start])) {
    const part = parts.at(-1);
    if (part && box[start] < reach - slack) part.push(box);
    else parts.push([box]);
    reach = Math.max(reach, box[end]);
  }
  return parts;
}

/** Rows with the same columns; undefined if a box spans several, or with a single row or column. */
function tableRows(boxes: readonly FormBox[], slack: number): (FormBox | undefined)[][] | undefined {
  const rows = partsAlong(boxes, { start: 'y0', end: 'y1', slack });
  const columns = partsAlong(boxes, { start: 'x0', end: 'x1', slack });
  if (rows.length < 2 || columns.length < 2) return undefined;
  const table = rows.map((row) => columns.map((column) => row.filter((box) => column.includes(box))));
  if (table.some((row) => row.some((cell) => cell.length > 1))) return undefined;
  return table.map((row) => row.map(([cell]) => cell));
}

/** Rows of a table with merged cells, each at the first of its rows and columns; undefined unless most boxes fill one of each. */
function mergedRows(
  boxes: readonly FormBox[],
  { slack, fall }: { slack: number; fall: Fall },
): (FormBox | undefined)[][] | undefined {
  const placed = boxes.map((box) => {
    const { x0: x, y0: y } = levelOf(box, fall);
    return { box, x, y };
  });
  const [tops, lefts] = [
    edgesOf(
      placed.map(({ y }) => y),
      slack,
    ),
    edgesOf(
      placed.map(({ x }) => x),
      slack,
    ),
  ];
  if (tops.length < 3 || lefts.length < 3 || boxes.length < minFilled * tops.length * lefts.length) return undefined;
  const table = tops.map((): (FormBox | undefined)[] => lefts.map(() => undefined));
  for (const { box, x, y } of placed) {
    const row = table[tops.findLastIndex((top) => top <= y + slack / 2)];
    const column = lefts.findLastIndex((left) => left <= x + slack / 2);
    if (!row || column < 0 || row[column]) return undefined;
    row[column] = box;
  }
  return table;
}

/** Distinct edges, each at the least of its boxes'. */
function edgesOf(places: readonly number[], slack: number): number[] {
  const edges: number[] = [];
  let last = -Infinity;
  for (const place of places.toSorted((a, b) => a - b)) {
    if (place - last > slack) edges.push(place);
    last = place;
  }
  return edges;
}
