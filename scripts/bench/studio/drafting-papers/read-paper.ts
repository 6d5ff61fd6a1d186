import { randomUUID } from 'node:crypto';
import { englishDay } from '#shared/dates/found-date.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { sourceMarks, type SourceTag } from '#shared/translation-text.ts';

/** Required English of a block. */
export interface Fact {
  kind: 'name' | 'date' | 'number';
  source: string;
  english: string;
}

export interface PaperBlock {
  block: BlockContent;
  facts: readonly Fact[];
}

const truth = /\{\{([^|{}]+)\|([^{}]+)\}\}/g;

/** Blocks of a paper in the notation, with the truth about each. */
export function readPaper(text: string, lang: SourceTag): PaperBlock[] {
  const blocks: PaperBlock[] = [];
  let rows: string[] = [];
  const closeTable = (): void => {
    if (rows.length > 0) blocks.push(toBlock(rows.join('\n'), lang, blocks.length));
    rows = [];
  };
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('|')) {
      rows.push(line);
      continue;
    }
    closeTable();
    blocks.push(toBlock(line, lang, blocks.length));
  }
  closeTable();
  return blocks;
}

function toBlock(written: string, lang: SourceTag, position: number): PaperBlock {
  const facts = Array.from(written.matchAll(truth), ([, key = '', source = '']) => toFact(key, source));
  const text = written.replaceAll(truth, (_all, _key, source: string) => source);
  return { block: toContent(text, commonOf(lang, position)), facts };
}

type Common = Omit<BlockContent, 'kind' | 'source' | 'target' | 'mark'>;

function commonOf(lang: SourceTag, position: number): Common {
  return {
    id: randomUUID(),
    page: 1,
    position,
    box: null,
    confidence: 95,
    doubtful: [],
    lang,
    dir: 'ltr',
    state: 'untranslated',
    draft: null,
  };
}

function toContent(text: string, common: Common): BlockContent {
  if (text.startsWith('|')) {
    const rows = text.split('\n').map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    return { ...common, kind: 'table', source: { rows }, target: { rows: [] } };
  }
  if (text.startsWith('# ')) return { ...common, kind: 'heading', source: text.slice(2), target: '' };
  const [, name, inscription = ''] = /^\[(\w+)\]\s*(.*)$/.exec(text) ?? [];
  const mark = sourceMarks.find((one) => one === name);
  if (mark !== undefined) return { ...common, kind: 'mark', mark, source: inscription, target: '' };
  const [label, value] = text.split(' :: ');
  if (label !== undefined && value !== undefined) {
    return { ...common, kind: 'field', source: { label, value }, target: { label: '', value: '' } };
  }
  return { ...common, kind: 'paragraph', source: text, target: '' };
}

function toFact(key: string, source: string): Fact {
  if (key === 'p') return { kind: 'name', source, english: source };
  if (key.startsWith('=')) return { kind: 'number', source, english: key.slice(1) };
  return { kind: 'date', source, english: englishDay(key) };
}
