import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { baseCurrencyOf } from '#server/features/company/exchange-rates.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Keyset } from '#server/platform/db/pagination.ts';
import { sumInBase, withConverted, type Apart, type CurrencySum } from '#shared/base-money.ts';
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

interface Row extends ReportFigures {
  kind: ReportDimension | 'total' | 'time' | 'before';
  key: string | null;
  label: string | null;
  /** Converted amounts, not rounded; the figures of money are those in the base alone. */
  baseRevenue: string;
  baseRefunded: string;
  basePay: string;
}

const noFigures: ReportFigures = {
  ...{ orders: 0, pages: 0, revenueCents: 0, refundedCents: 0 },
  ...{ promised: 0, late: 0, revisions: 0, complaints: 0, payCents: 0, unlikePay: 0 },
};

export async function getReport({ db, company }: Pick<Deps, 'db' | 'company'>, input: ReportInput): Promise<Report> {
  const period = { from: input.from, to: input.to };
  const previous = periodBefore(period);
  const isByMonth = daysOf(period) > longestByDay;
  const base = await baseCurrencyOf(company);
  const [rows, before, facts] = await Promise.all([
    readFigures(db, { input, base, period, isByMonth }),
    readTotal(db, { input, base, period: previous }),
    readFacts(db, { input, base, period }),
  ]);
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    ...{ period, previous, currency: base, ...facts },
    otherCurrencies: facts.apart.map(({ currency }) => currency),
    total: figuresOf(of('total')[0]),
    before: figuresOf(before),
    series: of('time')
      .map((row) => ({ ...figuresOf(row), startsOn: row.key ?? '' }))
      .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1)),
    groups: (['pair', 'service', 'origin', 'translator', 'office'] as const).map((by) => ({
      by,
      rows: of(by)
        .map((row) => ({ ...figuresOf(row), key: row.key ?? '', label: labelOf(by, row) }))
        .toSorted((one, other) => other.revenueCents - one.revenueCents || other.orders - one.orders)
        .slice(0, maxRows),
    })),
  };
}

function figuresOf(row: Row | undefined): ReportFigures {
  if (!row) return noFigures;
  const { orders, pages, promised, late, revisions, complaints, unlikePay } = row;
  return {
    ...{ orders, pages, promised, late, revisions, complaints, unlikePay },
    revenueCents: withConverted(row.revenueCents, row.baseRevenue),
    refundedCents: withConverted(row.refundedCents, row.baseRefunded),
    payCents: withConverted(row.payCents, row.basePay),
  };
}

function labelOf(by: ReportDimension, { key, label }: Row): string {
  if (by === 'service') return reportServiceWords[reportServices.find((one) => one === key) ?? 'certified'];
  if (by === 'origin') return reportOriginWords[reportOrigins.find((one) => one === key) ?? 'site'];
  if (by === 'translator') return label ?? 'Not certified yet';
  return key === null || key === '' ? 'None' : key;
}

/** Cells of the base, and those that were converted to it; the others are in no sum of money. */
const sumsIn = (base: Currency): RawBuilder<unknown> => {
  const isBase = sql`c.currency = ${base}`;
  const isConverted = sql`c.base_currency = ${base}`;
  return sql`
    coalesce(sum(c.orders), 0)::int as orders, coalesce(sum(c.pages), 0)::int as pages,
    coalesce(sum(c.revenue_cents) filter (where ${isBase}), 0)::bigint as "revenueCents",
    coalesce(sum(c.refunded_cents) filter (where ${isBase}), 0)::bigint as "refundedCents",
    coalesce(sum(c.pay_cents) filter (where ${isBase}), 0)::bigint as "payCents",
    coalesce(sum(c.base_revenue) filter (where ${isConverted}), 0)::text as "baseRevenue",
    coalesce(sum(c.base_refunded) filter (where ${isConverted}), 0)::text as "baseRefunded",
    coalesce(sum(c.base_pay) filter (where ${isConverted}), 0)::text as "basePay",
    coalesce(sum(c.promised), 0)::int as promised, coalesce(sum(c.late), 0)::int as late,
    coalesce(sum(c.revisions), 0)::int as revisions, coalesce(sum(c.complaints), 0)::int as complaints,
    coalesce(sum(c.unlike_pay), 0)::int as "unlikePay"`;
};

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
      (select p.name from profiles p where p.id = c.translator_id) as label, ${sumsIn(base)}
    from cells c
    group by grouping sets ((), (c.step), (c.source_language), (c.service), (c.origin), (c.translator_id), (c.office))`.execute(
    db,
  );
  return rows;
}

async function readTotal(db: Db, { input, base, period }: Question): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select 'before' as kind, null as key, null as label, ${sumsIn(base)} from ${source({ input, base })} c
    where ${within(input, period)}`.execute(db);
  return rows[0];
}

/** When the sums were made, and revenue less refunds without a rate. */
async function readFacts(db: Db, { input, base, period }: Question): Promise<{ asOf: Date | null; apart: Apart[] }> {
  const { rows } = await sql<CurrencySum & { madeAt: Date }>`
    select c.currency, c.base_currency as "baseCurrency", max(c.made_at) as "madeAt", sum(c.orders)::int as count,
      sum(c.revenue_cents - c.refunded_cents)::bigint as cents, '0' as "baseCents"
    from ${source({ input, base })} c where ${within(input, period)} group by c.currency, c.base_currency`.execute(db);
  const times = rows.map(({ madeAt }) => madeAt.getTime());
  return { asOf: times.length === 0 ? null : new Date(Math.max(...times)), apart: sumInBase(rows, base).apart };
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
