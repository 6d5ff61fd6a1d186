import type { ColumnType, Generated } from 'kysely';
import type { ComplaintCause, ComplaintOutcome } from '#shared/complaints.ts';
import type { Currency } from '#shared/money.ts';

/** Complaints about orders. */

export interface ComplaintsTable {
  id: Generated<string>;
  documentId: string;
  /** The refusal by an authority that opened it. */
  refusalId: string | null;
  cause: ComplaintCause;
  /** What the customer said; empty for a refusal, and once the order was erased. */
  said: string;
  /** Whose work it is about. */
  about: Generated<string | null>;
  costCents: Generated<number | null>;
  costCurrency: Generated<Currency | null>;
  lesson: Generated<string>;
  refundedBeforeCents: number;
  /** Null where the customer opened it. */
  openedBy: string | null;
  openedAt: Date;
  outcome: Generated<ComplaintOutcome | null>;
  closedBy: Generated<string | null>;
  closedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ComplaintTables {
  complaints: ComplaintsTable;
}
