import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ExchangeTables } from './exchange-tables.ts';

/** Published facts of the house, append-only. */
interface CompanyVersionsTable {
  id: Generated<string>;
  kind: string;
  /** The office or language; '' is the whole house. */
  scope: string;
  version: number;
  facts: JSONColumnType<object>;
  validFrom: Date;
  reason: string;
  publishedBy: string | null;
  publishedAt: ColumnType<Date, Date | undefined, never>;
}

/** One draft of each kind and scope. */
interface CompanyDraftsTable {
  kind: string;
  scope: string;
  facts: JSONColumnType<object>;
  basedOn: number | null;
  savedBy: string | null;
  savedAt: Date;
}

/** Pictures of the site as they are served: PNG, encoded by the server. */
interface CompanyPicturesTable {
  sha256: string;
  bytes: Buffer;
  width: number;
  height: number;
  uploadedAt: ColumnType<Date, Date | undefined, never>;
}

export interface CompanyTables extends ExchangeTables {
  companyPictures: CompanyPicturesTable;
  companyVersions: CompanyVersionsTable;
  companyDrafts: CompanyDraftsTable;
}

export interface PricedColumns {
  /** The price list that it was priced by; null where it was not kept yet. */
  priceVersionId: string | null;
}

/** The published terms that a payment accepted. */
export interface AcceptedTermsColumns {
  /** Null is the product's sample. */
  termsVersionId: ColumnType<string | null, string | null | undefined, string | null>;
  termsLocale: ColumnType<string | null, string | null | undefined, string | null>;
}
