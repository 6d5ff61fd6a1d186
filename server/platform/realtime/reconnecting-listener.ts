import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/observability/log.ts';
import { isTopic } from './change-events.ts';
import type { ChangeEvents, ConnectListener, ListenerConnection, PubSub } from './types.ts';

/** Exponential backoff between attempts: with the second that a readiness check takes, a process is ready within two of the server. */
const minBackoffMs = 100;
const maxBackoffMs = 500;
/** A connection cut silently is detected after this, plus the timeout of a ping. */
const heartbeatIntervalMs = 15_000;
/** Asks every process to resync, sent by one that failed to publish. */
const resyncMessage = 'all';

/** A listener that reconnects with backoff. Signals sent while disconnected are lost, so every connection starts with a resync. */
export function createReconnectingPubSub(
  connect: ConnectListener,
  { log, publishes }: { log: Log; publishes: boolean },
): PubSub {
  const stopping = new AbortController();
  let connection: ListenerConnection | undefined;
  let done: Promise<void> | undefined;
  let hasFailed = false;

  function onMessage(events: ChangeEvents, message: string): void {
    if (message === resyncMessage) events.resync();
    else if (isTopic(message)) events.publish(message);
    else log.warn('change signal of another release ignored');
  }

  /** Returns when the process stops; throws when connecting fails or the connection is lost. */
  async function listen(events: ChangeEvents, onListening: () => void): Promise<void> {
    const current = await connect((message) => onMessage(events, message));
    const pingFailed = Promise.withResolvers<never>();
    const heartbeat = setInterval(() => void current.ping().catch(pingFailed.reject), heartbeatIntervalMs);
    connection = current;
    try {
      events.resync();
      if (hasFailed) send(resyncMessage);
      onListening();
      await Promise.race([current.closed, pingFailed.promise, aborted(stopping.signal)]);
    } finally {
      connection = undefined;
      clearInterval(heartbeat);
      await current.close();
    }
  }

  /** Calls `onTried` after the first attempt, successful or not. */
  async function keepListening(events: ChangeEvents, onTried: () => void): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await listen(events, () => {
          failures = 0;
          onTried();
        });
      } catch (error) {
        log.warn({ err: error }, 'listener disconnected, reconnecting');
        onTried();
      }
      const backoffMs = Math.min(minBackoffMs * 2 ** failures, maxBackoffMs) * (0.5 + Math.random() / 2);
      failures += 1;
      await delay(backoffMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** A message that cannot be sent is replaced by a resync of every process after reconnecting. */
  function send(message: string): void {
    const sent = connection?.publish?.(message) ?? Promise.reject(new Error('the listener is disconnected'));
    sent.then(
      () => {
        if (message === resyncMessage) hasFailed = false;
      },
      () => {
        hasFailed = true;
      },
    );
  }

  return {
    publish: publishes ? send : null,
    isAlive: () => connection !== undefined,
    async start(events) {
      const tried = Promise.withResolvers<undefined>();
      done = keepListening(events, () => tried.resolve(undefined));
      await tried.promise;
    },
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
