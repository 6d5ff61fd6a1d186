import { rowsOf, type Cell } from './rows.ts';
import { around, heightOf, meanConfidence, median, widthOf, type Rect, type Script, type Word } from './words.ts';

/** Rows → blocks in reading order: headings, paragraphs, fields and tables. */

export type LayoutContent =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'field'; label: string; value: string }
  | { kind: 'table'; rows: string[][] };

export interface LayoutBlock {
  content: LayoutContent;
  box: Rect;
  confidence: number;
  words: Word[];
}

export interface Layout {
  blocks: LayoutBlock[];
  /** Words that are dropped: lettering of seals, strokes of signatures, speckles. */
  scraps: Word[];
}

/** Rows of one region are at most this far apart, in heights of a line. */
const maxRegionGap = 3;
const headingLettersMax = 80;
const headingScale = 1.25;
/** Mean confidence below which a block is speckle, not text. */
const minBlockConfidence = 45;

export function layOut(allWords: readonly Word[], script: Script): Layout {
  const height = median(allWords.map(heightOf));
  const scraps = allWords.filter((word) => isScrap(word, height));
  const rows = rowsOf(
    allWords.filter((word) => !scraps.includes(word)),
    script,
    height,
  );
  const blocks: LayoutBlock[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end) {
    end = endOfRegion(rows, { start, height, script });
    const region = rows.slice(start, end);
    blocks.push(...((rows[start]?.length ?? 0) > 1 ? regionBlocks(region, script) : stackBlocks(region, script)));
  }
  const kept = blocks.filter((block) => isText(block));
  for (const block of blocks) if (!kept.includes(block)) scraps.push(...block.words);
  return { blocks: kept.map((block) => asHeading(block, height)), scraps };
}

function isScrap(word: Word, height: number): boolean {
  if (word.confidence < 30 || heightOf(word) > 3.2 * height) return true;
  return word.confidence < 60 && !/[\p{L}\p{N}]{2}|\p{Script=Han}|\p{N}/u.test(word.text);
}

/** False for a block without a letter or digit, and for one that the engine itself doubts. */
function isText({ confidence, words }: LayoutBlock): boolean {
  const text = words.map((word) => word.text).join('');
  return confidence >= minBlockConfidence && /[\p{L}\p{N}]/u.test(text);
}

interface RegionStart {
  start: number;
  height: number;
  script: Script;
}

/** Index after the last row of the region: rows of several cells, or rows of one. */
function endOfRegion(rows: readonly Cell[][], { start, height, script }: RegionStart): number {
  const isMany = (rows[start]?.length ?? 0) > 1;
  let end = start;
  while (end < rows.length && continues(end)) end += 1;
  return end;

  function continues(at: number): boolean {
    if (at === start) return true;
    const gap = topOf(rows[at]) - bottomOf(rows[at - 1]);
    if (isMany && gap > maxRegionGap * height) return false;
    if ((rows[at]?.length ?? 0) > 1 === isMany) return true;
    return isMany && isBrokenLine(at);
  }

  /** One cell between rows of several, under one of theirs: a line that was broken inside its column. */
  function isBrokenLine(at: number): boolean {
    const [cell] = rows[at] ?? [];
    if (cell === undefined || (rows[at + 1]?.length ?? 0) < 2) return false;
    const above = rows[at - 1] ?? [];
    return above.some((other) => Math.abs(startOf(other, script) - startOf(cell, script)) < height);
  }
}

function topOf(row: readonly Cell[] | undefined): number {
  return Math.min(...(row ?? []).map(({ y0 }) => y0));
}

function bottomOf(row: readonly Cell[] | undefined): number {
  return Math.max(...(row ?? []).map(({ y1 }) => y1));
}

/** The edge at which a cell begins. */
function startOf(cell: Cell, { dir }: Script): number {
  return dir === 'rtl' ? cell.x1 : cell.x0;
}

function toBlock(cells: readonly Cell[], content: LayoutContent): LayoutBlock {
  const words = cells.flatMap((cell) => cell.words);
  return { content, box: around(cells), confidence: meanConfidence(words), words };
}

/** Splits "Label: value"; a time or a sentence with a colon far inside is prose. */
function splitField(text: string): { label: string; value: string } | undefined {
  const [, label, value] = /^([^:\uff1a]{1,48}?)\s*[:\uff1a]\s*(\S.*)$/su.exec(text) ?? [];
  if (label === undefined || value === undefined) return undefined;
  const isLabel = /\p{L}/u.test(label) && !/\p{N}$/u.test(label) && label.split(' ').length <= 6;
  return isLabel ? { label, value } : undefined;
}

function isLabelAlone({ text }: Cell): boolean {
  return /^[^:\uff1a]{1,60}[:\uff1a]$/u.test(text) && /\p{L}/u.test(text);
}

interface Column {
  at: number;
  slack: number;
  cells: Cell[];
}

function columnsOf(cells: readonly Cell[], script: Script): Column[] {
  const columns: Column[] = [];
  for (const cell of cells) {
    const at = startOf(cell, script);
    const known = columns.find((column) => Math.abs(column.at - at) < column.slack);
    if (known) known.cells.push(cell);
    else columns.push({ at, slack: 1.5 * heightOf(cell), cells: [cell] });
  }
  return columns.toSorted((a, b) => (script.dir === 'rtl' ? b.at - a.at : a.at - b.at));
}

/** Rows of several cells: labels beside their values, fields side by side, columns of prose, or a table. */
function regionBlocks(region: readonly Cell[][], script: Script): LayoutBlock[] {
  const pairs = region.map((row) => pairsOf(row));
  if (pairs.every((row) => row !== undefined)) return pairs.flat();
  const cells = region.flat();
  const columns = columnsOf(cells, script);
  const fields = cells.filter(({ text }) => splitField(text) !== undefined).length;
  const isProse = columns.length === 2 && region.length >= 4 && median(cells.map(({ text }) => text.length)) > 25;
  if (fields * 2 > cells.length || isProse || region.length === 1) {
    return columns.flatMap((column) => stackBlocks(column.cells.toSorted((a, b) => a.y0 - b.y0).map(toRow), script));
  }
  const rows = region.map((row) => columns.map((column) => textIn(row, column)));
  return [toBlock(cells, { kind: 'table', rows })];
}

function toRow(cell: Cell): Cell[] {
  return [cell];
}

function textIn(row: readonly Cell[], column: Column): string {
  return row
    .filter((cell) => column.cells.includes(cell))
    .map(({ text }) => text)
    .join(' ');
}

/** "Label:" cells, each followed by its value; undefined if the row is anything else. */
function pairsOf(row: readonly Cell[]): LayoutBlock[] | undefined {
  if (row.length % 2 !== 0) return undefined;
  const blocks: LayoutBlock[] = [];
  for (let index = 0; index < row.length; index += 2) {
    const [label, value] = row.slice(index, index + 2);
    if (!label || !value || !isLabelAlone(label) || isLabelAlone(value)) return undefined;
    const name = label.text.replace(/\s*[:\uff1a]$/u, '');
    blocks.push(toBlock([label, value], { kind: 'field', label: name, value: value.text }));
  }
  return blocks;
}

/** Single cells down a column: fields, the broken line of a field, and lines that run on: paragraphs. */
function stackBlocks(rows: readonly Cell[][], script: Script): LayoutBlock[] {
  const groups: Cell[][] = [];
  for (const cell of rows.flat()) {
    const group = groups.at(-1);
    if (group && runsOn(group, cell, script)) group.push(cell);
    else groups.push([cell]);
  }
  return groups.map((cells) => {
    const text = joinLines(cells);
    const field = splitField(cells[0]?.text ?? '') && splitField(text);
    return toBlock(cells, field ? { kind: 'field', ...field } : { kind: 'paragraph', text });
  });
}

function runsOn(group: readonly Cell[], cell: Cell, script: Script): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined || splitField(cell.text)) return false;
  const height = heightOf(cell);
  const maxLeading = (splitField(first.text) ? 0.75 : 0.9) * height;
  const isClose = cell.y0 - last.y1 < maxLeading;
  const isAligned = Math.abs(startOf(cell, script) - startOf(last, script)) < 1.5 * height;
  // A line longer than those above it did not run on from them: two centred or separate lines.
  const isWithin = widthOf(cell) <= 1.05 * Math.max(...group.map(widthOf));
  return isClose && isAligned && isWithin;
}

/** Joins the lines of a paragraph; Japanese has no spaces, and a hyphen at the end of a line is kept. */
function joinLines(cells: readonly Cell[]): string {
  const isSquare = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(cells[0]?.text ?? '');
  return cells.map(({ text }) => text).join(isSquare ? '' : ' ');
}

function asHeading(block: LayoutBlock, height: number): LayoutBlock {
  const { content, words } = block;
  if (content.kind !== 'paragraph' || content.text.length >= headingLettersMax) return block;
  const isLarge = median(words.map(heightOf)) > headingScale * height;
  return isLarge ? { ...block, content: { kind: 'heading', text: content.text } } : block;
}

/** The text of a layout, one line per block or row. */
export function textOf(blocks: readonly LayoutBlock[]): string {
  return blocks.map(({ content }) => contentText(content)).join('\n');
}

function contentText(content: LayoutContent): string {
  switch (content.kind) {
    case 'field':
      return `${content.label}: ${content.value}`;
    case 'table':
      return content.rows.map((row) => row.join(' ')).join('\n');
    default:
      return content.text;
  }
}
