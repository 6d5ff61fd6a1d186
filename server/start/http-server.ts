import { createServer, type Server } from 'node:http';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { limitBodyTime, type BodyTimeouts } from '#server/platform/http/body-timeout.ts';

interface ServerTimeouts extends BodyTimeouts {
  headersMs: number;
  /** From the first byte of any request to its last. */
  requestMs: number;
  /** Interval at which Node checks `headersMs` and `requestMs`. */
  checkIntervalMs: number;
}

/**
 * Node has one request timeout per server, so `requestMs` fits the slowest upload; `limitBodyTime` bounds headers and body of
 * other requests to two minutes.
 */
export const serverTimeouts: ServerTimeouts = {
  headersMs: 20_000,
  bodyMs: 100_000,
  // 10 MB over a slow mobile connection take minutes.
  upload: { silenceMs: 30_000, graceMs: 60_000, bytesPerSecond: 8 * 1024, checkIntervalMs: 1_000 },
  // 10 MB at the lowest allowed rate, plus the headers.
  requestMs: 22 * 60_000,
  checkIntervalMs: 30_000,
};

/** Longer than load balancers keep idle connections (60 to 65 s), so that none sends into a closing one. */
const keepAliveMs = 75_000;

/** The HTTP server of the application, not listening. `overrides` replace single timeouts. */
export function createHttpServer(deps: Deps, overrides: Partial<ServerTimeouts> = {}): Server {
  const { headersMs, requestMs, checkIntervalMs, ...bodyTimeouts } = { ...serverTimeouts, ...overrides };
  const timeouts = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkIntervalMs,
  };
  const server = createServer(timeouts, createApp(deps));
  return server.prependListener('request', limitBodyTime(bodyTimeouts));
}
