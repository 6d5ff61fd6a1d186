import type { ColumnType, Generated } from 'kysely';

/** Events of the card provider, by the provider's id, or by the hash of their body where they have none. */

export interface StripeEventsTable {
  id: string;
  type: string;
  objectId: string | null;
  createdAt: Date;
  receivedAt: ColumnType<Date, Date | undefined, Date>;
}

/** Events whose handling failed. */
export interface FlaggedStripeEventsTable {
  id: Generated<string>;
  eventId: string;
  fault: string;
  attempts: Generated<number>;
  lastError: string | null;
  flaggedAt: ColumnType<Date, Date | undefined, Date>;
  resolvedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
