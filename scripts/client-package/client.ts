import {
  createTRPCUntypedClient,
  createWSClient,
  httpBatchLink,
  httpLink,
  splitLink,
  wsLink,
  type TRPCLink,
  type TRPCUntypedClient,
} from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { Api, Uploaded } from '#server/public-api/contract.d.ts';
import { failedResponse, toError } from './error.ts';
import { followEvents, type EventHandlers } from './events.ts';
import { backoff, withRetries, type RetryOptions } from './retry.ts';

/** The package's entry: everything an outside project imports. */

export type * from '#server/public-api/contract.d.ts';
export { TrueformError } from './error.ts';
export { pages } from './pages.ts';
export { verifyWebhook } from './webhooks.ts';

/** A class like the browser's `WebSocket`. */
export type WebSocketClass = new (url: string, protocols?: string | string[]) => { close(): void };

export interface ClientOptions {
  /** `https://…`, without a path. */
  baseUrl: string;
  /** `tfe_live_…` or `tfe_test_…`. It belongs on a server: never send it to a browser. */
  apiKey: string;
  /** Retries of a call that got no answer or may be repeated; 3 by default. */
  retries?: number;
  /** Longest wait before a retry, 30 by default: a call that is told to wait longer fails at once. */
  maxWaitSeconds?: number;
  fetch?: typeof globalThis.fetch;
  /**
   * For events; the runtime's own by default. Runtimes without one, such as Node 20, follow events by `fetch` unless they are
   * given a class here: that of the package `ws`.
   */
  WebSocket?: WebSocketClass;
}

export type Client = Api & {
  /**
   * Stores the file of an order that `documents.create` made. Its length must be known: use `openAsBlob(path)` of
   * `node:fs` rather than a stream.
   */
  upload(documentId: string, file: Blob | Uint8Array, options?: { signal?: AbortSignal }): Promise<Uploaded>;
  /** Ends all subscriptions. */
  close(): Promise<void>;
};

interface Transport {
  client: TRPCUntypedClient<AnyTRPCRouter>;
  retry: RetryOptions;
  subscribe(path: string, input: unknown, handlers: EventHandlers): { unsubscribe(): void };
}

interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** The version of the contract whose types the package has; set when it is built. */
declare const API_VERSION: string | undefined;

export function createClient({ baseUrl, apiKey, retries = 3, maxWaitSeconds = 30, ...runtime }: ClientOptions): Client {
  const authorization = `Bearer ${apiKey}`;
  // Answers stay as they are typed, also once a later version exists.
  const headers = {
    authorization,
    ...(typeof API_VERSION === 'string' ? { 'trueform-version': API_VERSION } : {}),
  };
  const url = new URL('/trpc', baseUrl).href;
  const send: typeof globalThis.fetch = runtime.fetch ?? ((...args) => globalThis.fetch(...args));
  // tRPC parses JSON only: a gateway’s page would lose its status and Retry-After.
  const sendCall: typeof globalThis.fetch = async (...args) => {
    const response = await send(...args);
    if (!response.ok && !response.headers.get('content-type')?.includes('json')) throw await failedResponse(response);
    return response;
  };
  const retry = { retries, maxWaitSeconds };
  const socket = createSocketLink({ url, authorization, WebSocket: runtime.WebSocket });
  const client = createTRPCUntypedClient<AnyTRPCRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: socket.link,
        false: splitLink({
          // A mutation goes alone, since its idempotency key is a header of the request.
          condition: ({ type }) => type === 'mutation',
          true: httpLink({
            url,
            fetch: sendCall,
            headers: ({ op }) => ({ ...headers, 'idempotency-key': String(op.context.idempotencyKey) }),
          }),
          false: httpBatchLink({ url, fetch: sendCall, headers, maxItems: 10, maxURLLength: 4000 }),
        }),
      }),
    ],
  });

  const streams = new Set<{ unsubscribe(): void }>();
  const transport: Transport = {
    client,
    retry,
    subscribe: (path, input, handlers) => {
      const onError = (error: unknown) => handlers.onError?.(toError(error));
      if (socket.isAvailable()) {
        const { onStarted, onData, onComplete } = handlers;
        return client.subscription(path, input, {
          onError,
          onStarted: () => onStarted?.(),
          onComplete: () => onComplete?.(),
          onData: (item) => onData?.(item as { id: string; data: unknown }),
        });
      }
      const address = `${url}/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
      const following = followEvents({ url: address, headers, send, maxWaitSeconds }, { ...handlers, onError });
      const subscription = {
        unsubscribe: () => {
          following.unsubscribe();
          streams.delete(subscription);
        },
      };
      streams.add(subscription);
      return subscription;
    },
  };
  const extras: Pick<Client, 'upload' | 'close'> = {
    upload: async (documentId, file, { signal } = {}) => {
      const address = new URL(`/files/documents/${encodeURIComponent(documentId)}`, baseUrl);
      const body = file instanceof Blob ? file : new Uint8Array(file);
      const request = { method: 'PUT', headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body };
      return withRetries(retry, signal, async () => {
        const response = await send(address, { ...request, ...(signal ? { signal } : {}) });
        if (!response.ok) throw await failedResponse(response);
        return (await response.json()) as Uploaded;
      });
    },
    close: async () => {
      for (const stream of streams) stream.unsubscribe();
      await socket.close();
    },
  };
  return procedures(transport, [], extras) as Client;
}

interface SocketOptions {
  url: string;
  authorization: string;
  WebSocket: WebSocketClass | undefined;
}

/** The link of subscriptions. Its socket is opened by the first one, and closed a minute after the last. */
function createSocketLink({ url, authorization, WebSocket }: SocketOptions) {
  let socket: ReturnType<typeof createWSClient> | undefined;
  const open = () =>
    (socket ??= createWSClient({
      url: url.replace(/^http/, 'ws'),
      // The first message: sockets of browsers and Node send no headers.
      connectionParams: { authorization },
      lazy: { enabled: true, closeMs: 60_000 },
      // Any compatible class; the runtime's by default.
      ...(WebSocket ? { WebSocket: WebSocket as typeof globalThis.WebSocket } : {}),
      retryDelayMs: backoff,
    }));
  const link: TRPCLink<AnyTRPCRouter> = (runtime) => {
    let made: ReturnType<typeof link> | undefined;
    return (operation) => (made ??= wsLink<AnyTRPCRouter>({ client: open() })(runtime))(operation);
  };
  return {
    link,
    isAvailable: () => WebSocket !== undefined || typeof globalThis.WebSocket === 'function',
    close: async () => {
      await socket?.close();
    },
  };
}

/** `api.documents.list.query`: names collect until the last one is called. */
function procedures(transport: Transport, names: readonly string[], extras: object = {}): unknown {
  return new Proxy(() => undefined, {
    // `await` reads `then`; the proxy must not be taken for a promise.
    get: (_target, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined;
      const extra: unknown = Reflect.get(extras, name);
      return extra ?? procedures(transport, [...names, name]);
    },
    apply: (_target, _this, [input, options]: unknown[]) => call(transport, names, input ?? {}, options),
  });
}

function call(
  { client, retry, subscribe }: Transport,
  names: readonly string[],
  input: unknown,
  last: unknown,
): unknown {
  const path = names.slice(0, -1).join('.');
  switch (names.at(-1)) {
    case 'query': {
      const { signal } = (last ?? {}) as CallOptions;
      return withRetries(retry, signal, () => client.query(path, input, { signal }));
    }
    case 'mutate': {
      // One key for all attempts: a change whose answer was lost is not made twice.
      const { signal, idempotencyKey = crypto.randomUUID() } = (last ?? {}) as CallOptions;
      return withRetries(retry, signal, () => client.mutation(path, input, { signal, context: { idempotencyKey } }));
    }
    case 'subscribe':
      return subscribe(path, input, last ?? {});
    default:
      throw new TypeError(`${names.join('.')} is no procedure: call .query, .mutate or .subscribe`);
  }
}
