/** Orders that staff take for a customer. */

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

/** What the desk's price lines come to, in minor units. */
export function sumOfLines(lines: readonly DeskLineAmount[]): number {
  return lines.reduce((sum, { amount }) => sum + amount.cents, 0);
}
