import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { baseCurrencyOf } from '#server/features/company/exchange-rates.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Currency } from '#shared/money.ts';

/*
 * Sums of orders by day and month.
 * Promises: a refresh is idempotent, also under concurrency; readers see the sums from before or after it.
 */

const dayMs = 24 * 60 * 60 * 1000;
/** Orders that still change from day to day; older ones are summed again at night. */
const recentDays = 45;
/** Key of the lock between refreshes. */
const lock = 4_711_002;

/** One order as the report counts it; `rate` makes minor units of the base of its amounts, null where it kept none. */
const orders = (base: Currency): RawBuilder<unknown> => sql`
  select (d.ordered_at at time zone 'UTC')::date as day,
    d.source_language, d.pages, d.charged_cents, d.refunded_cents, d.promise_outcome,
    d.translation_type || case when d.is_bank_statement then '-bank' else '' end as service,
    coalesce(k.source, case when d.payment_status = 'free' then 'staff' else 'site' end) as origin,
    r.authenticated_by as translator_id, coalesce(w.office, '') as office,
    d.currency, coalesce(e.pay_cents, 0) as pay_cents, coalesce(e.unlike_pay, 0) as unlike_pay,
    coalesce(e.base_pay_cents, 0) as base_pay_cents, coalesce(e.unlike_base, 0) as unlike_base,
    case when d.currency = ${base} then 1 when d.base_currency = ${base} then d.base_rate end as rate,
    (select count(*) from revision_requests q where q.document_id = d.id and q.kind = 'misspelling') as revisions,
    (select count(*) from complaints c where c.document_id = d.id) as complaints
  from documents d
  left join desk_order_documents x on x.document_id = d.id
  left join desk_orders k on k.id = x.order_id
  left join documents_to_be_verified r on r.document_id = d.id and not r.is_correction
  left join profiles w on w.id = r.authenticated_by
  left join lateral (select sum(e.amount_cents) filter (where e.currency = d.currency) as pay_cents,
    count(*) filter (where e.currency <> d.currency) as unlike_pay,
    sum(e.amount_cents) filter (where e.currency = ${base} and e.currency <> d.currency) as base_pay_cents,
    count(*) filter (where e.currency not in (d.currency, ${base})) as unlike_base
    from pay_earnings e where e.document_id = d.id) e on true`;

/** The measures of cells, from rows of `orders`. */
const measures = sql`count(*) as orders, sum(pages) as pages, sum(charged_cents) as revenue_cents,
  sum(refunded_cents) as refunded_cents, count(promise_outcome) as promised,
  count(*) filter (where promise_outcome = 'missed') as late, sum(revisions) as revisions, sum(complaints) as complaints,
  sum(pay_cents) as pay_cents, sum(case when rate is null then unlike_pay else unlike_base end) as unlike_pay,
  coalesce(sum(charged_cents * rate), 0) as base_revenue, coalesce(sum(refunded_cents * rate), 0) as base_refunded,
  coalesce(sum(pay_cents * rate + base_pay_cents), 0) as base_pay`;

const keys = sql`source_language, service, origin, translator_id, office, currency`;
/** The ninth column: null for orders without a rate and for those in the base currency. */
const baseOf = (base: Currency) => sql`case when rate is not null and currency <> ${base} then ${base}::text end`;

/** Job: sums the last days again, or all. Idempotent. */
export async function refreshReports(deps: Deps, { isWhole = false }: { isWhole?: boolean } = {}): Promise<void> {
  const now = deps.now();
  const base = await baseCurrencyOf(deps.company);
  await deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const { rows } = await sql<{ isStale: boolean }>`
      select not exists (select from report_cells)
        or exists (select from report_cells where base_currency <> ${base}) as "isStale"`.execute(trx);
    const since = isWhole || rows[0]?.isStale ? new Date(0) : monthStart(new Date(now.getTime() - recentDays * dayMs));
    await sumAgain(trx, { since, base });
  });
}

/** Whole months only: a partial one would lack days. */
function monthStart(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
}

async function sumAgain(trx: Trx, { since, base }: { since: Date; base: Currency }): Promise<void> {
  const firstDay = since.toISOString().slice(0, 10);
  const columns = sql`grain, starts_on, ${keys}, base_currency, orders, pages, revenue_cents, refunded_cents, promised, late,
    revisions, complaints, pay_cents, unlike_pay, base_revenue, base_refunded, base_pay`;
  await sql`delete from report_cells where starts_on >= ${firstDay}::date`.execute(trx);
  await sql`
    insert into report_cells (${columns})
    select 'day', day, ${keys}, ${baseOf(base)}, ${measures}
    from (${orders(base)} where d.ordered_at >= ${since}) as o
    group by day, ${keys}, 9`.execute(trx);
  await sql`
    insert into report_cells (${columns})
    select 'month', date_trunc('month', starts_on)::date, ${keys}, base_currency, sum(orders), sum(pages), sum(revenue_cents),
      sum(refunded_cents), sum(promised), sum(late), sum(revisions), sum(complaints), sum(pay_cents), sum(unlike_pay),
      sum(base_revenue), sum(base_refunded), sum(base_pay)
    from report_cells where grain = 'day' and starts_on >= ${firstDay}::date
    group by 2, ${keys}, base_currency`.execute(trx);
}

/** The orders of one customer in the shape of cells: few, so they are summed when asked for. */
export function cellsOf(customerId: string, base: Currency): RawBuilder<unknown> {
  return sql`(select 'day' as grain, day as starts_on, ${keys}, ${baseOf(base)} as base_currency, ${measures}, now() as made_at
    from (${orders(base)} where d.user_id = ${customerId}::uuid and d.ordered_at is not null) as o
    group by day, ${keys}, 9)`;
}
