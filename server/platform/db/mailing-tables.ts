import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Carrier, MailingState } from '#shared/mailing.ts';
import type { StateCode } from '#shared/notarial/state-names.ts';
import type { PaperStepCanceller, PaperStepKind, PaperStepState } from '#shared/paper-steps.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

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
