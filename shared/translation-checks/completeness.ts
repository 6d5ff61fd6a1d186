import { countOf } from '#shared/plural.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import { about, at, quoted } from './rules.ts';
import { segmentsOf, type CheckedText } from './segments.ts';

/** Pages without text, blocks without confirmed English, marks without words, tables of another shape. */
export function checkCompleteness({ text }: Pick<CheckedText, 'text'>, sourcePages: number): TextFinding[] {
  return [...pageFindings(text, sourcePages), ...text.blocks.flatMap(blockFindings)];
}

function pageFindings({ pages, blocks }: CheckedText['text'], sourcePages: number): TextFinding[] {
  const findings: TextFinding[] = [];
  if (pages.length !== sourcePages) {
    const say = `The original has ${countOf(sourcePages, 'page')}, this text ${pages.length}. Read the source again.`;
    findings.push(about(null, 'page-count', say));
  }
  for (const { page, isBlank } of pages) {
    const own = blocks.filter((block) => block.page === page);
    const hasText = own.some((block) => block.kind !== 'note' && !(block.kind === 'mark' && block.mark === 'blank'));
    if (isBlank && hasText) {
      const say = `Page ${page} is marked as blank but has text. Remove the mark, or the blocks that are not on the page.`;
      findings.push(about(page, 'page-not-blank', say));
    }
    if (!isBlank && own.every(({ kind }) => kind === 'note')) {
      findings.push(about(page, 'page-empty', `Page ${page} has no text. Type what it says, or mark it as blank.`));
    }
  }
  const known = new Set(pages.map(({ page }) => page));
  const strays = new Set(blocks.map(({ page }) => page).filter((page) => !known.has(page)));
  for (const page of strays) {
    findings.push(about(page, 'page-count', `The original has no page ${page}. Move its blocks to another page.`));
  }
  return findings;
}

function blockFindings(block: TextBlock): TextFinding[] {
  if (block.kind === 'mark' && block.target.trim() === '') {
    const say = `The ${block.mark} on page ${block.page} is not described. Describe it in brackets.`;
    const seen = at(block, 'block-unconfirmed', `Nobody has confirmed the ${block.mark} on page ${block.page}.`);
    return [at(block, 'mark-missing', say), ...(block.state === 'confirmed' ? [] : [seen])];
  }
  const missing = segmentsOf([block]).find(({ source, target }) => source.trim() !== '' && target.trim() === '');
  if (missing) return [at(block, 'block-untranslated', `${quoted(missing.source)} has no English. Translate it.`)];
  const gaps = segmentsOf([block]).filter(({ target }) => hasGap(target));
  if (gaps.length > 0) return [at(block, 'block-gap', gapSentence(gaps))];
  const findings: TextFinding[] = [];
  if (block.state === 'untranslated' || (block.kind === 'note' && block.target.trim() === '')) {
    findings.push(at(block, 'block-untranslated', 'This block has no English. Translate it, or remove it.'));
  } else if (block.state !== 'confirmed') {
    findings.push(
      at(block, 'block-unconfirmed', 'This block is not confirmed. Compare it with the source, then confirm it.'),
    );
  }
  if (block.kind === 'mark' && !/^\[[^[\]]+\]$/.test(block.target.trim())) {
    findings.push(at(block, 'mark-brackets', `Put brackets around the description of the ${block.mark}.`));
  }
  if (block.kind === 'table') findings.push(...tableFindings(block));
  if (block.kind === 'paragraph') findings.push(...shortFindings(block));
  return findings;
}

/** Sides of a block whose English has a gap. */
function gapSentence(gaps: readonly { source: string }[]): string {
  const of = gaps.length === 1 && gaps[0] ? ` of ${quoted(gaps[0].source)}` : '';
  return `The English${of} has ${gaps.length === 1 ? `a gap, ${gapMark}` : `${gaps.length} gaps, ${gapMark}`}. Write what stands there.`;
}

function tableFindings(block: TextBlock & { kind: 'table' }): TextFinding[] {
  const source = block.source.rows;
  const target = block.target.rows;
  if (source.length === 0) return [];
  const isSame = source.length === target.length && source.every((row, index) => row.length === target[index]?.length);
  if (isSame) return [];
  const say = 'The table has other rows or columns than the source. Give both the same shape.';
  return [at(block, 'table-shape', say)];
}

/** Letters of the source from which a far shorter English suggests an omission. */
const longSource = 80;
const shortShare = 0.5;

function shortFindings(block: TextBlock & { kind: 'paragraph' }): TextFinding[] {
  if (!['pt', 'es', 'de'].includes(block.lang)) return [];
  const length = lettersOf(block.source);
  if (length < longSource || lettersOf(block.target) >= length * shortShare) return [];
  return [at(block, 'text-short', 'The English is far shorter than the source. Check that no sentence is missing.')];
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}
