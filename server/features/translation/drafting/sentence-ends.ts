import type { Piece } from './pieces.ts';

/** Signs and capitals at the ends of a text and of its English. */

/** A text without the letters at its ends that match; `before` is taken first. */
export function splitEnds(text: string, before: RegExp | undefined, after: RegExp) {
  let start = 0;
  while (before && start < text.length && before.test(text.charAt(start))) start += 1;
  let end = text.length;
  while (end > start && after.test(text.charAt(end - 1))) end -= 1;
  return { before: text.slice(0, start), inner: text.slice(start, end), after: text.slice(end) };
}

/** A part that begins small keeps that, unless its English is a proper word. */
export function withCaseOf(source: string, piece: Piece): string {
  const isSmall = /^\p{Ll}/u.test(source) && !piece.isProper;
  const isAcronym = /^\p{Lu}{2}|^I\b/u.test(piece.target);
  const isCountry =
    /^(?:Brazil|Portug|Mexic|Spain|Spanish|German|Argentin|Colombia|Chile|Peru|America|United|Federa|Republic|January|February|March|April|May|June|July|August|September|October|November|December)/.test(
      piece.target,
    );
  return isSmall && !isAcronym && !isCountry
    ? piece.target.charAt(0).toLowerCase() + piece.target.slice(1)
    : piece.target;
}

/** Phrases match without their point. */
export function missingEnd(source: string, target: string): string {
  return /[.;:!?]$/.test(target) ? '' : (/[.;:!?]$/.exec(source)?.[0] ?? '');
}
