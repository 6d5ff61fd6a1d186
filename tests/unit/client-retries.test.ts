import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, TrueformError, type ClientOptions } from '../../scripts/client-package/client.ts';

// Waiting times of the typed client: never shorter than Retry-After, and no retry if that exceeds its maximum.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const fine: Answer = { status: 200, body: [{ result: { data: { items: [] } } }] };
const html = (status: number, retryAfter: string): Answer => ({
  status,
  headers: { 'retry-after': retryAfter },
  body: '<h1>Busy</h1>',
});
const limited = (retryAfter: number): Answer => ({
  status: 429,
  headers: { 'retry-after': String(retryAfter), 'content-type': 'application/json' },
  body: [
    {
      error: {
        message: 'Too many requests.',
        code: -32029,
        data: { httpStatus: 429, appCode: 'TOO_MANY_REQUESTS', details: { retryAfter } },
      },
    },
  ],
});

/** A client of a service that gives these answers; the last one stays. `calls` are their times in milliseconds. */
function clientOf(answers: readonly Answer[], options: Partial<ClientOptions> = {}) {
  const start = Date.now();
  const calls: number[] = [];
  const fetch = () => {
    const { status, headers = {}, body } = answers[Math.min(calls.length, answers.length - 1)] ?? fine;
    calls.push(Date.now() - start);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers }));
  };
  const api = createClient({ baseUrl: 'https://trueform.example', apiKey: 'tfe_test_x', fetch, ...options });
  const settle = async <T>(call: Promise<T>) => {
    const outcome = call.then(
      (value) => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error }),
    );
    await vi.runAllTimersAsync();
    return outcome;
  };
  return { api, calls, settle };
}

test.each([
  ['a limit', limited(20), 20_000],
  ['a gateway', html(503, '12'), 12_000],
])('a retry after %s waits as long as told', async (_what, busy, least) => {
  const { api, calls, settle } = clientOf([busy, fine], { maxWaitSeconds: 120 });
  const { error } = await settle(api.documents.list.query({}));
  expect(error).toBeUndefined();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toBeGreaterThanOrEqual(least);
  expect(calls[1]).toBeLessThan(least + 1_000);
});

test('a date of Retry-After is waited for', async () => {
  const { api, calls, settle } = clientOf([html(503, new Date(Date.now() + 25_000).toUTCString()), fine]);
  await settle(api.documents.list.query({}));
  expect(calls[1]).toBeGreaterThanOrEqual(24_000);
});

test.each([
  ['a limit', limited(3_600), 'TOO_MANY_REQUESTS', 429],
  ['a gateway', html(503, '3600'), 'NETWORK', 503],
])('told by %s to wait longer than its patience, it fails at once', async (_what, busy, code, status) => {
  const { api, calls, settle } = clientOf([busy, fine]);
  const { error } = await settle(api.documents.list.query({}));
  expect(error).toBeInstanceOf(TrueformError);
  expect(error).toMatchObject({ code, status, retryAfter: 3_600 });
  expect(calls).toEqual([0]);
});

test('an upload fails at once as well', async () => {
  const { api, calls, settle } = clientOf([html(429, '31'), fine]);
  expect((await settle(api.upload('id', new Uint8Array(1)))).error).toMatchObject({ status: 429, retryAfter: 31 });
  expect(calls).toEqual([0]);
});

test('the patience is an option', async () => {
  const { api, calls, settle } = clientOf([limited(45), fine], { maxWaitSeconds: 60 });
  await settle(api.documents.list.query({}));
  expect(calls).toHaveLength(2);
  expect(calls[1]).toBeGreaterThanOrEqual(45_000);
});

test('a client is made where there is no WebSocket, and calls', async () => {
  vi.stubGlobal('WebSocket', undefined);
  try {
    const { api, settle } = clientOf([fine]);
    expect(await settle(api.documents.list.query({}))).toMatchObject({ error: undefined });
  } finally {
    vi.unstubAllGlobals();
  }
});

test('an aborted wait ends, without another call', async () => {
  const { api, calls, settle } = clientOf([limited(20), fine]);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 5_000);
  const { error } = await settle(api.documents.list.query({}, { signal: stop.signal }));
  expect(error).toBeInstanceOf(TrueformError);
  expect(calls).toHaveLength(1);
});
