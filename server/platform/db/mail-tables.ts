import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BounceReason } from '#shared/bounces.ts';
import type { Locale } from '#shared/locales.ts';

export interface OutboundEmailsTable {
  id: Generated<string>;
  userId: string | null;
  toName: string | null;
  toAddress: string;
  template: string;
  /** Language of the recipient's profile when it was queued. */
  locale: Locale | null;
  payload: JSONColumnType<Record<string, unknown>, string | undefined>;
  status: Generated<'pending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface BouncesTable {
  id: string;
  address: string;
  reason: BounceReason;
  reportedAt: Date;
  clearedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
