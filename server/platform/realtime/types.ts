/** The interfaces of change signals; each implementation imports from here alone. */

/**
 * Channels of change signals, and what a key names: `notifications` and `sessions` a person's id, `jobs` a queue, `staff`
 * the word `work`, `texts` a review, `probes` one readiness check, `webhooks` the word `due`, `company` the word `facts`.
 */
export const channels = [
  'notifications',
  'sessions',
  'jobs',
  'staff',
  'texts',
  'probes',
  'webhooks',
  'company',
] as const;
export type Channel = (typeof channels)[number];

/** A channel and a key, in the form in which a change signal travels. */
export type Topic = `${Channel}:${string}`;

/**
 * The subscriptions of this process. A signal carries a topic and no data: subscribers read the rows again. One signal may
 * stand for many changes, or for none.
 */
export interface ChangeEvents {
  /** Calls `onChange` until the returned function is called. */
  subscribe(channel: Channel, key: string, onChange: () => void): () => void;
  publish(topic: Topic): void;
  /** Calls every subscriber, after a time in which signals may have been lost. */
  resync(): void;
}

/** Carries topics between processes. A signal that is late, lost or repeated delays readers and corrupts nothing. */
export interface PubSub {
  /** Sends a signal, to be called after the commit. Null where the database sends it itself, as part of the commit. */
  readonly publish: ((topic: Topic) => void) | null;
  /** True while the listener is connected. */
  isAlive(): boolean;
  /**
   * Publishes incoming signals to `events`, and resyncs after each time without a connection. Resolves after the first
   * attempt to connect, successful or not; retries continue in the background.
   */
  start(events: ChangeEvents): Promise<void>;
  stop(): Promise<void>;
}

/** One connection on which signals arrive; `publish` is there where it also sends them. */
export interface ListenerConnection {
  /** Rejects when the connection is lost. */
  closed: Promise<never>;
  publish?(message: string): Promise<unknown>;
  /** Rejects when there is no reply in time. */
  ping(): Promise<unknown>;
  /** Never rejects, and does not wait for a connection that hangs. */
  close(): Promise<void>;
}

/** Connects and listens; rejects when either fails. */
export type ConnectListener = (onMessage: (message: string) => void) => Promise<ListenerConnection>;
