import { raw, Router } from 'express';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { verifySignedCall } from '#server/platform/http/signed-call.ts';
import { recordBounce } from './bounces.ts';

/** The payload that adapters of mail providers send, for permanent failures and complaints only. */
const report = z.object({ event: z.enum(['bounced', 'complained']), address: z.email().max(320) });

/** `POST /webhooks/mail`: verifies the signature and records the bounce once. */
export function mailWebhook(deps: Deps): Router {
  const router = Router();
  router.post('/mail', raw({ type: () => true, limit: '16kb' }), async (request, response) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) throw new AppError('WEBHOOK_PAYLOAD');
    const deliveryId = verifySignedCall(deps, deps.env.mail.webhookSecrets, { request, body });
    const { event, address } = parse(body);
    await recordBounce(deps, deps.db, { id: `webhook:${deliveryId}`, address, reason: event });
    response.json({ received: true });
  });
  return router;
}

function parse(body: Buffer): z.output<typeof report> {
  try {
    return report.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new AppError('WEBHOOK_PAYLOAD', { cause: error });
  }
}
