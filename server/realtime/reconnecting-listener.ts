import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isTopic, type ChangeEvents } from './change-events.ts';
import type { PubSub } from './pubsub.ts';
import type { Log } from '#server/observability/log.ts';

/** One connection over which wake-ups come, and go where `publish` is there. */
export interface ListenerConnection {
  /** Rejects when the connection is lost. */
  closed: Promise<never>;
  publish?(text: string): Promise<unknown>;
  /** Rejects when the other end does not answer in time. */
  ping(): Promise<unknown>;
  /** Ends it; one that hangs is not waited for. Never rejects. */
  close(): Promise<void>;
}

/** Connects and listens; rejects when that fails. `hear` gets each message. */
export type ConnectListener = (onMessage: (text: string) => void) => Promise<ListenerConnection>;

/** Milliseconds between two attempts: whoever is asked again is there within a second of being back. */
const firstPause = 100;
const longestPause = 1_000;
/** A connection that was cut without a word is noticed after this long at most, plus the time a question may take. */
const heartbeat = 15_000;
/** To everybody, from a process that could not say what it had to. */
const resyncMessage = 'all';

/**
 * Wake-ups over a line that is opened again by itself, with growing pauses, whenever it is lost; since some may have been
 * missed meanwhile, everybody is woken after each time.
 */
export function createReconnectingPubSub(
  open: ConnectListener,
  { log, publishes }: { log: Log; publishes: boolean },
): PubSub {
  const stopping = new AbortController();
  let line: ListenerConnection | undefined;
  let done: Promise<void> | undefined;
  let hasFailed = false;

  function hear(events: ChangeEvents, text: string): void {
    if (text === resyncMessage) events.resync();
    else if (isTopic(text)) events.publish(text);
    else log.warn('a wake-up that this release does not know');
  }

  /** Until the process stops; throws when the connection cannot be made or is lost. */
  async function listen(events: ChangeEvents, onListening: () => void): Promise<void> {
    const one = await open((text) => hear(events, text));
    const lost = Promise.withResolvers<never>();
    const beat = setInterval(() => void one.ping().catch(lost.reject), heartbeat);
    line = one;
    try {
      events.resync();
      if (hasFailed) send(resyncMessage);
      onListening();
      await Promise.race([one.closed, lost.promise, aborted(stopping.signal)]);
    } finally {
      line = undefined;
      clearInterval(beat);
      await one.close();
    }
  }

  /** `onTried` is called once it is known whether a connection could be made. */
  async function keepListening(events: ChangeEvents, onTried: () => void): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await listen(events, () => {
          failures = 0;
          onTried();
        });
      } catch (error) {
        log.warn({ err: error }, 'wake-ups have no connection, which is made again');
        onTried();
      }
      const wait = Math.min(firstPause * 2 ** failures, longestPause) * (0.5 + Math.random() / 2);
      failures += 1;
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** What cannot be said now is made up for by waking everybody once it can be. */
  function send(text: string): void {
    const isSaid = line?.publish?.(text) ?? Promise.reject(new Error('no line'));
    isSaid.then(
      () => {
        if (text === resyncMessage) hasFailed = false;
      },
      () => {
        hasFailed = true;
      },
    );
  }

  return {
    publish: publishes ? send : null,
    isAlive: () => line !== undefined,
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
