import { countOf } from '#shared/plural.ts';
import type { ReadBox, ReadPage } from '#shared/schemas/source-boxes.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { BlockContent, Box } from '#shared/schemas/translation-text.ts';
import { inkRegionShare } from '#shared/translation-text.ts';
import { at, quoted, type TextRule } from './rules.ts';

/*
 * Compares recognized boxes with the text: each must be covered by a block or a mark, or explained by a person.
 * Promises: a box is covered by its own block, by one that was drawn over it since (split, merged), or by one that a person typed.
 * Never: a box covered by a block that was read beside it and has not changed its place.
 */

/** Letters of a box from which far fewer in the text mean that part of it is gone. */
const longBox = 20;
const keptShare = 0.4;
/** Confidence below which a reading's letters are unreliable. */
const sureAbove = 80;
/** Letters from which typed text is recognized within a longer one. */
const minTyped = 8;
/** Share of a box under a block that covers it. */
const minCover = 0.5;

const boxRules = {
  block: 'box-removed',
  row: 'row-removed',
  ink: 'ink-uncovered',
} as const satisfies Record<ReadBox['part'], TextRule>;

/** Boxes of one page that neither a block nor a mark of the text covers, in reading order. */
export function findUncovered(boxes: readonly ReadBox[], blocks: readonly BlockContent[]): ReadBox[] {
  const [first] = boxes;
  const own = blocks.filter((block) => block.page === first?.page && (block.kind === 'mark' || holdsText(block)));
  const readAt = new Map(boxes.map(({ id, box }) => [id, box]));
  const page: PageText = {
    byId: new Map(own.map((block) => [block.id, block])),
    placed: own.filter(
      (block) => block.kind !== 'note' && block.box !== null && !isSamePlace(block.box, readAt.get(block.id)),
    ),
    all: own,
    typed: new Set(own.filter(({ box, kind }) => box === null && kind !== 'note')),
  };
  const gone = new Set<string>();
  for (const box of boxes) if (box.part !== 'row' && !isCovered(box, page)) gone.add(box.id);
  for (const row of missingRows(boxes, page, gone)) gone.add(row);
  return boxes.filter(({ id }) => gone.has(id));
}

interface PageText {
  byId: ReadonlyMap<string, BlockContent>;
  /** With a place that the reader did not give them. */
  placed: readonly BlockContent[];
  all: readonly BlockContent[];
  /** Without a place; each covers one box. */
  typed: Set<BlockContent>;
}

function isCovered(box: ReadBox, page: PageText): boolean {
  const covering = coveringOf(box, page);
  if (covering.length === 0) return takeTyped(box, page);
  if (box.part === 'ink' || box.content.kind === 'mark') return true;
  const wanted = lettersOf(sourceOf(box.content));
  if (wanted < longBox || (box.content.confidence ?? 0) < sureAbove) return true;
  const near = page.all.filter((block) => covering.includes(block) || coverOf(block.box, box.box) >= minCover);
  const kept = near.reduce((sum, block) => sum + lettersOf(sourceOf(block)), 0);
  return kept >= keptShare * wanted || takeTyped(box, page);
}

/** Its own block, else those that were placed over it since. */
function coveringOf({ id, part, box, content }: ReadBox, { byId, placed }: PageText): BlockContent[] {
  const own = byId.get(id);
  if (own) return [own];
  const isMark = part === 'block' && content.kind === 'mark';
  return placed.filter((block) => (!isMark || block.kind === 'mark') && coverOf(box, block.box) >= minCover);
}

/** A block that a person added stands for one mark of its kind, or for the text that it repeats. */
function takeTyped({ content, part }: ReadBox, { typed }: PageText): boolean {
  const wanted = folded(sourceOf(content));
  const found = [...typed].find((block) => {
    if (content.kind === 'mark') return block.kind === 'mark' && block.mark === content.mark;
    if (part === 'ink' || block.kind === 'mark') return false;
    const text = folded(sourceOf(block));
    return text === wanted || (wanted.length >= minTyped && text.includes(wanted));
  });
  if (!found) return false;
  if (content.kind === 'mark') typed.delete(found);
  return true;
}

/** Rows of tables that are still in the text, which has fewer. */
function missingRows(boxes: readonly ReadBox[], page: PageText, gone: ReadonlySet<string>): string[] {
  const byTable = Map.groupBy(
    boxes.filter(({ part }) => part === 'row'),
    ({ tableId }) => tableId,
  );
  return [...byTable].flatMap(([tableId, rows]) => {
    const table = boxes.find(({ id }) => id === tableId);
    if (!table || gone.has(table.id)) return [];
    const own = page.byId.get(table.id);
    const parts = page.all.filter(
      (block) => block === own || (page.placed.includes(block) && coverOf(block.box, table.box) >= minCover),
    );
    if (!parts.some(({ kind }) => kind === 'table')) return [];
    const present = parts.flatMap((block) => (block.kind === 'table' ? rowsOf(block) : folded(sourceOf(block))));
    const unmatched = rows.filter(({ content }) => {
      const found = present.indexOf(folded(sourceOf(content)));
      if (found >= 0) present.splice(found, 1);
      return found < 0;
    });
    // Corrected rows match none, but each is still in the text.
    return unmatched.slice(Math.min(unmatched.length, present.length)).map(({ id }) => id);
  });
}

function rowsOf(table: Extract<BlockContent, { kind: 'table' }>): string[] {
  const count = Math.max(table.source.rows.length, table.target.rows.length);
  return Array.from({ length: count }, (_row, index) => {
    const [source = [], target = []] = [table.source.rows[index], table.target.rows[index]];
    return { source: folded(source.join(' ')), isFilled: [...source, ...target].some((cell) => cell.trim() !== '') };
  }).flatMap(({ source, isFilled }) => (isFilled ? [source] : []));
}

/** Share of a page's ink that is accounted for, 0 to 1: by boxes in the text, or by people's explanations. Null if unmeasured. */
export function accountedInk({ boxes, rest }: ReadPage, uncovered: readonly ReadBox[]): number | null {
  if (rest === null) return null;
  const total = boxes.reduce((sum, { ink, part }) => sum + (part === 'row' ? 0 : (ink ?? 0)), rest);
  const open = uncovered.reduce((sum, { ink }) => sum + (ink ?? 0), rest);
  return total === 0 ? 1 : Math.max(0, Math.min(1, 1 - open / total));
}

/** A finding for each box that no block covers and no one explained; `explained` holds ids of boxes. */
export function checkSourceBoxes(
  pages: readonly ReadPage[],
  blocks: readonly BlockContent[],
  explained: ReadonlySet<string>,
): TextFinding[] {
  return pages
    .flatMap(({ boxes }) => findUncovered(boxes, blocks))
    .filter(({ id }) => !explained.has(id))
    .map((box) => at(box, boxRules[box.part], sayOf(box)));
}

function sayOf(box: ReadBox): string {
  const { part, content, ink } = box;
  if (part === 'ink') {
    const share = Math.max(inkRegionShare, ink ?? 0) * 100;
    return `No block covers some of the ink (${share.toFixed(1)} % of the page’s). Add it to the text, or say why it is none.`;
  }
  if (part === 'row') {
    return `The row ${quoted(sourceOf(content))} is gone from its table. Restore it, or say why it is no text.`;
  }
  if (content.kind === 'mark') {
    const name = content.source.trim() === '' ? content.mark : `${content.mark} ${quoted(content.source)}`;
    return `The ${name} is gone from the text. Restore it, or say why it is none.`;
  }
  if (content.kind === 'table') {
    const rows = countOf(content.source.rows.length, 'row');
    return `A table of ${rows} is gone from the text. Restore it, or say why it is no text.`;
  }
  return `${quoted(sourceOf(content))} is gone from the text. Restore it, or say why it is no text.`;
}

/** All words of a block's source. */
export function sourceOf(block: BlockContent): string {
  if (block.kind === 'note') return '';
  if (block.kind === 'field') return `${block.source.label} ${block.source.value}`.trim();
  return block.kind === 'table' ? block.source.rows.map((row) => row.join(' ')).join(' ') : block.source;
}

/** True if either side has text: an emptied block covers nothing. */
function holdsText(block: BlockContent): boolean {
  const target =
    block.kind === 'field'
      ? block.target.label + block.target.value
      : block.kind === 'table'
        ? block.target.rows.flat().join('')
        : block.target;
  return (sourceOf(block) + target).trim() !== '';
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Share of `box` within `cover`. */
function coverOf(box: Box | null, cover: Box | null): number {
  if (!box || !cover) return 0;
  const width = Math.min(box.x + box.width, cover.x + cover.width) - Math.max(box.x, cover.x);
  const height = Math.min(box.y + box.height, cover.y + cover.height) - Math.max(box.y, cover.y);
  const area = box.width * box.height;
  return width <= 0 || height <= 0 || area === 0 ? 0 : (width * height) / area;
}

const sameWithin = 0.001;

function isSamePlace(one: Box | null, other: Box | undefined): boolean {
  if (!one || !other) return false;
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < sameWithin);
}
