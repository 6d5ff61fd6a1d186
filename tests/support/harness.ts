import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Context, SignedInActor } from '#server/context.ts';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv, type Env } from '#server/env.ts';
import type { Db } from '#server/platform/db/client.ts';
import { readDeviceTokens } from '#server/platform/http/cookies.ts';
import { createLog } from '#server/platform/observability/log.ts';
import type { Typesetter } from '#server/platform/typesetting/types.ts';
import { createTypesetterProcess } from '#server/platform/typesetting/typesetter-process.ts';
import { appRouter } from '#server/router.ts';
import { createCallerFactory } from '#server/trpc.ts';
import { startMail } from '../../scripts/sandbox/mail.ts';
import type { Message } from '../../scripts/sandbox/mail/store.ts';
import { startPayments, type Payments } from '../../scripts/sandbox/payments.ts';
import { startTranslator, type Translator } from '../../scripts/sandbox/translator.ts';
import { createDrafter, type Drafter } from '../../scripts/sandbox/translator/draft.ts';
import { chooseDataRoot } from './data-root.ts';
import { cloneDatabase } from './database.ts';
import { reserveServer, type ServedApp } from './http.ts';
import { blindReader } from './readings.ts';
import { runQueuedJobs, type JobRun } from './run-jobs.ts';
import type { Services } from './services-address.ts';

const createCaller = createCallerFactory(appRouter);

/** Shared by all files of a process, since each instance compiles the engine. A failed print replaces its worker. */
const typesetter = createTypesetterProcess();
const sharedTypesetter: Typesetter = {
  print: (job, owner) => typesetter.print(job, owner),
  warm: (options) => typesetter.warm(options),
  close: () => Promise.resolve(),
};

/** Likewise: its process opens a typesetter, a dictionary and a reader. */
const drafter = createDrafter({ idleTimeoutMs: 5 * 60_000 });
const sharedDrafter: Drafter = {
  warm: () => drafter.warm(),
  make: (order, source) => drafter.make(order, source),
  stop: () => undefined,
};

const secretKey = 'sk_test_harness';
const translatorSecret = 'translation-harness';
const webhookSecret = 'whsec_harness';

export interface CallerOptions {
  ip?: string;
  userAgent?: string;
  /** `Cookie` header with the browser's device tokens. */
  cookie?: string;
  /** Receives each `Set-Cookie` value. */
  setCookie?: (serialized: string) => void;
}

export interface Harness {
  deps: Deps;
  db: Db;
  env: Env;
  /** Calls the router directly as `user`; null for a visitor. */
  caller(user: SignedInActor | null, options?: CallerOptions): ReturnType<typeof createCaller>;
  /** Context of such a call. */
  context(user: SignedInActor | null, options?: CallerOptions): Context;
  /** Payment sandbox, controlled through its `/sandbox/…` routes. Its webhooks are held until `listen`. */
  payments: Payments;
  /** Translation sandbox; an empty `TRANSLATION_WEBHOOK_URL` in the options leaves it unconfigured. */
  translator: Translator;
  /** Serves the whole application on a free port, once. Its origin is `env.publicUrl`. */
  listen(): Promise<ServedApp>;
  /** Runs all queued jobs; see `runQueuedJobs`. */
  runJobs(): Promise<JobRun>;
  /** Delivered mail, newest first, optionally of one recipient. */
  mails(to?: string): Promise<Message[]>;
  /** Freezes `deps.now`; null restores the real clock. The database's clock is unaffected. */
  setNow(date: Date | null): void;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  /** Settings that differ from the defaults below. */
  env?: Record<string, string>;
  /** Replaced dependencies. */
  deps?: Partial<Deps>;
}

/** A harness for all tests of a file, started before them and stopped after them; read it from `beforeAll` on. */
export function useHarness(options: HarnessOptions = {}): Harness {
  let started: Harness | undefined;
  beforeAll(async () => {
    started = await createHarness(options);
  });
  afterAll(() => started?.stop());

  function harness(): Harness {
    if (started === undefined) throw new Error('the harness is started by beforeAll');
    return started;
  }
  return {
    get deps() {
      return harness().deps;
    },
    get db() {
      return harness().db;
    },
    get env() {
      return harness().env;
    },
    get payments() {
      return harness().payments;
    },
    get translator() {
      return harness().translator;
    },
    caller: (...args) => harness().caller(...args),
    context: (...args) => harness().context(...args),
    listen: () => harness().listen(),
    runJobs: () => harness().runJobs(),
    mails: (to) => harness().mails(to),
    setNow: (date) => harness().setNow(date),
    stop: () => harness().stop(),
  };
}

/**
 * The product on real services with a migrated database, bucket and mailbox of its own. The caller stops it; files whose
 * tests share one call `useHarness`.
 */
export async function createHarness(options: HarnessOptions = {}): Promise<Harness> {
  const services = inject('services');
  const dir = await fs.mkdtemp(path.join(await chooseDataRoot(), 'harness-'));
  const [database, bucket, mail, payments, translator, server] = await Promise.all([
    cloneDatabase(services.postgresUrl),
    createBucket(services.s3),
    startMail({ dir: path.join(dir, 'mail') }),
    startPayments({
      dir: path.join(dir, 'payments'),
      secretKey,
      webhookSecret,
      merchantName: 'Test',
    }),
    startTranslator({ dir: path.join(dir, 'translator'), secret: translatorSecret, drafter: sharedDrafter }),
    reserveServer(),
  ]);
  const env = readEnv({
    PUBLIC_URL: server.url,
    APP_SECRET: 'a secret of thirty-two characters or more',
    DATABASE_URL: database.url,
    S3_ENDPOINT: services.s3.endpoint,
    S3_REGION: services.s3.region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: services.s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: services.s3.secretAccessKey,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: payments.url,
    TRANSLATION_WEBHOOK_URL: translator.url,
    TRANSLATION_WEBHOOK_SECRET: translatorSecret,
    SANDBOX_TRANSLATIONS: 'true',
    TYPESETTER_WARM_UP: 'false',
    SMTP_URL: mail.smtpUrl,
    LOG_LEVEL: process.env.DEBUG ? 'debug' : 'silent',
    ...options.env,
  });
  let fixedNow: Date | null = null;
  let listening: Promise<void> | undefined;
  const log = createLog(env.logLevel);
  const deps = await createDeps(env, {
    now: () => fixedNow ?? new Date(),
    log,
    reader: blindReader,
    typesetter: sharedTypesetter,
    ...options.deps,
  });

  return {
    deps,
    db: deps.db,
    env,
    caller: (user, callerOptions = {}) => createCaller(buildContext(deps, user, callerOptions)),
    context: (user, callerOptions = {}) => buildContext(deps, user, callerOptions),
    payments,
    translator,
    listen: async () => {
      const app = server.serve(deps);
      payments.setWebhookUrl(`${app.url}/webhooks/stripe`);
      listening ??= deps.pubsub.start(deps.events);
      await listening;
      return app;
    },
    runJobs: () => runQueuedJobs(deps),
    mails: async (to) => {
      const messages = await mail.list();
      return messages.filter((message) => to === undefined || message.to.includes(to));
    },
    setNow: (date) => {
      fixedNow = date;
    },
    stop: async () => {
      await server.close();
      await closeDeps(deps);
      await Promise.all([mail.stop(), payments.stop(), translator.stop(), database.drop()]);
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}

function buildContext(deps: Deps, user: SignedInActor | null, options: CallerOptions): Context {
  return {
    deps,
    user,
    requestId: randomUUID(),
    ip: options.ip ?? '127.0.0.1',
    userAgent: options.userAgent ?? 'test',
    deviceTokens: readDeviceTokens(deps.env, options.cookie),
    log: deps.log,
    setCookie: options.setCookie ?? (() => undefined),
  };
}

/** Creates a bucket; it is deleted with the object store after the run. */
async function createBucket(s3: Services['s3']): Promise<string> {
  const bucket = `test-${randomUUID()}`;
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: true,
    credentials: {
      accessKeyId: s3.accessKeyId,
      secretAccessKey: s3.secretAccessKey,
    },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return bucket;
}
