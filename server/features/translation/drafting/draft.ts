import type { BlockContent, DraftNote } from '#shared/schemas/translation-text.ts';
import { markWords } from '#shared/translation-marks.ts';
import { byRule, joined, noteOf, type Piece } from './pieces.ts';
import { createTranslator, noRole, roleOf, type Sources, type Translator } from './translate.ts';

export interface DraftedBlock {
  blockId: string;
  /** In the shape of the block's kind. */
  target: BlockContent['target'];
  draft: DraftNote;
}

/**
 * Drafts of the blocks that can be filled whole, each with its origin. Nothing is invented: a block with one part that is not
 * known is left out. The block's own language counts, where it is the order's.
 */
export function draftBlocks(blocks: readonly BlockContent[], sources: Sources): DraftedBlock[] {
  const translator = createTranslator(sources);
  return blocks.flatMap((block) => {
    if (block.state !== 'untranslated' && block.state !== 'drafted') return [];
    const filled =
      block.lang === 'en' ? copyBlock(block) : block.lang === sources.lang ? draftBlock(block, translator) : undefined;
    if (filled === undefined || isEmpty(filled.target)) return [];
    return [{ blockId: block.id, target: filled.target, draft: noteOf(filled.pieces) }];
  });
}

interface Filled {
  target: BlockContent['target'];
  pieces: readonly Piece[];
}

function draftBlock(block: BlockContent, translator: Translator): Filled | undefined {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const piece = translator.text(block.source);
      return piece && { target: piece.target, pieces: [piece] };
    }
    case 'field': {
      const label = block.source.label.trim() === '' ? byRule('') : translator.label(block.source.label);
      const value = label && translator.value(block.source.value, roleOf(label.target));
      return value && { target: { label: label.target, value: value.target }, pieces: [label, value] };
    }
    case 'table':
      return draftTable(block.source.rows, translator);
    case 'mark': {
      const piece = draftMark(block, translator);
      return piece && { target: piece.target, pieces: [piece] };
    }
    case 'note':
      return undefined;
  }
}

/** Columns by their heading; without headings, a row's values by its first cell. */
function draftTable(rows: readonly (readonly string[])[], translator: Translator): Filled | undefined {
  const headings = rows[0]?.map((cell) => (cell.trim() === '' ? byRule('') : translator.label(cell)));
  const hasHeadings =
    rows.length > 1 && headings !== undefined && headings.length > 1 && headings.every((cell) => cell !== undefined);
  const cells = rows.map((row, rowIndex) => {
    if (hasHeadings && rowIndex === 0) return headings;
    const first = row[0] === undefined ? undefined : translator.label(row[0]);
    return row.map((cell, column) => {
      if (cell.trim() === '') return byRule('');
      const heading = hasHeadings ? headings[column] : column > 0 ? first : undefined;
      const role = heading ? roleOf(heading.target) : noRole;
      return translator.value(cell, role) ?? (column === 0 ? translator.label(cell) : undefined);
    });
  });
  const pieces = cells.flat().filter((cell) => cell !== undefined);
  if (pieces.length === 0 || pieces.length < rows.flat().length) return undefined;
  return { target: { rows: cells.map((row) => row.map((cell) => cell?.target ?? '')) }, pieces };
}

function draftMark(block: BlockContent & { kind: 'mark' }, translator: Translator): Piece | undefined {
  const words = block.source.trim();
  if (words === '') return byRule(markWords(block.mark));
  const inside = translator.text(words.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, ''));
  return inside && joined([inside], ([text = '']) => markWords(block.mark, text.replaceAll(/[[\]]/g, '')));
}

/** English on the source stands as it is. */
function copyBlock(block: BlockContent): Filled | undefined {
  if (block.kind === 'note' || block.kind === 'mark') return undefined;
  return { target: block.source, pieces: [byRule('', { detail: 'English on the source' })] };
}

function isEmpty(target: BlockContent['target']): boolean {
  if (typeof target === 'string') return target.trim() === '';
  if ('rows' in target) return target.rows.flat().every((cell) => cell.trim() === '');
  return target.label.trim() === '' && target.value.trim() === '';
}

/** Segments that phrasebook, rules and memory leave open, for the memory's and the engine's look-ups. */
export function listSegments(
  blocks: readonly BlockContent[],
  sources: Omit<Sources, 'memory' | 'engine'>,
): { asked: string[]; open: string[] } {
  const asked = new Set<string>();
  const open = new Set<string>();
  draftBlocks(blocks, {
    ...sources,
    memory: (segment) => {
      asked.add(segment);
      return undefined;
    },
    engine: (segment) => {
      open.add(segment);
      return undefined;
    },
  });
  return { asked: [...asked], open: [...open] };
}
