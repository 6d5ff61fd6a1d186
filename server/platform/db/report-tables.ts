import type { ColumnType, Generated } from 'kysely';
import type { ReportOrigin, ReportService } from '#shared/reports.ts';

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
  currency: string;
  orders: number;
  pages: number;
  revenueCents: number;
  refundedCents: number;
  /** What papers earned in the order's currency, and how many earnings are in another one. */
  payCents: number;
  unlikePay: number;
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
  reportCells: ReportCellsTable;
}
