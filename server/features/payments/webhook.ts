import { raw, Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import { recordEvent } from './provider-events/service.ts';

/**
 * `POST /webhooks/stripe`: verify, record once, enqueue, answer. A signed body is answered with success whatever it holds, since
 * a repetition would hold the same.
 */
export function stripeWebhook(deps: Deps): Router {
  const router = Router();
  router.post('/stripe', raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const body = verify(deps, request.body, request.headers['stripe-signature']);
    await recordEvent(deps, body);
    response.json({ received: true });
  });
  return router;
}

/** Accepts a signature by any of the secrets, for rotation. Throws WEBHOOK_SIGNATURE. */
function verify(deps: Deps, body: unknown, header: string | string[] | undefined): Buffer {
  if (!Buffer.isBuffer(body) || typeof header !== 'string') throw new AppError('WEBHOOK_SIGNATURE');
  if (isFromTheFuture(deps, header)) throw new AppError('WEBHOOK_SIGNATURE');
  const { signature } = deps.stripe.webhooks;
  if (signature === null) throw new Error('the client of the card provider verifies no signatures');
  let cause: unknown;
  for (const secret of deps.env.stripe.webhookSecrets) {
    try {
      signature.verifyHeader(body, header, secret, limits.webhookSkewMs / 1000, undefined, deps.now().getTime());
      return body;
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
