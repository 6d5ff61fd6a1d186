import type { Request, RequestHandler, Response } from 'express';
import qs from 'qs';
import { StripeFault } from './errors.ts';
import { createIdempotency } from './idempotency.ts';
import { newId } from './objects.ts';
import type { Cause } from './outbox.ts';
import { expandObject } from './present.ts';
import type { Store } from './store.ts';

export type Call = { id: string; form: object; query: object; cause: Cause };
export type Answer = (handle: (call: Call) => object) => RequestHandler;

const parseOptions: qs.IParseOptions = { depth: 20, arrayLimit: 1000, parameterLimit: 5000 };

/**
 * Request handler around an operation: parses the form, runs it in one transaction with its idempotency record, expands and
 * responds. Synchronous once the body is read, so that requests with the same key take effect once.
 */
export function createAnswer(options: { store: Store; getBaseUrl: () => string }): Answer {
  const { store } = options;
  const idempotency = createIdempotency(store);

  return (handle) => (request, response) => {
    const form = qs.parse(typeof request.body === 'string' ? request.body : '', parseOptions);
    const query = qs.parse(new URL(request.originalUrl, 'http://sandbox').search.slice(1), parseOptions);
    const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
    const requestId = readRequestId(response);
    const call = {
      id: String(request.params.id ?? ''),
      form,
      query,
      cause: { requestId, idempotencyKey: key ?? null },
    };
    const keyed = { key, path: request.originalUrl, params: canonical(form), requestId };

    const stored = idempotency.find(keyed);
    if (stored !== undefined) {
      if (stored.isReplay) response.set({ 'idempotent-replayed': 'true', 'original-request': stored.requestId });
      send(request, response, stored);
      return;
    }
    try {
      const body = store.inTransaction(() => {
        const object = handle(call);
        const expand = [...readExpand(form), ...readExpand(query)];
        const shown = JSON.stringify(expandList({ store, baseUrl: options.getBaseUrl() }, object, expand));
        idempotency.store(keyed, { status: 200, body: shown });
        return shown;
      });
      send(request, response, { status: 200, body });
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      const body = JSON.stringify({ error: error.body });
      if (!error.isValidation) idempotency.store(keyed, { status: error.status, body });
      send(request, response, { status: error.status, body });
    }
  };
}

/** Expands an object, or each item of a list, where `data.x` expands `x`. */
function expandList(options: { store: Store; baseUrl: string }, object: object, expand: readonly string[]): object {
  if (!('object' in object) || object.object !== 'list' || !('data' in object) || !Array.isArray(object.data)) {
    return expandObject(options, object, expand);
  }
  const items: unknown[] = object.data;
  const inner = expand.map((path) => path.replace(/^data\./, ''));
  return {
    ...object,
    data: items.map((item) => (typeof item === 'object' && item !== null ? expandObject(options, item, inner) : item)),
  };
}

function readExpand(source: object): string[] {
  const expand: unknown = 'expand' in source ? source.expand : undefined;
  const list: unknown[] = Array.isArray(expand) ? expand : [expand];
  return list.filter((path) => typeof path === 'string');
}

/** Serializes parameters independently of their order. */
function canonical(form: object): string {
  return qs.stringify(form, { sort: (one: string, other: string) => (one < other ? -1 : 1) });
}

function send(request: Request, response: Response, { status, body }: { status: number; body: string }): void {
  const key = request.get('idempotency-key');
  if (key !== undefined) response.set('idempotency-key', key);
  response.status(status).type('application/json').send(body);
}

export function readRequestId(response: Response): string {
  const known = response.get('request-id');
  if (known !== undefined) return known;
  const id = newId('req');
  response.set('request-id', id);
  return id;
}
