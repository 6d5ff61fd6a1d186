import { randomUUID } from 'node:crypto';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { directionOf, sourceMarks, type SourceTag } from '#shared/translation-text.ts';

/**
 * Papers with their English: `source => English`, one block a line. `# ` begins a heading, `label :: value` a field, `| … |` a row
 * of a table, `[seal] …` a mark; other lines are paragraphs. `||` separates wordings that a reviewer accepts alike.
 */

/** The wordings that are right, for each text of the block in reading order. */
export interface ReferencePaper {
  blocks: readonly { block: BlockContent; parts: readonly { source: string; right: readonly string[] }[] }[];
}

type Common = Omit<BlockContent, 'kind' | 'source' | 'target' | 'mark'>;

export function readReference(text: string, lang: SourceTag): ReferencePaper {
  const blocks: ReferencePaper['blocks'][number][] = [];
  let rows: string[] = [];
  const push = (lines: readonly string[]): void => {
    blocks.push(toBlock(lines, commonOf(lang, blocks.length)));
  };
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('|')) {
      rows.push(line);
      continue;
    }
    if (rows.length > 0) push(rows);
    rows = [];
    push([line]);
  }
  if (rows.length > 0) push(rows);
  return { blocks };
}

function commonOf(lang: SourceTag, position: number): Common {
  return {
    id: randomUUID(),
    page: 1,
    position,
    box: null,
    confidence: 100,
    doubtful: [],
    lang,
    dir: directionOf(lang),
    state: 'untranslated',
    draft: null,
  };
}

function toBlock(lines: readonly string[], common: Common): ReferencePaper['blocks'][number] {
  const [first = ''] = lines;
  if (first.startsWith('|')) return toTable(lines, common);
  const [source = '', english = ''] = first.split(' => ');
  const heading = source.startsWith('# ');
  const [, name, inscription = ''] = /^\[(\w+)\]\s*(.*)$/.exec(source) ?? [];
  const mark = sourceMarks.find((one) => one === name);
  if (mark !== undefined) {
    const block: BlockContent = { ...common, kind: 'mark', mark, source: inscription, target: '' };
    return { block, parts: [{ source, right: wordings(english) }] };
  }
  const [label, value] = source.split(' :: ');
  if (label !== undefined && value !== undefined) {
    const [labels = '', values = ''] = english.split(' :: ');
    const empty = { label: '', value: '' };
    const block: BlockContent = { ...common, kind: 'field', source: { label, value }, target: empty };
    return {
      block,
      parts: [
        { source: label, right: wordings(labels) },
        { source: value, right: wordings(values) },
      ],
    };
  }
  const plain = heading ? source.slice(2) : source;
  const block: BlockContent = { ...common, kind: heading ? 'heading' : 'paragraph', source: plain, target: '' };
  return { block, parts: [{ source: plain, right: wordings(english) }] };
}

function toTable(lines: readonly string[], common: Common): ReferencePaper['blocks'][number] {
  const rows = lines.map((line) => line.split(' => ').map(cellsOf));
  const parts = rows.flatMap(([sources = [], english = []]) =>
    sources.map((source, column) => ({ source, right: wordings(english[column] ?? '') })),
  );
  const source = { rows: rows.map(([cells = []]) => cells) };
  return { block: { ...common, kind: 'table', source, target: { rows: [] } }, parts };
}

/** A cell ends at a single bar; two separate wordings. */
function cellsOf(row: string): string[] {
  return row
    .trim()
    .split(/(?<!\|)\|(?!\|)/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function wordings(english: string): string[] {
  return english.split('||').map((one) => one.trim());
}
