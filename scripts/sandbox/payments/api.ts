import express, { type Router } from 'express';
import { createAnswer, type Answer } from './answer.ts';
import { noSuch } from './errors.ts';
import { readList } from './lists.ts';
import { createRefund, updateRefund } from './refunds.ts';
import { createSession, expireSession, getSession, type Sandbox } from './sessions.ts';
import type { Kinds } from './store.ts';
import { readParameters } from './validate.ts';

/** The subset of Stripe's API below `/v1` that the application uses. */
export function createApi(sandbox: Sandbox, options: { getBaseUrl: () => string }): Router {
  const router = express.Router();
  const answer = createAnswer({ store: sandbox.store, getBaseUrl: options.getBaseUrl });
  addSessions(router, sandbox, answer);
  addRefunds(router, sandbox, answer);

  router.get(
    '/disputes',
    answer(({ query }) => readList(sandbox.store, { kind: 'dispute', url: '/v1/disputes', query })),
  );
  router.get(
    '/disputes/:id',
    answer(({ id }) => get(sandbox, 'dispute', id)),
  );
  router.get(
    '/payment_intents/:id',
    answer(({ id }) => get(sandbox, 'payment_intent', id)),
  );
  router.get(
    '/charges/:id',
    answer(({ id }) => get(sandbox, 'charge', id)),
  );
  router.get(
    '/charges',
    answer(({ query }) => readList(sandbox.store, { kind: 'charge', url: '/v1/charges', query })),
  );
  router.get(
    '/events/:id',
    answer(({ id }) => withPending(sandbox, get(sandbox, 'event', id))),
  );
  router.get(
    '/events',
    answer(({ query }) => {
      const list = readList(sandbox.store, { kind: 'event', url: '/v1/events', query });
      return { ...list, data: list.data.map((event) => withPending(sandbox, event)) };
    }),
  );
  return router;
}

function addSessions(router: Router, sandbox: Sandbox, answer: Answer): void {
  const url = '/v1/checkout/sessions';
  router.post(
    '/checkout/sessions',
    answer(({ form }) => createSession(sandbox, readParameters(url, form))),
  );
  router.get(
    '/checkout/sessions',
    answer(({ query }) => readList(sandbox.store, { kind: 'checkout.session', url, query })),
  );
  router.get(
    '/checkout/sessions/:id',
    answer(({ id }) => getSession(sandbox, id)),
  );
  router.get(
    '/checkout/sessions/:id/line_items',
    answer(({ id, query }) => {
      getSession(sandbox, id);
      return readList(sandbox.store, { kind: 'item', url: `${url}/${id}/line_items`, query, parent: id });
    }),
  );
  router.post(
    '/checkout/sessions/:id/expire',
    answer(({ id, form, cause }) => {
      readParameters(`${url}/{session}/expire`, form);
      return expireSession(sandbox, id, cause);
    }),
  );
}

function addRefunds(router: Router, sandbox: Sandbox, answer: Answer): void {
  const url = '/v1/refunds';
  router.post(
    '/refunds',
    answer(({ form, cause }) => createRefund(sandbox, readParameters(url, form), cause)),
  );
  router.get(
    '/refunds',
    answer(({ query }) => readList(sandbox.store, { kind: 'refund', url, query })),
  );
  router.get(
    '/refunds/:id',
    answer(({ id }) => get(sandbox, 'refund', id)),
  );
  router.post(
    '/refunds/:id',
    answer(({ id, form, cause }) => {
      const params = readParameters(`${url}/{refund}`, form);
      return updateRefund(sandbox, id, { params, cause });
    }),
  );
}

function get<Kind extends keyof Kinds>(sandbox: Sandbox, kind: Kind, id: string): Kinds[Kind] {
  const object = sandbox.store.find(kind, id);
  if (object === undefined) throw noSuch(kind, id, kind === 'payment_intent' ? 'intent' : 'id');
  return object;
}

function withPending(sandbox: Sandbox, event: Kinds['event']): Kinds['event'] {
  return { ...event, pending_webhooks: sandbox.outbox.countPending(event.id) };
}
