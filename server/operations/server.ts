import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Deps } from '#server/deps.ts';
import { healthRouter } from './health.ts';

/** Health and figures alone: for a process that answers no people, and for a port that people cannot reach. */
export function createOperationsServer(deps: Deps): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(healthRouter(deps, { isPrivate: true }));
  return createServer(app);
}
