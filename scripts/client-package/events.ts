import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { failedResponse, toError } from './error.ts';
import { delayAfter, pause } from './retry.ts';

export interface EventHandlers {
  onStarted?: () => void;
  onData?: (item: { id: string; data: unknown }) => void;
  onError?: (error: Error) => void;
  /** By a socket alone: a stream that ends is opened again. */
  onComplete?: () => void;
}

interface EventSource {
  /** Of the subscription, with its input. */
  url: string;
  headers: Readonly<Record<string, string>>;
  send: typeof globalThis.fetch;
  maxWaitSeconds: number;
}

/** The service pings every 15 seconds; a stream that is silent for longer is opened again. */
const silenceMs = 45_000;

/**
 * Follows a subscription as server-sent events, for runtimes without `WebSocket`. Opened again where it ends, after the last
 * event received; `onError` says why it cannot be.
 */
export function followEvents(source: EventSource, handlers: EventHandlers): { unsubscribe(): void } {
  const stop = new AbortController();
  void follow(source, handlers, stop.signal);
  return { unsubscribe: () => stop.abort() };
}

async function follow(source: EventSource, handlers: EventHandlers, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let attempt = 0;
  // Rethrown outside of the stream, since a handler's error must not end it.
  const tell = (handle: () => void) => queueMicrotask(() => (signal.aborted ? undefined : handle()));
  const receive = ({ event, id, data }: EventSourceMessage) => {
    if (event === 'connected') {
      attempt = 0;
      tell(() => handlers.onStarted?.());
    } else if (event === 'serialized-error') throw toError(JSON.parse(data));
    else if (event === undefined && id !== undefined) {
      lastEventId = id;
      const item = { id, data: JSON.parse(data) as unknown };
      tell(() => handlers.onData?.(item));
    }
  };
  for (;;) {
    // A stream that ends without an error counts as a lost connection.
    const error = await read(source, { lastEventId, signal, receive }).then(toError, toError);
    try {
      await pause(delayAfter(error, { attempt, ...source }), signal);
    } catch (final) {
      tell(() => handlers.onError?.(toError(final)));
      return;
    }
    attempt += 1;
  }
}

interface Reading {
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** Rethrows the error that ended the stream. */
  receive: (message: EventSourceMessage) => void;
}

/** Reads one stream to its end. Throws when it is refused, breaks or falls silent. */
async function read({ url, headers, send }: EventSource, { lastEventId, signal, receive }: Reading): Promise<void> {
  const silence = new AbortController();
  const abort = () => silence.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, silenceMs);
  };
  try {
    heard();
    const response = await send(url, {
      headers: {
        ...headers,
        accept: 'text/event-stream',
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: silence.signal,
    });
    if (!response.ok || response.body === null) throw await failedResponse(response);
    const parser = createParser({ onEvent: receive });
    const decoder = new TextDecoder();
    const body: ReadableStream<Uint8Array> = response.body;
    const reader = body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      heard();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    // Ends a request that is still open, after an error of the service.
    silence.abort();
  }
}
