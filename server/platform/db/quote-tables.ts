import type { JSONColumnType } from 'kysely';
import type { PricedItem, QuoteLine } from '#shared/pricing.ts';

export type SavedLine = Required<PricedItem> & QuoteLine;

interface QuotesTable {
  id: string;
  userId: string;
  title: string | null;
  lines: JSONColumnType<SavedLine[]>;
  totalCents: number;
  createdAt: Date;
  expiresAt: Date;
  paymentId: string | null;
}

export interface QuoteTables {
  quotes: QuotesTable;
}
