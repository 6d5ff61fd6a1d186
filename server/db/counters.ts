import { sql, type RawBuilder } from 'kysely';

/** Tables of which it is known how many rows they have, without counting: triggers keep it, with each change. */
export type CountedTable =
  | 'documents'
  | 'documents_to_be_verified'
  | 'translated_documents'
  | 'payments'
  | 'profiles'
  | 'document_events'
  | 'staff_events';

/** What rows are told apart by; which table has which label is in the migration `0012-counters`. */
export type CounterLabels = Readonly<Record<string, string | boolean | null | undefined>>;

export type CounterMeasure = 'rows' | 'cents' | 'refunded_cents' | 'pages' | 'milliseconds';

/** A label of a counter, to group by or to show. */
export function counterLabel(name: string): RawBuilder<string> {
  return sql<string>`labels ->> ${sql.lit(name)}`;
}

/** True for the counters of a table's rows with these labels; one that is undefined does not matter. */
export function matchesCounter(table: CountedTable, labels: CounterLabels = {}): RawBuilder<boolean> {
  return sql<boolean>`subject = ${table} and labels @> ${JSON.stringify(labels)}::jsonb`;
}

/** How many rows of a table have these labels, or another measure of them, summed up. */
export function counterSum(
  table: CountedTable,
  labels: CounterLabels = {},
  measure: CounterMeasure = 'rows',
): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(${sql.ref(measure)}), 0)::bigint from counters where ${matchesCounter(table, labels)})`;
}
