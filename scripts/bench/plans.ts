import type pg from 'pg';
import { z } from 'zod';
import { readSession } from '#server/features/auth/session.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { createRateLimiter } from '#server/platform/rate-limit/limiter.ts';
import { appRouter } from '#server/router.ts';
import { createCallerFactory } from '#server/trpc.ts';
import type { BenchEnvironment } from './environment.ts';
import { atMost, type Finding } from './goals.ts';

/** A table counts as long above this many rows. */
const maxScannedRows = 1000;

interface Node {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Node[] | undefined;
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(node).optional(),
  }),
);

/** Long tables that a plan reads by sequential scan. */
function longScans(plan: Node): string[] {
  const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const own = plan['Node Type'] === 'Seq Scan' && read > maxScannedRows ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(longScans)];
}

/** Collects the executed plans, which auto_explain sends to the pool's connections as notices. */
function explainAll(pool: pg.Pool): { plans: Node[] } {
  const seen = { plans: [] as Node[] };
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (message.includes('plan:') && at !== -1) {
        seen.plans.push(z.object({ Plan: node }).parse(JSON.parse(message.slice(at))).Plan);
      }
    });
    void client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_format = json; set auto_explain.log_timing = off; set client_min_messages = log`);
  });
  return seen;
}

/** Goal P7: statements per frequent call, session lookup included, and sequential scans of long tables. */
export async function measurePlans({ deps, customers, codes }: BenchEnvironment): Promise<Finding[]> {
  const pool = createPool(deps.env.databaseUrl, deps.log);
  const seen = explainAll(pool);
  const db = createDb(pool);
  const own = { ...deps, pool, db, rateLimiter: createRateLimiter(pool) };
  const createCaller = createCallerFactory(appRouter);
  let calls = 0;
  const as = async (cookie: string) => {
    calls += 1;
    const { user } = await readSession(own, cookie);
    const context = {
      deps: own,
      user,
      requestId: '',
      ip: `10.1.${calls}.1`,
      userAgent: '',
      deviceTokens: [],
      log: deps.log,
    };
    return createCaller({ ...context, setCookie: () => undefined });
  };
  const cookie = customers[0]?.cookie ?? '';
  const cases: Record<string, () => Promise<unknown>> = {
    'verification.lookup': async () => (await as('')).verification.lookup({ code: codes[0] ?? '' }),
    'auth.session': async () => (await as(cookie)).auth.session(),
    'notifications.unreadCount': async () => (await as(cookie)).notifications.unreadCount(),
    'notifications.list': async () => (await as(cookie)).notifications.list(),
    'documents.list': async () => (await as(cookie)).documents.list({ pageSize: 50 }),
    'documents.translations': async () => (await as(cookie)).documents.translations({ all: true }),
    'documents.stats': async () => (await as(cookie)).documents.stats(),
  };
  try {
    const findings: Finding[] = [];
    const scanned = new Set<string>();
    for (const [name, run] of Object.entries(cases)) {
      await run();
      seen.plans.length = 0;
      // More than five executions, after which PostgreSQL may switch to a generic plan.
      const executions = 8;
      for (let execution = 0; execution < executions; execution += 1) await run();
      for (const table of seen.plans.flatMap(longScans)) scanned.add(`${name}: ${table}`);
      findings.push(atMost(`P7 statements of ${name}`, { must: 2, found: seen.plans.length / executions, unit: '' }));
    }
    const found = scanned.size === 0 ? 'none' : [...scanned].join(', ');
    return [
      ...findings,
      { goal: 'P7 sequential scans of long tables', must: 'none', found, isMet: scanned.size === 0 },
    ];
  } finally {
    await pool.end();
  }
}
