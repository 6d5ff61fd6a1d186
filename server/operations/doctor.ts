import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Env } from '#server/env.ts';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { readSetup } from '#server/features/company/setup.ts';
import { createDb, createPool, type Db } from '#server/platform/db/client.ts';
import { checkSchema } from '#server/platform/db/migration/schema-check.ts';
import { findSandboxFault } from '#server/platform/db/sandbox-schema.ts';
import { createMailer } from '#server/platform/integrations/mailer.ts';
import { createStorage } from '#server/platform/integrations/storage.ts';
import { createStripe, createStripeClock } from '#server/platform/integrations/stripe.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { createChangeEvents } from '#server/platform/realtime/change-events.ts';
import { createPubSub } from '#server/platform/realtime/pubsub.ts';
import { isLoopback } from '#server/platform/settings/settings.ts';
import type { KeySource } from '#server/platform/signing/types.ts';
import { setupTexts } from '#shared/setup.ts';
import { describeDemoValues, findDemoLogins, findDemoSettings } from './demo-values.ts';

/** Result of one check: a description, or the error. */
export interface DoctorFinding {
  name: string;
  outcome: string | Error;
}

const checkTimeoutMs = 15_000;
const maxSkewMs = 60_000;
/** In the format of `server_version_num`. */
const minPostgresVersion = 150_000;
const dayMs = 24 * 60 * 60 * 1000;

interface Parts {
  env: Env;
  /** By DATABASE_URL, as requests use it. */
  db: Db;
  /** By DATABASE_DIRECT_URL, as migrations, the queue and the listener use it. */
  direct: Db;
}

/** Checks every setting against its dependency, in sequence. Writes nothing but a probe object in the bucket. */
export async function* diagnose(env: Env): AsyncGenerator<DoctorFinding> {
  const log = createLog('silent');
  const db = createDb(createPool(env.databaseUrl, log, { namedStatements: env.namedStatements }));
  const direct = createDb(createPool(env.databaseDirectUrl, log));
  const parts = { env, db, direct };
  const checks: [string, (parts: Parts) => Promise<string>][] = [
    ['database', checkDatabase],
    ['migrations', checkMigrations],
    ['sandboxes', checkSandboxes],
    ['timeouts', checkTimeouts],
    ['change signals', checkSignals],
    ['clock', checkClock],
    ['replica', checkReplica],
    ['object store', checkStorage],
    ['mail', checkMail],
    ['Stripe', checkStripe],
    ['signing key', checkSigning],
    ['timestamps', checkTimestamps],
    ['client build', checkClient],
    ['public address', checkAddress],
    ['demo values', checkDemoValues],
    ['set-up', checkSetup],
  ];
  try {
    for (const [name, check] of checks) yield { name, outcome: await settle(check(parts)) };
  } finally {
    await Promise.all([db.destroy(), direct.destroy()]);
  }
}

async function settle(work: Promise<string>): Promise<string | Error> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, checkTimeoutMs, new Error('timed out'));
  try {
    return await Promise.race([work, promise]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function checkDatabase({ db, direct }: Parts): Promise<string> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`.execute(db);
  const [version] = rows;
  if (!version || version.number < minPostgresVersion)
    throw new Error(`PostgreSQL 15 or newer is needed, found ${version?.name}`);
  await sql`select 1`.execute(direct);
  return `PostgreSQL ${version.name}`;
}

async function checkMigrations({ direct }: Parts): Promise<string> {
  return checkSchema(direct, 'public');
}

async function checkSandboxes({ direct }: Parts): Promise<string> {
  const fault = await findSandboxFault(direct);
  if (fault !== null) throw new Error(fault);
  return checkSchema(direct, 'sandbox');
}

async function checkTimeouts({ db }: Parts): Promise<string> {
  const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(db);
  const found = rows[0]?.timeout ?? '0';
  if (found === '0') throw new Error('statements have no timeout: the pooler drops settings of transactions');
  return `statements end after ${found}`;
}

/** Sends a change signal through the pool of requests to the listener. */
async function checkSignals({ env }: Parts): Promise<string> {
  const log = createLog('silent');
  const pubsub = createPubSub(env, log);
  const events = createChangeEvents();
  const pool = createPool(env.databaseUrl, log, { publish: pubsub.publish });
  const key = randomUUID();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, 3_000, false);
  const unsubscribe = events.subscribe('probes', key, () => resolve(true));
  try {
    await pubsub.start(events);
    if (!pubsub.isAlive()) throw new Error(`the listener cannot connect${env.redis ? ' to REDIS_URL' : ''}`);
    await sql`select notify_change('probes', ${key})`.execute(createDb(pool));
    if (!(await promise)) throw new Error('sent and never received: DATABASE_DIRECT_URL must not lead to a pooler');
    return env.redis ? 'arrive by Redis' : 'arrive by the database';
  } finally {
    clearTimeout(timer);
    unsubscribe();
    await pubsub.stop();
    await pool.end();
  }
}

async function checkClock({ db }: Parts): Promise<string> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  const skew = Date.now() - (rows[0]?.time.getTime() ?? 0);
  if (Math.abs(skew) > maxSkewMs) throw new Error(`${Math.round(skew / 1000)} s ahead of the database's`);
  return `${Math.abs(Math.round(skew))} ms from the database's`;
}

async function checkReplica({ env }: Parts): Promise<string> {
  if (env.databaseReplicaUrl === null) return 'not set';
  const replica = createDb(createPool(env.databaseReplicaUrl, createLog('silent')));
  try {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(replica);
    if (!rows[0]?.standby) throw new Error('DATABASE_REPLICA_URL leads to a primary');
    return 'a standby';
  } finally {
    await replica.destroy();
  }
}

async function checkStorage({ env }: Parts): Promise<string> {
  const storage = createStorage(env.storage);
  const key = `doctor/${randomUUID()}`;
  const body = Buffer.from('probe');
  try {
    await storage.put(key, body, { mimetype: 'text/plain', cacheSeconds: 0 });
    const found = await storage.get(key);
    if (!found || !(await buffer(found.stream)).equals(body)) throw new Error('a written object cannot be read back');
    await storage.remove(key);
    return `writes, reads and removes in ${env.storage.bucket}`;
  } finally {
    storage.close();
  }
}

async function checkMail({ env }: Parts): Promise<string> {
  const mailer = createMailer(env.mail, env.brand.name);
  try {
    await mailer.verify();
    return `the server takes mail from ${env.mail.from}`;
  } finally {
    mailer.close();
  }
}

async function checkStripe({ env }: Parts): Promise<string> {
  const clock = createStripeClock();
  await createStripe(env.stripe, clock).checkout.sessions.list({ limit: 1 });
  const skew = Date.now() - (clock.now() ?? Date.now());
  if (Math.abs(skew) > maxSkewMs) throw new Error(`this clock is ${Math.round(skew / 1000)} s ahead of Stripe's`);
  const wrong = env.stripe.webhookSecrets.filter((secret) => !secret.startsWith('whsec_'));
  if (wrong.length > 0) throw new Error('STRIPE_WEBHOOK_SECRET does not begin with whsec_');
  return env.stripe.apiUrl ? `answers at ${new URL(env.stripe.apiUrl).host}` : 'the key is accepted';
}

async function checkSigning({ env, db }: Parts): Promise<string> {
  const signing = createSigning({ env, db, now: () => new Date() });
  const { reason, expiresAt, source } = await signing.health();
  if (reason !== null) throw new Error(reason);
  if (expiresAt === null) return 'made at the first start';
  const days = Math.floor((expiresAt.getTime() - Date.now()) / dayMs);
  const current = (await signing.roots()).find(({ retiredAt }) => retiredAt === null);
  const root = current ? `; papers chain to the certificate with SHA-256 ${current.sha256}` : '';
  return `${keySourceNames[source]}, valid for ${days} days${root}`;
}

const keySourceNames: Record<KeySource, string> = {
  product: 'made by this product',
  p12: 'from SIGNING_P12_BASE64',
  service: 'at the signing service',
};

async function checkTimestamps({ env, db }: Parts): Promise<string> {
  const signing = createSigning({ env, db, now: () => new Date() });
  if (signing.timestamps === null) return 'not set: signatures carry no timestamp';
  const { chain } = await signing.timestamps.describe();
  if (env.revocationListUrls.length === 0)
    return 'the authority stamps; without REVOCATION_LIST_URLS papers stay at B-T';
  await signing.validationData([{ chain, usedAt: new Date() }]);
  return 'the authority stamps, and its revocation lists are read';
}

function checkClient({ env }: Parts): Promise<string> {
  const page = path.join(env.clientDir, 'index.html');
  return fs.existsSync(page) ? Promise.resolve('found') : Promise.reject(new Error(`there is no ${page}`));
}

async function checkDemoValues({ env, direct }: Parts): Promise<string> {
  const found = [...(await findDemoSettings(env)), ...(await findDemoLogins(env, direct))];
  if (found.length > 0) throw new Error(describeDemoValues(env, found));
  return isLoopback(env.publicUrl) ? 'allowed, since PUBLIC_URL is on this machine' : 'none';
}

function checkAddress({ env }: Parts): Promise<string> {
  const { protocol } = new URL(env.publicUrl);
  if (protocol === 'https:' && env.trustProxy === false) {
    return Promise.reject(new Error('https without TRUST_PROXY: all clients behind the proxy share one rate limit'));
  }
  if (protocol !== 'https:' && !isLoopback(env.publicUrl)) return Promise.reject(new Error('PUBLIC_URL is not https'));
  return Promise.resolve(env.publicUrl);
}

/** Lists set-up steps to complete before launch. Missing ones do not block orders. */
async function checkSetup({ db }: Parts): Promise<string> {
  const open = (await readSetup(db)).filter(({ isDone }) => !isDone);
  if (open.length === 0) return 'every step is answered';
  return `before customers order, see /setup: ${open.map(({ step }) => setupTexts[step].missing).join('; ')}`;
}
