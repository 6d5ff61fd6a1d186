/** Statements of pay: one for each person, month and currency. */

/** Messages about a statement: the payee confirms or disputes it, the office answers. */
export const statementMessageKinds = ['confirmed', 'disputed', 'answered'] as const;
export type StatementMessageKind = (typeof statementMessageKinds)[number];

export const payStatementStates = ['issued', ...statementMessageKinds] as const;
export type PayStatementState = (typeof payStatementStates)[number];

export const payStatementWords = {
  issued: { word: 'Issued', tone: 'info', icon: 'clock' },
  confirmed: { word: 'Confirmed', tone: 'ok', icon: 'check' },
  disputed: { word: 'Disputed', tone: 'warn', icon: 'alert' },
  answered: { word: 'Answered', tone: 'info', icon: 'pencil' },
} as const satisfies Record<PayStatementState, unknown>;

/** Derived from the last message, independent of payment, so that a paid statement can be disputed. */
export function payStatementState(messages: readonly { kind: StatementMessageKind }[]): PayStatementState {
  return messages.at(-1)?.kind ?? 'issued';
}

/** `PAY-2026-0012`; numbers of a year have no gaps. */
export function payStatementNumber({ year, number }: { year: number; number: number }): string {
  return `PAY-${String(year)}-${String(number).padStart(4, '0')}`;
}
