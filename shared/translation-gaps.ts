/** Gaps of a draft: placeholders for unknown parts, which a person fills in. */

export const gapMark = '{…}';

export function hasGap(text: string): boolean {
  return text.includes(gapMark);
}

/** Offset of the next gap after `from`, wrapping around to the first; undefined without any. */
export function findGap(text: string, from = 0): number | undefined {
  const next = text.indexOf(gapMark, from);
  const at = next < 0 ? text.indexOf(gapMark) : next;
  return at < 0 ? undefined : at;
}
