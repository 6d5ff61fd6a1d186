import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Trx } from '#server/platform/db/client.ts';
import type { Harness } from './harness.ts';

/** Statements of the test's database that wait for a lock. */
async function countWaiting({ db }: Harness): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Starts the calls one after the other while `hold` keeps its locks, each once the one before waits; then commits. */
export async function startWhileHeld<T>(
  h: Harness,
  hold: (trx: Trx) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const started: Promise<T>[] = [];
  await h.db.transaction().execute(async (trx) => {
    await hold(trx);
    for (const call of calls) {
      const one = call();
      one.catch(() => undefined);
      started.push(one);
      await expect.poll(() => countWaiting(h), { timeout: 4_000 }).toBe(started.length);
    }
  });
  return Promise.allSettled(started);
}
