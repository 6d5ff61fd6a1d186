/** Differences of two texts by word. */

export interface DiffPiece {
  at: number;
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const maxWords = 600;

/** Longest common subsequence of words; very long texts are shown as removed and added whole. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  if (from.length > maxWords || to.length > maxWords) return whole(before, after);
  const lengths = table(from, to);
  const pieces: DiffPiece[] = [];
  const add = (kind: DiffPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ at: pieces.length, kind, text });
  };
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old, fresh] = [from[row], to[column]];
    if (old !== undefined && old === fresh) {
      add('same', old);
      row += 1;
      column += 1;
    } else if (
      fresh !== undefined &&
      (old === undefined || at(lengths, row, column + 1) > at(lengths, row + 1, column))
    ) {
      add('added', fresh);
      column += 1;
    } else {
      add('removed', old ?? '');
      row += 1;
    }
  }
  return pieces;
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

function whole(before: string, after: string): DiffPiece[] {
  const pieces: DiffPiece[] = [
    { at: 0, kind: 'removed', text: before },
    { at: 1, kind: 'added', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function at(lengths: readonly Uint16Array[], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0;
}

function table(from: readonly string[], to: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (!line) continue;
      line[column] =
        from[row] === to[column]
          ? at(lengths, row + 1, column + 1) + 1
          : Math.max(at(lengths, row + 1, column), at(lengths, row, column + 1));
    }
  }
  return lengths;
}
