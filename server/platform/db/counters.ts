import { sql, type RawBuilder } from 'kysely';
import type { CurrencySum } from '#shared/base-money.ts';
import type { PaymentState, ReviewStatus, StatusGroup } from '#shared/document-status.ts';
import type { Currency } from '#shared/money.ts';
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

/** Amounts of one currency with rates of one base, or without; bases' amounts are decimal text, not rounded. */
export interface CountedMoney {
  currency: Currency;
  baseCurrency: Currency | null;
  rows: number;
  cents: number;
  refundedCents: number;
  baseCents: string;
  baseRefundedCents: string;
}

type PricedTable = Extract<
  CountedTable,
  'documents' | 'documents_to_be_verified' | 'translated_documents' | 'payments'
>;

/**
 * Sums by currency of a table's rows that have one of these labels. `counters` sums all dollars, `money_counters` other
 * currencies and amounts with a rate; the difference is dollars without a rate.
 */
export function moneySums<Table extends PricedTable>(
  table: Table,
  labels: readonly CounterLabels<Table>[],
): RawBuilder<CountedMoney[]> {
  const matches = sql`subject = ${table} and (${sql.join(
    labels.map((some) => sql`labels @> ${JSON.stringify(some)}::jsonb`),
    sql` or `,
  )})`;
  return sql<CountedMoney[]>`(
    select coalesce(json_agg(json_build_object('currency', currency, 'baseCurrency', base_currency, 'rows', rows, 'cents', cents,
      'refundedCents', refunded_cents, 'baseCents', base_cents::text, 'baseRefundedCents', base_refunded_cents::text)), '[]')
    from (
      select currency, base_currency, sum(rows)::bigint as rows, sum(cents)::bigint as cents,
        sum(refunded_cents)::bigint as refunded_cents, sum(base_cents) as base_cents,
        sum(base_refunded_cents) as base_refunded_cents
      from (
        select currency, base_currency, rows, cents, refunded_cents, base_cents, base_refunded_cents
        from money_counters where ${matches}
        union all select 'usd', null, rows, cents, refunded_cents, 0, 0 from counters where ${matches}
        union all select 'usd', null, -rows, case currency when 'usd' then -cents else 0 end,
          case currency when 'usd' then -refunded_cents else 0 end, 0, 0
        from money_counters where ${matches}
      ) as parts
      group by currency, base_currency
    ) as sums)`;
}

/** A measure of counted amounts, to sum in a base. */
export function chargedOf(counted: readonly CountedMoney[]): CurrencySum[] {
  return counted.map(({ rows: count, ...sum }) => ({ ...sum, count }));
}

export function refundedOf(counted: readonly CountedMoney[]): CurrencySum[] {
  return counted.map(({ currency, baseCurrency, refundedCents: cents, baseRefundedCents: baseCents, rows: count }) => ({
    ...{ currency, baseCurrency, cents, baseCents, count },
  }));
}
