import { Stripe } from 'stripe';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { findFlag, insertFlag, insertStripeEvent, recordAttempt, resolveFlag } from './queries.ts';
import { handledTypes, readProviderEvent, type ProviderEvent } from './read-event.ts';

/*
 * Events of the card provider.
 * Promises: each is recorded once and its job queued in the same transaction; one that lacks what its job needs is flagged for
 * staff, and handled when it comes again whole or staff have it read again.
 * Never: state taken from an event; an event lost because of its shape.
 */

/** The provider repeats an event for three days; one without an id is among those of that time. */
const repeatedForMs = 3 * 24 * 60 * 60_000;

/** Records the body of a signed call and enqueues its job. Idempotent. */
export async function recordEvent(deps: Deps, body: Buffer): Promise<void> {
  await deps.db.transaction().execute((trx) => record(deps, trx, readProviderEvent(body)));
}

async function record(deps: Deps, trx: Trx, event: ProviderEvent): Promise<void> {
  const now = deps.now();
  const { id, type, objectId, job, fault } = event;
  const createdAt = event.createdAt ?? now;
  const isNew = await insertStripeEvent(trx, { id, type, objectId, createdAt, receivedAt: now });
  if (fault !== null) {
    if (!isNew) return;
    await insertFlag(trx, { eventId: id, fault, flaggedAt: now });
    deps.log.error({ eventId: id, type, fault }, 'an event of the card provider is flagged');
    return;
  }
  const isHandled = isNew || (await resolveFlag(trx, { eventId: id, now }));
  if (isHandled && job) await deps.jobs.enqueue(trx, job.name, job.payload);
}

/** Has a flagged event read again; false for the id of something else. Throws CONFLICT when it no longer waits. */
export async function retryFlaggedEvent(deps: Deps, trx: Trx, id: string): Promise<boolean> {
  const flag = await findFlag(trx, id);
  if (!flag) return false;
  if (flag.resolvedAt !== null) throw new AppError('CONFLICT');
  await deps.jobs.enqueue(trx, 'payments.readEvent', { flaggedEventId: id });
  return true;
}

/**
 * Job: asks the provider for a flagged event by its id. If the provider does not know that id, all events that it lists
 * for the time are recorded. The flag stays while the event itself lacks the field.
 */
export async function readFlaggedEvent(deps: Deps, id: string): Promise<void> {
  const flag = await findFlag(deps.db, id);
  if (!flag || flag.resolvedAt !== null) return;
  const { eventId, receivedAt } = flag;
  const event = await retrieveEvent(deps, eventId);
  if (event) {
    const again = readProviderEvent(Buffer.from(JSON.stringify(event)));
    if (again.fault !== null) {
      await recordAttempt(deps.db, { id, lastError: `The card provider’s own record lacks ${again.fault}.` });
      return;
    }
    await deps.db.transaction().execute((trx) => record(deps, trx, again));
    return;
  }
  const until = receivedAt.getTime();
  const created = { gte: Math.floor((until - repeatedForMs) / 1000), lte: Math.ceil(until / 1000) };
  for await (const listed of deps.stripe.events.list({ created, types: [...handledTypes], limit: 100 })) {
    const again = readProviderEvent(Buffer.from(JSON.stringify(listed)));
    await deps.db.transaction().execute((trx) => record(deps, trx, again));
  }
  await deps.db.transaction().execute((trx) => resolveFlag(trx, { eventId, now: deps.now() }));
}

/** Undefined for an id that the provider does not know. */
async function retrieveEvent(deps: Deps, id: string): Promise<Stripe.Event | undefined> {
  if (!id.startsWith('evt_')) return undefined;
  try {
    return await deps.stripe.events.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
