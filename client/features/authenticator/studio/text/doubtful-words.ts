interface Piece {
  at: number;
  piece: string;
  isDoubtful: boolean;
}

/** Matches whole words, so that a doubtful 7 leaves the year beside it alone. Scripts without spaces match anywhere. */
const edged = String.raw`[\p{Nd}\p{Script=Latin}]`;

function toPattern(word: string): string {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = new RegExp(`^${edged}`, 'u').test(word) ? `(?<!${edged})` : '';
  const after = new RegExp(`${edged}$`, 'u').test(word) ? `(?!${edged})` : '';
  return before + escaped + after;
}

/** Splits a text into doubtful and other parts. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const present = words.filter((word) => word !== '' && text.includes(word)).sort((a, b) => b.length - a.length);
  if (present.length === 0) return [{ at: 0, piece: text, isDoubtful: false }];
  const pattern = present.map(toPattern).join('|');
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
    if (match.index > end) pieces.push({ at: end, piece: text.slice(end, match.index), isDoubtful: false });
    pieces.push({ at: match.index, piece: match[0], isDoubtful: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ at: end, piece: text.slice(end), isDoubtful: false });
  return pieces;
}
