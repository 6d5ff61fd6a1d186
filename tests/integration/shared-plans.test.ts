import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { findSession } from '#server/features/auth/session-queries.ts';
import { countUnread } from '#server/features/notifications/queries.ts';
import { findCertificate, findCertificateOfFile } from '#server/features/verification/queries.ts';
import { createDb, createPool, type Db } from '#server/platform/db/client.ts';
import { consumeAll } from '#server/platform/rate-limit/windows.ts';
import { useHarness } from '../support/harness.ts';

// With a custom plan per call, planning took nine tenths of a lookup's time in PostgreSQL.

const h = useHarness();

const attempt = () => ({ windows: { short: 'verifyHits' }, key: randomUUID(), counters: [] }) as const;
const statements: Record<string, (db: Db) => Promise<unknown>> = {
  'a code': (db) => findCertificate(db, 'TFE123456'),
  'a file': (db) => findCertificateOfFile(db, 'f'.repeat(64)),
  'a session': (db) => findSession(db, randomUUID()),
  'unread notifications': (db) => countUnread(db, randomUUID()),
  'a limit': (db) => consumeAll(db, attempt()),
};

test.each(Object.entries(statements))('%s: one plan serves all calls', async (_name, call) => {
  const pool = createPool(h.env.databaseUrl, h.deps.log, { max: 1 });
  onTestFinished(() => pool.end());
  const db = createDb(pool);
  for (let calls = 0; calls < 12; calls += 1) await call(db);
  const { rows } = await pool.query<{ own: number; shared: number }>(
    'select custom_plans::int as own, generic_plans::int as shared from pg_prepared_statements',
  );
  // PostgreSQL plans the first five calls by their values, to know what a shared plan may cost.
  expect(rows).toEqual([{ own: 5, shared: 7 }]);
});
