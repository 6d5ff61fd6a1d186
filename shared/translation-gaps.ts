/** Gaps of a draft: what no rule knows stays open in its place until a person writes it. */

export const gapMark = '{…}';

export function hasGap(text: string): boolean {
  return text.includes(gapMark);
}

/** Where a text's gap after `from` begins; the first one where none follows, undefined without any. */
export function findGap(text: string, from = 0): number | undefined {
  const next = text.indexOf(gapMark, from);
  const at = next < 0 ? text.indexOf(gapMark) : next;
  return at < 0 ? undefined : at;
}
