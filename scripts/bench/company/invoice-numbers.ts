import { sql } from 'kysely';
import { issueMissing } from '#server/features/payments/invoicing.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PromiseEnvironment } from '../promise/environment.ts';
import { addPerson } from '../promise/orders.ts';

/*
 * Invoices issued by many at once, while transactions are cut off after they took a number and connections are killed. Each
 * payment is tried again until it has its invoice; afterwards numbers run from 1 to their count.
 */

const payments = 200;
const atOnce = 8;

export async function measureNumbers(environment: PromiseEnvironment): Promise<Finding[]> {
  const { deps, chance } = environment;
  const { id: userId } = await addPerson(environment, 'user');
  const { rows: before } = await sql<{ count: number }>`select count(*)::integer as count from invoices`.execute(
    deps.db,
  );
  const { rows } = await sql<{ id: string }>`
    insert into payments (user_id, status, amount_cents, paid_at, expires_at)
    select ${userId}, 'paid', 1500, now(), now() from generate_series(1, ${payments}::integer) returning id`.execute(
    deps.db,
  );
  const left = rows.map(({ id }) => id);
  const faults = { cut: 0, killed: 0 };
  const billed = { name: 'Ana Souza', billingAddress: null, country: null, vatId: null };

  async function issue(paymentId: string): Promise<void> {
    const isCut = chance.hits(0.2);
    const isKilled = !isCut && chance.hits(0.1);
    await deps.db.transaction().execute(async (trx) => {
      await issueMissing(deps, trx, paymentId, billed);
      if (isCut) {
        faults.cut += 1;
        throw new Error('cut off');
      }
      if (isKilled) {
        faults.killed += 1;
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }
    });
  }

  async function work(): Promise<void> {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      try {
        await issue(id);
      } catch {
        left.push(id);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const { rows: series } = await sql<{ name: string; count: number; highest: number }>`
    select office || kind || year as name, count(*)::integer as count, max(number)::integer as highest
    from invoices group by office, kind, year`.execute(deps.db);
  const gaps = series.filter(({ count, highest }) => count !== highest).map(({ name }) => name);
  const issued = series.reduce((sum, { count }) => sum + count, 0) - (before[0]?.count ?? 0);
  return [
    noneOf('series of invoices with a gap', gaps),
    { goal: 'invoices issued', must: `= ${payments}`, found: String(issued), isMet: issued === payments },
    { goal: 'transactions cut off, connections killed', must: '', found: `${faults.cut}, ${faults.killed}` },
  ];
}
