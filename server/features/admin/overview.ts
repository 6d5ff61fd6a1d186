import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { readDueOfAll } from '#server/features/payments/on-account/queries.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  counterLabel,
  counterSum,
  matchesCounter,
  type CountedTable,
  type CounterMeasure,
} from '#server/platform/db/counters.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import { limits } from '#shared/limits.ts';
import { houseCurrency } from '#shared/money.ts';
import type { adminAnsweredFindings, AdminOverview } from '#shared/schemas/admin.ts';
import { textReasonMin } from '#shared/translation-checks/rules.ts';
import { impersonalAccounts } from './users.ts';

/*
 * The admin's overview.
 * Promises: revenue is charges minus refunds of collected payments; averages and rates are over ordered documents (paid,
 * refunded or free).
 * Never: a draft, a free upload or what is due on account counted as revenue; two currencies in one sum: amounts are those in the
 * house's currency.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** Counts, status breakdown, revenue, completion rate and the last thirty days. */
export async function getAdminOverview(deps: Pick<Deps, 'db' | 'now'>): Promise<AdminOverview> {
  const now = deps.now();
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const since = new Date(today - (limits.overviewDays - 1) * dayMs);
  const [counted, money, due] = await Promise.all([
    countEverything(deps.db),
    readMoneyAndDays(deps.db, { since, days: limits.overviewDays }),
    readDueOfAll(deps.db, now),
  ]);
  const count = (matches: (row: Counted['documents'][number]) => boolean) =>
    counted.documents.reduce((sum, row) => (matches(row) ? sum + row.documents : sum), 0);
  const total = count(() => true);
  const ordered = count((row) => row.payment !== 'unpaid');
  const completed = count((row) => row.payment !== 'unpaid' && row.status === 'completed');
  const revenueCents = money.charged - money.refunded;
  const inHouseCurrency = ordered - counted.otherCurrencies;
  return {
    documents: {
      total,
      ordered,
      drafts: total - ordered,
      awaitingReview: counted.waiting,
      translated: counted.delivered,
    },
    users: countPeople(counted),
    statuses: {
      pending: count((row) => row.status === 'pending'),
      processing: count((row) => row.status === 'processing'),
      completed: count((row) => row.status === 'completed'),
      error: count((row) => row.status === 'error'),
    },
    otherCurrencies: counted.otherCurrencies,
    revenueCents,
    chargedCents: money.charged,
    refundedCents: money.refunded,
    ...due,
    averagePerDocumentCents: inHouseCurrency > 0 ? Math.round(revenueCents / inHouseCurrency) : 0,
    completionRate: ordered > 0 ? Math.round((completed / ordered) * 1000) / 10 : 0,
    days: money.days.map(({ earned, ...row }) => ({ ...row, revenueCents: earned })),
  };
}

type Counted = Awaited<ReturnType<typeof countEverything>>;

function countPeople({ people, impersonal }: Counted): AdminOverview['users'] {
  const of = (role: string) => people.find((row) => row.role === role)?.people ?? 0;
  const counts = { admins: of('admin'), authenticators: of('authenticator'), users: of('user') - impersonal };
  return { total: counts.admins + counts.authenticators + counts.users, ...counts };
}

/** Documents per status group and payment state, accounts per role and those of no person, pending reviews and deliveries. */
function countEverything(db: Db) {
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
      // Counters have no currency label. A literal, since the partial index does not match a parameter.
      sql<number>`(select count(*) from documents
        where currency <> ${sql.lit(houseCurrency)} and payment_status <> 'unpaid')`.as('otherCurrencies'),
    ])
    .executeTakeFirstOrThrow();
}

interface DayRow {
  day: string;
  received: number;
  completed: number;
  earned: number;
}

/** Cents charged and refunded in total, and counts and revenue per UTC day since the start of the first, oldest first. */
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
      from payments where status in ('paid', 'refunded') and paid_at >= ${since} and currency = ${houseCurrency} group by 1
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

/**
 * Findings that staff passed with a reason, per person and rule, from the events of decisions and revisions. A notarial act repeats
 * the statement of the decision that it follows, which is counted at the decision. Erased documents leave the count.
 */
export async function countAnsweredFindings(
  db: Db,
  { now, days }: { now: Date; days: number },
): Promise<z.input<typeof adminAnsweredFindings>> {
  const { rows } = await sql<{ userId: string; name: string | null; rule: string; count: number }>`
    select p.id as user_id, p.name, answer ->> 'rule' as rule, count(*)::int as count
    from document_events e
    join profiles p on p.id = e.actor_id
    cross join lateral (
      select jsonb_array_elements(coalesce(e.details -> 'reasons', '[]')) as answer
      union all select jsonb_array_elements(coalesce(e.details -> 'acknowledgements', '[]'))
      union all select jsonb_array_elements(coalesce(e.details #> '{text,acknowledgements}', '[]'))
    ) answers
    where e.created_at > ${now}::timestamptz - make_interval(days => ${days}) and e.created_at <= ${now} and not e.details ? 'act'
      and e.details ? 'checklist'
      and length(trim(answer ->> 'reason')) >= ${textReasonMin}
    group by p.id, p.name, rule
    order by count(*) desc, rule`.execute(db);
  const people = Map.groupBy(rows, ({ userId }) => userId);
  const items = [...people].map(([userId, own]) => ({
    userId,
    name: own[0]?.name ?? null,
    count: own.reduce((total, { count }) => total + count, 0),
    rules: own.map(({ rule, count }) => ({ rule, count })),
  }));
  return { items: items.toSorted((one, other) => other.count - one.count) };
}

/**
 * Job: merges counter rows with equal labels. One statement, so that concurrent readers see the same sums; `skip locked`
 * keeps concurrent runs apart.
 */
export async function compactCounters({ db }: Deps): Promise<void> {
  await sql`
    with taken as (
      delete from counters where id = any(array(
        select id from counters where (subject, labels) in (
          select subject, labels from counters group by subject, labels having count(*) > 1
        ) order by id for update skip locked
      )) returning subject, labels, rows, cents, refunded_cents, pages, milliseconds
    )
    insert into counters (subject, labels, rows, cents, refunded_cents, pages, milliseconds)
    select subject, labels, sum(rows), sum(cents), sum(refunded_cents), sum(pages), sum(milliseconds)
    from taken group by subject, labels`.execute(db);
}
