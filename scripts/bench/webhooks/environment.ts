import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createWebhookClient } from '#server/platform/integrations/webhook-client.ts';
import { startPostgres } from '../../sandbox/postgres.ts';
import { settingsFor } from '../environment.ts';

export interface DayEnvironment {
  deps: Deps;
  /** From now on, a day passes in this many seconds. */
  compressDay(seconds: number): void;
}

/** Far below the product's, so that attempts that hang fit the compressed day. */
const answerTimeoutMs = 300;
const dayMs = 24 * 60 * 60_000;

/** The product's dependencies over an empty database, with a clock that runs faster. */
export async function withCompressedDay<T>(work: (environment: DayEnvironment) => Promise<T>): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-webhooks-'));
  await fs.chmod(dir, 0o711);
  const postgres = await startPostgres({ dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'tools') });
  const env = readEnv({ ...settingsFor(postgres.url), SANDBOX_TRANSLATIONS: 'true', LOG_LEVEL: 'silent' });
  let rate = 1;
  let base = Date.now();
  let since = performance.now();
  const now = () => new Date(base + (performance.now() - since) * rate);
  const webhookClient = createWebhookClient({ allowsLoopback: true, answerTimeoutMs });
  const deps = await createDeps(env, { now, webhookClient });
  try {
    await migrate(deps.db);
    await deps.pubsub.start(deps.events);
    return await work({
      deps,
      compressDay: (seconds) => {
        base = now().getTime();
        since = performance.now();
        rate = dayMs / (seconds * 1000);
      },
    });
  } finally {
    await closeDeps(deps);
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}
