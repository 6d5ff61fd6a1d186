import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '#shared/money.ts';
import type { PricedItem, QuoteLine } from '#shared/pricing.ts';
import type { PricedColumns } from './company-tables.ts';

export type SavedLine = Required<Omit<PricedItem, 'mailCountry' | 'office' | 'words'>> &
  Pick<PricedItem, 'mailCountry'> &
  QuoteLine;

interface QuotesTable extends PricedColumns {
  id: string;
  userId: string;
  title: string | null;
  lines: JSONColumnType<SavedLine[]>;
  totalCents: number;
  currency: Generated<Currency>;
  createdAt: Date;
  expiresAt: Date;
  paymentId: string | null;
}

export interface QuoteTables {
  quotes: QuotesTable;
}
