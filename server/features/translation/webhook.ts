import { raw, Router, type Request } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { verifySignedCall } from '#server/platform/http/signed-call.ts';
import { limits } from '#shared/limits.ts';
import { inboundBody, inboundForm } from './workflow/payload.ts';
import { recordInbound, type InboundCall } from './workflow/service.ts';

/** `POST /webhooks/translation`: verify, record once, enqueue, answer. */
export function translationWebhook(deps: Deps): Router {
  const router = Router();
  // Room for the multipart framing around the file.
  const limit = limits.fileBytes + 64 * 1024;
  router.post('/translation', raw({ type: () => true, limit }), async (request, response) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) throw new AppError('WEBHOOK_PAYLOAD');
    const deliveryId = verifySignedCall(deps, deps.env.translator?.secrets, { request, body });
    await recordInbound(deps, { deliveryId, ...(await parse(request, body)) });
    response.json({ received: true });
  });
  return router;
}

type Content = Omit<InboundCall, 'deliveryId'>;

/** Parses JSON with a link, or multipart with the file. Throws WEBHOOK_PAYLOAD. */
async function parse(request: Request, body: Buffer): Promise<Content> {
  try {
    return request.is('multipart/form-data') ? await parseForm(request, body) : parseJson(body);
  } catch (error) {
    throw new AppError('WEBHOOK_PAYLOAD', { cause: error });
  }
}

function parseJson(body: Buffer): Content {
  const content = inboundBody.parse(JSON.parse(body.toString('utf8')));
  const named = { documentId: content.document_id, inReplyTo: content.in_reply_to ?? undefined };
  return content.status === 'completed'
    ? { ...named, status: 'completed', url: content.url }
    : { ...named, status: 'failed', reason: content.reason };
}

async function parseForm(request: Request, body: Buffer): Promise<Content> {
  const contentType = request.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const fields = inboundForm.parse({
    document_id: form.get('document_id'),
    status: form.get('status') ?? undefined,
    in_reply_to: form.get('in_reply_to'),
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('the form has no file');
  if (file.size >= limits.fileBytes) throw new Error('the file is too large');
  return {
    documentId: fields.document_id,
    status: fields.status,
    inReplyTo: fields.in_reply_to ?? undefined,
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}
