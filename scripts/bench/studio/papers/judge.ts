import { markWords } from '#client/features/authenticator/studio/text/doubtful-words.ts';
import type { PageReading } from '#server/features/translation/reading/reader.ts';
import type { ExactKind, Truth } from './paper.ts';

/** Compares a reading with the truth. Spaces are left out: no name depends on them. */
export interface Judgement {
  /** Edits of the segments against the text that was read, wherever it stands. */
  edits: number;
  letters: number;
  exact: Record<ExactKind, { found: number; of: number }>;
  /** Wrong names, dates and numbers in whose place nothing is shown as doubtful. */
  silent: string[];
  fields: { found: number; of: number };
  isTableWhole: boolean;
}

export function judge(truth: Truth, { blocks }: PageReading): Judgement {
  const texts = blocks.map((block) => {
    if (block.kind === 'field') return `${block.source.label}:${block.source.value}`;
    if (block.kind === 'table') return block.source.rows.flat().join('\n');
    return block.kind === 'note' ? '' : block.source;
  });
  const text = squeeze(texts.join(''));
  const fields = new Set(
    blocks.flatMap((block, index) => (block.kind === 'field' ? [squeeze(texts[index] ?? '')] : [])),
  );
  const marked = blocks.flatMap((block, index) =>
    block.kind === 'field'
      ? [...marksOf(block.source.label, block.doubtful), false, ...marksOf(block.source.value, block.doubtful)]
      : marksOf(texts[index] ?? '', block.doubtful),
  );
  const wrong = new Set(truth.exact.filter((item) => !text.includes(squeeze(item.text))));
  const countOf = (kind: ExactKind) => {
    const all = truth.exact.filter((item) => item.kind === kind);
    return { found: all.filter((item) => !wrong.has(item)).length, of: all.length };
  };
  const rows = JSON.stringify(truth.rows.map((row) => row.map(squeeze)));
  return {
    edits: truth.segments.reduce((sum, segment) => sum + editsWithin(squeeze(segment), text), 0),
    letters: squeeze(truth.segments.join('')).length,
    exact: { name: countOf('name'), date: countOf('date'), number: countOf('number') },
    silent: placesOf(truth)
      .filter(({ item }) => wrong.has(item))
      .filter(({ segment, from, to }) => {
        const [start, end] = pieceOf(text, segment, [from, to]);
        // Of what was dropped, the letters beside it.
        const isDropped = start === end;
        return !marked.slice(start - (isDropped ? 1 : 0), end + (isDropped ? 1 : 0)).includes(true);
      })
      .map(({ item }) => item.text),
    fields: {
      found: truth.fields.filter(([label, value]) => fields.has(squeeze(`${label}:${value}`))).length,
      of: truth.fields.length,
    },
    isTableWhole: blocks.some(
      (block) => block.kind === 'table' && JSON.stringify(block.source.rows.map((row) => row.map(squeeze))) === rows,
    ),
  };
}

/** For each letter of the squeezed text, whether the studio shows it as doubtful. */
function marksOf(text: string, doubtful: readonly string[]): boolean[] {
  return markWords(text, doubtful).flatMap(({ piece, isDoubtful }) => Array.from(squeeze(piece), () => isDoubtful));
}

interface Place {
  item: Truth['exact'][number];
  segment: string;
  from: number;
  to: number;
}

/** Position of each item: items and segments have the same order. */
function placesOf({ exact, segments }: Truth): Place[] {
  const lines = segments.map(squeeze);
  let line = 0;
  let end = 0;
  return exact.map((item) => {
    const text = squeeze(item.text);
    let from = lines[line]?.indexOf(text, end) ?? -1;
    while (from < 0 && line < lines.length - 1) {
      line += 1;
      from = lines[line]?.indexOf(text) ?? -1;
    }
    end = from + text.length;
    return { item, segment: lines[line] ?? '', from, to: end };
  });
}

/** The piece of `whole` that stands for the letters `from` to `to` of `part`, where `part` fits best. */
function pieceOf(whole: string, part: string, [from, to]: readonly [number, number]): [start: number, end: number] {
  const [letters, others] = [[...part], [...whole]];
  const rows = [others.map(() => 0).concat(0)];
  for (const [index, letter] of letters.entries()) {
    const row = rows[index] ?? [];
    const next = [index + 1];
    for (let at = 1; at <= others.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === others[at - 1] ? 0 : 1);
      next[at] = Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, replaced);
    }
    rows.push(next);
  }
  const last = rows.at(-1) ?? [];
  let at = last.indexOf(Math.min(...last));
  const ends: number[] = [];
  for (let index = letters.length; index > 0;) {
    const [row, next] = [rows[index - 1] ?? [], rows[index] ?? []];
    ends[index] ??= at;
    const here = next[at] ?? 0;
    if (at > 0 && (row[at - 1] ?? 0) + (letters[index - 1] === others[at - 1] ? 0 : 1) === here) {
      index -= 1;
      at -= 1;
    } else if ((row[at] ?? 0) + 1 === here) index -= 1;
    else at -= 1;
  }
  return [ends[from] ?? at, ends[to] ?? at];
}

export function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '');
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
