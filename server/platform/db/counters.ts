import { sql, type RawBuilder } from 'kysely';
import type { PaymentState, ReviewStatus, StatusGroup } from '#shared/document-status.ts';
import type { Role } from '#shared/roles.ts';
import type { PaymentStatus } from '#shared/schemas/payments.ts';

/*
 * Row counts and sums of long tables, kept by triggers in the table `counters`, so that totals need no counting. The labels
 * and measures of each table match the trigger definitions in the migrations.
 */

/** Each counted table, and the labels by which its rows are counted. `by` is the id of the deciding person. */
interface LabelsByTable {
  documents: { group: StatusGroup; payment: PaymentState };
  documents_to_be_verified: {
    status: ReviewStatus;
    correction: boolean;
    by: string | null;
    source: string;
    target: string;
  };
  translated_documents: { by: string };
  payments: { status: PaymentStatus };
  profiles: { role: Role };
  document_events: object;
  staff_events: object;
}

export type CountedTable = keyof LabelsByTable;

/** Values that rows must have; a label that is undefined matches any. */
export type CounterLabels<Table extends CountedTable> = {
  readonly [Label in keyof LabelsByTable[Table]]?: LabelsByTable[Table][Label] | undefined;
};

export type CounterMeasure = 'rows' | 'cents' | 'refunded_cents' | 'pages' | 'milliseconds';

/** The value of a label of `table`, as text, to group by or to select. */
export function counterLabel<Table extends CountedTable>(
  _table: Table,
  label: keyof LabelsByTable[Table] & string,
): RawBuilder<string> {
  return sql<string>`labels ->> ${sql.lit(label)}`;
}

/** True for the counters of a table's rows with these labels. */
export function matchesCounter<Table extends CountedTable>(
  table: Table,
  labels: CounterLabels<Table> = {},
): RawBuilder<boolean> {
  return sql<boolean>`subject = ${table} and labels @> ${JSON.stringify(labels)}::jsonb`;
}

/** How many rows of a table have these labels, or the sum of another measure over them. */
export function counterSum<Table extends CountedTable>(
  table: Table,
  labels: CounterLabels<Table> = {},
  measure: CounterMeasure = 'rows',
): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(${sql.ref(measure)}), 0)::bigint from counters where ${matchesCounter(table, labels)})`;
}
