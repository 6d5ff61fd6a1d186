import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listFailedWork } from '#server/features/admin/failed-work.ts';
import { refreshBacklog } from '#server/operations/backlog.ts';
import { readReadiness } from '#server/operations/readiness.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { forgetSweeps, retryJob } from '#server/platform/jobs/kept-jobs.ts';
import { createQueueIndexes } from '#server/platform/jobs/queue-indexes.ts';
import { runSql } from '../support/former-database.ts';
import { useHarness } from '../support/harness.ts';

/** What reads few rows of the queue does not scan the finished jobs that it keeps for two weeks. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
const finished = 50_000;
beforeAll(async () => {
  await runSql(
    h.env.databaseUrl,
    `insert into pgboss.job (name, state, data, created_on, started_on, completed_on)
      select (array['documents.sweepFile', 'mail.send', 'payments.sendRefund', 'privacy.erase'])[1 + n % 4], 'completed',
        jsonb_build_object('key', 'documents/' || n), now() - interval '1 day', now() - interval '1 day', now()
      from generate_series(1, ${finished}) n`,
  );
  await runSql(
    h.env.databaseUrl,
    `insert into pgboss.job (name, state, data, start_after)
      values ('mail.send', 'created', '{}', now() - interval '1 minute')`,
  );
  await runSql(h.env.databaseUrl, 'analyze pgboss.job_common');
});

async function scans(trx: Db | Trx): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select seq_scan::int as scans from pg_stat_xact_user_tables where schemaname = 'pgboss' and relname = 'job_common'`.execute(
    trx,
  );
  return rows[0]?.scans ?? 0;
}

/** Sequential scans of the queue's table by `read`, which runs in one transaction. */
async function scansOf(read: (trx: Trx) => Promise<unknown>): Promise<number> {
  return h.db.transaction().execute(async (trx) => {
    const before = await scans(trx);
    await read(trx);
    return (await scans(trx)) - before;
  });
}

test('counts a scan where there is one', async () => {
  expect(await scansOf((trx) => sql`select count(*) from pgboss.job where priority > 5`.execute(trx))).toBe(1);
});

test.each<[string, (trx: Trx) => Promise<unknown>]>([
  ['the sweep of an object', (trx) => forgetSweeps(trx, ['documents/5'])],
  ['readiness', (trx) => readReadiness({ ...h.deps, db: trx })],
  ['metrics', (trx) => refreshBacklog({ ...h.deps, db: trx })],
  ['the retry of a job', (trx) => retryJob(h.deps.jobs, trx, crypto.randomUUID())],
  [
    'failed work',
    (trx) =>
      listFailedWork(trx, {
        ...{ before: new Date(), lateBefore: new Date(), hasWorkflow: false },
        page: { page: 1, pageSize: 20, offset: 0 },
      }),
  ],
])('%s reads by an index', async (_name, read) => {
  expect(await scansOf(read)).toBe(0);
});

test('the sweep of an object still forgets its finished jobs', async () => {
  const left = async () =>
    (await runSql(h.env.databaseUrl, `select id from pgboss.job where data ->> 'key' = 'documents/8'`)).length;
  expect(await left()).toBe(1);
  await forgetSweeps(h.db, ['documents/8']);
  expect(await left()).toBe(0);
});

test('a queue of the release before gets the indexes at its next start, once', async () => {
  await runSql(h.env.databaseUrl, 'drop index pgboss.job_common_swept');
  await createQueueIndexes(h.deps.jobs.boss);
  await createQueueIndexes(h.deps.jobs.boss);
  const found = await runSql(
    h.env.databaseUrl,
    `select indexname from pg_indexes where indexname = 'job_common_swept'`,
  );
  expect(found).toHaveLength(1);
});
