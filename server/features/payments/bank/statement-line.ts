import { createHash } from 'node:crypto';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';

/** Lines of a bank's statement, whatever its format. */

export interface StatementLine {
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  isCredit: boolean;
  /** Minor units of the currency. */
  amountCents: number;
  /** Three capital letters. */
  currency: string;
  payer: string;
  reference: string;
  /** Reference assigned by the bank, if any; identifies the line. */
  bankReference: string;
}

/** Maximum stored length of a line's text. */
const keptText = 500;

export function unreadable(why: string, cause?: unknown): AppError {
  return new AppError('BANK_FILE_UNREADABLE', { details: { why }, cause });
}

/** One line of text without the breaks and doubled spaces that banks pad it with. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, keptText);
}

/** Collects lines and bounds their number. */
export class LineCollector {
  readonly lines: StatementLine[] = [];

  /** Throws BANK_FILE_TOO_LARGE. */
  add(line: StatementLine): void {
    if (this.lines.length >= limits.bankFileLines) throw new AppError('BANK_FILE_TOO_LARGE');
    this.lines.push(line);
  }
}

/** Identities of lines: the bank's reference, or what the line states and how many said the same before it in the file. */
export function keysOf(lines: readonly StatementLine[], account: string): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ bookedOn, amountCents, currency, payer, reference, bankReference }) => {
    const stated = bankReference
      ? ['ref', account, bankReference, amountCents, currency]
      : ['line', account, bookedOn, amountCents, currency, payer, reference];
    const text = JSON.stringify(stated);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return createHash('sha256')
      .update(`${text} ${String(count)}`)
      .digest('hex');
  });
}
