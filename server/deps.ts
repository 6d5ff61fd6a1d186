import type pg from 'pg';
import type { Stripe } from 'stripe';
import { siteOfSettings } from '#shared/brand.ts';
import type { Env } from './env.ts';
import { createSigning } from './features/certification/signing-keys/signing.ts';
import { createCompanyFacts, type CompanyFacts } from './features/company/facts.ts';
import { createReader, type Reader } from './features/translation/reading/reader.ts';
import { createDb, createPool, type Db } from './platform/db/client.ts';
import { withoutReplica, withReplica, type Replica } from './platform/db/replica.ts';
import { createSandboxPool } from './platform/db/sandbox-schema.ts';
import { createMailer, type Mailer } from './platform/integrations/mailer.ts';
import { createPush, type Push } from './platform/integrations/push.ts';
import { createStorage, type Storage } from './platform/integrations/storage.ts';
import { createStripe, createStripeClock, type StripeClock } from './platform/integrations/stripe.ts';
import { createTranslationEngine, type TranslationEngine } from './platform/integrations/translation-engine.ts';
import { createTranslator, type Translator } from './platform/integrations/translator.ts';
import { createVies, type Vies } from './platform/integrations/vies.ts';
import { createWebhookClient, type WebhookClient } from './platform/integrations/webhook-client.ts';
import { createQueue, type JobQueue } from './platform/jobs/queue.ts';
import { createLog, type Log } from './platform/observability/log.ts';
import { openTracing } from './platform/observability/open-tracing.ts';
import type { Tracing } from './platform/observability/tracing.ts';
import { createFairShares, type FairShares } from './platform/rate-limit/fair-shares.ts';
import { createRateLimiter, type RateLimiter } from './platform/rate-limit/limiter.ts';
import { createChangeEvents } from './platform/realtime/change-events.ts';
import { createPubSub } from './platform/realtime/pubsub.ts';
import type { ChangeEvents, PubSub } from './platform/realtime/types.ts';
import type { Signing } from './platform/signing/types.ts';
import type { Typesetter } from './platform/typesetting/types.ts';
import { createTypesetterProcess } from './platform/typesetting/typesetter-process.ts';

export interface Sandbox {
  accountId: string;
  /** How far the account's clock is ahead. */
  aheadMs: number;
  live: Deps;
}

/** The process's singletons, built once and passed to everything else; tests pass `overrides`. */
export interface Deps {
  env: Env;
  log: Log;
  now: () => Date;
  pool: pg.Pool;
  /** The primary, for every write and everything a customer sees. */
  db: Db;
  /** Read replica for staff reports and lists. */
  replica: Replica;
  /** Rows of sandbox accounts, in a schema of their own. */
  sandboxDb: Db;
  sandboxPool: pg.Pool;
  /** The sandbox account that a call or job is for; null in the live product. */
  sandbox: Sandbox | null;
  storage: Storage;
  stripe: Stripe;
  stripeClock: StripeClock;
  mailer: Mailer;
  /** Null without a translation workflow: staff upload translations. */
  translator: Translator | null;
  /** Null without an outside engine: drafts come from phrasebook, rules and memory. */
  translationEngine: TranslationEngine | null;
  /** Null where VAT ids are not checked outside. */
  vies: Vies | null;
  /** Null without VAPID keys. */
  push: Push | null;
  /** Posts webhooks to partners' endpoints. */
  webhookClient: WebhookClient;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  /** Concurrency limits per caller, in this process. */
  fairShares: FairShares;
  /** Typesets certificates; its process starts with the first print unless warmed up, and ends when idle. */
  typesetter: Typesetter;
  /** Reads source pages; its process starts with the first page. */
  reader: Reader;
  /** Published company facts, such as prices; test accounts read those of the live product. */
  company: CompanyFacts;
  /** Keys of document signatures and of the log, and the timestamp authority. */
  signing: Signing;
  /** Aborted when shutdown begins. */
  stopping: AbortSignal;
  /** Change signals of this process and, once `pubsub` is started, of all others. */
  events: ChangeEvents;
  pubsub: PubSub;
  /** Null without a collector. */
  tracing: Tracing | null;
}

/** Builds everything from the settings. The database must be reachable, since the queue installs its tables. */
export async function createDeps(env: Env, overrides: Partial<Deps> = {}): Promise<Deps> {
  const log = overrides.log ?? createLog(env.logLevel);
  const now = overrides.now ?? (() => new Date());
  const pubsub = overrides.pubsub ?? createPubSub(env, log);
  const pool =
    overrides.pool ??
    createPool(env.databaseUrl, log, { publish: pubsub.publish, namedStatements: env.namedStatements });
  const stripeClock = createStripeClock();
  const tracing = overrides.tracing ?? (await openTracing(env));
  const db = createDb(pool, { tracing });
  const events = overrides.events ?? createChangeEvents({ pollIntervalMs: env.redis?.pollIntervalMs });
  const sandboxPool = createSandboxPool(env.databaseUrl, log, { publish: pubsub.publish });
  return {
    env,
    log,
    now,
    pool,
    db,
    replica: openReplica(env, { primary: db, log, tracing }),
    sandboxPool,
    sandboxDb: createDb(sandboxPool, { tracing }),
    sandbox: null,
    storage: createStorage(env.storage),
    stripe: createStripe(env.stripe, stripeClock),
    stripeClock,
    mailer: createMailer(env.mail, env.brand.name),
    translationEngine: env.translationEngine ? createTranslationEngine(env.translationEngine) : null,
    translator: env.translator ? createTranslator(env.translator, { now, tracing }) : null,
    vies: env.viesUrl === undefined ? null : createVies({ url: env.viesUrl }),
    push: createPush(env),
    webhookClient: createWebhookClient({ allowsLoopback: env.sandboxTranslations }),
    jobs:
      overrides.jobs ?? (await createQueue({ databaseUrl: env.databaseDirectUrl, log, notifies: env.redis === null })),
    rateLimiter: createRateLimiter(pool),
    fairShares: createFairShares(),
    typesetter: createTypesetterProcess(),
    reader: createReader(),
    company: createCompanyFacts({ db, events, now, defaultSite: siteOfSettings(env.brand) }),
    signing: createSigning({ env, db, now }),
    stopping: new AbortController().signal,
    events,
    pubsub,
    tracing,
    ...overrides,
  };
}

function openReplica(
  { databaseReplicaUrl, namedStatements }: Env,
  { primary, log, tracing }: { primary: Db; log: Log; tracing: Tracing | null },
): Replica {
  if (databaseReplicaUrl === null) return withoutReplica(primary);
  const pool = createPool(databaseReplicaUrl, log, { connectTimeoutMs: 1_000, namedStatements });
  return withReplica(primary, createDb(pool, { tracing }), log);
}

/** Closes what `createDeps` opened, in reverse order. */
export async function closeDeps(deps: Deps): Promise<void> {
  deps.reader.stop();
  await deps.jobs.stop();
  await deps.pubsub.stop();
  await deps.typesetter.close();
  deps.mailer.close();
  deps.storage.close();
  await deps.replica.close();
  await deps.sandboxPool.end();
  await deps.pool.end();
  await deps.tracing?.stop();
}
