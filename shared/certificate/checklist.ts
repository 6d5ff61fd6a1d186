/** Points a reviewer compares with the original before certifying. */

export const checklistPoints = ['names', 'dates', 'numbers', 'seals', 'signatures', 'pages'] as const;
export type ChecklistPoint = (typeof checklistPoints)[number];

export const checklistWords = {
  names: { label: 'Names', hint: 'Spelled as in the original, accents included' },
  dates: { label: 'Dates', hint: 'Day and month not swapped' },
  numbers: { label: 'Numbers', hint: 'Amounts, registry and document numbers' },
  seals: { label: 'Stamps and seals', hint: 'Each one described in its place' },
  signatures: { label: 'Signatures', hint: 'Marked, with the name where it is legible' },
  pages: { label: 'Every page', hint: 'Nothing left out, backs and margins too' },
} as const satisfies Record<ChecklistPoint, { label: string; hint: string }>;
