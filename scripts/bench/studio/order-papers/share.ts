import { squeeze } from '../papers/judge.ts';

/** Share of the expected order's adjacent pairs that are adjacent, in that order, in the reading. */

const chunkWords = 4;
const minLetters = 5;
/** Edits of a chunk, in letters of it, up to which it counts as found. */
const maxEdits = 0.35;

export interface OrderShare {
  right: number;
  pairs: number;
  /** Edits of the letters and digits, wherever they stand. */
  edits: number;
  letters: number;
}

export function orderShare(truth: readonly string[], text: string): OrderShare {
  const all = lettersOf(text);
  const chunks = truth.flatMap(chunksOf);
  const found = chunks.map((chunk) => locate(chunk, all));
  const ends = found.map(({ edits, end }, index) =>
    edits <= (chunks[index]?.length ?? 0) * maxEdits ? end : undefined,
  );
  const places = ends.filter((end) => end !== undefined).toSorted((a, b) => a - b);
  const ranks = ends.map((end) => (end === undefined ? undefined : places.indexOf(end)));
  const right = ranks.filter((rank, index) => {
    const before = ranks[index - 1];
    return rank !== undefined && before !== undefined && rank - before === 1;
  }).length;
  return {
    right,
    pairs: ranks.length - 1,
    edits: found.reduce((sum, { edits }) => sum + edits, 0),
    letters: chunks.reduce((sum, { length }) => sum + length, 0),
  };
}

function chunksOf(line: string): string[] {
  const words = line.split(/\s+/);
  const size = Math.ceil(words.length / Math.max(1, Math.round(words.length / chunkWords)));
  const chunks: string[] = [];
  for (let at = 0; at < words.length; at += size) chunks.push(lettersOf(words.slice(at, at + size).join('')));
  return chunks.filter((chunk) => chunk.length >= minLetters);
}

function lettersOf(text: string): string {
  return squeeze(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Where a chunk fits best, and with how many edits. */
function locate(chunk: string, text: string): { edits: number; end: number } {
  let last = new Uint16Array(text.length + 1);
  for (let i = 1; i <= chunk.length; i += 1) {
    const row = new Uint16Array(text.length + 1);
    row[0] = i;
    for (let j = 1; j <= text.length; j += 1) {
      const same = (last[j - 1] ?? 0) + (chunk[i - 1] === text[j - 1] ? 0 : 1);
      row[j] = Math.min(same, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    last = row;
  }
  const edits = Math.min(...last);
  return { edits, end: last.indexOf(edits) };
}
