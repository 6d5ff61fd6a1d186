import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { channels, type Channel, type Events } from '../events.ts';
import type { Log } from '../log.ts';

export interface Listener {
  stop(): Promise<void>;
}

interface ListenOptions {
  /** A connection of its own to the primary: a pooler in transaction mode delivers nothing. */
  databaseUrl: string;
  events: Events;
  log: Log;
}

const firstPause = 100;
const longestPause = 5_000;
/** A connection that was cut without a word is noticed after this long at most, plus the time a question may take. */
const heartbeat = 15_000;
const patience = 5_000;

const wakeUp = z.object({ userId: z.uuid() });

/**
 * Hands the database's wake-ups to `events`, over one connection for the whole process. It connects again by itself,
 * with growing pauses; since a wake-up may have been missed meanwhile, everybody is woken after each connect. Resolves
 * once it listens for the first time.
 */
export async function startListener(options: ListenOptions): Promise<Listener> {
  const stopping = new AbortController();
  const listening = Promise.withResolvers<undefined>();
  const done = keepListening(options, stopping.signal, () => {
    listening.resolve(undefined);
  });
  await Promise.race([listening.promise, done]);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function keepListening(options: ListenOptions, stopping: AbortSignal, onListening: () => void): Promise<void> {
  let failures = 0;
  while (!stopping.aborted) {
    try {
      await listen(options, stopping, () => {
        failures = 0;
        options.events.resync();
        onListening();
      });
    } catch (error) {
      options.log.warn({ err: error }, 'the listener lost the database and connects again');
    }
    const wait = Math.min(firstPause * 2 ** failures, longestPause) * (0.5 + Math.random() / 2);
    failures += 1;
    await pause(wait, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Listens until `stopping`; throws when the connection cannot be made or is lost. */
async function listen(options: ListenOptions, stopping: AbortSignal, onListening: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: 'listener',
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  const lost = Promise.withResolvers<never>();
  // Rejected before anybody waits for it when the connection breaks while it is being made.
  lost.promise.catch(() => undefined);
  client.on('error', lost.reject);
  client.on('end', () => {
    lost.reject(new Error('the connection ended'));
  });
  client.on('notification', ({ channel, payload }) => {
    hand(options, channel, payload);
  });
  const beat = setInterval(() => void client.query('select 1').catch(lost.reject), heartbeat);
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
    onListening();
    await Promise.race([lost.promise, aborted(stopping)]);
  } finally {
    clearInterval(beat);
    // A connection that hangs is not waited for.
    await Promise.race([client.end().catch(() => undefined), pause(patience, undefined, { ref: false })]);
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

function hand({ events, log }: ListenOptions, name: string, payload: string | undefined): void {
  const channel = channels.find((one): one is Channel => one === name);
  const read = wakeUp.safeParse(parseJson(payload));
  if (channel && read.success) events.publish(channel, read.data.userId);
  else log.warn({ channel: name }, 'a wake-up that nobody understands');
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
