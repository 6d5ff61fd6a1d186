import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { notify } from '#server/features/notifications/notify.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../scripts/sandbox/support/pgbouncer.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { follow } from '../support/live.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';

const isHere = await hasPgBouncer();

describe.skipIf(!isHere)('behind PgBouncer in transaction mode', { meta: { needs: 'PgBouncer' } }, () => {
  let h: Harness;
  let pooler: PgBouncer;
  let pool: pg.Pool;

  beforeAll(async () => {
    h = await createHarness();
    pooler = await startPgBouncer(h.env.databaseUrl);
    pool = createPool(pooler.url, h.deps.log);
  });
  afterAll(async () => {
    await pool.end();
    await pooler.stop();
    await h.stop();
  });

  async function timeouts(run: (text: string) => Promise<{ rows: unknown[] }>): Promise<unknown> {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone'];
    const { rows } = await run(`select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`);
    return rows[0];
  }
  const wanted = {
    statement_timeout: '6s',
    lock_timeout: '5s',
    idle_in_transaction_session_timeout: '15s',
    timezone: 'UTC',
  };

  test('every statement and transaction has its timeouts on any server connection', async () => {
    const many = Array.from({ length: 24 }, () => timeouts((text) => pool.query(text)));
    expect(await Promise.all(many)).toEqual(many.map(() => wanted));
    const db = createDb(pool);
    const inside = await db.transaction().execute((trx) => timeouts((text) => sql.raw(text).execute(trx)));
    expect(inside).toEqual({
      statementTimeout: '6s',
      lockTimeout: '5s',
      idleInTransactionSessionTimeout: '15s',
      timezone: 'UTC',
    });
  });

  test('transaction settings never leak to another client of the same server connection', async () => {
    await pool.query('select 1');
    const other = new pg.Client({ connectionString: pooler.url });
    await other.connect();
    expect((await other.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await other.end();
  });

  test(
    'slow statements time out, failed ones leave no open transaction, and writes commit',
    { tags: 'sweep' },
    async () => {
      await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
      await expect(pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
      const name = `p_${randomUUID().slice(0, 8)}`;
      await pool.query(`create table ${name} (id int primary key)`);
      await Promise.all([1, 2, 3].map((id) => pool.query(`insert into ${name} values ($1)`, [id])));
      await expect(pool.query(`insert into ${name} values ($1)`, [1])).rejects.toMatchObject({ code: '23505' });
      expect((await h.deps.pool.query(`select id from ${name} order by id`)).rows).toHaveLength(3);
      const { rows } = await h.deps.pool.query<{ count: number }>(
        `select count(*) as count from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
      );
      expect(rows[0]?.count).toBe(0);
    },
  );

  test('the application runs ready with live notifications, given only the direct address', async () => {
    const server = await startServerProcess({
      ...settingsOf(h.env),
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: h.env.databaseUrl,
    });
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    const user = await buildUser(h);
    const follower = follow({ origin: () => server.url, cookie: user.cookie });
    await vi.waitFor(() => expect(follower.seen).not.toEqual([]));
    const payload = { documentId: randomUUID(), filename: 'a.pdf' };
    await createDb(pool)
      .transaction()
      .execute((trx) => notify(trx, { userId: user.id, kind: 'translation_ready', payload }));
    await vi.waitFor(() => expect(follower.changes()).toHaveLength(1));
    await follower.stop();
    expect(await server.stop()).toBe(0);
  });

  test('a listener through the pooler receives nothing, and readiness reports it', { tags: 'sweep' }, async () => {
    const server = await startServerProcess({ ...settingsOf(h.env), DATABASE_URL: pooler.url });
    const answer = await fetch(`${server.url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ checks: { database: true, changeSignals: false } });
    await server.kill();
  });
});

test('PgBouncer is installed where packages can be', () => expect(isHere || process.getuid?.() !== 0).toBe(true));
