import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { candidatesOnPath, unpackProgram } from '../../scripts/run/system-package.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildOrder, deliver, pay } from '../support/orders.ts';

const folder = path.resolve(import.meta.dirname, '../../server/operations');
const token = 'a token of sixteen characters';
const h = useHarness({ env: { METRICS_TOKEN: token } });
let url: string;

beforeAll(async () => {
  ({ url } = await h.listen());
});

async function scrape(): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Value of a series, by its name and labels as Prometheus writes them. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
}

async function expressions(): Promise<string[]> {
  const rules = await fs.readFile(path.join(folder, 'alerts.yml'), 'utf8');
  const panel = z.object({ targets: z.array(z.object({ expr: z.string() })) });
  const dashboard = z.object({ panels: z.array(panel) });
  const { panels } = dashboard.parse(JSON.parse(await fs.readFile(path.join(folder, 'dashboard.json'), 'utf8')));
  const ofRules = [...rules.matchAll(/expr: (.*)/g)].map(([, expr]) => expr ?? '');
  return [...ofRules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}

const functions = /^(sum|max|min|by|rate|increase|histogram_quantile|topk|le|up)$/;

/** Names of metrics in an expression: labels, their values and functions taken away. */
function namesIn(expression: string): string[] {
  const plain = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '');
  return [...plain.matchAll(/[a-z_]\w+/g)].map(([name]) => name).filter((name) => !functions.test(name));
}

test('each metric of the rules and of the dashboard is exported', async () => {
  await h.deps.jobs.enqueue(h.db, 'auth.sweep', {});
  await h.runJobs();
  await fetch(`${url}/trpc/auth.session`);
  const text = await scrape();
  const exported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  );
  const used = [...new Set((await expressions()).flatMap(namesIn))];
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !exported.has(name))).toEqual([]);
});

test(
  'Prometheus accepts the rules, and two of them fire when they should',
  { meta: { needs: 'promtool' } },
  async ({ skip }) => {
    const onPath = candidatesOnPath(['promtool']).find((file) => existsSync(file));
    const program = onPath ?? (await unpackProgram({ name: 'prometheus', file: 'usr/bin/promtool' }));
    if (program === undefined) {
      skip('there is no promtool here');
      return;
    }
    const { stdout } = await promisify(execFile)(program, ['check', 'rules', path.join(folder, 'alerts.yml')]);
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
    const tested = await promisify(execFile)(program, ['test', 'rules', 'alerts.test.yml'], { cwd: folder });
    expect(tested.stdout).toContain('SUCCESS');
  },
);

test('what waits is counted: an order that was paid, its mail, its job, and calls by their status', async () => {
  const { sessionId } = await buildOrder(h);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  await buildUser(h, { isConfirmed: false });
  await h.deps.jobs.enqueue(h.db, 'auth.sweep', {});
  const text = await scrape();
  expect(valueOf(text, 'orders_waiting')).toBe(1);
  expect(valueOf(text, 'payments_paid_without_review')).toBe(0);
  expect(valueOf(text, 'jobs_due{job="auth.sweep"}')).toBe(1);
  expect(valueOf(text, 'database_up')).toBe(1);
  expect(valueOf(text, 'database_pool_connections{state="waiting"}')).toBe(0);
  expect(text).toMatch(/http_request_duration_seconds_count\{route="trpc",status="200"\} [1-9]/);
});

test('no label holds an id, an address or a name', async () => {
  const text = await scrape();
  expect(text).not.toMatch(/@|[\da-f]{8}-[\da-f]{4}-/);
});
