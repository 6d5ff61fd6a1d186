import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { importStatement } from '#server/features/payments/bank/service.ts';
import { recordPayment } from '#server/features/payments/receipts/service.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PromiseEnvironment } from '../promise/environment.ts';
import { addPerson } from '../promise/orders.ts';

/* Payments that are recorded by a double click, and a large bank statement. Figures are read from the ledger afterwards. */

const statements = 40;
const pressesEach = 5;
const bankLines = 10_000;

export async function measureReceived(environment: PromiseEnvironment): Promise<Finding[]> {
  const { deps } = environment;
  const staff = await addPerson(environment, 'authenticator');
  const actor = { ...staff, person: { id: staff.id } };
  const { id: accountId } = await addPerson(environment, 'user');
  const ids = await addStatements(environment, accountId);
  const receivedOn = deps.now().toISOString().slice(0, 10);
  await Promise.all(
    ids.map(async (statementId) => {
      const idempotencyKey = randomUUID();
      const input = {
        ...{ statementId, receivedOn, idempotencyKey, method: 'bank' as const, reference: 'wire' },
        amount: { cents: 1000, currency: 'usd' as const },
      };
      await Promise.all(Array.from({ length: pressesEach }, () => recordPayment(deps, actor, input)));
    }),
  );
  const { rows } = await sql<{ id: string; entries: number; received: number; allocated: number }>`
    select p.id, p.received_cents as received, count(distinct a.received_id)::integer as entries,
      coalesce(sum(a.amount_cents), 0)::integer as allocated
    from payments p left join received_allocations a on a.payment_id = p.id
    where p.user_id = ${accountId} group by p.id`.execute(deps.db);
  const twice = rows.filter(({ entries }) => entries !== 1).map(({ id }) => id);
  const apart = rows.filter(({ received, allocated }) => received !== allocated || received !== 1000);
  const started = performance.now();
  const imported = await importStatement(deps, actor, { body: csv(), filename: 'large.csv', format: 'csv' });
  const seconds = (performance.now() - started) / 1000;
  return [
    noneOf(`statements pressed ${pressesEach} times and not paid once`, twice),
    noneOf(
      'statements whose sum is not that of the ledger',
      apart.map(({ id }) => id),
    ),
    {
      goal: 'lines of a bank statement imported',
      must: `= ${bankLines}`,
      found: String(imported.lines),
      isMet: imported.lines === bankLines,
    },
    { goal: 'time for them', must: '', found: `${seconds.toFixed(1)} s` },
  ];
}

async function addStatements({ deps }: PromiseEnvironment, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into payments (user_id, status, on_account, amount_cents, stated_at, due_at, expires_at)
    select ${accountId}, 'due', true, 3000, now(), now() + interval '30 days', now()
    from generate_series(1, ${statements}::integer) returning id`.execute(deps.db);
  return rows.map(({ id }) => id);
}

async function* csv(): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield Buffer.from('date,amount,reference,bank reference\n');
  for (let line = 0; line < bankLines; line += 1) {
    yield Buffer.from(`2026-11-24,${String(line + 1)}.25,order ${String(line)},T-${String(line)}\n`);
  }
}
