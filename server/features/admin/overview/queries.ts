import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import {
  matchesCounter,
  counterLabel,
  counterSum,
  type CounterMeasure,
  type CountedTable,
} from '#server/platform/db/counters.ts';
import { impersonalAccounts } from '#server/features/admin/users/queries.ts';

/** SQL of the admin's overview. Days are UTC; `since` is the start of the first day. */

/** Documents per status group and payment state, accounts per role and those of no person, pending reviews and deliveries. */
export function countEverything(db: Db) {
  const perLabel = (table: CountedTable) => db.selectFrom('counters').where(matchesCounter(table)).groupBy('labels');
  const sum = sql<number>`sum(rows)`;
  return db
    .selectNoFrom([
      jsonColumns(
        perLabel('documents').select([
          counterLabel('documents', 'group').as('status'),
          counterLabel('documents', 'payment').as('payment'),
          sum.as('documents'),
        ]),
      ).as('documents'),
      jsonColumns(perLabel('profiles').select([counterLabel('profiles', 'role').as('role'), sum.as('people')])).as(
        'people',
      ),
      impersonalAccounts.as('impersonal'),
      counterSum('documents_to_be_verified', { status: 'pending', correction: false }).as('waiting'),
      counterSum('translated_documents').as('delivered'),
    ])
    .executeTakeFirstOrThrow();
}

interface DayRow {
  day: string;
  received: number;
  completed: number;
  earned: number;
}

/** Cents charged and refunded in total, and daily counts and revenue, oldest day first. */
export async function readMoneyAndDays(db: Db, { since, days }: { since: Date; days: number }) {
  const settled = ['paid', 'refunded'] as const;
  const sumOf = (measure: CounterMeasure) =>
    sql.join(
      settled.map((status) => counterSum('payments', { status }, measure)),
      sql` + `,
    );
  const { rows } = await sql<{ charged: number; refunded: number; days: DayRow[] }>`
    with received as (
      select (created_at at time zone 'UTC')::date as day, count(*) as documents
      from documents where created_at >= ${since} group by 1
    ), completed as (
      select (created_at at time zone 'UTC')::date as day, count(*) as documents
      from translated_documents where created_at >= ${since} group by 1
    ), settled as (
      select (paid_at at time zone 'UTC')::date as day, sum(amount_cents - refunded_cents) as earned
      from payments where status in ('paid', 'refunded') and paid_at >= ${since} group by 1
    ), calendar as (
      select (${since}::timestamptz at time zone 'UTC')::date + n as day from generate_series(0, ${days}::int - 1) n
    )
    select ${sumOf('cents')} as charged, ${sumOf('refunded_cents')} as refunded,
      (select json_agg(json_build_object(
          'day', to_char(calendar.day, 'YYYY-MM-DD'),
          'received', coalesce(received.documents, 0),
          'completed', coalesce(completed.documents, 0),
          'earned', coalesce(settled.earned, 0)) order by calendar.day)
        from calendar
        left join received using (day) left join completed using (day) left join settled using (day)) as days`.execute(
    db,
  );
  const [row] = rows;
  return row ?? { charged: 0, refunded: 0, days: [] };
}
