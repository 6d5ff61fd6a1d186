import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../scripts/client-package/client.ts';

// Events by `fetch`, as the typed client follows them where there is no WebSocket.

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const insert = (id: number) => `id: ${id}\ndata: {"kind":"insert","notification":{"title":"number ${id}"}}\n\n`;
const connected = 'event: connected\ndata: {}\n\n';

/** One answer to the stream's request. `isOpen` keeps it open after its text. */
interface Served {
  status?: number;
  headers?: Record<string, string>;
  text: readonly string[];
  isOpen?: boolean;
}

function serve(answers: readonly Served[]) {
  const requests: { after: string | null; at: number; signal: AbortSignal | null }[] = [];
  const start = Date.now();
  const fetch = (_url: unknown, { headers, signal = null }: RequestInit = {}) => {
    const { status = 200, headers: own = {}, text, isOpen } = answers[requests.length] ?? { text: [], isOpen: true };
    requests.push({ after: new Headers(headers).get('last-event-id'), at: Date.now() - start, signal });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of text) controller.enqueue(new TextEncoder().encode(part));
        signal?.addEventListener('abort', () => isOpen && controller.error(signal.reason));
        if (!isOpen) controller.close();
      },
    });
    return Promise.resolve(new Response(body, { status, headers: own }));
  };
  const api = createClient({ baseUrl: 'https://trueform.example', apiKey: 'tfe_test_x', fetch });
  const heard: string[] = [];
  const subscription = api.notifications.onEvent.subscribe(
    {},
    {
      onStarted: () => heard.push('started'),
      onData: ({ id, data }) => heard.push(`${id} ${data.kind === 'insert' ? data.notification.title : data.kind}`),
      onError: (error) => heard.push(`${error.name}: ${error.message}`),
    },
  );
  return { api, requests, heard, subscription };
}

const settle = (ms = 10_000) => vi.advanceTimersByTimeAsync(ms);

test('a stream that ends is opened again after the last event, however its bytes are cut', async () => {
  const [head, tail] = [insert(2).slice(0, 9), insert(2).slice(9)];
  const { heard, requests } = serve([
    { text: [connected, insert(1), head, tail] },
    { text: [connected, insert(3)], isOpen: true },
  ]);
  await settle();
  expect(heard).toEqual(['started', '1 number 1', '2 number 2', 'started', '3 number 3']);
  expect(requests.map(({ after }) => after)).toEqual([null, '2']);
});

test('a limit is waited for as long as told, and a refusal ends it with its error', async () => {
  const refused = { error: { message: 'Sign in.', data: { appCode: 'NOT_SIGNED_IN', httpStatus: 401, details: {} } } };
  const { heard, requests } = serve([
    { status: 503, headers: { 'retry-after': '7' }, text: ['<h1>Busy</h1>'] },
    { status: 401, text: [JSON.stringify(refused)] },
  ]);
  await settle();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.at).toBeGreaterThanOrEqual(7_000);
  expect(heard).toEqual(['TrueformError: Sign in.']);
});

test('a stream that falls silent is opened again', async () => {
  const { requests } = serve([{ text: [connected], isOpen: true }]);
  await settle(44_000);
  expect(requests).toHaveLength(1);
  await settle(5_000);
  expect(requests).toHaveLength(2);
});

test.each(['unsubscribe', 'close'])('%s ends the stream, and nothing is heard after it', async (how) => {
  const { api, heard, requests, subscription } = serve([{ text: [connected, insert(1)], isOpen: true }]);
  await settle();
  if (how === 'close') await api.close();
  else subscription.unsubscribe();
  await settle(100_000);
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(heard).toEqual(['started', '1 number 1']);
});
