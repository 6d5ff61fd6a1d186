import {
  createTRPCUntypedClient,
  createWSClient,
  httpBatchLink,
  httpLink,
  splitLink,
  wsLink,
  type TRPCUntypedClient,
} from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { Api, Uploaded } from '#server/public-api/contract.d.ts';
import { NO_ANSWER, toError, type TrueformError } from './error.ts';

/** The package's entry: everything an outside project imports. */

export type * from '#server/public-api/contract.d.ts';
export { TrueformError } from './error.ts';
export { pages } from './pages.ts';
export { verifyWebhook } from './webhooks.ts';

export interface ClientOptions {
  /** `https://…`, without a path. */
  baseUrl: string;
  /** `tfe_live_…` or `tfe_test_…`. It belongs on a server: never send it to a browser. */
  apiKey: string;
  /** Retries of a call that got no answer or may be repeated; 3 by default. */
  retries?: number;
  fetch?: typeof globalThis.fetch;
  /** For runtimes without `WebSocket`, such as Node 20: the class of the package `ws`. */
  WebSocket?: typeof globalThis.WebSocket;
}

export type Client = Api & {
  /**
   * Stores the file of an order that `documents.create` made. Its length must be known: use `openAsBlob(path)` of
   * `node:fs` rather than a stream.
   */
  upload(
    documentId: string,
    file: Blob | Uint8Array<ArrayBuffer>,
    options?: { signal?: AbortSignal },
  ): Promise<Uploaded>;
  /** Closes the socket of subscriptions. */
  close(): Promise<void>;
};

interface Transport {
  client: TRPCUntypedClient<AnyTRPCRouter>;
  retries: number;
}

interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Statuses of gateways and restarts, and of limits: the call may be repeated. */
const repeatable = new Set([NO_ANSWER, 429, 502, 503, 504]);
const maxDelayMs = 30_000;

export function createClient({ baseUrl, apiKey, retries = 3, ...runtime }: ClientOptions): Client {
  const authorization = `Bearer ${apiKey}`;
  const url = new URL('/trpc', baseUrl).href;
  const send = runtime.fetch ?? globalThis.fetch;
  let socket: ReturnType<typeof createWSClient> | undefined;
  // Opened by the first subscription, closed a minute after the last.
  const openSocket = () =>
    (socket ??= createWSClient({
      url: url.replace(/^http/, 'ws'),
      // The first message: sockets of browsers and Node send no headers.
      connectionParams: { authorization },
      lazy: { enabled: true, closeMs: 60_000 },
      WebSocket: runtime.WebSocket ?? globalThis.WebSocket,
      retryDelayMs: backoff,
    }));
  const client = createTRPCUntypedClient<AnyTRPCRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: (links) => wsLink<AnyTRPCRouter>({ client: openSocket() })(links),
        false: splitLink({
          // A mutation goes alone, since its idempotency key is a header of the request.
          condition: ({ type }) => type === 'mutation',
          true: httpLink({
            url,
            fetch: send,
            headers: ({ op }) => ({ authorization, 'idempotency-key': String(op.context.idempotencyKey) }),
          }),
          false: httpBatchLink({ url, fetch: send, headers: { authorization }, maxItems: 10, maxURLLength: 4000 }),
        }),
      }),
    ],
  });

  const extras: Pick<Client, 'upload' | 'close'> = {
    upload: (documentId, file, options = {}) => {
      const address = new URL(`/files/documents/${encodeURIComponent(documentId)}`, baseUrl);
      const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
      return withRetries(retries, options, async () => {
        const response = await send(address, { method: 'PUT', headers, body: file, signal: options.signal });
        if (!response.ok) throw await failedUpload(response);
        return (await response.json()) as Uploaded;
      });
    },
    close: async () => {
      await socket?.close();
    },
  };
  return procedures({ client, retries }, [], extras) as Client;
}

async function failedUpload(response: Response): Promise<TrueformError> {
  const body: unknown = await response.json().catch(() => undefined);
  return toError({ ...Object(body), status: response.status });
}

/** `api.documents.list.query`: names collect until the last one is called. */
function procedures(transport: Transport, names: readonly string[], extras: object = {}): unknown {
  return new Proxy(() => undefined, {
    // `then` is asked for by `await`, which must not take it for a promise.
    get: (_target, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined;
      const extra: unknown = Reflect.get(extras, name);
      return extra ?? procedures(transport, [...names, name]);
    },
    apply: (_target, _this, [input, options]: unknown[]) => call(transport, names, input ?? {}, options),
  });
}

function call({ client, retries }: Transport, names: readonly string[], input: unknown, last: unknown): unknown {
  const path = names.slice(0, -1).join('.');
  switch (names.at(-1)) {
    case 'query': {
      const { signal } = (last ?? {}) as CallOptions;
      return withRetries(retries, { signal }, () => client.query(path, input, { signal }));
    }
    case 'mutate': {
      // One key for all attempts: a change whose answer was lost is not made twice.
      const { signal, idempotencyKey = crypto.randomUUID() } = (last ?? {}) as CallOptions;
      return withRetries(retries, { signal }, () =>
        client.mutation(path, input, { signal, context: { idempotencyKey } }),
      );
    }
    case 'subscribe':
      return client.subscription(path, input, last as Parameters<typeof client.subscription>[2]);
    default:
      throw new TypeError(`${names.join('.')} is no procedure: call .query, .mutate or .subscribe`);
  }
}

async function withRetries<T>(retries: number, { signal }: CallOptions, run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (cause) {
      const error = toError(cause);
      if (attempt >= retries || signal?.aborted || !isRepeatable(error)) throw error;
      await pause(Math.min(Math.max(backoff(attempt), (error.retryAfter ?? 0) * 1000), maxDelayMs), signal);
    }
  }
}

/** A conflict is repeated only while the first call under the same key still runs. */
function isRepeatable({ status, code }: TrueformError): boolean {
  return repeatable.has(status) || code === 'IDEMPOTENCY_IN_PROGRESS';
}

function backoff(attempt: number): number {
  return Math.min(250 * 2 ** attempt, 8_000) * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(toError(signal.reason));
    });
  });
}
