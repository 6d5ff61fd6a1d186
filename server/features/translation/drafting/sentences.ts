import { splitSentences } from '../segments.ts';
import { closed, joined, type Piece, spaceAfter } from './pieces.ts';

/** Texts drafted sentence by sentence. */

type Translate = (sentence: string) => Piece | undefined;

export function bySentences(text: string, translate: Translate): Piece | undefined {
  const parts = splitSentences(text);
  const pieces = parts.map((part, index) => {
    const space = index === parts.length - 1 ? '' : spaceAfter(part);
    const piece = translate(part.trim());
    return piece && { ...piece, target: piece.target.trim() + space };
  });
  return joined(pieces, (targets) => targets.map((target, index) => closed(target, parts[index] ?? '')).join(''));
}

/** As `bySentences`, with the blanks of the source. */
export function byKnownSentences(text: string, translate: Translate): Piece | undefined {
  const pieces = splitSentences(text).map((part) => {
    const piece = translate(part.trim());
    return piece && { ...piece, target: piece.target.trim() + part.slice(part.trimEnd().length) };
  });
  return joined(pieces, (targets) => targets.join(''));
}
