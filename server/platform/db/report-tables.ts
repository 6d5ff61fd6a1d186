import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Currency } from '#shared/money.ts';
import type { ReportOrigin, ReportService } from '#shared/reports.ts';

/** Row counts and sums of long tables, kept by triggers. */
interface CountersTable {
  id: GeneratedAlways<number>;
  subject: string;
  labels: JSONColumnType<Record<string, string | boolean | null>>;
  rows: number;
  cents: number;
  refundedCents: number;
  pages: number;
  milliseconds: number;
}

/** Sums of orders; days are `YYYY-MM-DD`. */
interface ReportCellsTable {
  id: Generated<string>;
  grain: 'day' | 'month';
  startsOn: string;
  sourceLanguage: string;
  service: ReportService;
  origin: ReportOrigin;
  translatorId: string | null;
  office: string;
  currency: Currency;
  orders: number;
  pages: number;
  revenueCents: number;
  refundedCents: number;
  /** Pay in the order's currency, and the number of earnings that are in no sum. */
  payCents: number;
  unlikePay: number;
  /** Of the next three, decimal text that is not rounded; null where the orders have no rate. */
  baseCurrency: Currency | null;
  baseRevenue: string;
  baseRefunded: string;
  basePay: string;
  promised: number;
  late: number;
  revisions: number;
  complaints: number;
  madeAt: ColumnType<Date, Date | undefined, never>;
}

/** Who receives the month's report by mail. */
interface ReportSubscriptionsTable {
  personId: string;
  since: Date;
  /** First day of the last month that was mailed, `YYYY-MM-DD`. */
  lastMonth: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ReportTables {
  reportSubscriptions: ReportSubscriptionsTable;
  counters: CountersTable;
  reportCells: ReportCellsTable;
}
