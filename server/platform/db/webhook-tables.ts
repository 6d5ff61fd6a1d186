import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Calls to and from the translation workflow. */

export interface WebhookDeliveriesTable {
  id: Generated<string>;
  direction: 'outbound' | 'inbound';
  deliveryId: string;
  documentId: string | null;
  payload: JSONColumnType<Record<string, unknown>, string | undefined>;
  fileKey: string | null;
  status: Generated<'pending' | 'done' | 'failed' | 'dead'>;
  attempts: Generated<number>;
  lastError: string | null;
  responseStatus: number | null;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}
