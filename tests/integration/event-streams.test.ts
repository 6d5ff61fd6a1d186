import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import express from 'express';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { notify } from '#server/features/notifications/notify.ts';
import type { AppRouter } from '#server/router.ts';
import { eventStreams } from '#server/transport/event-streams.ts';
import { apiVersion } from '#shared/api-versions.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';

// Notifications as server-sent events, as `curl -N` follows them.

const h = useHarness();
let url: string;
let user: BuiltUser;
const stopping = new AbortController();
beforeAll(async () => {
  ({ url } = await h.listen());
});
beforeEach(async () => {
  user = await buildUser(h);
});

const pollOptions = { timeout: 60_000, interval: 10 };
const address = (origin = url) => `${origin}/trpc/notifications.onEvent`;

function tell(name: string): Promise<void> {
  const payload = { documentId: randomUUID(), filename: `${name}.pdf` };
  return h.db.transaction().execute((trx) => notify(trx, { userId: user.id, kind: 'translation_ready', payload }));
}

interface Followed {
  response: Response;
  /** Text received so far. */
  text: () => string;
  /** Names of the notifications received, in order. */
  names: () => string[];
  lastId: () => string;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  cut: () => void;
}

const chunksOf = (response: Response): AsyncIterable<Uint8Array> => response.body ?? new ReadableStream();

async function followEvents(
  headers: Record<string, string>,
  origin = url,
  path = '/trpc/notifications.onEvent',
): Promise<Followed> {
  const cutter = new AbortController();
  const response = await fetch(origin + path, { headers, signal: cutter.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of chunksOf(response)) text += decoder.decode(chunk, { stream: true });
  };
  return {
    response,
    text: () => text,
    names: () => [...text.matchAll(/"message":"(\w+)\.pdf/g)].map(([, name = '']) => name),
    lastId: () => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
    ended: read().catch((error: unknown) => {
      if (!cutter.signal.aborted) throw error;
    }),
    cut: () => cutter.abort(),
  };
}

test.each(['session', 'key'])('a %s follows its events, and resumes after the last one', async (kind) => {
  const headers: Record<string, string> =
    kind === 'session'
      ? { cookie: user.cookie }
      : { authorization: `Bearer ${(await buildKey(h, user, { scopes: ['documents:read'] })).key}` };
  await tell('before');
  const first = await followEvents(headers);
  expect(first.response.status).toBe(200);
  expect(Object.fromEntries(first.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    'trueform-version': apiVersion,
  });
  await vi.waitFor(() => expect(first.text()).toContain('"kind":"ready"'), pollOptions);
  await tell('one');
  await vi.waitFor(() => expect(first.names()).toEqual(['one']), pollOptions);
  first.cut();
  await tell('two');
  await tell('three');
  const second = await followEvents({ ...headers, 'last-event-id': first.lastId() });
  await vi.waitFor(() => expect(second.names()).toEqual(['two', 'three']), pollOptions);
  second.cut();
});

test('tRPC’s own client follows the stream', async () => {
  // The part of an EventSource that the client uses, with a session.
  class SignedIn {
    readonly #cut = new AbortController();
    readonly listeners = new Map<string, (event: object) => void>();
    readyState = 0;
    constructor(target: string) {
      void this.#read(target);
    }
    addEventListener(name: string, listener: (event: object) => void) {
      this.listeners.set(name, listener);
    }
    removeEventListener() {
      return undefined;
    }
    close() {
      this.#cut.abort();
    }
    async #read(target: string) {
      const response = await fetch(target, { headers: { cookie: user.cookie }, signal: this.#cut.signal });
      this.listeners.get('open')?.({});
      let text = '';
      try {
        for await (const chunk of chunksOf(response)) {
          text += new TextDecoder().decode(chunk);
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const fields = Object.fromEntries(
              text
                .slice(0, end)
                .split('\n')
                .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
            );
            text = text.slice(end + 2);
            this.listeners.get(fields['event'] ?? 'message')?.({
              data: fields['data'],
              lastEventId: fields['id'] ?? '',
            });
          }
        }
      } catch {
        // Closed by the client.
      }
    }
  }
  const client = createTRPCClient<AppRouter>({
    links: [httpSubscriptionLink({ url: `${url}/trpc`, EventSource: SignedIn as never })],
  });
  const seen: unknown[] = [];
  const subscription = client.notifications.onEvent.subscribe(undefined, {
    onData: ({ data }) => seen.push(data.kind),
  });
  await vi.waitFor(() => expect(seen).toEqual(['ready']), pollOptions);
  await tell('one');
  await vi.waitFor(() => expect(seen).toEqual(['ready', 'insert']), pollOptions);
  subscription.unsubscribe();
});

test('pings keep an idle stream open', async () => {
  const app = express().use(eventStreams(h.deps, { createContext: () => Promise.resolve(h.context(user)), pingMs: 5 }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stream = await followEvents({}, `http://127.0.0.1:${readAddress(server).port}`, '/notifications.onEvent');
  await vi.waitFor(() => expect(stream.text()).toMatch(/(event: ping\ndata: \n\n){2}/), pollOptions);
  stream.cut();
  server.close();
});

describe('refusals have their status', () => {
  const refusal = z.object({
    error: z.object({ data: z.looseObject({ appCode: z.string(), requestId: z.string() }) }),
  });
  const ask = async (headers: Record<string, string>, query = '') => {
    const response = await fetch(address() + query, { headers });
    const { appCode, requestId } = refusal.parse(await response.json()).error.data;
    expect(requestId).toBe(response.headers.get('x-request-id'));
    return { status: response.status, appCode, retryAfter: response.headers.get('retry-after') };
  };

  test('of visitors, foreign pages, unknown positions and versions', async () => {
    const { cookie } = user;
    expect(await ask({})).toMatchObject({ status: 401, appCode: 'NOT_SIGNED_IN' });
    expect(await ask({ authorization: 'Bearer tfe_live_made-up' })).toMatchObject({
      status: 401,
      appCode: 'KEY_INVALID',
    });
    expect(await ask({ cookie, origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await ask({ cookie, 'last-event-id': 'x' })).toMatchObject({ status: 400, appCode: 'INVALID_INPUT' });
    expect(await ask({ cookie }, '?input={')).toMatchObject({ status: 400, appCode: 'INVALID_INPUT' });
    expect(await ask({ cookie, 'trueform-version': '2020-01-01' })).toMatchObject({ status: 400 });
    const { key } = await buildKey(h, user, { scopes: ['payments:write'] });
    expect(await ask({ authorization: `Bearer ${key}` })).toMatchObject({ status: 403, appCode: 'SCOPE_MISSING' });
  });

  test('of the eleventh stream of an account, until one is closed', async () => {
    const { cookie } = user;
    const open = await Promise.all(Array.from({ length: 10 }, () => followEvents({ cookie })));
    expect(open.map(({ response }) => response.status)).toEqual(open.map(() => 200));
    expect(await ask({ cookie })).toMatchObject({ status: 429, appCode: 'TOO_MANY_REQUESTS', retryAfter: '5' });
    open[0]?.cut();
    await vi.waitFor(async () => {
      const again = await followEvents({ cookie });
      again.cut();
      expect(again.response.status).toBe(200);
    }, pollOptions);
    for (const { cut } of open) cut();
  });
});

describe('the stream ends', () => {
  test('with the session', async () => {
    const stream = await followEvents({ cookie: user.cookie });
    await h.db.deleteFrom('sessions').where('id', '=', user.sessionId).execute();
    await stream.ended;
    expect(stream.text()).not.toContain('serialized-error');
  });

  test('with the key', async () => {
    const { key, id } = await buildKey(h, user, { scopes: ['documents:read'] });
    const stream = await followEvents({ authorization: `Bearer ${key}` });
    await h.db.updateTable('apiKeys').set({ revokedAt: new Date() }).where('id', '=', id).execute();
    await stream.ended;
  });

  test('at shutdown, after which none is opened', async () => {
    const other = await reserveServer();
    other.serve({ ...h.deps, stopping: stopping.signal });
    const stream = await followEvents({ cookie: user.cookie }, other.url);
    stopping.abort();
    await stream.ended;
    const refused = await fetch(address(other.url), { headers: { cookie: user.cookie } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    await other.close();
  });
});
