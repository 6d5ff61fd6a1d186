import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { about } from './rules.ts';
import type { CheckedText } from './segments.ts';

/** Printed pages of one text, as estimated here: the print has a limit of memory and time. */
export const maxPrintedPages = 150;

/** Lines of a printed page, letters of a line, and the space after a block in lines. */
const pageLines = 46;
const lineLetters = 95;
const blockSpace = 0.5;

/** Reports a text that exceeds the page limit of one printed file, before the decision. */
export function checkLength({ text: { pages, blocks } }: Pick<CheckedText, 'text'>): TextFinding[] {
  const printed = printedPages(pages, blocks);
  if (printed <= maxPrintedPages) return [];
  const say = `The English fills about ${printed} pages, and one file holds ${maxPrintedPages}. Deliver the translation as an uploaded PDF instead.`;
  return [about(null, 'text-long', say)];
}

export function printedPages(pages: readonly { page: number }[], blocks: readonly TextBlock[]): number {
  const own = Map.groupBy(blocks, ({ page }) => page);
  return pages.reduce((sum, { page }) => sum + pagesOf(own.get(page) ?? []), 0);
}

/** Each page of the original begins a new one. */
function pagesOf(blocks: readonly TextBlock[]): number {
  const lines = blocks.reduce((sum, block) => sum + linesOf(block) + blockSpace, 0);
  return Math.max(1, Math.ceil(lines / pageLines));
}

function linesOf(block: TextBlock): number {
  if (block.kind === 'field') return wrapped(`${block.target.label} ${block.target.value}`, lineLetters);
  if (block.kind !== 'table') return wrapped(block.target, lineLetters);
  const { rows } = block.target;
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return rows.reduce((sum, row) => sum + Math.max(1, ...row.map((cell) => wrapped(cell, lineLetters / columns))), 0);
}

function wrapped(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}
