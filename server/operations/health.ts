import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import express, { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { metrics } from '#server/platform/observability/metrics.ts';
import { version } from '#server/platform/settings/version.ts';
import { refreshBacklog } from './backlog.ts';
import { readReadiness } from './readiness.ts';

/**
 * The release, liveness, readiness and metrics. /metrics is served on the private port, and on the main port to holders of METRICS_TOKEN
 * only.
 */
export function healthRouter(deps: Deps, { isPrivate }: { isPrivate: boolean }): Router {
  const router = Router();

  router.get('/health', (_request, response) => {
    response.json({ version });
  });

  router.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });

  router.get('/health/ready', async (_request, response) => {
    if (deps.stopping.aborted) {
      response.status(503).json({ status: 'stopping', checks: {} });
      return;
    }
    const { checks, isReady, signing } = await readReadiness(deps);
    const reasons = signing?.reason == null ? {} : { reasons: { signing: signing.reason } };
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', checks, ...reasons });
  });

  router.get('/metrics', async (request, response) => {
    if (!isPrivate && !hasToken(deps, request.get('authorization'))) throw new AppError('NOT_FOUND');
    await refreshBacklog(deps);
    response.type(metrics.contentType).send(await metrics.metrics());
  });

  return router;
}

function hasToken({ env }: Deps, authorization = ''): boolean {
  if (env.metricsToken === null) return false;
  const [given, expected] = [authorization, `Bearer ${env.metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

/** Serves health and metrics only: for worker processes, and for METRICS_PORT. */
export function createOperationsServer(deps: Deps): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(healthRouter(deps, { isPrivate: true }));
  return createServer(app);
}
