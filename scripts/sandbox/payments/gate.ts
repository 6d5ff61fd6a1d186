import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { readRequestId } from './answer.ts';
import type { Control } from './control.ts';
import type { Store } from './store.ts';

const maxLoggedRequests = 500;

/** Middleware of every API call: request log, simulated latency and outage, API key. */
export function createGate(options: { store: Store; control: Control; secretKey: string }): RequestHandler[] {
  const { store, control } = options;
  return [
    createLog(store),
    async (_request, _response, next) => {
      if (control.latencyMs > 0) await wait(control.latencyMs);
      next();
    },
    (_request, response, next) => {
      if (!control.apiDown) next();
      else response.status(503).json({ error: { type: 'api_error', message: 'The sandbox is set to be down.' } });
    },
    (request, response, next) => {
      const fault = findKeyFault(request, options.secretKey);
      if (fault === undefined) next();
      else response.status(401).json({ error: { type: 'invalid_request_error', message: fault } });
    },
  ];
}

function findKeyFault(request: Request, secretKey: string): string | undefined {
  const given = request.get('authorization');
  if (given === undefined) {
    return 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  }
  if (given === `Bearer ${secretKey}`) return undefined;
  return `Invalid API Key provided: ${given.slice(7, 14)}${'*'.repeat(8)}${given.slice(-4)}`;
}

function createLog({ database }: Store): RequestHandler {
  const insert = database.prepare(
    'INSERT INTO requests (at, request_id, method, path, params, version, idempotency_key, status) VALUES (?, ?, ?, ?, ?, ?, ?, 0)',
  );
  const settle = database.prepare('UPDATE requests SET status = ? WHERE id = ?');
  const prune = database.prepare('DELETE FROM requests WHERE id <= ?');
  return (request, response, next) => {
    const params = typeof request.body === 'string' ? request.body : '';
    const version = request.get('stripe-version') ?? null;
    const key = request.get('idempotency-key') ?? null;
    const { method, originalUrl } = request;
    const row = insert.run(Date.now(), readRequestId(response), method, originalUrl, params, version, key);
    const id = Number(row.lastInsertRowid);
    prune.run(id - maxLoggedRequests);
    response.once('finish', () => {
      if (database.isOpen) settle.run(response.statusCode, id);
    });
    next();
  };
}
