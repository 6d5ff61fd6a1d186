import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { extendLog } from '#server/features/certification/log/service.ts';
import { createPool } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { buildServerOnce } from '../build/server-build.ts';
import { startPostgres } from '../sandbox/postgres.ts';
import { startChild, type Child } from './child.ts';
import { fillCustomers, type Customer } from './customers.ts';
import { fillDatabase } from './staff-data.ts';

/** The product over 100,000 documents, the bare baseline and the load generator. */
export interface BenchEnvironment {
  load: Child;
  bare: Child;
  product: Child;
  /** Starts another, cold process of the product; `overrides` replace settings. */
  startProduct(overrides?: Record<string, string>): Promise<Child>;
  /** Likewise a web process that commits notices on demand, see `web-with-notices.ts`. */
  startWebWithNotices(overrides?: Record<string, string>): Promise<Child>;
  customers: readonly Customer[];
  /** Verification codes of certified translations. */
  codes: readonly string[];
  /** The product's dependencies over the same database, in this process. */
  deps: Deps;
}

/** Settings of a server that reaches only the database. */
export function settingsFor(databaseUrl: string) {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    APP_SECRET: 'a secret of thirty-two characters or more',
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'bench',
    S3_ACCESS_KEY_ID: 'bench',
    S3_SECRET_ACCESS_KEY: 'bench',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'info',
    CLIENT_DIR: 'none',
  };
}

interface Database {
  deps: Deps;
  url: string;
  /** For files; deleted afterwards. */
  dir: string;
  /** Starts a script of this folder with the same settings but for `overrides`. */
  start(file: string, overrides?: Record<string, string>): Promise<Child>;
  /** Starts the product as it ships, likewise. */
  startProduct(overrides?: Record<string, string>): Promise<Child>;
}

const webWithNotices = 'web-with-notices.ts';

/** Entry of the server as it ships. */
export async function builtProduct(): Promise<string> {
  return path.join(await buildServerOnce(), 'server/main.js');
}

/** A migrated, empty database for `work`; everything that was started is stopped after it. `overrides` replace settings. */
export async function withDatabase<T>(
  work: (database: Database) => Promise<T>,
  overrides: Record<string, string> = {},
): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
  await fs.chmod(dir, 0o711);
  const postgres = await startPostgres({ dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'tools') });
  const settings = { ...settingsFor(postgres.url), ...overrides };
  const deps = await createDeps(readEnv({ ...settings, LOG_LEVEL: 'warn' }));
  const stops: (() => Promise<void>)[] = [() => closeDeps(deps)];
  try {
    await migrate(deps.db);
    const start = async (file: string, own: Record<string, string> = {}) => {
      const log = path.join(dir, `${path.basename(file, '.ts')}.log`);
      const child = await startChild(file, {
        env: { ...settings, ...own },
        log,
        isInspected: file.includes('server/main') || file === webWithNotices,
      });
      stops.push(() => child.stop());
      return child;
    };
    const startProduct = async (own?: Record<string, string>) => start(await builtProduct(), own);
    return await work({ deps, url: postgres.url, dir, start, startProduct });
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}

/** Fills a database, starts the processes, runs `work` and tears all down. `overrides` replace settings. */
export function withEnvironment<T>(
  work: (environment: BenchEnvironment) => Promise<T>,
  overrides: Record<string, string> = {},
): Promise<T> {
  return withDatabase(async ({ deps, url, start, startProduct }) => {
    // Filling exceeds the product's statement timeout.
    const pool = createPool(url, deps.log, { statementTimeoutMs: 0 });
    await fillDatabase(pool);
    const people = await fillCustomers({ ...deps, pool }, 200);
    // The certificate log as on a server that has run for a while: appending 100,000 entries would compete with the load.
    await extendLog(deps);
    // Maintenance that PostgreSQL would otherwise start during the load.
    await pool.query('vacuum analyze');
    await pool.query('checkpoint');
    await pool.end();
    const load = await start('load.ts');
    const bare = await start('bare.ts');
    // Jobs catch up with the 100,000 documents for minutes, which is not what requests cost.
    const product = await startProduct({ ROLE: 'web' });
    const startWebWithNotices = (own: Record<string, string> = {}) => start(webWithNotices, { ROLE: 'web', ...own });
    return work({ load, bare, product, startProduct, startWebWithNotices, deps, ...people });
  }, overrides);
}
