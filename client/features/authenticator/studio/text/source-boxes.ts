import type { ReadBox } from '#shared/schemas/source-boxes.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { contentOf, edited, partsOf, range, shapeOf, squared } from './block.ts';
import { entryOf, type Outcome } from './commands.ts';
import { positionBetween } from './order.ts';
import type { TextStore } from './text-store.ts';

/** Puts a box back that the text lacks, as it was read; `focus` leads to it. */
export function restoreBox(store: TextStore, box: ReadBox): Outcome {
  const table = box.part === 'row' ? store.block(box.tableId ?? '') : undefined;
  const content = table && contentOf(table);
  if (content?.kind === 'table' && box.content.kind === 'table') {
    const [cells = []] = box.content.source.rows;
    const after = withRow(content, box.row ?? 0, cells);
    store.edit({ blocks: [{ id: content.id, after }] });
    const row = Math.min(box.row ?? 0, shapeOf(content).rows);
    return { focus: { id: content.id, key: `${row}.0` } };
  }
  const after: BlockContent = { ...box.content, id: box.id, position: placeOf(store, box) };
  store.edit({ blocks: [{ id: box.id, after }] });
  return { focus: entryOf(after) };
}

function withRow(table: Extract<BlockContent, { kind: 'table' }>, row: number, cells: readonly string[]): BlockContent {
  const { source, target } = squared(table);
  const columns = Math.max(shapeOf(table).columns, cells.length);
  const put = (rows: string[][], line: readonly string[]) => [
    ...rows.slice(0, row),
    range(columns).map((column) => line[column] ?? ''),
    ...rows.slice(row),
  ];
  return edited({ ...table, source: { rows: put(source.rows, cells) }, target: { rows: put(target.rows, []) } });
}

/** Position in the text: as read; for ink, after the last block that begins above it. */
function placeOf(store: TextStore, { part, content, box, page }: ReadBox): number {
  if (part !== 'ink') return content.position;
  const blocks = store.idsOf(page).flatMap((id) => store.block(id) ?? []);
  const at = blocks.findLastIndex((block) => block.box !== null && block.box.y <= box.y);
  return positionBetween(blocks[at], blocks[at + 1]);
}

/** The first words of a box, for its entry. */
export function wordsOf({ content }: ReadBox): string {
  const text = partsOf(content)
    .map(({ source }) => source.trim())
    .filter((source) => source !== '')
    .join(' · ');
  return text.length > 90 ? `${text.slice(0, 88)}…` : text;
}
