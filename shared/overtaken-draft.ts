import type { BlockContent } from './schemas/translation-text.ts';

/** A block as one side changed it, as it is stored now, and as both started from; null is a block that is not there. */
export interface BlockSides {
  mine: BlockContent | null;
  theirs: BlockContent | null;
  base: BlockContent | null;
}

/**
 * True if the only concurrent change is a draft, which yields to a person's change. `isSame` compares by value; server
 * and browser pass their own.
 */
export function isOvertakenDraft(
  { mine, theirs, base }: BlockSides,
  isSame: (one: BlockContent, other: BlockContent) => boolean,
): boolean {
  if (theirs?.state !== 'drafted' || !base || (base.state !== 'untranslated' && base.state !== 'drafted')) return false;
  const isDraftOnly = isSame({ ...theirs, ...draftOf(base) }, base);
  return isDraftOnly && (mine === null || mine.state === 'edited' || mine.state === 'confirmed');
}

/** Spread over a block of the same kind. */
function draftOf({ state, draft, target }: BlockContent): object {
  return { state, draft, target };
}
