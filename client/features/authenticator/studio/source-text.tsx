import { memo } from 'react';
import type { LanguageTag, Direction } from '#shared/translation-text.ts';

export interface SourceTextProps {
  text: string;
  lang: LanguageTag;
  dir: Direction;
  /** Words of the text whose reading is doubtful. */
  doubtful: readonly string[];
}

/** Text of the source with its doubtful words marked. */
export const SourceText = memo(function SourceText({ text, lang, dir, doubtful }: SourceTextProps) {
  return (
    <span lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line">
      {markWords(text, doubtful).map(({ at, piece, isDoubtful }) =>
        isDoubtful ? (
          <mark
            key={at}
            title="Doubtful reading: compare it with the picture"
            className="rounded-badge bg-warn-soft text-ink underline decoration-warn decoration-wavy underline-offset-3"
          >
            {piece}
          </mark>
        ) : (
          <span key={at}>{piece}</span>
        ),
      )}
    </span>
  );
});

interface Piece {
  at: number;
  piece: string;
  isDoubtful: boolean;
}

function markWords(text: string, words: readonly string[]): Piece[] {
  const present = words.filter((word) => word !== '' && text.includes(word)).sort((a, b) => b.length - a.length);
  if (present.length === 0) return [{ at: 0, piece: text, isDoubtful: false }];
  const pattern = present.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
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
