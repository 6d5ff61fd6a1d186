import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { refreshReports } from '#server/features/admin/reports/cells.ts';
import { getReport } from '#server/features/admin/reports/report.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

/** Reports of orders, against the orders themselves. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });

interface Ordered {
  orderedAt: string;
  pages: number;
  charged: number;
  refunded?: number;
  sourceLanguage?: 'Portuguese' | 'Spanish';
  outcome?: 'kept' | 'missed';
  isDesk?: boolean;
}

async function order(
  owner: BuiltUser,
  { orderedAt, pages, charged, refunded = 0, sourceLanguage = 'Portuguese', outcome, isDesk = false }: Ordered,
) {
  const { id } = await buildDocument(h, { owner, withFile: true, sourceLanguage });
  const at = new Date(orderedAt);
  await h.db
    .updateTable('documents')
    .set({
      ...{ pages, orderedAt: at, soonAt: at, urgentAt: at, dueAt: at, chargedCents: charged, refundedCents: refunded },
      ...{ paymentStatus: 'paid', promiseOutcome: outcome ?? null },
    })
    .where('id', '=', id)
    .execute();
  if (!isDesk) return id;
  const { id: orderId } = await h.db
    .insertInto('deskOrders')
    .values({ accountId: owner.id, source: 'phone', createdBy: owner.id, idempotencyKey: randomUUID(), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await h.db.insertInto('deskOrderDocuments').values({ documentId: id, orderId, position: 0 }).execute();
  return id;
}

describe('a report', () => {
  test('sums what was ordered, compares it with the period before, and divides it', async () => {
    const [admin, one, other] = [await buildUser(h, { role: 'admin' }), await buildUser(h), await buildUser(h)];
    await order(one, { orderedAt: '2024-02-01T00:00:00Z', pages: 2, charged: 3000, outcome: 'kept' });
    await order(one, {
      orderedAt: '2024-02-29T23:59:59Z',
      pages: 1,
      charged: 1500,
      refunded: 500,
      outcome: 'missed',
      isDesk: true,
    });
    await order(other, { orderedAt: '2024-03-01T00:00:00Z', pages: 9, charged: 9900, sourceLanguage: 'Spanish' });
    await order(other, { orderedAt: '2024-01-31T23:59:59Z', pages: 4, charged: 6000, sourceLanguage: 'Spanish' });
    await Promise.all([refreshReports(h.deps, { isWhole: true }), refreshReports(h.deps, { isWhole: true })]);
    const ask = h.caller(admin).admin.report;

    const february = await ask({ from: '2024-02-01', to: '2024-02-29' });
    expect(february.total).toEqual({
      ...{
        orders: 2,
        pages: 3,
        revenueCents: 4500,
        refundedCents: 500,
        promised: 2,
        late: 1,
        revisions: 0,
        complaints: 0,
        payCents: 0,
        unlikePay: 0,
      },
    });
    expect(february.before).toMatchObject({ orders: 1, pages: 4, revenueCents: 6000 });
    expect(february.series.map(({ startsOn, orders }) => [startsOn, orders])).toEqual([
      ['2024-02-01', 1],
      ['2024-02-29', 1],
    ]);
    const rowsBy = (by: string) =>
      february.groups.find((group) => group.by === by)?.rows.map(({ label, orders }) => [label, orders]);
    expect(rowsBy('origin')).toEqual([
      ['Site and API', 1],
      ['By phone', 1],
    ]);
    expect(rowsBy('pair')).toEqual([['Portuguese', 2]]);

    expect((await ask({ from: '2024-01-15', to: '2024-03-10' })).total).toMatchObject({ orders: 4, pages: 16 });
    expect((await ask({ from: '2024-01-01', to: '2024-12-31', source: 'Spanish' })).total).toMatchObject({
      orders: 2,
      pages: 13,
    });
    expect((await ask({ from: '2024-01-01', to: '2024-12-31', customerId: one.id })).total).toMatchObject({
      orders: 2,
      pages: 3,
    });
    expect((await ask({ from: '2024-02-01', to: '2024-02-29', origin: 'phone' })).total).toMatchObject({
      orders: 1,
      late: 1,
    });
    await expect(ask({ from: '2024-03-01', to: '2024-02-29' })).rejects.toMatchObject({
      cause: { code: 'REPORT_PERIOD' },
    });
  });

  test('follows what changes; a repeated refresh changes nothing', async () => {
    const owner = await buildUser(h);
    const id = await order(owner, {
      orderedAt: new Date(Date.now() - 3_600_000).toISOString(),
      pages: 3,
      charged: 4500,
    });
    const day = new Date(Date.now() - 3_600_000).toISOString().slice(0, 10);
    const ask = () => getReport(h.deps, { from: day, to: day });
    await refreshReports(h.deps);
    const first = await ask();
    await h.db
      .updateTable('documents')
      .set({ refundedCents: 4500, paymentStatus: 'refunded' })
      .where('id', '=', id)
      .execute();
    await refreshReports(h.deps);
    await refreshReports(h.deps);
    const second = await ask();
    expect(second.total.orders).toBe(first.total.orders);
    expect(second.total.refundedCents - first.total.refundedCents).toBe(4500);
    const { rows } = await sql<{ cells: number; distinct: number }>`
      select count(*)::int as cells, count(distinct (grain, starts_on, source_language, service, origin, translator_id, office, currency))::int as distinct
      from report_cells`.execute(h.db);
    expect(rows[0]?.cells).toBe(rows[0]?.distinct);
  });

  test('of a million orders is answered in 50 ms', { tags: 'sweep', timeout: 240_000 }, async () => {
    await seedCells();
    await sql`insert into report_cells (grain, starts_on, source_language, service, origin, translator_id, office, currency,
        orders, pages, revenue_cents, refunded_cents, promised, late, revisions, complaints)
      select 'month', date_trunc('month', starts_on)::date, source_language, service, origin, translator_id, office, currency,
        sum(orders), sum(pages), sum(revenue_cents), 0, sum(promised), 0, 0, 0
      from report_cells where grain = 'day' and starts_on between '2021-01-01' and '2021-12-31'
      group by 2, source_language, service, origin, translator_id, office, currency`.execute(h.db);
    await sql`analyze report_cells`.execute(h.db);
    const times: number[] = [];
    for (const period of [
      { from: '2021-01-01', to: '2021-12-31' },
      { from: '2021-05-01', to: '2021-05-31' },
      { from: '2021-01-15', to: '2021-11-15' },
    ]) {
      await getReport(h.deps, period);
      const samples: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const started = performance.now();
        await getReport(h.deps, period);
        samples.push(performance.now() - started);
      }
      times.push(Math.min(...samples));
    }
    expect((await getReport(h.deps, { from: '2021-01-01', to: '2021-12-31' })).total.orders).toBe(1_000_000);
    expect(Math.max(...times)).toBeLessThan(50);
  });
});

/** A million orders in cells of five: ten languages, two services, two ways, five translators, each day of a year. */
async function seedCells(): Promise<void> {
  await sql`
    insert into report_cells (grain, starts_on, source_language, service, origin, translator_id, office, currency,
      orders, pages, revenue_cents, refunded_cents, promised, late, revisions, complaints)
    select 'day', date '2021-01-01' + (n % 365), 'L' || (n / 365) % 10, (array['certified', 'notarized'])[1 + (n / 3650) % 2],
      (array['site', 'phone'])[1 + (n / 7300) % 2], ('00000000-0000-4000-8000-00000000000' || (n / 14600) % 10)::uuid, '', 'usd',
      5, 9, 13500, 0, 5, 0, 0, 0
    from generate_series(0, 199999) n`.execute(h.db);
}
