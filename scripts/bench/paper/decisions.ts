import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startSession } from '#server/features/auth/session.ts';
import { supplyTranslation } from '#server/features/authenticator/service.ts';
import { startChild } from '../child.ts';
import { builtProduct } from '../environment.ts';
import { atMost, percentile, type Finding } from '../goals.ts';
import { lookups, runLoad } from '../http-cases.ts';
import type { PaperEnvironment, Placed } from './environment.ts';

const warmUp = 5;
const rounds = 40;
const concurrent = 20;
/** Medians of these are compared: the p99 of one round rests on thirteen answers and is noisy. */
const slowdownRounds = 5;

/** Time of a decision, with printing, signing and its records, and what it costs everyone else. */
export async function measureDecisions(environment: PaperEnvironment): Promise<Finding[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const { signer, input } = await environment.order();
    const started = performance.now();
    await supplyTranslation(environment.deps, signer, input);
    if (round >= warmUp) times.push(performance.now() - started);
  }
  const p95 = percentile(times, 0.95);
  return [
    atMost('Decision, warm: p95', { must: 300, found: p95, unit: ' ms' }),
    atMost('Web p99 during 20 decisions, of idle', { must: 2, found: await slowdown(environment), unit: '×' }),
  ];
}

/** Median p99 of a round with decisions over that of one without; each is printed, so that their spread is seen. */
async function slowdown(environment: PaperEnvironment): Promise<number> {
  const { deps, settings, dir } = environment;
  const start = (file: string, env: Record<string, string>) =>
    startChild(file, { env, log: path.join(dir, `${path.basename(file)}.log`) });
  const load = await start('load.ts', {});
  const product = await start(await builtProduct(), { ...settings, TRUST_PROXY: 'loopback', NODE_ENV: 'production' });
  try {
    const { code } = await environment.deliver();
    const measure = async (seconds: number) => {
      const work = { port: product.port, requests: lookups([code]), expectedText: '"result"' };
      return (await runLoad({ load }, { ...work, connections: 4, intervalMs: 20, seconds })).p99;
    };
    const decideAll = async () => {
      const prepared = await Promise.all(Array.from({ length: concurrent }, () => environment.order()));
      const [first] = prepared;
      if (!first) return;
      const { cookie } = await startSession(deps, first.signer.id, 'bench');
      const headers = { 'content-type': 'application/json', cookie: cookie.split(';', 1)[0] ?? '' };
      const send = async ({ input }: Placed) => {
        const url = `http://127.0.0.1:${product.port}/trpc/authenticator.supplyTranslation`;
        const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) });
        if (!response.ok) throw new Error(`a decision failed: ${await response.text()}`);
      };
      return () => Promise.all(prepared.map(send));
    };
    // The first round starts the typesetter and fills the caches.
    await (
      await decideAll()
    )?.();
    await waitForJobs(environment);
    await measure(2);
    const [idle, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < slowdownRounds; round += 1) {
      idle.push(await measure(8));
      const decisions = await decideAll();
      await waitForJobs(environment);
      const [p99] = await Promise.all([measure(8), decisions?.()]);
      busy.push(p99);
      await waitForJobs(environment);
    }
    const list = (times: number[]) => times.map((ms) => ms.toFixed(1)).join(', ');
    console.log(`p99 in ms: idle ${list(idle)}; during decisions ${list(busy)}`);
    return percentile(busy, 0.5) / Math.max(1, percentile(idle, 0.5));
  } finally {
    await product.stop();
    await load.stop();
  }
}

/** Waits for the work that orders and decisions queued, so that reading, drafts and mails do not count. */
async function waitForJobs({ deps }: PaperEnvironment): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(250)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= clock_timestamp()`.execute(deps.db);
    if (rows[0]?.count === 0) return;
  }
  throw new Error('the jobs of the orders do not end');
}
