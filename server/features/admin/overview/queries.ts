import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/client.ts';

/** SQL of the admin's overview. Days are UTC; `since` is the first instant of the first day. */

/** Documents per status group and payment state, accounts per role, what waits and what was delivered. */
export async function countEverything(db: Db) {
  const { waiting, delivered, ...counted } = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('documents as d')
          .groupBy(['d.statusGroup', 'd.paymentStatus'])
          .select(['d.statusGroup as status', 'd.paymentStatus as payment'])
          .select((inner) => inner.fn.countAll<number>().as('documents')),
      ).as('documents'),
      jsonArrayFrom(
        eb
          .selectFrom('profiles as p')
          .groupBy('p.role')
          .select(['p.role as role'])
          .select((inner) => inner.fn.countAll<number>().as('people')),
      ).as('people'),
      eb
        .selectFrom('documentsToBeVerified')
        .where('status', '=', 'pending')
        .where('isCorrection', '=', false)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('waiting'),
      eb
        .selectFrom('translatedDocuments')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('delivered'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counted, waiting: waiting ?? 0, delivered: delivered ?? 0 };
}

interface DayRow {
  day: string;
  received: number;
  completed: number;
  earned: number;
}

/** Money of all time, and each of the last days with what it brought, oldest first. */
export async function readMoneyAndDays(db: Db, { since, days }: { since: Date; days: number }) {
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
    select coalesce(sum(amount_cents), 0)::float8 as charged, coalesce(sum(refunded_cents), 0)::float8 as refunded,
      (select json_agg(json_build_object(
          'day', to_char(calendar.day, 'YYYY-MM-DD'),
          'received', coalesce(received.documents, 0),
          'completed', coalesce(completed.documents, 0),
          'earned', coalesce(settled.earned, 0)) order by calendar.day)
        from calendar
        left join received using (day) left join completed using (day) left join settled using (day)) as days
    from payments where status in ('paid', 'refunded')`.execute(db);
  const [row] = rows;
  return row ?? { charged: 0, refunded: 0, days: [] };
}
