import type { PageReading } from '#server/features/translation/reading/reader.ts';
import type { ExactKind, Truth } from './paper.ts';

/** Compares a reading with the truth. Spaces are left out: no name depends on them. */
export interface Judgement {
  /** Edits of the segments against the text that was read, wherever it stands. */
  edits: number;
  letters: number;
  exact: Record<ExactKind, { found: number; of: number }>;
  /** Wrong names, dates and numbers of which no word is marked as doubtful. */
  silent: string[];
  fields: { found: number; of: number };
  isTableWhole: boolean;
}

export function judge(truth: Truth, { blocks }: PageReading): Judgement {
  const texts = blocks.map((block) => {
    if (block.kind === 'field') return `${block.source.label}:${block.source.value}`;
    if (block.kind === 'table') return block.source.rows.flat().join('');
    return block.kind === 'note' ? '' : block.source;
  });
  const text = squeeze(texts.join(''));
  const fields = new Set(
    blocks.flatMap((block, index) => (block.kind === 'field' ? [squeeze(texts[index] ?? '')] : [])),
  );
  const doubtful = blocks.flatMap((block) => block.doubtful.map(squeeze));
  const wrong = truth.exact.filter((item) => !text.includes(squeeze(item.text)));
  const countOf = (kind: ExactKind) => {
    const all = truth.exact.filter((item) => item.kind === kind);
    return { found: all.filter((item) => !wrong.includes(item)).length, of: all.length };
  };
  const rows = JSON.stringify(truth.rows.map((row) => row.map(squeeze)));
  return {
    edits: truth.segments.reduce((sum, segment) => sum + editsWithin(squeeze(segment), text), 0),
    letters: squeeze(truth.segments.join('')).length,
    exact: { name: countOf('name'), date: countOf('date'), number: countOf('number') },
    silent: wrong.map((item) => item.text).filter((item) => !doubtful.some((word) => isPartOf(word, squeeze(item)))),
    fields: {
      found: truth.fields.filter(([label, value]) => fields.has(squeeze(`${label}:${value}`))).length,
      of: truth.fields.length,
    },
    isTableWhole: blocks.some(
      (block) => block.kind === 'table' && JSON.stringify(block.source.rows.map((row) => row.map(squeeze))) === rows,
    ),
  };
}

export function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '');
}

function isPartOf(word: string, text: string): boolean {
  return word.length > 0 && editsWithin(word, text) <= word.length / 2;
}

/** Edits between `part` and the piece of `whole` that fits it best. */
function editsWithin(part: string, whole: string): number {
  const to = [...whole];
  let row = [0, ...to.map(() => 0)];
  for (const [index, letter] of [...part].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next[at] = Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, replaced);
    }
    row = next;
  }
  return Math.min(...row);
}
