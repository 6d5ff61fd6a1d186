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
 * Wraps a verb as a request handler: parses Stripe's form encoding, runs the verb in one transaction together with the
 * record of its idempotency key, expands, and answers. Everything after the body was read is synchronous, so two requests
 * with one key have one effect.
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
    const asked = { key, path: request.originalUrl, params: canonical(form), requestId };

    const kept = idempotency.find(asked);
    if (kept !== undefined) {
      if (kept.isReplay) response.set({ 'idempotent-replayed': 'true', 'original-request': kept.requestId });
      send(request, response, kept);
      return;
    }
    try {
      const body = store.inTransaction(() => {
        const object = handle(call);
        const expand = [...readExpand(form), ...readExpand(query)];
        const shown = JSON.stringify(expandList({ store, baseUrl: options.getBaseUrl() }, object, expand));
        idempotency.keep(asked, { status: 200, body: shown });
        return shown;
      });
      send(request, response, { status: 200, body });
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      const body = JSON.stringify({ error: error.body });
      if (!error.isValidation) idempotency.keep(asked, { status: error.status, body });
      send(request, response, { status: error.status, body });
    }
  };
}

/** In a list every item is presented, and `data.x` expands x of each. */
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

/** The same text for the same parameters in any order. */
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
