import type { Deps } from '#server/deps.ts';
import { notify, queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { decrypt } from '#server/platform/db/encryption.ts';
import type { WebhookAnswer } from '#server/platform/integrations/webhook-client.ts';
import { webhookLimits, webhookRetryMs } from '#shared/webhook-events.ts';
import { payloadOf } from '../payload.ts';
import { secretContext } from '../secrets.ts';
import {
  clearFailing,
  disableEndpoint,
  failPending,
  findRecipient,
  markFailing,
  recordAttempt,
  type ClaimedDelivery,
} from './queries.ts';

/*
 * One attempt of a delivery.
 * Promises: each attempt carries the event's id; a crash before the record leads to the same id again; an endpoint without a
 * success for a day is disabled, and one that answers 410 at once, with a notification and a mail.
 * Never: a payload, URL or secret in the log.
 */

const minPauseMs = 15 * 60_000;

type Outcome = 'delivered' | 'retried' | 'failed';

/** Sends a claimed delivery once and records the outcome. Rejects, recording nothing, when `signal` is aborted. */
export async function attemptDelivery(deps: Deps, delivery: ClaimedDelivery, signal: AbortSignal): Promise<Outcome> {
  const startedAt = deps.now();
  const began = performance.now();
  const answer = await send(deps, delivery, { sentAt: startedAt, signal });
  const durationMs = Math.round(performance.now() - began);
  const attempt = { messageId: delivery.id, tries: delivery.tries, startedAt, durationMs, ...answer };
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300;
  if (isDelivered && delivery.failingSince === null) {
    await recordAttempt(deps.db, attempt, { state: 'delivered', nextAttemptAt: null });
    return 'delivered';
  }
  return deps.db.transaction().execute(async (trx) => {
    const { endpointId, url } = delivery;
    if (isDelivered) {
      await clearFailing(trx, { endpointId, url });
      await recordAttempt(trx, attempt, { state: 'delivered', nextAttemptAt: null });
      return 'delivered';
    }
    await markFailing(trx, { endpointId, url, since: startedAt });
    const nextAttemptAt = retryTime(delivery, startedAt);
    await recordAttempt(trx, attempt, { state: nextAttemptAt ? 'pending' : 'failed', nextAttemptAt });
    await disableIfDue(deps, trx, { endpointId, url, status: answer.status });
    return nextAttemptAt ? 'retried' : 'failed';
  });
}

interface UnsignedAttempt {
  status: null;
  answer: null;
  error: 'signing key lost';
}

async function send(
  deps: Deps,
  delivery: ClaimedDelivery,
  { sentAt, signal }: { sentAt: Date; signal: AbortSignal },
): Promise<WebhookAnswer | UnsignedAttempt> {
  const { url, eventId: id } = delivery;
  const { formerSecret, formerSecretUntil } = delivery;
  const isRotating = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > sentAt;
  const secrets = [delivery.secret, ...(isRotating ? [formerSecret] : [])].flatMap(
    (secret) => decrypt(deps.env.appSecrets, secretContext(delivery.endpointId), secret) ?? [],
  );
  // Encrypted with an application secret that is gone: the customer rotates the key.
  if (secrets.length === 0) return { status: null, answer: null, error: 'signing key lost' };
  return deps.webhookClient.send({ url, id, body: payloadOf(delivery), secrets, sentAt }, signal);
}

/** When to try again; null after the last retry. Up to a tenth later, so that retries of an outage spread. */
function retryTime({ tries, firstTriedAt }: ClaimedDelivery, startedAt: Date): Date | null {
  const offset = webhookRetryMs[tries];
  if (offset === undefined) return null;
  const gap = offset - (webhookRetryMs[tries - 1] ?? 0);
  const at = (firstTriedAt ?? startedAt).getTime() + offset + Math.random() * 0.1 * gap;
  // Attempts that were late keep some distance.
  return new Date(Math.max(at, startedAt.getTime() + Math.min(gap, minPauseMs)));
}

async function disableIfDue(
  deps: Deps,
  trx: Trx,
  { endpointId, url, status }: { endpointId: string; url: string; status: number | null },
): Promise<void> {
  const now = deps.now();
  const isGone = status === 410;
  const disabled = await disableEndpoint(trx, {
    endpointId,
    url,
    state: isGone ? 'gone' : 'failed',
    failedBefore: isGone ? now : new Date(now.getTime() - webhookLimits.failingMs),
    now,
  });
  if (!disabled) return;
  await failPending(trx, endpointId);
  const { host } = new URL(disabled.url);
  const reason = isGone ? 'gone' : 'failed';
  const recipient = await findRecipient(trx, disabled.accountId);
  if (recipient) {
    await queueEmail(deps, trx, {
      userId: recipient.id,
      to: { name: recipient.name, address: recipient.email },
      template: 'webhook-disabled',
      payload: { host, reason },
    });
  }
  deps.log.warn({ endpointId, reason }, 'webhook endpoint disabled');
  await notify(trx, { now: deps.now, userId: disabled.accountId, kind: 'webhook_disabled', payload: { host, reason } });
}
