import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isMigrated } from '#server/db/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { findSigningFault } from '#server/integrations/signing-key.ts';
import { findOverdueSeconds } from '#server/jobs/overdue.ts';

type Check = 'database' | 'schema' | 'clock' | 'changeSignals' | 'queue' | 'storage' | 'signing';
export type Checks = Record<Check, boolean>;

/** Milliseconds within which a part must answer: a balancer learns within two seconds that it does not. */
const patience = 1_000;
/** Seconds that due work may wait. */
const overdueAtMost = 5 * 60;
/** Milliseconds between this machine's clock and the others': signatures of calls and times of rows are compared. */
const skewAtMost = 60_000;

/** What this process needs, each by itself: whether it is as it should be. Never rejects. */
export async function runChecks(deps: Deps): Promise<Checks> {
  const [database, schema, clock, changeSignals, queue, storage, signing] = await Promise.all([
    holds(deps, 'database', requireDatabase(deps)),
    holds(deps, 'schema', requireSchema(deps)),
    holds(deps, 'clock', requireSameTime(deps)),
    holds(deps, 'changeSignals', requireChangeSignals(deps)),
    holds(deps, 'queue', requireWorkers(deps)),
    holds(deps, 'storage', deps.storage.ping()),
    holds(deps, 'signing', requireSigningKey(deps)),
  ]);
  return { database, schema, clock, changeSignals, queue, storage, signing };
}

/**
 * Whether people are to come here. What all processes share and can do without for a while sends nobody away: the object
 * store; Redis, since followers look unasked; and the queue, where others do its work.
 */
export function isReady({ env }: Deps, { storage: _said, changeSignals, queue, ...needed }: Checks): boolean {
  return Object.values(needed).every(Boolean) && (changeSignals || env.redis !== null) && (queue || env.role === 'web');
}

/** A pooler that drops session settings would leave statements without a timeout. */
async function requireDatabase({ db }: Deps): Promise<void> {
  const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(db);
  if (rows[0]?.timeout === '0') throw new Error('statements have no timeout');
}

async function requireSigningKey({ env, now }: Deps): Promise<void> {
  const fault = await findSigningFault(env.signing, now());
  if (fault !== undefined) throw new Error(fault);
}

async function requireSchema({ db }: Deps): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('the database waits for its migration');
}

async function requireSameTime(deps: Deps): Promise<void> {
  refuseSkew(await readSkew(deps), "the database's");
  const atStripe = deps.stripeClock.now();
  // Nobody asks Stripe for the time alone: until it has answered somebody, it is not known.
  if (atStripe !== undefined) refuseSkew(deps.now().getTime() - atStripe, "Stripe's");
}

function refuseSkew(skew: number, whose: string): void {
  if (Math.abs(skew) > skewAtMost) throw new Error(`the clock is ${Math.round(skew / 1000)} s ahead of ${whose}`);
}

/** Sends a change signal the way every change does and waits for it: a listener behind a pooler looks alive and hears nothing. */
async function requireChangeSignals({ db, events, pubsub: fanout }: Deps): Promise<void> {
  if (!fanout.isAlive()) throw new Error('the listener is disconnected');
  const key = randomUUID();
  const { promise: hasArrived, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patience - 100, false);
  const unsubscribe = events.subscribe('probes', key, () => resolve(true));
  try {
    await sql`select notify_change('probes', ${key})`.execute(db);
    if (!(await hasArrived)) throw new Error('change signals do not arrive: is DATABASE_DIRECT_URL a pooler?');
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}

async function requireWorkers({ db, jobs }: Deps): Promise<void> {
  // The queue has connections of its own.
  const [overdue] = await Promise.all([findOverdueSeconds(db), jobs.boss.getQueueStats('mail.send')]);
  if (overdue > overdueAtMost) throw new Error(`work has waited for ${Math.round(overdue)} s`);
}

/** Milliseconds that we are ahead; half of the way there and back is ours. */
async function readSkew({ db, now }: Deps): Promise<number> {
  const asked = now().getTime();
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  const there = rows[0]?.time.getTime() ?? Number.NaN;
  return (asked + now().getTime()) / 2 - there;
}

async function holds({ log }: Deps, check: Check, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  });
  try {
    await Promise.race([work, late]);
    return true;
  } catch (error) {
    log.warn({ check, err: error }, 'a health check failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
