import { runInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import type { BlockContent, DraftNote } from '#shared/schemas/translation-text.ts';
import type { SourceMark } from '#shared/translation-text.ts';
import { byRule, joined, noteOf, type Piece } from './pieces.ts';
import { createTranslator, noRole, roleOf, type Sources, type Translator } from './translate.ts';

/** Words for what stands beside the text, in brackets by convention. */

const words: Readonly<Record<SourceMark, string>> = {
  seal: 'Seal',
  stamp: 'Stamp',
  signature: 'Signature',
  emblem: 'Emblem',
  photo: 'Photograph',
  fingerprint: 'Fingerprint',
  barcode: 'Barcode',
  handwriting: 'Handwriting',
  erasure: 'Erasure',
  illegible: 'illegible',
  blank: 'blank',
};

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
  const steps = draftSteps(blocks, sources);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same, in steps of one text: a dense page takes longer than a request may wait. */
export function* draftSteps(blocks: readonly BlockContent[], sources: Sources): Generator<undefined, DraftedBlock[]> {
  const translator = createTranslator(sources);
  const drafts: DraftedBlock[] = [];
  for (const block of blocks) {
    yield;
    if (block.state !== 'untranslated' && block.state !== 'drafted') continue;
    const isOwn = block.lang === sources.lang;
    const filled = block.lang === 'en' ? copyBlock(block) : isOwn ? yield* draftBlock(block, translator) : undefined;
    if (filled === undefined || isEmpty(filled.target)) continue;
    drafts.push({ blockId: block.id, target: filled.target, draft: noteOf(filled.pieces) });
  }
  return drafts;
}

interface Filled {
  target: BlockContent['target'];
  pieces: readonly Piece[];
}

function* draftBlock(block: BlockContent, translator: Translator): Generator<undefined, Filled | undefined> {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const piece = translator.text(block.source);
      return piece && { target: piece.target, pieces: [piece] };
    }
    case 'field': {
      const label = block.source.label.trim() === '' ? byRule('') : translator.label(block.source.label);
      yield;
      const value = label && translator.value(block.source.value, roleOf(label.target));
      return value && { target: { label: label.target, value: value.target }, pieces: [label, value] };
    }
    case 'table':
      return yield* draftTable(block.source.rows, translator);
    case 'mark': {
      const piece = draftMark(block, translator);
      return piece && { target: piece.target, pieces: [piece] };
    }
    case 'note':
      return undefined;
  }
}

/** Columns by their heading; without headings, a row's values by its first cell. */
function* draftTable(
  rows: readonly (readonly string[])[],
  translator: Translator,
): Generator<undefined, Filled | undefined> {
  const headings: (Piece | undefined)[] = [];
  for (const cell of rows[0] ?? []) {
    yield;
    headings.push(cell.trim() === '' ? byRule('') : translator.label(cell));
  }
  const hasHeadings = rows.length > 1 && headings.length > 1 && headings.every((cell) => cell !== undefined);
  const cells: (Piece | undefined)[][] = [];
  for (const [rowIndex, row] of rows.entries()) {
    if (hasHeadings && rowIndex === 0) {
      cells.push(headings);
      continue;
    }
    yield;
    const first = row[0] === undefined ? undefined : translator.label(row[0]);
    const filled: (Piece | undefined)[] = [];
    for (const [column, cell] of row.entries()) {
      yield;
      const heading = hasHeadings ? headings[column] : column > 0 ? first : undefined;
      const role = heading ? roleOf(heading.target) : noRole;
      const piece = cell.trim() === '' ? byRule('') : translator.value(cell, role);
      yield;
      filled.push(piece ?? (column === 0 ? translator.label(cell) : undefined));
    }
    cells.push(filled);
  }
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

/** Segments that phrasebook, rules and memory leave open, for the memory's and the engine's look-ups; in slices of the loop. */
export async function listSegments(
  blocks: readonly BlockContent[],
  sources: Omit<Sources, 'memory' | 'engine'>,
): Promise<{ asked: string[]; open: string[] }> {
  const asked = new Set<string>();
  const open = new Set<string>();
  const steps = draftSteps(blocks, {
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
  await runInSlices(steps);
  return { asked: [...asked], open: [...open] };
}

/** `[Seal]`, `[Seal: Civil Registry Office]`. */
function markWords(mark: SourceMark, inscription = ''): string {
  return inscription === '' ? `[${words[mark]}]` : `[${words[mark]}: ${inscription}]`;
}
