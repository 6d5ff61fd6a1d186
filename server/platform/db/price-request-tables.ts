import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '#shared/money.ts';
import type { PriceRequestState } from '#shared/price-requests.ts';
import type { PricedItem, QuoteLine } from '#shared/pricing.ts';
import type { PricedColumns } from './company-tables.ts';

/** Tables of prices that customers ask for, of the desk's offers, and of quotes. */

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

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface PriceRequestsTable {
  id: Generated<string>;
  accountId: string;
  about: string;
  languages: string;
  pages: number | null;
  /** `YYYY-MM-DD`. */
  neededBy: string | null;
  state: PriceRequestState;
  reason: Generated<string>;
  dueAt: Date;
  createdAt: Date;
  closedAt: Optional<Date>;
  idempotencyKey: string;
}

interface PriceRequestFilesTable {
  id: Generated<string>;
  requestId: string;
  filename: string;
  sizeBytes: number;
  sha256: Buffer;
  bytes: Buffer;
  createdAt: Date;
}

interface PriceOffersTable {
  id: Generated<string>;
  requestId: string;
  version: number;
  /** The order of the desk that it is paid as. */
  orderId: string;
  lines: JSONColumnType<{ text: string; amountCents: number }[]>;
  quoted: JSONColumnType<SavedLine[]>;
  priceVersionId: string | null;
  totalCents: number;
  currency: Currency;
  note: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  withdrawnAt: Optional<Date>;
  acceptedAt: Optional<Date>;
  acceptedName: Optional<string>;
  quoteId: Optional<string>;
}

export interface PriceRequestTables {
  priceRequests: PriceRequestsTable;
  priceRequestFiles: PriceRequestFilesTable;
  priceOffers: PriceOffersTable;
}
