import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shared/money.ts';
import type { BankFormat, BankLineState, LineMatch, ReceivedMethod } from '#shared/received.ts';

/** Tables of money that did not come by card, and columns of payments that it pays. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Append-only: errors are reversed by a counter entry. Days are `YYYY-MM-DD`. */
export interface ReceivedPaymentsTable {
  id: Generated<string>;
  number: Generated<number>;
  accountId: string;
  /** The order that it was paid for. */
  documentId: ColumnType<string | null, string | null | undefined, never>;
  method: ReceivedMethod;
  /** Negative in a counter entry. */
  amountCents: ColumnType<number, number, never>;
  currency: ColumnType<Currency, Currency, never>;
  receivedOn: ColumnType<string, string, never>;
  reference: ColumnType<string, string | undefined, string>;
  note: string | null;
  /** The entry that this one takes back. */
  reverses: ColumnType<string | null, string | null | undefined, never>;
  idempotencyKey: ColumnType<string | null, string | null | undefined, never>;
  recordedBy: string | null;
  recordedAt: ColumnType<Date, Date, never>;
}

/** Allocations of an entry; negative when released. */
interface ReceivedAllocationsTable {
  id: Generated<string>;
  receivedId: string;
  paymentId: string;
  amountCents: number;
  createdAt: Date;
}

interface BankImportsTable {
  id: Generated<string>;
  filename: string;
  format: BankFormat;
  sha256: Buffer;
  importedBy: string;
  importedAt: Date;
}

export interface BankLinesTable {
  id: Generated<string>;
  importId: string;
  position: number;
  bankKey: string;
  bookedOn: ColumnType<string, string, never>;
  amountCents: number;
  /** As the bank states it; it may be one that the house does not have. */
  currency: string;
  payer: string;
  reference: string;
  state: BankLineState;
  proposedPaymentId: string | null;
  match: LineMatch | null;
  doubt: string | null;
  receivedId: ColumnType<string | null, string | null | undefined, string | null>;
  decidedBy: ColumnType<string | null, string | null | undefined, string | null>;
  decidedAt: OptionalTimestamp;
}

export interface ReceivedTables {
  receivedPayments: ReceivedPaymentsTable;
  receivedAllocations: ReceivedAllocationsTable;
  bankImports: BankImportsTable;
  bankLines: BankLinesTable;
}

export interface ReceivableColumns {
  /** The sum of its allocations: what came by bank, cash or check. */
  receivedCents: Generated<number>;
  /** `YYYY-MM-DD`; holds reminders and the stop of further orders until that day has passed. */
  promisedOn: ColumnType<string | null, string | null | undefined, string | null>;
  promiseNote: ColumnType<string | null, string | null | undefined, string | null>;
  reminders: Generated<number>;
  remindedAt: OptionalTimestamp;
}
