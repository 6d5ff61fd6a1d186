import { createServer, type Server, type ServerOptions } from 'node:http';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';

/** Milliseconds within which headers, and then the whole request, must have come: a file under 10 MB over a slow line. */
const patience = { headersTimeout: 20_000, requestTimeout: 120_000 };

/** The application behind HTTP, not listening yet. `options` differ from the ordinary patience. */
export function createHttpServer(deps: Deps, options: ServerOptions = {}): Server {
  return createServer({ ...patience, ...options }, createApp(deps));
}
