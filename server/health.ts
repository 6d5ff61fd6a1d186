import { Router } from 'express';
import type { Deps } from './deps.ts';
import { metrics } from './metrics.ts';
import { isReady, runChecks } from './readiness.ts';

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
    const isGood = isReady(deps, checks);
    response.status(isGood ? 200 : 503).json({ status: isGood ? 'ready' : 'not ready', checks });
  });

  router.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.metrics());
  });

  return router;
}
