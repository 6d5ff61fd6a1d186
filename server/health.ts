import { Router } from 'express';
import { sql } from 'kysely';
import { isMigrated } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { metrics } from './metrics.ts';

type Check = 'database' | 'schema' | 'storage' | 'queue';

/** Whether the process lives, whether it can do its work, and how it is doing. */
export function healthRouter(deps: Deps): Router {
  const router = Router();

  router.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });

  router.get('/health/ready', async (_request, response) => {
    if (deps.stopping.aborted) {
      response.status(503).json({ status: 'stopping', checks: {} });
      return;
    }
    const checks = await runChecks(deps);
    const isReady = Object.values(checks).every(Boolean);
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', checks });
  });

  router.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.metrics());
  });

  return router;
}

async function runChecks(deps: Deps): Promise<Record<Check, boolean>> {
  const [database, schema, storage, queue] = await Promise.all([
    succeeds(deps, 'database', sql`select 1`.execute(deps.db)),
    succeeds(deps, 'schema', requireSchema(deps)),
    succeeds(deps, 'storage', deps.storage.ping()),
    succeeds(deps, 'queue', deps.jobs.boss.getQueueStats('mail.send')),
  ]);
  return { database, schema, storage, queue };
}

async function requireSchema({ db }: Deps): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('the database waits for its migration');
}

async function succeeds(deps: Deps, check: Check, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    deps.log.warn({ check, err: error }, 'a health check failed');
    return false;
  }
}
