import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Deps } from '#server/deps.ts';
import { healthRouter } from './health.ts';

/** Serves health and metrics only: for worker processes, and for METRICS_PORT. */
export function createOperationsServer(deps: Deps): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(healthRouter(deps, { isPrivate: true }));
  return createServer(app);
}
