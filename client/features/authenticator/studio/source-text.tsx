import { memo } from 'react';
import type { Direction, TextTag } from '#shared/translation-text.ts';
import { markWords } from './text/doubtful-words.ts';

export interface SourceTextProps {
  text: string;
  lang: TextTag;
  dir: Direction;
  /** Words of the text whose reading is doubtful. */
  doubtful: readonly string[];
}

/** Text of the source with its doubtful words marked. */
export const SourceText = memo(function SourceText({ text, lang, dir, doubtful }: SourceTextProps) {
  return (
    <span lang={lang} dir={dir} className="block wrap-anywhere whitespace-pre-line">
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
