import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { encrypt } from '#server/platform/db/encryption.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { formatWebhookSecret } from '#server/platform/integrations/webhook-client.ts';
import { limits } from '#shared/limits.ts';
import type {
  CreateWebhookEndpointInput,
  SendTestWebhookInput,
  UpdateWebhookEndpointInput,
  WebhookDeliveriesInput,
  webhookDeliveriesOutput,
  webhookEndpointsOutput,
  webhookEndpointView,
  WebhookIdInput,
  webhookKeyOutput,
} from '#shared/schemas/webhooks.ts';
import { webhookEvents, webhookLimits } from '#shared/webhook-events.ts';
import { payloadOf } from './payload.ts';
import {
  countDeliveries,
  countEndpointsLocked,
  deleteEndpoint as deleteEndpointRow,
  deleteEventsBefore,
  insertEndpoint,
  insertTestEvent,
  listDeliveries as listDeliveryRows,
  listEndpoints as listEndpointRows,
  lockDeliveryEndpoint,
  lockEndpoint,
  restartDelivery,
  updateEndpoint as updateEndpointRow,
  wakeSenders,
} from './queries.ts';
import { newWebhookSecret, secretContext } from './secrets.ts';

/*
 * Webhook endpoints of an account.
 * Promises: a signing key is shown once, stored encrypted, and signs beside its successor for a day.
 * Never: an endpoint in a private network; a delivery with another id than its event.
 */

type Endpoint = Awaited<ReturnType<typeof insertEndpoint>>;
type EndpointView = z.input<typeof webhookEndpointView>;

export async function listEndpoints(
  { db, now }: Deps,
  actor: SignedInActor,
): Promise<z.input<typeof webhookEndpointsOutput>> {
  const endpoints = await listEndpointRows(db, actor.id);
  return { items: endpoints.map((endpoint) => toView(endpoint, now())) };
}

function toView({ formerSecretUntil, ...endpoint }: Endpoint, now: Date): EndpointView {
  const isRotating = formerSecretUntil !== null && formerSecretUntil > now;
  return { ...endpoint, formerKeyUntil: isRotating ? formerSecretUntil : null };
}

/** Returns the endpoint with its signing key. Throws WEBHOOK_URL_INVALID, WEBHOOK_URL_PRIVATE, WEBHOOK_ENDPOINTS_FULL. */
export async function createEndpoint(
  deps: Deps,
  actor: SignedInActor,
  { url, events, description }: CreateWebhookEndpointInput,
): Promise<z.input<typeof webhookKeyOutput>> {
  assertCallable(deps, url);
  await limitChanges(deps, actor);
  const id = randomUUID();
  const secret = newWebhookSecret();
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    if ((await countEndpointsLocked(trx, actor.id)) >= webhookLimits.endpoints) {
      throw new AppError('WEBHOOK_ENDPOINTS_FULL');
    }
    const endpoint = await insertEndpoint(trx, {
      url,
      events,
      description,
      id,
      accountId: actor.id,
      secret: encrypt(deps.env.appSecrets[0], secretContext(id), secret),
      createdAt: now,
    });
    return { endpoint: toView(endpoint, now), signingKey: formatWebhookSecret(secret) };
  });
}

/** Changes, pauses or enables an endpoint. Throws WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_URL_INVALID, WEBHOOK_URL_PRIVATE. */
export async function updateEndpoint(
  deps: Deps,
  actor: SignedInActor,
  { id, isEnabled, ...change }: UpdateWebhookEndpointInput,
): Promise<EndpointView> {
  if (change.url !== undefined) assertCallable(deps, change.url);
  await limitChanges(deps, actor);
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const endpoint = await lock(trx, { id, accountId: actor.id });
    const { url = endpoint.url, description = endpoint.description, events = endpoint.events } = change;
    const updated = await updateEndpointRow(trx, id, {
      url,
      description,
      events,
      // Another server starts without failures.
      ...(url !== endpoint.url && { failingSince: null }),
      ...stateChange(endpoint.state, isEnabled, now),
    });
    // Deliveries delayed by a pause are due.
    if (updated.state === 'enabled') await wakeSenders(trx);
    return toView(updated, now);
  });
}

function stateChange(state: Endpoint['state'], isEnabled: boolean | undefined, now: Date) {
  if (isEnabled === undefined || isEnabled === (state === 'enabled')) return {};
  if (isEnabled) return { state: 'enabled', disabledAt: null, failingSince: null } as const;
  return state === 'paused' ? {} : ({ state: 'paused', disabledAt: now } as const);
}

/** Deletes an endpoint with its log. Throws WEBHOOK_ENDPOINT_NOT_FOUND. */
export async function deleteEndpoint(
  { db }: Deps,
  actor: SignedInActor,
  { id }: WebhookIdInput,
): Promise<Record<string, never>> {
  if (!(await deleteEndpointRow(db, { id, accountId: actor.id }))) throw new AppError('WEBHOOK_ENDPOINT_NOT_FOUND');
  return {};
}

/**
 * Replaces the signing key; the former one signs too for a day, in which no other takes its place: receivers that know it alone
 * would refuse every call. Throws WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_KEY_ROTATING.
 */
export async function rotateSecret(
  deps: Deps,
  actor: SignedInActor,
  { id }: WebhookIdInput,
): Promise<z.input<typeof webhookKeyOutput>> {
  await limitChanges(deps, actor);
  const secret = newWebhookSecret();
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const endpoint = await lock(trx, { id, accountId: actor.id });
    if (toView(endpoint, now).formerKeyUntil !== null) throw new AppError('WEBHOOK_KEY_ROTATING');
    const updated = await updateEndpointRow(trx, id, {
      secret: encrypt(deps.env.appSecrets[0], secretContext(id), secret),
      formerSecret: endpoint.secret,
      formerSecretUntil: new Date(now.getTime() + webhookLimits.rotationMs),
    });
    return { endpoint: toView(updated, now), signingKey: formatWebhookSecret(secret) };
  });
}

async function lock(trx: Trx, which: { id: string; accountId: string }) {
  const endpoint = await lockEndpoint(trx, which);
  if (!endpoint) throw new AppError('WEBHOOK_ENDPOINT_NOT_FOUND');
  return endpoint;
}

/** A page of the delivery log, newest first; `total` is capped. */
export async function listDeliveries(
  { db }: Deps,
  actor: SignedInActor,
  input: WebhookDeliveriesInput,
): Promise<z.input<typeof webhookDeliveriesOutput>> {
  const window = toPage(input, limits.pageSizeCustomer);
  const filter = { accountId: actor.id, endpointId: input.endpointId, state: input.state };
  const [rows, total] = await Promise.all([listDeliveryRows(db, window, filter), countDeliveries(db, filter)]);
  const items = rows.map(({ accountId, data, happenedAt, ...row }) => ({
    ...row,
    body: payloadOf({ ...row, accountId, data, happenedAt }),
  }));
  return { items, total, page: window.page, pageSize: window.pageSize };
}

/** Sends a delivery again with the same event id. Throws WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED. */
export async function redeliver(
  deps: Deps,
  actor: SignedInActor,
  { id }: WebhookIdInput,
): Promise<Record<string, never>> {
  await limitChanges(deps, actor);
  await deps.db.transaction().execute(async (trx) => {
    const endpoint = await lockDeliveryEndpoint(trx, { id, accountId: actor.id });
    if (!endpoint) throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND');
    if (endpoint.state !== 'enabled') throw new AppError('WEBHOOK_ENDPOINT_DISABLED');
    await restartDelivery(trx, id);
    await wakeSenders(trx);
  });
  return {};
}

/** Sends the sample of an event to an endpoint. Throws WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED. */
export async function sendTest(
  deps: Deps,
  actor: SignedInActor,
  { id, type }: SendTestWebhookInput,
): Promise<{ id: string }> {
  await limitChanges(deps, actor);
  return deps.db.transaction().execute(async (trx) => {
    const endpoint = await lock(trx, { id, accountId: actor.id });
    if (endpoint.state !== 'enabled') throw new AppError('WEBHOOK_ENDPOINT_DISABLED');
    const event = { accountId: actor.id, type, data: webhookEvents[type].sample, now: deps.now() };
    return { id: await insertTestEvent(trx, { endpointId: id, ...event }) };
  });
}

/** Checks the URL's text; addresses are checked at each attempt. */
function assertCallable({ webhookClient }: Deps, url: string): void {
  const fault = webhookClient.findFault(url);
  if (fault) throw new AppError(fault);
}

function limitChanges(deps: Deps, actor: SignedInActor): Promise<void> {
  return deps.rateLimiter.consume('webhookChanges', actor.id, 'TOO_MANY_WEBHOOK_CHANGES');
}

const purgedAtOnce = 1_000;

/** Job: deletes events and their delivery log after the retention. */
export async function purgeEvents({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - webhookLimits.logMs);
  while ((await deleteEventsBefore(db, { before, limit: purgedAtOnce })) === purgedAtOnce);
}
