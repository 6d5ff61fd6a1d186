import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listAuditLog } from '#server/features/admin/audit-log.ts';
import { listAuthenticators } from '#server/features/admin/authenticators.ts';
import { listAllDocuments } from '#server/features/admin/document-list.ts';
import { listFailedWork } from '#server/features/admin/failed-work.ts';
import { getAdminOverview } from '#server/features/admin/overview.ts';
import { listUsers } from '#server/features/admin/users.ts';
import { listHistory } from '#server/features/authenticator/history.ts';
import { getOverview } from '#server/features/authenticator/overview.ts';
import { listActivities } from '#server/features/documents/review/activity.ts';
import { countReviews, listReviews } from '#server/features/documents/review/queue.ts';
import { createDb, createPool, type Db } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { createQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { startPostgres } from '../sandbox/postgres.ts';
import { fillDatabase } from './staff-data.ts';

/**
 * Medians of each staff list's query function over 100,000 documents, relative to reading one page by primary key in the
 * same run. Exits non-zero when a list exceeds `maxRatio`.
 */

const warmUps = 5;
const rounds = 21;
/** Allowed time of a list relative to the read by key. */
const maxRatio = 5;

interface Case {
  name: string;
  run: () => Promise<unknown>;
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Baseline: one page of documents with their owners by id, the minimum for any list. */
async function prepareBaseline(db: Db): Promise<() => Promise<unknown>> {
  const rows = await db.selectFrom('documents').select('id').orderBy('verificationCode').limit(20).execute();
  const ids = rows.map((row) => row.id);
  return () =>
    db
      .selectFrom('documents as d')
      .innerJoin('profiles as p', 'p.id', 'd.userId')
      .selectAll('d')
      .select(['p.name', 'p.email', 'p.phone'])
      .where('d.id', 'in', ids)
      .execute();
}

async function casesOf(db: Db): Promise<Case[]> {
  const now = new Date();
  const by = await db.selectFrom('profiles').selectAll().where('role', '=', 'authenticator').executeTakeFirstOrThrow();
  const admin = { ...by, role: 'admin' as const };
  const page = (number = 1, pageSize = 20) => toPage({ page: number }, pageSize);
  const documents = (name: string, filter: Partial<Parameters<typeof listAllDocuments>[1]>) => ({
    name: `documents: ${name}`,
    run: () => listAllDocuments(db, { view: 'all', status: undefined, search: undefined, page: page(), ...filter }),
  });
  const history = (name: string, authenticatedBy: string | null, search?: string) => ({
    name: `history: ${name}`,
    run: () => listHistory(db, { authenticatedBy, page: page(1, 10), search }),
  });
  const activities = (name: string, filter: Partial<Parameters<typeof listActivities>[1]>) => ({
    name: `activities: ${name}`,
    run: () => listActivities(db, { authenticatedBy: null, page: page(), ...filter }),
  });
  const users = (name: string, search?: string, role?: 'user') => ({
    name: `users: ${name}`,
    run: () => listUsers(db, { page: page(), search, role, kind: undefined, now }),
  });
  type QueueFilter = Pick<Parameters<typeof listReviews>[1], 'state' | 'due' | 'text' | 'assigned' | 'offered'>;
  const queue = (name: string, search?: string, filter: QueueFilter = {}) => ({
    name: `queue: ${name}`,
    run: () => listReviews(db, { page: page(1, 10), search, now, readerId: by.id, ...filter }),
  });
  const audit = (name: string, actorId?: string) => ({
    name: `audit log: ${name}`,
    run: () => listAuditLog(db, { page: page(), actorId, documentId: undefined }),
  });
  return [
    documents('all', {}),
    documents('last page', { page: page(5000) }),
    documents('page in the middle', { page: page(2500) }),
    documents('one status', { status: 'error' }),
    documents('to authenticate', { view: 'to-authenticate' }),
    documents('translated', { view: 'translated' }),
    documents('search matching one', { search: 'deed-4242.' }),
    documents('search of a person', { search: 'person 77 ' }),
    documents('search matching everything', { search: 'deed' }),
    queue('all'),
    queue('search', 'person 77 '),
    queue('ready and late', undefined, { state: 'ready', due: 'late' }),
    queue('ready to finish', undefined, { text: 'finish' }),
    queue('questions open', undefined, { text: 'questions' }),
    queue('assigned to me', undefined, { assigned: 'mine' }),
    queue('languages of a profile', undefined, { offered: ['Korean', 'Japanese'] }),
    history('all', null),
    history('own', by.id),
    history('search', null, 'deed-4242.'),
    history('search of a language', null, 'korean'),
    activities('all', {}),
    activities('rejected', { action: 'rejected' }),
    activities('search', { search: 'deed-4242.' }),
    users('all'),
    users('role', undefined, 'user'),
    users('search', 'person 77 '),
    audit('all'),
    audit('of one person', by.id),
    {
      name: 'authenticators',
      run: () => listAuthenticators(db, { page: page(1, 100), search: undefined, claimedAfter: now }),
    },
    {
      name: 'failed work',
      run: () => listFailedWork(db, { before: now, lateBefore: now, hasWorkflow: true, page: page() }),
    },
    { name: 'admin overview', run: () => getAdminOverview({ db, now: () => now }) },
    { name: 'authenticator overview: admin', run: () => getOverview(db, admin, now) },
    { name: 'authenticator overview: own', run: () => getOverview(db, by, now) },
    { name: 'counters', run: () => countReviews(db) },
  ];
}

/** Alternates each list with the baseline, so that other load on the machine affects both. */
async function measure(db: Db): Promise<boolean> {
  const baseline = await prepareBaseline(db);
  for (let round = 0; round < rounds; round += 1) await baseline();
  const results: { list: string; ms: number; byKey: number; ratio: number }[] = [];
  for (const { name, run } of await casesOf(db)) {
    const [own, byKey]: [number[], number[]] = [[], []];
    for (let round = 0; round < warmUps; round += 1) await run();
    for (let round = 0; round < rounds; round += 1) {
      byKey.push(await time(baseline));
      own.push(await time(run));
    }
    const [ms, unit] = [median(own), median(byKey)];
    results.push({ list: name, ms: rounded(ms), byKey: rounded(unit), ratio: rounded(ms / unit) });
  }
  console.table(results);
  return results.every(({ ratio }) => ratio <= maxRatio);
}

const rounded = (value: number) => Number(value.toFixed(2));

const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-staff-'));
await fs.chmod(dir, 0o711);
const postgres = await startPostgres({
  dir: path.join(dir, 'data'),
  fsync: false,
  fallbackDir: path.join(dir, 'tools'),
});
const log = createLog('warn');
const pool = createPool(postgres.url, log);
const db = createDb(pool);
try {
  await migrate(db);
  const queue = await createQueue({ databaseUrl: postgres.url, log });
  await queue.stop();
  // Filling exceeds the product's statement timeout.
  const fillPool = createPool(postgres.url, log, { statementTimeoutMs: 0 });
  await fillDatabase(fillPool);
  await fillPool.end();
  if (!(await measure(db))) process.exitCode = 1;
} finally {
  await db.destroy();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}
