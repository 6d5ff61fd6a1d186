import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { findQuorumFault } from '#server/features/certification/log/cosigning.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { findSandboxFault } from '#server/platform/db/sandbox-schema.ts';
import type { KeyHealth } from '#server/platform/signing/types.ts';
import { countOf } from '#shared/plural.ts';
import { readSignedBacklog } from './backlog.ts';

type Check =
  | 'database'
  | 'schema'
  | 'sandboxes'
  | 'clock'
  | 'changeSignals'
  | 'queue'
  | 'storage'
  | 'signing'
  | 'witnesses'
  | 'validation';
export type Checks = Record<Check, boolean>;

/** Per check, so that a load balancer gets its response within two seconds. */
const checkTimeoutMs = 1_000;
const maxStalledSeconds = 5 * 60;
/** Clock skew: timestamps of signatures and rows are compared across machines. */
const maxSkewMs = 60_000;

export interface Readiness {
  checks: Checks;
  isReady: boolean;
  /** Null while the keys are fine, or their state is unknown. */
  signing: KeyHealth | null;
}

/** Runs all checks concurrently. Never rejects. */
export async function readReadiness(deps: Deps): Promise<Readiness> {
  let signing: KeyHealth | null = null;
  const checks = await runChecks(deps, (health) => {
    signing = health;
  });
  return { checks, signing, isReady: isReady(deps, checks, signing) };
}

async function runChecks(deps: Deps, onKeyHealth: (health: KeyHealth) => void): Promise<Checks> {
  const [database, schema, sandboxes, clock, changeSignals, queue, storage, signing, witnesses, validation] =
    await Promise.all([
      passes(deps, 'database', requireDatabase(deps)),
      passes(deps, 'schema', requireSchema(deps)),
      passes(deps, 'sandboxes', requireSandboxes(deps)),
      passes(deps, 'clock', requireSameTime(deps)),
      passes(deps, 'changeSignals', requireChangeSignals(deps)),
      passes(deps, 'queue', requireWorkers(deps)),
      passes(deps, 'storage', deps.storage.ping()),
      passes(deps, 'signing', requireSigningKey(deps, onKeyHealth)),
      passes(deps, 'witnesses', requireWitnesses(deps)),
      passes(deps, 'validation', requireValidationData(deps)),
    ]);
  return { database, schema, sandboxes, clock, changeSignals, queue, storage, signing, witnesses, validation };
}

/**
 * Whether a load balancer may send requests here. Outages that every process shares and survives do not count: the object
 * store; Redis, since subscribers poll; the signing service, or a key about to expire; witnesses of the log; a timestamp authority
 * or a revocation list, without which papers are delivered as B-T and extended later; and in web processes the queue.
 */
function isReady(
  { env }: Deps,
  {
    storage: _storage,
    signing: _signing,
    witnesses: _witnesses,
    validation: _validation,
    changeSignals,
    queue,
    ...needed
  }: Checks,
  keys: KeyHealth | null,
): boolean {
  const canSign = keys?.state !== 'fault';
  const hasSignals = changeSignals || env.redis !== null;
  return Object.values(needed).every(Boolean) && canSign && hasSignals && (queue || env.role === 'web');
}

/** Fails behind a pooler that drops the settings of transactions. */
async function requireDatabase({ db }: Deps): Promise<void> {
  const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(db);
  if (rows[0]?.timeout === '0') throw new Error('statements have no timeout');
}

async function requireSigningKey({ signing }: Deps, onKeyHealth: (health: KeyHealth) => void): Promise<void> {
  const health = await signing.health();
  onKeyHealth(health);
  if (health.reason !== null) throw new Error(health.reason);
}

async function requireWitnesses(deps: Deps): Promise<void> {
  const fault = await findQuorumFault(deps);
  if (fault !== null) throw new Error(fault);
}

/** Reports a backlog of papers without validation data; a job extends them. */
async function requireValidationData({ db, env }: Deps): Promise<void> {
  const { unvalidated } = await readSignedBacklog({ db, env });
  if (unvalidated > 0)
    throw new Error(
      `${countOf(unvalidated, 'delivered paper')} without validation data: a list or the authority is away`,
    );
}

async function requireSchema({ db }: Deps): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('the database is not migrated');
}

async function requireSandboxes({ db }: Deps): Promise<void> {
  const fault = await findSandboxFault(db);
  if (fault !== null) throw new Error(fault);
}

async function requireSameTime(deps: Deps): Promise<void> {
  refuseSkew(await readSkew(deps), "the database's");
  const atStripe = deps.stripeClock.now();
  // Undefined without a recent call to Stripe, which this check does not make.
  if (atStripe !== undefined) refuseSkew(deps.now().getTime() - atStripe, "Stripe's");
}

function refuseSkew(skew: number, whose: string): void {
  if (Math.abs(skew) > maxSkewMs) throw new Error(`the clock is ${Math.round(skew / 1000)} s ahead of ${whose}`);
}

/** Sends a change signal through the pool and waits for it: a listener behind a pooler connects but receives nothing. */
async function requireChangeSignals({ db, events, pubsub }: Deps): Promise<void> {
  if (!pubsub.isAlive()) throw new Error('the listener is disconnected');
  const key = randomUUID();
  const { promise: hasArrived, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, checkTimeoutMs - 100, false);
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
  // pg-boss has its own connections.
  const [stalled] = await Promise.all([findStalledSeconds(db), jobs.boss.getQueueStats('mail.send')]);
  if (stalled > maxStalledSeconds)
    throw new Error(`a queue with due jobs has started none for ${Math.round(stalled)} s`);
}

/** Milliseconds that this clock is ahead of the database's, corrected by half of the round trip. */
async function readSkew({ db, now }: Deps): Promise<number> {
  const sentAt = now().getTime();
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  const atDatabase = rows[0]?.time.getTime() ?? Number.NaN;
  return (sentAt + now().getTime()) / 2 - atDatabase;
}

async function passes({ log }: Deps, check: Check, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), checkTimeoutMs);
  });
  try {
    await Promise.race([work, timedOut]);
    return true;
  } catch (error) {
    log.warn({ check, err: error }, 'readiness check failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Seconds for which the most overdue queue has started no job; 0 without due jobs. A backlog that workers drain, as after a
 * downtime, does not count, and jobs of sandboxes may wait.
 */
async function findStalledSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - greatest(due.since, progress.at))), 0)::float8 as seconds
    from (
      select name, min(start_after) as since from pgboss.job
      where state in ('created', 'retry') and start_after <= clock_timestamp() and name <> 'sandbox.run'
      group by name
    ) as due
    left join lateral (select max(started_on) as at from pgboss.job where name = due.name) as progress on true`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}
