import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { JobPayload } from '#server/platform/jobs/catalogue.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import type { Say } from '#shared/order-state.ts';
import type { pushStatusOutput, PushSubscriptionInput } from '#shared/schemas/push.ts';
import { stateText } from './state-texts.ts';
import { pushText } from './texts.ts';

/*
 * Push messages to the browsers that asked for them.
 * Promises: queued in the commit that they report; sent to allowed push services alone; a subscription ends with its
 * session, and when its service no longer knows it.
 * Never: personal data in a message.
 */

/** A message not shown within a day is stale; the list and the mail repeat it. */
const ttlSeconds = 24 * 60 * 60;

/** The key to subscribe with, and whether this session's browser has subscribed. */
export async function getPushStatus(deps: Deps, actor: SignedInActor): Promise<z.input<typeof pushStatusOutput>> {
  if (deps.push === null) return { publicKey: null, isOn: false };
  return { publicKey: deps.push.publicKey, isOn: await hasSubscription(deps.db, actor.sessionId) };
}

/** Stores this browser's subscription; repeating it changes nothing. Throws PUSH_REFUSED for an unknown push service. */
export async function subscribePush(
  deps: Deps,
  actor: SignedInActor,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (!deps.push?.isAllowed(endpoint)) throw new AppError('PUSH_REFUSED');
  const { sessionId } = actor;
  await upsertSubscription(deps.db, { id: randomUUID(), sessionId, endpoint, ...keys, createdAt: deps.now() });
}

/** Deletes this browser's subscription; idempotent. */
export async function unsubscribePush({ db }: Deps, actor: SignedInActor): Promise<void> {
  await deleteSessionSubscriptions(db, actor.sessionId);
}

/** Ends the subscriptions of all of a user's browsers; returns how many received messages. */
export function endPushSubscriptions(trx: Trx, user: { userId: string; now: Date }): Promise<number> {
  return deleteUserSubscriptions(trx, user);
}

/** Queues a message about a document to each of the user's browsers, sent once the transaction commits. */
export async function queuePush(
  deps: Deps,
  trx: Trx,
  { userId, documentId, says }: { userId: string; documentId: string; says?: Say[] },
): Promise<void> {
  if (deps.push === null) return;
  for (const subscriptionId of await listSubscriptionIds(trx, { userId, now: deps.now() })) {
    await deps.jobs.enqueue(trx, 'push.send', { subscriptionId, documentId, ...(says && { says }) });
  }
}

/** Sends one message; deletes the subscription when its service no longer knows it. */
export async function sendPush(
  deps: Deps,
  { subscriptionId, documentId, says }: JobPayload<'push.send'>,
): Promise<void> {
  if (deps.push === null) return;
  const found = await findSubscription(deps.db, { id: subscriptionId, now: deps.now() });
  if (!found) return;
  const { locale, ...subscription } = found;
  const language = isLocale(locale) ? locale : defaultLocale;
  const { title, message } = pushText(language);
  const body = says === undefined ? message : stateText({ says }, { locale: language }, 'is');
  // A repeated message replaces the first by its tag.
  const content = { kind: 'translation_ready', tag: documentId, title, body };
  const result = await deps.push.send(subscription, content, ttlSeconds);
  if (result === 'gone') await deleteSubscription(deps.db, subscriptionId);
}

/** Inserts a browser's subscription. One of another session in the same browser ends, and so do its queued messages. */
async function upsertSubscription(
  db: Db,
  subscription: { id: string; sessionId: string; endpoint: string; p256dh: string; auth: string; createdAt: Date },
): Promise<void> {
  const { id, sessionId, p256dh, auth, createdAt } = subscription;
  await db
    .insertInto('pushSubscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ id, sessionId, p256dh, auth, createdAt }))
    .execute();
}

async function deleteSessionSubscriptions(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}

/** Deletes the subscriptions of a user's browsers; returns how many belonged to sessions valid at `now`. */
async function deleteUserSubscriptions(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<number> {
  const deleted = await trx
    .deleteFrom('pushSubscriptions')
    .using('sessions')
    .whereRef('sessions.id', '=', 'pushSubscriptions.sessionId')
    .where('sessions.userId', '=', userId)
    .returning('sessions.expiresAt')
    .execute();
  return deleted.filter(({ expiresAt }) => expiresAt > now).length;
}

async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('sessionId', '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of a user's subscriptions whose sessions are valid at `now`. */
async function listSubscriptionIds(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const rows = await trx
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select('pushSubscriptions.id')
    .where('sessions.userId', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined once its session has ended or expired. */
function findSubscription(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .innerJoin('profiles', 'profiles.id', 'sessions.userId')
    .select(['pushSubscriptions.id', 'endpoint', 'p256dh', 'auth', 'profiles.locale'])
    .where('pushSubscriptions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
}

async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}
