/** What a reviewer compares before certifying, point by point. */
export const completenessPoints = [
  { key: 'names', label: 'Names', hint: 'Spelled as in the original, accents included' },
  { key: 'dates', label: 'Dates', hint: 'Day and month not swapped' },
  { key: 'numbers', label: 'Numbers', hint: 'Amounts, registry and document numbers' },
  { key: 'seals', label: 'Stamps and seals', hint: 'Each one described in its place' },
  { key: 'signatures', label: 'Signatures', hint: 'Marked, with the name where it is legible' },
  { key: 'pages', label: 'Every page', hint: 'Nothing left out, backs and margins too' },
] as const;

export type CompletenessPoint = (typeof completenessPoints)[number]['key'];

export type Completeness = ReadonlySet<CompletenessPoint>;

export function isComplete(ticked: Completeness): boolean {
  return ticked.size === completenessPoints.length;
}

/** The same ticks with one point set or taken away. */
export function tick(ticked: Completeness, point: CompletenessPoint, isTicked: boolean): Completeness {
  const next = new Set(ticked);
  if (isTicked) next.add(point);
  else next.delete(point);
  return next;
}
