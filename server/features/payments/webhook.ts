import { raw, Router } from 'express';
import type { Stripe } from 'stripe';
import { limits } from '#shared/limits.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { insertStripeEvent } from './queries.ts';

/** `POST /webhooks/stripe`: verify, record once, enqueue, answer. Jobs read the state from Stripe, never from the event. */
export function stripeWebhook(deps: Deps): Router {
  const router = Router();
  router.post('/stripe', raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const event = verify(deps, request.body, request.headers['stripe-signature']);
    await record(deps, event);
    response.json({ received: true });
  });
  return router;
}

/** Accepts a signature by any of the secrets, for rotation. Throws WEBHOOK_SIGNATURE. */
function verify(deps: Deps, body: unknown, signature: string | string[] | undefined): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new AppError('WEBHOOK_SIGNATURE');
  if (isFromTheFuture(deps, signature)) throw new AppError('WEBHOOK_SIGNATURE');
  let cause: unknown;
  for (const secret of deps.env.stripe.webhookSecrets) {
    try {
      return deps.stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, deps.now().getTime());
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError('WEBHOOK_SIGNATURE', { cause });
}

/** Stripe's client rejects old timestamps only. */
function isFromTheFuture(deps: Deps, signature: string): boolean {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? NaN) * 1000;
  return signedAt > deps.now().getTime() + limits.webhookSkewMs;
}

async function record(deps: Deps, event: Stripe.Event): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const object = event.data.object;
    const isNew = await insertStripeEvent(trx, {
      id: event.id,
      type: event.type,
      objectId: 'id' in object && typeof object.id === 'string' ? object.id : null,
      createdAt: new Date(event.created * 1000),
      receivedAt: deps.now(),
    });
    if (!isNew) return;
    if (object.object === 'checkout.session') {
      await deps.jobs.enqueue(trx, 'payments.fulfil', { sessionId: object.id });
    } else if (object.object === 'charge' || object.object === 'refund' || object.object === 'dispute') {
      const intent = object.payment_intent;
      const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
      const job = object.object === 'dispute' ? 'payments.syncDisputes' : 'payments.syncRefunds';
      if (paymentIntentId) await deps.jobs.enqueue(trx, job, { paymentIntentId });
    }
  });
}
