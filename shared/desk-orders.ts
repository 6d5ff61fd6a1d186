/** Orders that staff take on behalf of a customer. */

export const deskSources = ['counter', 'phone', 'mail', 'letter'] as const;
export type DeskSource = (typeof deskSources)[number];

export const deskSourceWords = {
  counter: 'At the counter',
  phone: 'By phone',
  mail: 'By email',
  letter: 'By letter',
} as const satisfies Record<DeskSource, string>;

export interface DeskLineAmount {
  amount: { cents: number };
}

/** Sum of the desk's price lines, in minor units. */
export function sumOfLines(lines: readonly DeskLineAmount[]): number {
  return lines.reduce((sum, { amount }) => sum + amount.cents, 0);
}
