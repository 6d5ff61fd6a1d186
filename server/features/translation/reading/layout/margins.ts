import type { Chain } from './chains.ts';
import { around, byHeight, heightOf, middleOf, widthOf, type Rect, type Script, type Word } from './words.ts';

/** Short lines beside long ones: notes in a margin crowd beside one paragraph, labels have a value of their own each. */

/** Lines of the text for each line of the notes. */
const minTextLines = 2;
/** Of the text's width. */
const maxNoteWidth = 0.6;
/** Notes beside a paragraph that has another, as a share of those after the first. */
const minCrowded = 0.5;
/** Gap before the next note, in heights of a line. */
const minNoteGap = 1.25;
/** Distance to the next paragraph, in distances between lines. */
const minParagraph = 1.2;
const minPairs = 3;

/** True if several notes are next to one paragraph, which would be split if they were read as its labels. */
export function isMargin(notes: readonly Chain[], text: readonly Chain[], script: Script): boolean {
  if (notes.length * minTextLines > text.length) return false;
  if (!areNarrow(notes, text)) return false;
  const paragraphs = paragraphsOf(text, script).map((lines) => around(lines));
  const groups = groupsOf(notes);
  const heads = groups.length === 1 ? notes : groups.flatMap(([head]) => head ?? []);
  if (!heads.some((head) => runsOn(nearestTo(head, text), script))) return false;
  const beside = new Set(heads.map((head) => paragraphs.findLastIndex(({ y0 }) => y0 <= middleOf(head))));
  const others = heads.length - 1;
  return others > 0 && heads.length - beside.size >= minCrowded * others;
}

/** Labels each with a value of one or more lines; undefined unless each stands at the first line of its own. */
export function wrappedPairs<T extends Chain>(
  labels: readonly T[],
  lines: readonly T[],
  script: Script,
): { label: T[]; value: T[] }[] | undefined {
  const values = paragraphsOf(lines, script);
  if (!areNarrow(labels, lines) || values.length < minPairs) return undefined;
  const tops = values.map((value) => around(value).y0);
  const beside = Map.groupBy(labels.toSorted(byHeight), (line) => tops.findLastIndex((y0) => y0 <= middleOf(line)));
  const pairs = values.map((value, at) => ({ label: beside.get(at) ?? [], value }));
  const areLevel = pairs.every(({ label: [head], value: [first] }) => head && first && areInRow(head, first));
  return areLevel && !beside.has(-1) ? pairs : undefined;
}

function areNarrow(notes: readonly Rect[], text: readonly Rect[]): boolean {
  return widthOf(around(notes)) <= maxNoteWidth * widthOf(around(text));
}

function nearestTo(head: Rect, lines: readonly Chain[]): Chain | undefined {
  const distance = (line: Chain): number => Math.abs(middleOf(line) - middleOf(head));
  return lines.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** False for a capital or a number, with which values begin; scripts without capitals do not tell. */
function runsOn(line: Chain | undefined, { dir }: Script): boolean {
  return /^[\p{Ll}\p{Lo}]/u.test((line && endsOf(line, dir).start?.text) ?? '');
}

function areInRow(one: Rect, other: Rect): boolean {
  return Math.abs(middleOf(one) - middleOf(other)) < heightOf(other) / 2;
}

/** Lines close below one another. */
function groupsOf<T extends Rect>(lines: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const line of lines.toSorted(byHeight)) {
    const last = groups.at(-1)?.at(-1);
    if (last && line.y0 - last.y1 < minNoteGap * heightOf(last)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A paragraph ends before a gap, after a line with room for the next word, and at a full stop before a capital. */
function paragraphsOf<T extends Chain>(lines: readonly T[], { dir }: Script): T[][] {
  const ordered = lines.toSorted(byHeight);
  const pitches = ordered.slice(1).map((line, index) => middleOf(line) - middleOf(ordered[index] ?? line));
  // The lower quartile: half of the distances may be between paragraphs.
  const pitch = pitches.toSorted((a, b) => a - b)[pitches.length >> 2] ?? 0;
  const { x0, x1 } = around(ordered);
  const paragraphs: T[][] = [];
  for (const line of ordered) {
    const last = paragraphs.at(-1)?.at(-1);
    if (last && continues(last, line)) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;

  function continues(last: T, line: T): boolean {
    if (middleOf(line) - middleOf(last) > minParagraph * pitch) return false;
    const [end, start] = [endsOf(last, dir).end, endsOf(line, dir).start];
    const room = dir === 'rtl' ? last.x0 - x0 : x1 - last.x1;
    if (!end || !start || room > widthOf(start) + heightOf(last)) return false;
    return /^\p{Ll}/u.test(start.text) || !/[.;:!?]$/u.test(end.text);
  }
}

/** By their places: words of chains stand left to right in every script. */
function endsOf({ words }: Chain, dir: Script['dir']): { start: Word | undefined; end: Word | undefined } {
  const ordered = words.toSorted((a, b) => a.x0 - b.x0);
  const [start, end] = [ordered[0], ordered.at(-1)];
  return dir === 'rtl' ? { start: end, end: start } : { start, end };
}
