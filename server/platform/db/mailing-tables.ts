import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Carrier, MailingState } from '#shared/mailing.ts';
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

export interface MailingTables {
  mailings: MailingsTable;
}
