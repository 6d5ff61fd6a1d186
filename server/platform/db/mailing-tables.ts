import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Carrier, MailingState } from '#shared/mailing.ts';
import type { StateCode } from '#shared/notarial/state-names.ts';
import type { PaperStepCanceller, PaperStepKind, PaperStepState } from '#shared/paper-steps.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { PromiseOutcome } from '#shared/promise/steps.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';

/** A copy on paper of one document's translation. */
interface MailingsTable {
  documentId: string;
  address: JSONColumnType<MailAddress>;
  state: Generated<MailingState>;
  carrier: Carrier | null;
  trackingNumber: string | null;
  sentBy: string | null;
  sentAt: OptionalTimestamp;
  createdAt: Date;
  updatedAt: Date;
}

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

/** A step of an order on paper, at an authority. */
export interface PaperStepsTable {
  id: Generated<string>;
  documentId: string;
  kind: PaperStepKind;
  state: Generated<PaperStepState>;
  askedBy: string;
  askedAt: Date;
  authorityState: ColumnType<StateCode | null, StateCode | null | undefined, StateCode | null>;
  authorityCounty: OptionalText;
  carrier: ColumnType<Carrier | null, Carrier | null | undefined, Carrier | null>;
  trackingNumber: OptionalText;
  /** `YYYY-MM-DD`, as are all dates of it. */
  sentOn: OptionalText;
  sentBy: OptionalText;
  backOn: OptionalText;
  backBy: OptionalText;
  /** The scan of what came back; shown to the customer with its return. */
  scanKey: OptionalText;
  scanSizeBytes: ColumnType<number | null, number | null | undefined, number | null>;
  scanSha256: OptionalText;
  scanMimetype: OptionalText;
  scanPages: ColumnType<number | null, number | null | undefined, number | null>;
  cancelledBy: ColumnType<PaperStepCanceller | null, PaperStepCanceller | null | undefined, PaperStepCanceller | null>;
  cancelReason: OptionalText;
  updatedAt: Date;
}

export interface MailingTables {
  mailings: MailingsTable;
  paperSteps: PaperStepsTable;
}

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
