import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { baseCurrencyOf } from '#server/features/company/exchange-rates.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Keyset } from '#server/platform/db/pagination.ts';
import { sumInBase, type Apart } from '#shared/base-money.ts';
import type { Currency } from '#shared/money.ts';
import {
  daysOf,
  periodBefore,
  reportOriginWords,
  reportOrigins,
  reportServices,
  reportServiceWords,
  splitPeriod,
  type Period,
  type ReportDimension,
} from '#shared/reports.ts';
import type { ReportFigures, ReportInput, reportOutput } from '#shared/schemas/reports.ts';
import { cellsOf } from './cells.ts';

/** Reports of orders, from their sums, in the base currency. Orders without a rate are in no sum of money: they are listed apart. */

type Report = z.input<typeof reportOutput>;

/** Periods of more days are drawn by month. */
const longestByDay = 92;
/** Rows of one division. */
const maxRows = 50;

/** What orders of one currency with rates of one base, or without, have in common. */
interface Row extends Omit<ReportFigures, MoneyFigure> {
  kind: ReportDimension | 'total' | 'time' | 'before';
  key: string | null;
  label: string | null;
  currency: Currency;
  baseCurrency: Currency | null;
  /** In the currency, then in the base. */
  revenueCents: number;
  refundedCents: number;
  payCents: number;
  baseRevenue: string;
  baseRefunded: string;
  basePay: string;
  madeAt: Date | null;
}

type MoneyFigure = 'revenueCents' | 'refundedCents' | 'payCents';

export async function getReport({ db, company }: Pick<Deps, 'db' | 'company'>, input: ReportInput): Promise<Report> {
  const period = { from: input.from, to: input.to };
  const previous = periodBefore(period);
  const isByMonth = daysOf(period) > longestByDay;
  const base = await baseCurrencyOf(company);
  const [rows, before] = await Promise.all([
    readFigures(db, { input, base, period, isByMonth }),
    readTotal(db, { input, base, period: previous }),
  ]);
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  const groupsOf = (kind: Row['kind']) => [...Map.groupBy(of(kind), ({ key }) => key)];
  const total = of('total');
  const times = total.flatMap(({ madeAt }) => madeAt?.getTime() ?? []);
  const apart = apartOf(total, base);
  return {
    ...{ period, previous, currency: base, apart },
    otherCurrencies: apart.map(({ currency }) => currency),
    asOf: times.length === 0 ? null : new Date(Math.max(...times)),
    total: figuresOf(total, base),
    before: figuresOf(before, base),
    beforeApart: apartOf(before, base),
    series: groupsOf('time')
      .map(([key, own]) => ({ ...figuresOf(own, base), startsOn: key ?? '' }))
      .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1)),
    groups: (['pair', 'service', 'origin', 'translator', 'office'] as const).map((by) => ({
      by,
      rows: groupsOf(by)
        .map(([key, own]) => ({ ...figuresOf(own, base), key: key ?? '', label: labelOf(by, own[0]) }))
        .toSorted((one, other) => other.revenueCents - one.revenueCents || other.orders - one.orders)
        .slice(0, maxRows),
    })),
  };
}

const counts = ['orders', 'pages', 'promised', 'late', 'revisions', 'complaints', 'unlikePay'] as const;

/** Figures of rows together: counts are added, amounts where they have a rate. */
function figuresOf(rows: readonly Row[], base: Currency): ReportFigures {
  const countOf = (name: (typeof counts)[number]) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    ...{ orders: countOf('orders'), pages: countOf('pages'), promised: countOf('promised'), late: countOf('late') },
    ...{ revisions: countOf('revisions'), complaints: countOf('complaints'), unlikePay: countOf('unlikePay') },
    revenueCents: sumInBase(rows.map(revenueOf), base).cents,
    refundedCents: sumInBase(rows.map(refundsOf), base).cents,
    payCents: sumInBase(rows.map(payOf), base).cents,
  };
}

function revenueOf({ currency, baseCurrency, revenueCents: cents, baseRevenue: baseCents, orders: count }: Row) {
  return { currency, baseCurrency, cents, baseCents, count };
}

function refundsOf({ currency, baseCurrency, refundedCents: cents, baseRefunded: baseCents, orders: count }: Row) {
  return { currency, baseCurrency, cents, baseCents, count };
}

function payOf({ currency, baseCurrency, payCents: cents, basePay: baseCents, orders: count }: Row) {
  return { currency, baseCurrency, cents, baseCents, count };
}

/** Revenue less refunds without a rate. */
function apartOf(rows: readonly Row[], base: Currency): Apart[] {
  const net = rows.map((row) => ({ ...revenueOf(row), cents: row.revenueCents - row.refundedCents }));
  return sumInBase(net, base).apart;
}

function labelOf(by: ReportDimension, row: Row | undefined): string {
  const { key = null, label = null } = row ?? {};
  if (by === 'service') return reportServiceWords[reportServices.find((one) => one === key) ?? 'certified'];
  if (by === 'origin') return reportOriginWords[reportOrigins.find((one) => one === key) ?? 'site'];
  if (by === 'translator') return label ?? 'Not certified yet';
  return key === null || key === '' ? 'None' : key;
}

const sums = sql`
  c.currency, c.base_currency as "baseCurrency", max(c.made_at) as "madeAt",
  coalesce(sum(c.orders), 0)::int as orders, coalesce(sum(c.pages), 0)::int as pages,
  coalesce(sum(c.revenue_cents), 0)::bigint as "revenueCents", coalesce(sum(c.refunded_cents), 0)::bigint as "refundedCents",
  coalesce(sum(c.pay_cents), 0)::bigint as "payCents",
  coalesce(sum(c.base_revenue), 0)::text as "baseRevenue", coalesce(sum(c.base_refunded), 0)::text as "baseRefunded",
  coalesce(sum(c.base_pay), 0)::text as "basePay",
  coalesce(sum(c.promised), 0)::int as promised, coalesce(sum(c.late), 0)::int as late,
  coalesce(sum(c.revisions), 0)::int as revisions, coalesce(sum(c.complaints), 0)::int as complaints,
  coalesce(sum(c.unlike_pay), 0)::int as "unlikePay"`;

interface Question {
  input: ReportInput;
  base: Currency;
  period: Period;
}

function source({ input: { customerId }, base }: Pick<Question, 'input' | 'base'>): RawBuilder<unknown> {
  return customerId === undefined ? sql`report_cells` : cellsOf(customerId, base);
}

/** Cells of a period: a month's where it is whole, each day's elsewhere. A customer's are days alone, as are those drawn by day. */
function within(input: ReportInput, period: Period, { hasMonths = true } = {}): RawBuilder<unknown> {
  const isBetween = (grain: 'day' | 'month', { from, to }: Period) =>
    sql`(c.grain = ${sql.lit(grain)} and c.starts_on between ${from}::date and ${to}::date)`;
  const { months, days } = splitPeriod(period);
  const parts =
    !hasMonths || input.customerId !== undefined || months === null
      ? [isBetween('day', period)]
      : [isBetween('month', months), ...days.map((span) => isBetween('day', span))];
  const equals = (column: string, value: string | undefined) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
  const conditions = [
    sql`(${sql.join(parts, sql` or `)})`,
    ...equals('c.source_language', input.source),
    ...equals('c.service', input.service),
    ...equals('c.origin', input.origin),
    ...equals('c.office', input.office),
    ...(input.translatorId === undefined ? [] : [sql`c.translator_id = ${input.translatorId}::uuid`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** The total, the course and each division, by one pass over the cells. */
async function readFigures(
  db: Db,
  { input, base, period, isByMonth }: Question & { isByMonth: boolean },
): Promise<Row[]> {
  const time = isByMonth ? sql`date_trunc('month', c.starts_on)::date` : sql`c.starts_on`;
  const { rows } = await sql<Row>`
    with cells as (select c.*, ${time} as step from ${source({ input, base })} c
      where ${within(input, period, { hasMonths: isByMonth })})
    select case
        when grouping(c.step) = 0 then 'time' when grouping(c.source_language) = 0 then 'pair'
        when grouping(c.service) = 0 then 'service' when grouping(c.origin) = 0 then 'origin'
        when grouping(c.translator_id) = 0 then 'translator' when grouping(c.office) = 0 then 'office' else 'total' end as kind,
      coalesce(to_char(c.step, 'YYYY-MM-DD'), c.source_language, c.service, c.origin, c.translator_id::text, c.office) as key,
      (select p.name from profiles p where p.id = c.translator_id) as label, ${sums}
    from cells c
    group by grouping sets ((), (c.step), (c.source_language), (c.service), (c.origin), (c.translator_id), (c.office)),
      grouping sets ((c.currency, c.base_currency))`.execute(db);
  return rows;
}

async function readTotal(db: Db, { input, base, period }: Question): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select 'before' as kind, null as key, null as label, ${sums} from ${source({ input, base })} c
    where ${within(input, period)} group by c.currency, c.base_currency`.execute(db);
  return rows;
}

/** Sums of days as they are exported, newest first. */
export function readCells(
  db: Db,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
  { after, limit }: { after: Keyset | undefined; limit: number },
) {
  return db
    .selectFrom('reportCells as c')
    .leftJoin('profiles as p', 'p.id', 'c.translatorId')
    .selectAll('c')
    .select('p.name as translatorName')
    .select(sql<string>`c.starts_on::text`.as('at'))
    .where('c.grain', '=', 'day')
    .$if(from !== undefined, (query) => query.where(sql<boolean>`c.starts_on >= ${from}::date`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`c.starts_on <= ${to}::date`))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(c.starts_on, c.id) < (${after?.at}::date, ${after?.id}::uuid)`),
    )
    .orderBy('c.startsOn', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}
