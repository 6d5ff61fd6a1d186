import { createServer, type Server } from 'node:http';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { limitBodyTime, type BodyTimeouts } from './body-timeout.ts';

interface ServerTimeouts extends BodyTimeouts {
  headersMs: number;
  /** From the first byte of a request to its last, whatever it is. */
  requestMs: number;
  /** How often Node looks at `headers` and `request`. */
  checkIntervalMs: number;
}

/**
 * Milliseconds. Node's own limit of a request is one for the whole server, so it is what the slowest upload may take; a
 * sender who dawdles elsewhere is cut off by ours, so that headers and body together take two minutes at most.
 */
export const serverTimeouts: ServerTimeouts = {
  headersMs: 20_000,
  bodyMs: 100_000,
  // 10 MB over a poor mobile line take minutes, but they do come.
  upload: { silenceMs: 30_000, graceMs: 60_000, bytesPerSecond: 8 * 1024, checkIntervalMs: 1_000 },
  // 10 MB at the slowest pace that is allowed, and the headers.
  requestMs: 22 * 60_000,
  checkIntervalMs: 30_000,
};

/** Longer than a balancer keeps its idle connections (60 to 65 s), so that it never sends into one that is being closed. */
const keepAliveMs = 75_000;

/** The application behind HTTP, not listening yet. `changes` differ from the ordinary patience. */
export function createHttpServer(deps: Deps, changes: Partial<ServerTimeouts> = {}): Server {
  const {
    headersMs: headers,
    requestMs: request,
    checkIntervalMs: checkEvery,
    ...bodies
  } = { ...serverTimeouts, ...changes };
  const keepAliveTimeout = keepAliveMs;
  const timeouts = {
    keepAliveTimeout,
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: checkEvery,
  };
  const server = createServer(timeouts, createApp(deps));
  return server.prependListener('request', limitBodyTime(bodies));
}
