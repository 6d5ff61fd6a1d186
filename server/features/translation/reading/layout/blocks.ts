import { chainsOf, fallOf, leanOf, type Chain } from './chains.ts';
import { isLabelAlone, splitField } from './fields.ts';
import { gridsOf, isOver, isSmaller, linesIn, type Grid } from './forms.ts';
import { wrappedPairs } from './margins.ts';
import { regionsOf } from './regions.ts';
import { columnsOf, joinLines, rowsOf, startOf, tableColumns, type Cell, type Column } from './rows.ts';
import { crossesRules, noRules, type Rules } from './rules.ts';
import { scrapsAmong } from './scraps.ts';
import { stacksOf, type Stack } from './stacks.ts';
import { around, heightOf, meanConfidence, median, widthOf, type Rect, type Script, type Word } from './words.ts';
import { areAddresses, endOfRegion, unwrapped, withoutHoles } from './wrapping.ts';

/** Words → blocks in reading order: headings, paragraphs, fields and tables. */

export type LayoutContent =
  | { kind: 'heading' | 'paragraph'; text: string }
  /** `valuePlace` where the value does not follow the label on its line. */
  | { kind: 'field'; label: string; value: string; valuePlace?: Rect }
  /** `columns` are shares of the table's width. */
  | { kind: 'table'; rows: string[][]; columns?: number[]; isRuled?: boolean };

export interface LayoutBlock {
  content: LayoutContent;
  box: Rect;
  confidence: number;
  words: Word[];
  /** The drawn box of a form around it. */
  frame?: Rect;
  /** Whether it is read before or after its neighbor in the row is unknown. */
  isOrderDoubtful?: boolean;
}

export interface Layout {
  blocks: LayoutBlock[];
  /** Words that are dropped: lettering of seals, strokes of signatures, speckles. */
  scraps: Word[];
}

/** Drawn elements of the page, besides its words. */
export interface Drawing {
  rules: Rules;
  /** Of the picture, in pixels. */
  area: number;
}

const headingLettersMax = 80;
const headingScale = 1.25;
/** Mean confidence below which a block is speckle, not text. */
const minBlockConfidence = 45;

/** Words that stand level, with those they stand for. */
type Leveled = Map<Word, Word>;

export function layOut(allWords: readonly Word[], script: Script, drawing?: Drawing): Layout {
  const height = median(allWords.map(heightOf));
  const scraps = scrapsAmong(allWords, { height, down: drawing?.rules.down ?? [] });
  const words = allWords.filter((word) => !scraps.includes(word));
  const blocks = blocksOf(words, { script, height, drawing });
  const kept = blocks.filter((block) => isText(block));
  for (const block of blocks) if (!kept.includes(block)) scraps.push(...block.words);
  return { blocks: kept.map((block) => asHeading(block, height)), scraps };
}

interface PageOptions {
  script: Script;
  height: number;
  drawing: Drawing | undefined;
}

/** Drawn grids first, since each is one unit of the text around it; then regions; then rows within each. */
function blocksOf(words: readonly Word[], { script, height, drawing }: PageOptions): LayoutBlock[] {
  const rules = drawing?.rules ?? noRules;
  const fall = fallOf(words);
  const { grids, free } = gridsOf(words, rules, { area: drawing?.area ?? 0, dir: script.dir, fall });
  const lean = leanOf(free.map((word) => shifted(word, { aside: 0, down: fall(...middleOf(word)) })));
  const placed = <T extends Rect>(box: T): T => {
    const [x, y] = middleOf(box);
    const down = fall(x, y);
    return shifted(box, { aside: lean(x, y - down), down });
  };
  const leveled: Leveled = new Map();
  const level = (word: Word): Word => {
    const moved = placed(word);
    leveled.set(moved, word);
    return moved;
  };
  const held = new Map<Chain, Grid | Stack>();
  for (const grid of grids) {
    const { x0, y0, x1, y1 } = placed(grid);
    held.set({ x0, y0, x1, y1, words: [] }, grid);
  }
  const { stacks, free: loose } = stacksOf(free.map(level), script);
  for (const stack of stacks) {
    const { x0, y0, x1, y1 } = stack;
    held.set({ x0, y0, x1, y1, words: [] }, stack);
  }
  const chains = [...chainsOf(loose), ...held.keys()];
  const isRuled = (strip: Rect): boolean => crossesRules(rules, strip);
  const blocks = regionsOf(chains, { script, isRuled }).flatMap(({ chains: own, isSure }) => {
    const laidOut = stretchesOf(own, held).flatMap((stretch) => {
      if (Array.isArray(stretch)) return rowBlocks(rowsOf(stretch, script, height), { script, height });
      return 'fields' in stretch
        ? stackBlocks(stretch, { script, height })
        : gridBlocks(stretch, { script, height, level });
    });
    return isSure ? laidOut : inDoubt(laidOut);
  });
  return blocks.map((block) => {
    const own = block.words.map((word) => leveled.get(word) ?? word);
    return { ...block, words: own, box: around(own) };
  });
}

function middleOf({ x0, y0, x1, y1 }: Rect): [x: number, y: number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

function shifted<T extends Rect>(box: T, { aside, down }: { aside: number; down: number }): T {
  return { ...box, x0: box.x0 - aside, x1: box.x1 - aside, y0: box.y0 - down, y1: box.y1 - down };
}

/** Marks the reading order of tables and of side-by-side blocks as doubtful; a line alone in its row is certain. */
function inDoubt(blocks: readonly LayoutBlock[]): LayoutBlock[] {
  return blocks.map((block) => {
    const isBeside = blocks.some(
      (other) => other !== block && Math.min(other.box.y1, block.box.y1) > Math.max(other.box.y0, block.box.y0),
    );
    return isBeside || block.content.kind === 'table' ? { ...block, isOrderDoubtful: true } : block;
  });
}

/** Runs of words between grids, from top to bottom. */
function stretchesOf(chains: readonly Chain[], held: ReadonlyMap<Chain, Grid | Stack>): (Word[] | Grid | Stack)[] {
  const stretches: (Word[] | Grid | Stack)[] = [];
  for (const chain of chains) {
    const grid = held.get(chain);
    const last = stretches.at(-1);
    if (grid) stretches.push(grid);
    else if (Array.isArray(last)) last.push(...chain.words);
    else stretches.push([...chain.words]);
  }
  return stretches;
}

function rowBlocks(all: readonly Cell[][], { script, height }: { script: Script; height: number }): LayoutBlock[] {
  const rows = withoutHoles(all);
  const blocks: LayoutBlock[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end) {
    end = endOfRegion(rows, { start, height, script });
    const region = rows.slice(start, end);
    blocks.push(...((rows[start]?.length ?? 0) > 1 ? regionBlocks(region, script) : lineBlocks(region, script)));
  }
  return blocks;
}

interface GridOptions {
  script: Script;
  height: number;
  level: (word: Word) => Word;
}

function gridBlocks({ boxes, rows }: Grid, { script, height, level }: GridOptions): LayoutBlock[] {
  if (!rows) {
    return boxes.flatMap(({ words, ...frame }) =>
      boxBlocks(words.map(level), { script, height }).map((block) => ({ ...block, frame })),
    );
  }
  const cells = rows.map((row) => row.map((box) => box && cellIn(box.words.map(level), { script, height })));
  const filled = cells.map((row) => row.filter((cell) => cell !== undefined));
  const pairs = filled.map((row) => pairsOf(row));
  if (pairs.every((row) => row !== undefined)) return pairs.flat();
  const texts = cells.map((row) => row.map((cell) => cell?.text ?? ''));
  const order = script.dir === 'rtl' ? texts.map((row) => row.toReversed()) : texts;
  const widths = columnWidths(rows);
  const columns = script.dir === 'rtl' ? widths.toReversed() : widths;
  return [toBlock(filled.flat(), { kind: 'table', rows: order, columns, isRuled: true })];
}

/** Shares of a drawn table's width, by the boxes of its columns. */
function columnWidths(rows: readonly (readonly (Rect | undefined)[])[]): number[] {
  const columns = (rows[0] ?? []).map((_cell, column) => around(rows.flatMap((row) => row[column] ?? [])));
  return toShares(columns.map(widthOf));
}

function toShares(widths: readonly number[]): number[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => Math.round((1000 * width) / sum) / 1000);
}

/** A label in smaller letters over its value is a field; anything else in a box is read as if it stood alone. */
function boxBlocks(words: readonly Word[], options: { script: Script; height: number }): LayoutBlock[] {
  const [label = [], ...rest] = linesIn(words);
  const value = rest.flat();
  const isLabel = isSmaller(label, value) || (rest.length === 1 && isOver(label, value));
  if (value.length === 0 || !isLabel || label.some(({ text }) => /[:\uff1a]./u.test(text))) {
    return rowBlocks(rowsOf(words, options.script, options.height), options);
  }
  return [overBlock(label, value, options)];
}

function overBlock(
  label: readonly Word[],
  value: readonly Word[],
  options: { script: Script; height: number },
): LayoutBlock {
  const [over, under] = [cellIn(label, options), cellIn(value, options)];
  const name = over.text.replace(/\s*[:\uff1a]$/u, '');
  return toBlock([over, under], { kind: 'field', label: name, value: under.text, valuePlace: around([under]) });
}

function stackBlocks({ fields }: Stack, options: { script: Script; height: number }): LayoutBlock[] {
  return fields.flatMap(({ label, value }) =>
    label.length === 0 || value.length === 0
      ? rowBlocks(rowsOf([...label, ...value], options.script, options.height), options)
      : [overBlock(label, value, options)],
  );
}

/** All lines of a box as one cell. */
function cellIn(words: readonly Word[], { script, height }: { script: Script; height: number }): Cell {
  const cells = rowsOf(words, script, height).flat();
  return { ...around(words), words: cells.flatMap((cell) => cell.words), text: joinLines(cells) };
}

/** False for a block without a letter or digit, and for one that the engine itself doubts. */
function isText({ confidence, words }: LayoutBlock): boolean {
  const text = words.map((word) => word.text).join('');
  return confidence >= minBlockConfidence && /[\p{L}\p{N}]/u.test(text);
}

function toBlock(cells: readonly Cell[], content: LayoutContent): LayoutBlock {
  const words = cells.flatMap((cell) => cell.words);
  return { content, box: around(cells), confidence: meanConfidence(words), words };
}

/** Rows of several cells: labels beside their values, fields side by side, columns of prose, or a table. */
function regionBlocks(region: readonly Cell[][], script: Script): LayoutBlock[] {
  const pairs = region.map((row) => pairsOf(row));
  if (pairs.every((row) => row !== undefined)) return pairs.flat();
  const cells = region.flat();
  const columns = columnsOf(cells, script);
  const fields = cells.filter(({ text }) => splitField(text) !== undefined).length;
  const isProse = columns.length === 2 && region.length >= 4 && median(cells.map(({ text }) => text.length)) > 25;
  if (areAddresses(columns, region)) return inDoubt(columns.flatMap((column) => columnBlocks(column, script)));
  const wrapped = isProse ? wrappedRows(columns, script) : undefined;
  if (!wrapped && (fields * 2 > cells.length || isProse || region.length === 1)) {
    return columns.flatMap((column) => columnBlocks(column, script));
  }
  const whole = unwrapped(region, script);
  const own = wrapped ? columns : tableColumns(whole, script);
  const rows = wrapped ?? whole.map((row) => own.map((column) => textIn(row, column)));
  // From where a column begins to where the next one does.
  const edges = own.map(({ at }) => at);
  const ends = [...edges.slice(1), script.dir === 'rtl' ? around(cells).x0 : around(cells).x1];
  const widths = toShares(edges.map((edge, index) => Math.abs((ends[index] ?? edge) - edge)));
  return [toBlock(cells, { kind: 'table', rows, columns: widths, isRuled: false })];
}

function columnBlocks({ cells }: Column, script: Script): LayoutBlock[] {
  return lineBlocks(cells.toSorted((a, b) => a.y0 - b.y0).map(toRow), script);
}

/** Labels beside values of several lines: a row for each label. */
function wrappedRows([labels, values]: readonly Column[], script: Script): string[][] | undefined {
  const pairs = wrappedPairs(labels?.cells ?? [], values?.cells ?? [], script);
  return pairs?.map(({ label, value }) => [joinLines(label), joinLines(value)]);
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
    const valuePlace = around([value]);
    blocks.push(toBlock([label, value], { kind: 'field', label: name, value: value.text, valuePlace }));
  }
  return blocks;
}

/** Single cells down a column: fields, the broken line of a field, and lines that run on: paragraphs. */
function lineBlocks(rows: readonly Cell[][], script: Script): LayoutBlock[] {
  const groups: Cell[][] = [];
  const stack = rows.flat();
  for (const cell of stack) {
    const group = groups.at(-1);
    if (group && runsOn(group, cell, { script, stack })) group.push(cell);
    else groups.push([cell]);
  }
  return groups.map((cells) => {
    const text = joinLines(cells);
    const field = cells.some((cell) => splitField(cell.text)) ? splitField(text) : undefined;
    return toBlock(cells, field ? { kind: 'field', ...field } : { kind: 'paragraph', text });
  });
}

function runsOn(
  group: readonly Cell[],
  cell: Cell,
  { script, stack }: { script: Script; stack: readonly Cell[] },
): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return false;
  if (splitField(cell.text) && !endsLabel(group, cell, { script, stack })) return false;
  const height = heightOf(cell);
  const isField = splitField(first.text) !== undefined;
  const maxLeading = (isField && !isFull(last, cell, { script, stack }) ? 0.75 : 0.9) * height;
  const isClose = cell.y0 - last.y1 < maxLeading;
  const isAligned = Math.abs(startOf(cell, script) - startOf(last, script)) < 1.5 * height;
  // A line longer than those above does not continue them: they are centered or separate.
  const isWithin = widthOf(cell) <= 1.05 * Math.max(...group.map(widthOf));
  return isClose && isAligned && isWithin;
}

/** `Documento de identificación (Clase y` and `número): 5396`: the label was broken. */
function endsLabel(group: readonly Cell[], cell: Cell, place: { script: Script; stack: readonly Cell[] }): boolean {
  const last = group.at(-1);
  if (last === undefined || group.length > 2 || group.some(({ text }) => /[:\uff1a]/u.test(text))) return false;
  return (
    /^\p{Ll}/u.test(cell.text) && isFull(last, cell, place) && splitField(joinLines([...group, cell])) !== undefined
  );
}

/** True if the next line's first word did not fit on this one, so the value continues there. */
function isFull(line: Cell, next: Cell, { script, stack }: { script: Script; stack: readonly Cell[] }): boolean {
  const [word] = next.words;
  if (word === undefined) return false;
  const column = around(
    stack.filter((cell) => Math.abs(startOf(cell, script) - startOf(line, script)) < heightOf(line)),
  );
  const room = script.dir === 'rtl' ? line.x0 - column.x0 : column.x1 - line.x1;
  return room < widthOf(word) + 0.3 * heightOf(word);
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
