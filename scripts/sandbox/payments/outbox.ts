import type { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import { backoff, maxRetryAgeMs, startDispatcher, type DueItem } from '../support/dispatcher.ts';
import type { Control } from './control.ts';
import { newId } from './objects.ts';
import { present } from './present.ts';
import { nowInSeconds, type Store, type WireEvent } from './store.ts';

/** Request that caused an event. */
export type Cause = { requestId: string | null; idempotencyKey: string | null };

export type Delivery = { eventId: string; state: string; attempts: number; outcome: string };

export type Outbox = {
  /** Stores the event and schedules its delivery. Call it inside the transaction of the change. */
  emit(type: string, object: object, cause?: Cause): void;
  resend(eventId: string): void;
  listDeliveries(eventId: string): Delivery[];
  countPending(eventId: string): number;
  /** Delivers pending events immediately, after the webhook URL was set or `hold` ended. */
  flush(): void;
  stop(): Promise<void>;
};

type Pending = DueItem & { eventId: string; attempts: number; created: number };

const responseTimeoutMs = 10_000;

/** Sends signed webhooks with retries until a 2xx; pending deliveries are durable. */
export function startOutbox(options: {
  store: Store;
  control: Control;
  webhookSecret: string;
  secretKey: string;
  getWebhookUrl: () => string | undefined;
  getBaseUrl: () => string;
}): Outbox {
  const { store, control } = options;
  const { database } = store;
  const { webhooks } = new Stripe(options.secretKey);
  const insert = database.prepare(
    "INSERT INTO deliveries (event_id, state, attempts, created, due_at, outcome) VALUES (?, 'pending', 0, ?, ?, '')",
  );
  const settle = database.prepare(
    'UPDATE deliveries SET state = ?, attempts = ?, due_at = ?, outcome = ? WHERE id = ?',
  );

  const dispatcher = startDispatcher<Pending>({
    listPending: () =>
      control.webhooks === 'hold' || options.getWebhookUrl() === undefined ? [] : listPending(database),
    attempt,
  });

  async function attempt(pending: Pending, signal: AbortSignal): Promise<void> {
    const event = store.find('event', pending.eventId);
    const url = options.getWebhookUrl();
    if (event === undefined || url === undefined) return;
    const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const times = control.webhooks === 'twice' ? 2 : 1;
    let result = { isDelivered: false, outcome: '' };
    for (let sent = 0; sent < times; sent += 1) {
      const header = webhooks.generateTestHeaderString({ payload, secret: options.webhookSecret });
      result = await post(url, { payload, header, signal });
      if (signal.aborted) return;
    }
    const attempts = pending.attempts + 1;
    const isExpired = Date.now() - pending.created > maxRetryAgeMs;
    const state = result.isDelivered ? 'delivered' : isExpired ? 'failed' : 'pending';
    settle.run(state, attempts, Date.now() + backoff(attempts), result.outcome, pending.id);
  }

  function schedule(eventId: string): void {
    insert.run(eventId, Date.now(), Date.now());
    // Transactions are synchronous, so this one is committed by the next microtask.
    queueMicrotask(() => dispatcher.notify());
  }

  function emit(type: string, object: object, cause: Cause = { requestId: null, idempotencyKey: null }): void {
    const event: WireEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: nowInSeconds(),
      data: { object: present(object, options.getBaseUrl()) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
    };
    store.insert('event', event);
    if (control.webhooks !== 'drop') schedule(event.id);
  }

  return {
    emit,
    resend: schedule,
    listDeliveries: (eventId) => listDeliveries(database, eventId),
    countPending: (eventId) => listDeliveries(database, eventId).filter(({ state }) => state === 'pending').length,
    flush: () => {
      database.exec("UPDATE deliveries SET due_at = 0 WHERE state = 'pending'");
      dispatcher.notify();
    },
    stop: () => dispatcher.stop(),
  };
}

async function post(
  url: string,
  options: { payload: string; header: string; signal: AbortSignal },
): Promise<{ isDelivered: boolean; outcome: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': options.header,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: options.payload,
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(responseTimeoutMs)]),
    });
    await response.arrayBuffer();
    return { isDelivered: response.ok, outcome: String(response.status) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { isDelivered: false, outcome: cause instanceof Error ? cause.message : String(cause) };
  }
}

function listPending(database: DatabaseSync): Pending[] {
  const rows = database.prepare("SELECT * FROM deliveries WHERE state = 'pending' ORDER BY due_at, id LIMIT 200").all();
  return rows.map((row) => ({
    id: Number(row.id),
    dueAt: Number(row.due_at),
    eventId: String(row.event_id),
    attempts: Number(row.attempts),
    created: Number(row.created),
  }));
}

function listDeliveries(database: DatabaseSync, eventId: string): Delivery[] {
  const rows = database.prepare('SELECT * FROM deliveries WHERE event_id = ? ORDER BY id').all(eventId);
  return rows.map((row) => ({
    eventId,
    state: String(row.state),
    attempts: Number(row.attempts),
    outcome: String(row.outcome),
  }));
}
