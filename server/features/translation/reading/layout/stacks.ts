import { inOrder, letterHeight } from './forms.ts';
import { around, byHeight, heightOf, median, middleOf, type Rect, type Script, type Word } from './words.ts';

/** Labels in small letters over their values without drawn boxes: fields side by side, which lines would weave together. */

/** A label and its value, or words between such fields. */
export interface StackedField extends Rect {
  label: Word[];
  value: Word[];
}

/** Fields in reading order. */
export interface Stack extends Rect {
  fields: StackedField[];
}

type Line = Rect & { words: Word[] };

/** Gap between words of a line, in the page's heights. */
const reach = 1.4;
const overlap = 0.45;
/** Gap before a word that begins at the edge of a line over or under it. */
const minCut = 0.5;
const maxEdge = 0.4;
/** Lines over and under that set such an edge, in heights. */
const edgeReach = 3;
/** Offset of a value from its label, and gap between them and between lines of either, in heights of the value. */
const maxOffset = 0.6;
const maxUnder = 0.95;
const maxLineGap = 0.8;
const maxLabelHeight = 0.87;
const tallLetters = /[\p{Lu}\p{Nd}bdfhklt]/u;
const maxLines = 3;
const maxLetters = 100;
/** Labels of one form have one size; gap between its rows, in heights of a value. */
const maxUnlike = 0.3;
const maxRowGap = 5;
const minFields = 3;
/** Letters of other text among the fields, as a share of theirs. */
const maxOthers = 0.4;

/** Words level; the stacks among them, and the words that stand in none. */
export function stacksOf(words: readonly Word[], script: Script): { stacks: Stack[]; free: Word[] } {
  const height = median(words.map(heightOf));
  const lines = linesAmong(words, { height, script });
  const fields = alike(fieldsAmong(lines, script));
  const held = new Set(fields.flatMap(({ label, value }) => [...label, ...value]));
  const others = lines.filter((line) => !line.words.some((word) => held.has(word)));
  const stacks = groupsOf(fields, others).flatMap((group) => stackOf(group, { others, height, script }) ?? []);
  const taken = new Set(stacks.flatMap((stack) => stack.fields.flatMap(({ label, value }) => [...label, ...value])));
  return { stacks, free: words.filter((word) => !taken.has(word)) };
}

interface PageOptions {
  height: number;
  script: Script;
}

/** Lines that end where a word begins at an edge of its neighbors above or below. */
function linesAmong(words: readonly Word[], { height, script }: PageOptions): Line[] {
  const whole = runsAmong(words, height).map(lineOf);
  const edges = whole.map((line) => ({ at: startOf(line, script), y: middleOf(line) }));
  return whole.flatMap((line) => {
    const near = edges.filter(({ y }) => {
      const distance = Math.abs(y - middleOf(line));
      return distance > 0.6 * height && distance < edgeReach * height;
    });
    const ordered = script.dir === 'rtl' ? line.words.toReversed() : line.words;
    const parts: Word[][] = [];
    for (const word of ordered) {
      const last = parts.at(-1)?.at(-1);
      const isEdge =
        last &&
        Math.max(word.x0 - last.x1, last.x0 - word.x1) > minCut * height &&
        near.some(({ at }) => Math.abs(at - startOf(word, script)) < maxEdge * height);
      if (last && !isEdge) parts.at(-1)?.push(word);
      else parts.push([word]);
    }
    return parts.map(lineOf);
  });
}

/** Words one after the other at one height; boxes of the engine may overlap. */
function runsAmong(words: readonly Word[], height: number): Word[][] {
  const runs: { words: Word[]; x1: number; y0: number; y1: number }[] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const near = runs
      .filter(({ x1, y0, y1 }) => {
        const shared = Math.min(word.y1, y1) - Math.max(word.y0, y0);
        return word.x0 - x1 < reach * height && shared > overlap * Math.min(heightOf(word), y1 - y0);
      })
      .toSorted((a, b) => b.x1 - a.x1)[0];
    if (!near) {
      runs.push({ words: [word], x1: word.x1, y0: word.y0, y1: word.y1 });
      continue;
    }
    near.words.push(word);
    near.x1 = Math.max(near.x1, word.x1);
    const last = near.words.slice(-3);
    near.y0 = median(last.map(({ y0 }) => y0));
    near.y1 = median(last.map(({ y1 }) => y1));
  }
  return runs.map((run) => run.words);
}

function lineOf(words: Word[]): Line {
  return { ...around(words), words };
}

function startOf({ x0, x1 }: Rect, { dir }: Script): number {
  return dir === 'rtl' ? x1 : x0;
}

/** Each label with the lines under it that begin at its edge; the first in larger letters begins the value. */
function fieldsAmong(lines: readonly Line[], script: Script): StackedField[] {
  const taken = new Set<Line>();
  const fields: StackedField[] = [];
  const under = (line: Line, isClose: (gap: number, next: Line) => boolean): Line | undefined =>
    lines
      .filter((next) => {
        const offset = Math.abs(startOf(next, script) - startOf(line, script));
        return !taken.has(next) && middleOf(next) > line.y1 && offset < maxOffset * heightOf(next);
      })
      .filter((next) => isClose(next.y0 - line.y1, next))
      .toSorted(byHeight)[0];
  for (const first of lines.toSorted(byHeight)) {
    if (taken.has(first)) continue;
    const label = [first];
    let next = under(first, (gap, line) => gap < maxUnder * heightOf(line));
    while (next && label.length < maxLines && isLike(first, next)) {
      label.push(next);
      next = under(next, (gap, line) => gap < maxUnder * heightOf(line));
    }
    if (!next || !isLower(first, next)) continue;
    const value = [next];
    const own = next;
    let more = under(own, (gap, line) => gap < maxLineGap * heightOf(line));
    while (more && value.length < maxLines && isLike(own, more)) {
      value.push(more);
      more = under(more, (gap, line) => gap < maxLineGap * heightOf(line));
    }
    if (lettersOf(label) > maxLetters || lettersOf(value) > maxLetters) continue;
    for (const line of [...label, ...value]) taken.add(line);
    fields.push({ ...around([...label, ...value]), label: wordsOf(label), value: wordsOf(value) });
  }
  return fields;
}

function wordsOf(lines: readonly Line[]): Word[] {
  return lines.flatMap(({ words }) => words);
}

function isLower(one: Line, other: Line): boolean {
  return capitalHeight(one.words) < maxLabelHeight * capitalHeight(other.words);
}

/** Lower quartile of words with tall letters: boxes of the engine are rather too high than too low. */
function capitalHeight(words: readonly Word[]): number {
  const heights = words.filter(({ text }) => tallLetters.test(text)).map(heightOf);
  return heights.toSorted((a, b) => a - b)[(heights.length - 1) >> 2] ?? letterHeight(words);
}

/** Neither in smaller letters than the other. */
function isLike(one: Line, other: Line): boolean {
  return !isLower(one, other) && !isLower(other, one);
}

function lettersOf(lines: readonly Line[]): number {
  return wordsOf(lines).reduce((sum, { text }) => sum + text.length, 0);
}

/** Fields whose labels have the usual size: a small line over a title is none. */
function alike(fields: readonly StackedField[]): StackedField[] {
  const usual = median(fields.map(({ label }) => capitalHeight(label)));
  return fields.filter(({ label }) => Math.abs(capitalHeight(label) - usual) < maxUnlike * usual);
}

/** Fields one below the other, with no other line across the gap between their rows. */
function groupsOf(fields: readonly StackedField[], others: readonly Line[]): StackedField[][] {
  const groups: StackedField[][] = [];
  let bottom = -Infinity;
  for (const field of fields.toSorted((a, b) => a.y0 - b.y0)) {
    const gap = field.y0 - bottom;
    const isParted = others.some((line) => middleOf(line) > bottom && middleOf(line) < field.y0);
    if (gap > maxRowGap * median(field.value.map(heightOf)) || isParted) groups.push([field]);
    else groups.at(-1)?.push(field);
    bottom = Math.max(bottom, field.y1);
  }
  return groups;
}

/** With the text that stands among the fields; undefined for few fields, or where other text prevails. */
function stackOf(
  fields: readonly StackedField[],
  { others, height, script }: PageOptions & { others: readonly Line[] },
): Stack | undefined {
  if (fields.length < minFields) return undefined;
  const place = around(fields);
  const among = others.filter((line) => middleOf(line) > place.y0 && middleOf(line) < place.y1);
  const own = fields.reduce((sum, { label, value }) => sum + lettersOf([lineOf(label), lineOf(value)]), 0);
  if (lettersOf(among) > maxOthers * own) return undefined;
  const all = completed(fields, among, { height, script });
  return { ...around(all), fields: inOrder(all, { slack: height * maxEdge, dir: script.dir }) };
}

/** Pieces of labels and values that the engine tore off join the field of their column and row, or make up one of their own. */
function completed(
  fields: readonly StackedField[],
  among: readonly Line[],
  { height, script }: PageOptions,
): StackedField[] {
  const [small, large] = [
    median(fields.map(({ label }) => capitalHeight(label))),
    median(fields.map(({ value }) => capitalHeight(value))),
  ];
  const starts = fields.map((field) => startOf(field, script));
  const sign = script.dir === 'rtl' ? -1 : 1;
  const columnOf = (box: Rect): number =>
    Math.max(...starts.map((at) => sign * at).filter((at) => at < sign * startOf(box, script) + maxEdge * height));
  const cells = fields.map((field) => ({
    ...field,
    column: columnOf(field),
    label: [...field.label],
    value: [...field.value],
  }));
  const alone: StackedField[] = [];
  for (const line of among.toSorted(byHeight)) {
    const isLabel = Math.abs(capitalHeight(line.words) - small) < Math.abs(capitalHeight(line.words) - large);
    const column = columnOf(line);
    const isBeyond = starts.some((at) => sign * at > column + height && at > line.x0 + height && at < line.x1 - height);
    const row = cells.filter((cell) => middleOf(line) > cell.y0 && middleOf(line) < cell.y1);
    const own = row.find((cell) => Math.abs(cell.column - column) < height);
    if (own && !isBeyond) (isLabel ? own.label : own.value).push(...line.words);
    else if (row.length > 0 && Number.isFinite(column) && !isBeyond) {
      const [first] = row;
      cells.push({
        ...line,
        y0: first?.y0 ?? line.y0,
        y1: first?.y1 ?? line.y1,
        column,
        label: isLabel ? line.words : [],
        value: isLabel ? [] : line.words,
      });
    } else alone.push({ ...line, label: [], value: line.words });
  }
  for (const cell of cells.filter(({ value }) => value.length === 0)) {
    const before = cells
      .filter((other) => other.value.length > 0 && middleOf(cell) > other.y0 && middleOf(cell) < other.y1)
      .filter(({ column }) => column < cell.column)
      .toSorted((a, b) => b.column - a.column)[0];
    if (before) before.label.push(...cell.label.splice(0));
  }
  const kept = cells.filter(({ label, value }) => label.length + value.length > 0);
  return [...kept.map(({ label, value }) => ({ ...around([...label, ...value]), label, value })), ...alone];
}
