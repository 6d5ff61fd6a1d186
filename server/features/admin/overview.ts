import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { baseCurrencyOf } from '#server/features/company/exchange-rates.ts';
import { readDueOfAll } from '#server/features/payments/on-account/queries.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  chargedOf,
  counterLabel,
  counterSum,
  matchesCounter,
  moneySums,
  refundedOf,
  type CountedMoney,
  type CountedTable,
} from '#server/platform/db/counters.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import { isConvertible, sumInBase, type CurrencySum } from '#shared/base-money.ts';
import { paymentStates } from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';
import { houseCurrency, type Currency } from '#shared/money.ts';
import type { adminAnsweredFindings, AdminOverview } from '#shared/schemas/admin.ts';
import { textReasonMin } from '#shared/translation-checks/rules.ts';
import { impersonalAccounts } from './users.ts';

/*
 * The admin's overview.
 * Promises: revenue is charges minus refunds of collected payments; averages and rates are over ordered documents (paid,
 * refunded or free).
 * Never: a draft, a free upload or what is due on account counted as revenue; an amount without a rate in a sum: it is listed apart.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** Counts, status breakdown, revenue, completion rate and the last thirty days. */
export async function getAdminOverview(deps: Pick<Deps, 'db' | 'now' | 'company'>): Promise<AdminOverview> {
  const now = deps.now();
  const base = await baseCurrencyOf(deps.company);
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const since = new Date(today - (limits.overviewDays - 1) * dayMs);
  const [counted, money, due] = await Promise.all([
    countEverything(deps.db),
    readMoneyAndDays(deps.db, { since, days: limits.overviewDays, base }),
    readDueOfAll(deps.db, now),
  ]);
  const count = (matches: (row: Counted['documents'][number]) => boolean) =>
    counted.documents.reduce((sum, row) => (matches(row) ? sum + row.documents : sum), 0);
  const total = count(() => true);
  const ordered = count((row) => row.payment !== 'unpaid');
  const completed = count((row) => row.payment !== 'unpaid' && row.status === 'completed');
  const revenueCents = money.charged - money.refunded;
  const unrated = counted.ordered.filter((sum) => !isConvertible(sum, base));
  const otherCurrencies = unrated.reduce((sum, { rows }) => sum + rows, 0);
  const rated = ordered - otherCurrencies;
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
    otherCurrencies,
    currency: base,
    apart: money.apart,
    revenueCents,
    chargedCents: money.charged,
    refundedCents: money.refunded,
    ...due,
    averagePerDocumentCents: rated > 0 ? Math.round(revenueCents / rated) : 0,
    completionRate: ordered > 0 ? Math.round((completed / ordered) * 1000) / 10 : 0,
    days: money.days,
  };
}

type Counted = Awaited<ReturnType<typeof countEverything>>;

function countPeople({ people, impersonal }: Counted): AdminOverview['users'] {
  const of = (role: string) => people.find((row) => row.role === role)?.people ?? 0;
  const counts = { admins: of('admin'), authenticators: of('authenticator'), users: of('user') - impersonal };
  return { total: counts.admins + counts.authenticators + counts.users, ...counts };
}

const orderedStates = paymentStates.filter((state) => state !== 'unpaid');

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
      moneySums(
        'documents',
        orderedStates.map((payment) => ({ payment })),
      ).as('ordered'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Cents charged and refunded in total, revenue without a rate, and counts and revenue per UTC day since the start of the first, oldest
 * first. Days are counted and their payments summed by two statements at once: each reads a month's rows.
 */
export async function readMoneyAndDays(
  db: Db,
  { since, days, base = houseCurrency }: { since: Date; days: number; base?: Currency },
) {
  const [{ counted, earned }, calendar] = await Promise.all([readMoney(db, since), countDays(db, { since, days })]);
  const sumsOf = new Map(earned.map(({ day, sums }) => [day, sums]));
  const net = counted.map(({ refundedCents, rows: count, ...sum }) => ({
    ...sum,
    cents: sum.cents - refundedCents,
    count,
  }));
  return {
    charged: sumInBase(chargedOf(counted), base).cents,
    refunded: sumInBase(refundedOf(counted), base).cents,
    apart: sumInBase(net, base).apart,
    days: calendar.map((row) => ({ ...row, revenueCents: sumInBase(sumsOf.get(row.day) ?? [], base).cents })),
  };
}

interface Money {
  counted: CountedMoney[];
  earned: { day: string; sums: CurrencySum[] }[];
}

/** All charges and refunds, and what was earned per UTC day; days without payments are absent. */
async function readMoney(db: Db, since: Date): Promise<Money> {
  const { rows } = await sql<Money>`
    with settled as (
      select (paid_at at time zone 'UTC')::date as day, currency, base_currency, count(*) as payments,
        sum(amount_cents - refunded_cents) as cents,
        coalesce(sum((amount_cents - refunded_cents) * base_rate) filter (where base_rate is not null), 0) as base_cents
      from payments where status in ('paid', 'refunded') and paid_at >= ${since} group by 1, 2, 3
    ), earned as (
      select to_char(day, 'YYYY-MM-DD') as day, json_agg(json_build_object('currency', currency,
        'baseCurrency', base_currency, 'cents', cents, 'baseCents', base_cents::text, 'count', payments)) as sums
      from settled group by 1
    )
    select ${moneySums('payments', [{ status: 'paid' }, { status: 'refunded' }])} as counted,
      (select coalesce(json_agg(earned), '[]') from earned) as earned`.execute(db);
  return rows[0] ?? { counted: [], earned: [] };
}

interface DayCount {
  day: string;
  received: number;
  completed: number;
}

async function countDays(db: Db, { since, days }: { since: Date; days: number }): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    with calendar as (
      select to_char((${since}::timestamptz at time zone 'UTC')::date + n, 'YYYY-MM-DD') as day,
        ${since}::timestamptz + make_interval(hours => 24 * n) as since,
        ${since}::timestamptz + make_interval(hours => 24 * (n + 1)) as until
      from generate_series(0, ${days}::int - 1) n
    )
    select day,
      (select count(*)::int from documents x where x.created_at >= since and x.created_at < until) as received,
      (select count(*)::int from translated_documents x where x.created_at >= since and x.created_at < until) as completed
    from calendar order by day`.execute(db);
  return rows;
}

/** The condition of the partial index `document_events_answered`: a decision in which some finding was passed with a reason. */
function hasReason(events: string) {
  const details = sql.ref(`${events}.details`);
  return sql<boolean>`not ${details} ? 'act' and ${details} ? 'checklist' and jsonb_path_exists(${details}, '$ ? (
    exists(@.reasons[*].reason) || exists(@.acknowledgements[*].reason) || exists(@.text.acknowledgements[*].reason))')`;
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
    where e.created_at > ${now}::timestamptz - make_interval(days => ${days}) and e.created_at <= ${now}
      and ${hasReason('e')}
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
 * Job: merges counter rows with equal labels. One statement each, so that concurrent readers see the same sums; `skip locked`
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
  await sql`
    with taken as (
      delete from money_counters where id = any(array(
        select id from money_counters where (subject, labels, currency, coalesce(base_currency, '')) in (
          select subject, labels, currency, coalesce(base_currency, '') from money_counters group by 1, 2, 3, 4 having count(*) > 1
        ) order by id for update skip locked
      )) returning *
    )
    insert into money_counters (subject, labels, currency, base_currency, rows, cents, refunded_cents, base_cents, base_refunded_cents)
    select subject, labels, currency, base_currency, sum(rows), sum(cents), sum(refunded_cents), sum(base_cents),
      sum(base_refunded_cents)
    from taken group by subject, labels, currency, base_currency`.execute(db);
}
