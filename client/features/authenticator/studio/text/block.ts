import type { BlockContent, TextBlock } from '#shared/schemas/translation-text.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import type { BlockKind, SourceMark } from '#shared/translation-text.ts';

/** Pure operations on one block of a text. Every change by a person ends in the state `edited` and drops the draft's note. */

/** Address of one text of a block: `row.column` in tables. */
export type PartKey = 'text' | 'label' | 'value' | `${number}.${number}`;

export interface Part {
  key: PartKey;
  source: string;
  target: string;
}

export type Side = 'source' | 'target';

/** The block without the fields that the server sets. */
export function contentOf(block: TextBlock): BlockContent {
  const { version: _version, confirmedBy: _by, confirmedByName: _name, confirmedAt: _at, ...content } = block;
  return content;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  }
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

/** The texts of a block in the order of the keyboard. */
export function partsOf(block: BlockContent): Part[] {
  switch (block.kind) {
    case 'note':
      return [{ key: 'text', source: '', target: block.target }];
    case 'field':
      return [
        { key: 'label', source: block.source.label, target: block.target.label },
        { key: 'value', source: block.source.value, target: block.target.value },
      ];
    case 'table':
      return cellsOf(block);
    default:
      return [{ key: 'text', source: block.source, target: block.target }];
  }
}

type TableContent = Extract<BlockContent, { kind: 'table' }>;

export interface TableShape {
  rows: number;
  columns: number;
}

export function shapeOf({ source, target }: TableContent): TableShape {
  const widths = [...source.rows, ...target.rows].map((row) => row.length);
  return { rows: Math.max(source.rows.length, target.rows.length), columns: Math.max(0, ...widths) };
}

function cellsOf(block: TableContent): Part[] {
  const { rows, columns } = shapeOf(block);
  return range(rows).flatMap((row) =>
    range(columns).map((column): Part => ({
      key: `${row}.${column}`,
      source: block.source.rows[row]?.[column] ?? '',
      target: block.target.rows[row]?.[column] ?? '',
    })),
  );
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Row and column of a table's part. */
export function cellOf(key: PartKey): { row: number; column: number } {
  const [row = '0', column = '0'] = key.split('.');
  return { row: Number(row) || 0, column: Number(column) || 0 };
}

/** Replaces one text of either side; the state is left. */
function withPart(block: BlockContent, side: Side, key: PartKey, text: string): BlockContent {
  if (block.kind === 'table') return { ...block, ...tableWith(block, side, key, text) };
  if (block.kind === 'field') {
    const name = key === 'label' ? 'label' : 'value';
    return side === 'source'
      ? { ...block, source: { ...block.source, [name]: text } }
      : { ...block, target: { ...block.target, [name]: text } };
  }
  if (side === 'target') return { ...block, target: text };
  return block.kind === 'note' ? block : { ...block, source: text };
}

function tableWith(block: TableContent, side: Side, key: PartKey, text: string): Pick<TableContent, Side> {
  const { row, column } = cellOf(key);
  const full = squared(block);
  const rows = full[side].rows.map((cells, at) =>
    at === row ? cells.map((cell, index) => (index === column ? text : cell)) : cells,
  );
  return { ...full, [side]: { rows } };
}

/** Both sides with the same number of rows and cells. */
export function squared(block: TableContent): Pick<TableContent, Side> {
  const { rows, columns } = shapeOf(block);
  const fill = (side: Side) => ({
    rows: range(rows).map((row) => range(columns).map((column) => block[side].rows[row]?.[column] ?? '')),
  });
  return { source: fill('source'), target: fill('target') };
}

/** Marks a block as written by a person. */
export function edited(block: BlockContent): BlockContent {
  return { ...block, state: hasTarget(block) ? 'edited' : 'untranslated', draft: null };
}

export function typed(block: BlockContent, key: PartKey, text: string): BlockContent {
  return edited(withPart(block, 'target', key, text));
}

/** Corrects the reading; words that left the source are no longer doubtful. */
export function reread(block: BlockContent, key: PartKey, text: string): BlockContent {
  const changed = withPart(block, 'source', key, text);
  const source = partsOf(changed)
    .map((part) => part.source)
    .join(' ');
  const doubtful = changed.doubtful.filter((word) => source.includes(word));
  return { ...changed, doubtful, state: changed.state === 'confirmed' ? 'edited' : changed.state };
}

/** Copies the source of one text, or of all empty ones, into the target. */
export function copied(block: BlockContent, key: PartKey): BlockContent {
  const source = partsOf(block).find((part) => part.key === key)?.source ?? '';
  return source === '' ? block : typed(block, key, source);
}

export function hasTarget(block: BlockContent): boolean {
  return partsOf(block).some(({ target }) => target.trim() !== '');
}

/** Whether every text with a source has a target, without gaps. */
export function isFilled(block: BlockContent): boolean {
  return hasTarget(block) && partsOf(block).every((part) => !isOpen(part));
}

/** A text that lacks English, or some of it. */
export function isOpen({ source, target }: Part): boolean {
  return hasGap(target) || (source.trim() !== '' && target.trim() === '');
}

export function gapsIn(block: BlockContent): number {
  return partsOf(block).reduce((sum, { target }) => sum + target.split(gapMark).length - 1, 0);
}

export function confirmed(block: BlockContent, isConfirmed: boolean): BlockContent {
  return { ...block, state: isConfirmed ? 'confirmed' : 'edited' };
}

/** Whether a person still has to look at the reading. */
export function isDoubtful(block: BlockContent): boolean {
  return block.doubtful.length > 0 && block.state !== 'confirmed';
}

export type AddedKind = Exclude<BlockKind, 'mark'> | { mark: SourceMark; target: string };

/** An empty block that a person adds after `near`. */
export function added(
  kind: AddedKind,
  near: Pick<BlockContent, 'page' | 'lang' | 'dir'>,
  position: number,
): BlockContent {
  const common = {
    id: crypto.randomUUID(),
    page: near.page,
    position,
    box: null,
    confidence: null,
    doubtful: [],
    lang: near.lang,
    dir: near.dir,
    state: 'untranslated',
    draft: null,
  } as const;
  if (typeof kind === 'object')
    return { ...common, doubtful: [], kind: 'mark', mark: kind.mark, source: '', target: kind.target, state: 'edited' };
  const empty = { label: '', value: '' };
  if (kind === 'field') return { ...common, doubtful: [], kind, source: empty, target: empty };
  if (kind === 'note') return { ...common, doubtful: [], kind, target: '' };
  if (kind === 'table') {
    const grid = {
      rows: [
        ['', ''],
        ['', ''],
      ],
    };
    return { ...common, doubtful: [], kind, source: grid, target: grid };
  }
  return { ...common, doubtful: [], kind, source: '', target: '' };
}
