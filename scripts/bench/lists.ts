import fs from 'node:fs/promises';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { withoutReplica } from '#server/platform/db/replica.ts';
import { appRouter } from '#server/router.ts';
import { createCallerFactory } from '#server/trpc.ts';
import { inRoot } from '../run/paths.ts';
import { withDatabase } from './environment.ts';
import { atMost, percentile, type Finding } from './goals.ts';
import { fillDatabase } from './staff-data.ts';

/*
 * Every list, search and overview over a million documents: all queries that take a page, at their first and last page and with a
 * search, and the screens that sum up; `BENCH_CASES=admin.` measures those procedures alone. The plan of each stands in
 * `dist/bench/lists`, compared with that of the run before.
 */

const documents = 1_000_000;
const runs = 20;
const limitMs = 50;
const plansDir = inRoot('dist/bench/lists');

/** Queries without pages that read more than one row of a person, a paper or a setting. */
const overviews: Readonly<Record<string, object | undefined>> = {
  'documents.stats': undefined,
  'folders.list': undefined,
  'payments.account': undefined,
  'admin.overview': undefined,
  'admin.team': undefined,
  'admin.board': undefined,
  'admin.staff': undefined,
  'admin.openOrders': undefined,
  'admin.due': {},
  'admin.payouts': undefined,
  'admin.answeredFindings': { days: 30 },
  'admin.findCustomers': { name: 'Person 77 Silva' },
  'authenticator.overview': undefined,
  'authenticator.counters': undefined,
  'authenticator.myWork': undefined,
  'notifications.list': undefined,
};

/** A report of ninety days, as the screen opens. */
function reportInput(): object {
  const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
  return { from: day(90), to: day(1) };
}

interface Case {
  name: string;
  path: string;
  input: object | undefined;
  by: SignedInActor;
}

const pagedShape = z.object({ shape: z.record(z.string(), z.unknown()) });
const shapeOf = (input: unknown): Record<string, unknown> => pagedShape.safeParse(input).data?.shape ?? {};

/** Paged queries that need a named subject. */
const needsSubject = new Set(['admin.bankLines', 'notifications.webhookDeliveries', 'admin.glossaryTerms']);

/** Paths of the queries that take a page, with whether they search. */
function pagedQueries(): { path: string; isSearched: boolean }[] {
  const procedures = z
    .record(
      z.string(),
      z.custom<{ _def: { type: string; inputs: unknown[] } }>((value) => typeof value === 'function'),
    )
    .parse(appRouter._def.procedures);
  return Object.entries(procedures).flatMap(([path, { _def }]) => {
    const shape = Object.assign({}, ..._def.inputs.map(unwrapped).map(shapeOf)) as Record<string, unknown>;
    const isPaged = _def.type === 'query' && 'page' in shape && 'pageSize' in shape && !needsSubject.has(path);
    return isPaged ? [{ path, isSearched: 'search' in shape }] : [];
  });
}

/** The object of an optional or defaulted input. */
function unwrapped(input: unknown): unknown {
  return input instanceof z.ZodOptional || input instanceof z.ZodDefault ? unwrapped(input.unwrap()) : input;
}

type Call = (one: Pick<Case, 'path' | 'input' | 'by'>) => Promise<unknown>;

/** Calls procedures as if over HTTP, output schema included. */
function callerOf(deps: Deps): Call {
  const createCaller = createCallerFactory(appRouter);
  return ({ path, input, by }) => {
    const context = { deps, user: by, requestId: '', ip: '10.1.1.1', userAgent: '', deviceTokens: [], log: deps.log };
    const caller: unknown = createCaller({ ...context, setCookie: () => undefined });
    const procedure = path.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), caller);
    return z.custom<(input: object | undefined) => Promise<unknown>>().parse(procedure)(input);
  };
}

const pageOutput = z.object({ total: z.number(), pageSize: z.number() });

/** First and last page of each list, a search that finds one and one that finds many. */
async function listCases(call: Call, actorOf: (path: string) => SignedInActor): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { path, isSearched } of pagedQueries()) {
    const by = actorOf(path);
    const { total, pageSize } = pageOutput.parse(await call({ path, input: { page: 1 }, by }));
    const last = Math.max(1, Math.ceil(total / pageSize));
    cases.push({ name: `${path} (${total})`, path, input: { page: 1 }, by });
    if (last > 1) cases.push({ name: `${path}, page ${last}`, path, input: { page: last }, by });
    if (!isSearched || total === 0) continue;
    cases.push({ name: `${path}, search of one`, path, input: { page: 1, search: 'deed-424242.' }, by });
    cases.push({ name: `${path}, search of many`, path, input: { page: 1, search: 'deed' }, by });
  }
  return cases;
}

async function actorsOf(pool: pg.Pool): Promise<(path: string) => SignedInActor> {
  const find = async (where: string): Promise<SignedInActor> => {
    const { rows } = await pool.query<Pick<SignedInActor, 'id' | 'name' | 'email' | 'role'>>(
      `select id, name, email, role from profiles ${where} limit 1`,
    );
    const [person] = rows;
    if (!person) throw new Error(`no account ${where}`);
    return {
      ...person,
      person: { id: person.id, name: person.name, email: person.email },
      member: null,
      apiKey: null,
      hasOrganizations: false,
      phone: null,
      locale: null,
      emailVerified: true,
      hasSecondFactor: true,
      sessionId: '',
    };
  };
  const customer = await find(
    'where id = (select user_id from documents group by user_id order by count(*) desc limit 1)',
  );
  const admin = await find(`where role = 'admin' order by email`);
  return (path) => (/^(admin|authenticator)\./.test(path) ? admin : customer);
}

/** Texts of the plans that auto_explain sends to the pool's connections as notices. */
function recordPlans(pool: pg.Pool): string[] {
  const plans: string[] = [];
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      if (message.includes('plan:')) plans.push(message.slice(message.indexOf('plan:') + 5).trim());
    });
    void client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off; set client_min_messages = log`);
  });
  return plans;
}

/** The steps of a plan, without its costs and counts. */
function stepsOf(plan: string): string {
  return plan
    .split('\n')
    .filter((line) => line.includes('(cost='))
    .map((line) => line.replace(/ +\(cost=.*$/, ''))
    .join('\n');
}

/** Writes the plan of each case beside those of the run before; the names of cases whose steps differ. */
async function keepPlans(deps: Deps, cases: readonly Case[]): Promise<string[]> {
  await fs.mkdir(plansDir, { recursive: true });
  const pool = createPool(deps.env.databaseUrl, deps.log);
  const plans = recordPlans(pool);
  const db = createDb(pool);
  const call = callerOf({ ...deps, pool, db, replica: withoutReplica(db) });
  const changed: string[] = [];
  for (const one of cases) {
    plans.length = 0;
    await call(one).catch(codeOf);
    const file = join(plansDir, `${one.name.replaceAll(/ \(\d+\)/g, '').replaceAll(/[^\w.]+/g, '-')}.txt`);
    const former = await fs.readFile(file, 'utf8').catch(() => undefined);
    const text = plans.join('\n\n');
    if (former !== undefined && stepsOf(former) !== stepsOf(text)) changed.push(one.name);
    await fs.writeFile(file, text);
  }
  await pool.end();
  return changed;
}

async function measureCase(call: Call, one: Case): Promise<number> {
  const times: number[] = [];
  await call(one);
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await call(one);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

/** Why a call failed, such as the statement timeout. */
function codeOf(error: unknown): string {
  return error instanceof TRPCError && error.cause instanceof AppError ? error.cause.code : String(error);
}

export function measureLists(): Promise<Finding[]> {
  return withDatabase(async ({ deps, url }) => {
    const pool = createPool(url, deps.log, { statementTimeoutMs: 0 });
    await fillDatabase(pool, documents);
    const actorOf = await actorsOf(pool);
    await pool.end();
    const call = callerOf(deps);
    const cases = [
      ...(await listCases(call, actorOf)),
      ...Object.entries({ ...overviews, 'admin.report': reportInput() }).map(([path, input]) => ({
        name: path,
        path,
        input,
        by: actorOf(path),
      })),
    ].filter(({ path }) => path.startsWith(process.env['BENCH_CASES'] ?? ''));
    const findings: Finding[] = [];
    for (const one of cases) {
      const goal = `${one.name}, p95`;
      const found = await measureCase(call, one).catch(codeOf);
      findings.push(
        typeof found === 'number'
          ? atMost(goal, { must: limitMs, found, unit: ' ms' })
          : { goal, must: `≤ ${limitMs} ms`, found, isMet: false },
      );
    }
    const changed = await keepPlans(deps, cases);
    return [
      ...findings,
      { goal: 'plans that differ from the run before', must: '', found: changed.join(', ') || 'none' },
    ];
  });
}
