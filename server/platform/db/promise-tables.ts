import type { ColumnType, Generated } from 'kysely';
import type { PromiseOutcome } from '#shared/promise/clock.ts';
import type { Speed } from '#shared/promise/speeds.ts';

/** Columns of `documents` about the promised delivery time, and its pauses. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface PromiseColumns {
  /** A copy on paper is ordered: `mailings` has its address. */
  isMailed: Generated<boolean>;
  speed: Generated<Speed>;
  /** Payment, or submission of a free order: the promise starts. */
  orderedAt: OptionalTimestamp;
  soonAt: OptionalTimestamp;
  urgentAt: OptionalTimestamp;
  dueAt: OptionalTimestamp;
  /** The promise's clock stands still since then. */
  pausedSince: OptionalTimestamp;
  /** When staff are alerted next, or lateness is decided; null once nothing follows. */
  promiseCheckAt: OptionalTimestamp;
  promiseOutcome: PromiseOutcome | null;
  /** The published calendar by which the promise was made; null is the release's. */
  calendarVersionId: ColumnType<string | null, string | null | undefined, string | null>;
  deliveredAt: OptionalTimestamp;
}

/** Times at which the clock of a promise stood still; `endedAt` is null while it does. */
interface DocumentPausesTable {
  documentId: string;
  startedAt: Date;
  endedAt: OptionalTimestamp;
}

export interface PromiseTables {
  documentPauses: DocumentPausesTable;
}
