import { raw, Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { verifySignedCall } from '#server/platform/http/signed-call.ts';
import { inboundMail, type InboundMail } from '#shared/schemas/inbound-mail.ts';
import { takeMail } from './desk/mail-intake.ts';

/** Bytes of a mail with its attachments in base64: what mail servers commonly take. */
const limit = 34 * 1024 * 1024;

/** `POST /webhooks/inbound-mail`: verifies the signature, and makes an order of the mail's papers. */
export function inboundMailWebhook(deps: Deps): Router {
  const router = Router();
  router.post('/', raw({ type: () => true, limit }), async (request, response) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) throw new AppError('WEBHOOK_PAYLOAD');
    verifySignedCall(deps, deps.env.mail.webhookSecrets, { request, body });
    response.json(await takeMail(deps, parse(body)));
  });
  return router;
}

function parse(body: Buffer): InboundMail {
  try {
    return inboundMail.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new AppError('WEBHOOK_PAYLOAD', { cause: error });
  }
}
