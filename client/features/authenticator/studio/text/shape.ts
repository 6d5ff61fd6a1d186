import type { BlockContent, Box } from '#shared/schemas/translation-text.ts';
import { textLimits } from '#shared/translation-text.ts';
import { cellOf, edited, range, reread, shapeOf, squared, type PartKey, type Side } from './block.ts';

/** Changes of a block's shape: split, merge, another kind, rows and columns. Undefined where the shape does not allow it. */

type TextContent = Extract<BlockContent, { kind: 'heading' | 'paragraph' | 'mark' }>;
type TableContent = Extract<BlockContent, { kind: 'table' }>;

/**
 * Splits at the caret of the target, and the source at the nearest break in proportion. `position` is that of the second
 * block.
 */
export function split(
  block: BlockContent,
  { key, caret }: { key: PartKey; caret: number },
  position: number,
): [BlockContent, BlockContent] | undefined {
  const rest = { id: crypto.randomUUID(), position };
  if (block.kind === 'table') return splitTable(block, cellOf(key).row, rest);
  if (block.kind === 'mark') return undefined;
  if (block.kind === 'note') {
    const [first, second] = [block.target.slice(0, caret).trimEnd(), block.target.slice(caret).trimStart()];
    return [edited({ ...block, target: first }), edited({ ...block, ...rest, target: second })];
  }
  const [source, target] =
    block.kind === 'field' ? [block.source.value, block.target.value] : [block.source, block.target];
  const at = target === '' ? 0.5 : Math.min(1, Math.max(0, caret / target.length));
  const cut = nearestBreak(source, at);
  const sources = [source.slice(0, cut).trimEnd(), source.slice(cut).trimStart()] as const;
  const targets = [target.slice(0, caret).trimEnd(), target.slice(caret).trimStart()] as const;
  const [upper, lower] = splitBox(block.box, source === '' ? at : cut / source.length);
  const { id: _id, position: _position, kind: _kind, source: _source, target: _target, ...shaped } = block;
  // Only fields store the place of a value.
  const { valueBox: _valueBox, ...common } = { valueBox: undefined, ...shaped };
  const second = edited({ ...common, ...rest, kind: 'paragraph', box: lower, source: sources[1], target: targets[1] });
  if (block.kind === 'field') {
    const first = {
      ...block,
      box: upper,
      source: { ...block.source, value: sources[0] },
      target: { ...block.target, value: targets[0] },
    };
    return [edited(first), second];
  }
  return [edited({ ...block, box: upper, source: sources[0], target: targets[0] }), second];
}

/** Index of the line break, sentence end or space nearest to a fraction of the text. */
function nearestBreak(text: string, fraction: number): number {
  const aim = text.length * fraction;
  for (const pattern of [/\n/g, /[.;:!?。]\s+/g, /\s+/g]) {
    const ends = [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
    const near = ends.filter((end) => Math.abs(end - aim) <= text.length / 3);
    if (near.length > 0) return near.reduce((best, end) => (Math.abs(end - aim) < Math.abs(best - aim) ? end : best));
  }
  return fraction < 0.5 ? 0 : text.length;
}

function splitBox(box: Box | null, at: number): [Box | null, Box | null] {
  if (box === null || at <= 0 || at >= 1) return [box, box];
  const height = box.height * at;
  return [
    { ...box, height },
    { ...box, y: box.y + height, height: box.height - height },
  ];
}

function splitTable(
  block: TableContent,
  row: number,
  rest: { id: string; position: number },
): [BlockContent, BlockContent] | undefined {
  const { source, target } = squared(block);
  if (row < 1 || row >= target.rows.length) return undefined;
  const [upper, lower] = splitBox(block.box, row / target.rows.length);
  const part = (from: number, to?: number) => ({
    source: { rows: source.rows.slice(from, to) },
    target: { rows: target.rows.slice(from, to) },
  });
  return [edited({ ...block, ...part(0, row), box: upper }), edited({ ...block, ...rest, ...part(row), box: lower })];
}

/** Joins a block with the one after it. */
export function merge(first: BlockContent, second: BlockContent): BlockContent | undefined {
  const common = {
    box: unite(first.box, second.box),
    confidence: minimum(first.confidence, second.confidence),
    doubtful: [...new Set([...first.doubtful, ...second.doubtful])].slice(0, 200),
  };
  if (first.kind === 'table' && second.kind === 'table') {
    const [one, other] = [squared(first), squared(second)];
    const joined: TableContent = {
      ...first,
      ...common,
      source: { rows: [...one.source.rows, ...other.source.rows] },
      target: { rows: [...one.target.rows, ...other.target.rows] },
    };
    return edited({ ...joined, ...squared(joined) });
  }
  if (first.kind === 'note' && second.kind === 'note') {
    return edited({ ...first, target: join(first.target, second.target) });
  }
  if (!isText(second)) return undefined;
  if (first.kind === 'field') {
    const [source, target] = [join(first.source.value, second.source), join(first.target.value, second.target)];
    return edited({
      ...first,
      ...common,
      source: { ...first.source, value: source },
      target: { ...first.target, value: target },
    });
  }
  if (!isText(first)) return undefined;
  return edited({
    ...first,
    ...common,
    source: join(first.source, second.source),
    target: join(first.target, second.target),
  });
}

function isText(block: BlockContent): block is TextContent {
  return block.kind === 'heading' || block.kind === 'paragraph';
}

function join(one: string, other: string): string {
  return [one.trimEnd(), other.trimStart()].filter((text) => text !== '').join(' ');
}

function minimum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function unite(one: Box | null, other: Box | null): Box | null {
  if (one === null || other === null) return one ?? other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Another kind for the same text. A field is cut at its colon, tables stay tables. */
export function convert(block: BlockContent, kind: 'heading' | 'paragraph' | 'field'): BlockContent | undefined {
  if (block.kind === kind || block.kind === 'table' || block.kind === 'note' || block.kind === 'mark') return undefined;
  const { kind: _kind, source, target, ...shaped } = block;
  // Only fields store the place of a value.
  const { valueBox: _valueBox, ...common } = { valueBox: undefined, ...shaped };
  if (kind === 'field') {
    if (typeof source !== 'string' || typeof target !== 'string') return undefined;
    return edited({ ...common, kind, source: cutAtColon(source), target: cutAtColon(target) });
  }
  if (typeof source === 'string' && typeof target === 'string') return edited({ ...common, kind, source, target });
  if (typeof source === 'string' || typeof target === 'string') return undefined;
  return edited({ ...common, kind, source: withColon(source), target: withColon(target) });
}

function cutAtColon(text: string): { label: string; value: string } {
  const at = text.search(/[:：]/);
  if (at < 0) return { label: '', value: text };
  return { label: text.slice(0, at).trimEnd(), value: text.slice(at + 1).trimStart() };
}

function withColon({ label, value }: { label: string; value: string }): string {
  return label === '' || value === '' ? label + value : `${label}: ${value}`;
}

export type TableChange = 'add-row' | 'remove-row' | 'add-column' | 'remove-column';

/** Adds after, or removes, the row or column of a cell. The last one stays. */
export function reshape(block: TableContent, key: PartKey, change: TableChange): BlockContent | undefined {
  const { row, column } = cellOf(key);
  const { rows, columns } = shapeOf(block);
  const { source, target } = squared(block);
  const both = (map: (cells: string[][]) => string[][]) =>
    edited({ ...block, source: { rows: map(source.rows) }, target: { rows: map(target.rows) } });
  switch (change) {
    case 'add-row':
      return both((cells) =>
        withItem(
          cells,
          row + 1,
          range(Math.max(1, columns)).map(() => ''),
        ),
      );
    case 'add-column':
      return both((cells) => cells.map((line) => withItem(line, column + 1, '')));
    case 'remove-row':
      return rows < 2 ? undefined : both((cells) => cells.filter((_line, at) => at !== row));
    case 'remove-column':
      return columns < 2 ? undefined : both((cells) => cells.map((line) => line.filter((_cell, at) => at !== column)));
  }
}

function withItem<T>(items: readonly T[], at: number, item: T): T[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

/** Writes `cells` from the cell `key` on, and enlarges the table as needed. Undefined beyond the limits of a table. */
export function fillCells(
  block: TableContent,
  { key, side }: { key: PartKey; side: Side },
  cells: readonly (readonly string[])[],
): BlockContent | undefined {
  const { row, column } = cellOf(key);
  const shape = shapeOf(block);
  const rows = Math.max(shape.rows, row + cells.length);
  const columns = Math.max(shape.columns, ...cells.map((line) => column + line.length));
  const isTooLong = cells.flat().some((text) => text.length > textLimits.textMax);
  if (rows > textLimits.rowsMax || columns > textLimits.columnsMax || isTooLong) return undefined;
  const enlarged = (one: Side) =>
    range(rows).map((y) => {
      const line = one === side ? cells[y - row] : undefined;
      return range(columns).map((x) => line?.[x - column] ?? block[one].rows[y]?.[x] ?? '');
    });
  const filled = { ...block, source: { rows: enlarged('source') }, target: { rows: enlarged('target') } };
  return side === 'target' ? edited(filled) : reread(filled, key, filled.source.rows[row]?.[column] ?? '');
}
