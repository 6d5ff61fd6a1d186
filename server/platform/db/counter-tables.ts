import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** Row counts and sums of long tables, kept by triggers. */
export interface CountersTable {
  id: GeneratedAlways<number>;
  subject: string;
  labels: JSONColumnType<Record<string, string | boolean | null>>;
  rows: number;
  cents: number;
  refundedCents: number;
  pages: number;
  milliseconds: number;
}
