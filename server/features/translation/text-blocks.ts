import { isDeepStrictEqual } from 'node:util';
import type { BlockContent, Box, TextProgress } from '#shared/schemas/translation-text.ts';
import { hasGap } from '#shared/translation-gaps.ts';

/** Rules of single blocks. */

/** Control characters besides tab and line break: no font prints them, and PostgreSQL refuses some. */
const controls = /[^\P{Cc}\t\n]/gu;

function cleanText(value: string): string {
  return value.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(controls, '').toWellFormed();
}

type Rows = readonly (readonly string[])[];

/** The same rows and columns on both sides, by empty cells; a table without a source keeps its own shape. */
function alignTable(source: Rows, target: Rows): { source: string[][]; target: string[][] } {
  const height = Math.max(source.length, target.length);
  const width = Math.max(0, ...[...source, ...target].map((row) => row.length));
  const fill = (rows: Rows) =>
    Array.from({ length: height }, (_row, row) =>
      Array.from({ length: width }, (_cell, column) => cleanText(rows[row]?.[column] ?? '')),
    );
  return { source: source.length === 0 ? [] : fill(source), target: fill(target) };
}

function cleanSides(block: BlockContent): BlockContent {
  switch (block.kind) {
    case 'field':
      return {
        ...block,
        source: { label: cleanText(block.source.label), value: cleanText(block.source.value) },
        target: { label: cleanText(block.target.label), value: cleanText(block.target.value) },
      };
    case 'table': {
      const { source, target } = alignTable(block.source.rows, block.target.rows);
      return { ...block, source: { rows: source }, target: { rows: target } };
    }
    case 'note':
      return { ...block, target: cleanText(block.target) };
    default:
      return { ...block, source: cleanText(block.source), target: cleanText(block.target) };
  }
}

/** The texts of one side, in reading order. */
export function textsOf(block: BlockContent, side: 'source' | 'target'): string[] {
  if (block.kind === 'note') return side === 'source' ? [] : [block.target];
  if (block.kind === 'field') return [block[side].label, block[side].value];
  if (block.kind === 'table') return block[side].rows.flat();
  return [block[side]];
}

const isBlank = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** True while a block lacks its English; only a block that is empty on both sides needs none. */
export function lacksTarget(block: BlockContent): boolean {
  if (!isBlank(textsOf(block, 'target'))) return false;
  return block.kind === 'note' || block.kind === 'mark' || !isBlank(textsOf(block, 'source'));
}

/** True while the English has a gap of a draft: the block is incomplete. */
export function hasGaps(block: BlockContent): boolean {
  return textsOf(block, 'target').some(hasGap);
}

/** A block as it is stored: printable text, tables of one shape, and a state that its target allows. */
export function normalizeBlock(block: BlockContent): BlockContent {
  const cleaned = cleanSides(block);
  if (lacksTarget(cleaned)) return { ...cleaned, state: 'untranslated', draft: null };
  if (cleaned.state === 'confirmed' && hasGaps(cleaned))
    return { ...cleaned, state: cleaned.draft ? 'drafted' : 'edited' };
  if (cleaned.state === 'drafted' && cleaned.draft === null) return { ...cleaned, state: 'edited' };
  if (cleaned.state === 'untranslated' && !isBlank(textsOf(cleaned, 'target'))) return { ...cleaned, state: 'edited' };
  return cleaned.state === 'edited' && cleaned.draft ? { ...cleaned, draft: null } : cleaned;
}

export function isSameContent(one: BlockContent, other: BlockContent): boolean {
  return isDeepStrictEqual(one, other);
}

/** True when both sides read the same, wherever the block stands. */
export function readsSame(one: BlockContent, other: BlockContent): boolean {
  return (
    one.kind === other.kind &&
    isDeepStrictEqual(textsOf(one, 'source'), textsOf(other, 'source')) &&
    isDeepStrictEqual(textsOf(one, 'target'), textsOf(other, 'target'))
  );
}

/** A block's contribution to the counts of its text. */
export function progressOf(block: BlockContent | null): TextProgress {
  const count = (is: boolean) => (is ? 1 : 0);
  return {
    blocks: count(block !== null),
    confirmed: count(block?.state === 'confirmed'),
    drafted: count(block?.state === 'drafted'),
    untranslated: count(block?.state === 'untranslated'),
    doubtful: count(block !== null && block.state !== 'confirmed' && block.doubtful.length > 0),
  };
}

/** True when more than half of the smaller box lies in the other. */
export function overlaps(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return false;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return false;
  return width * height > Math.min(one.width * one.height, other.width * other.height) / 2;
}
