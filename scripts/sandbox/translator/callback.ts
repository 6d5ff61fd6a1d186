import { deliveryHeader, signatureHeader, signBody, timestampHeader } from '#server/platform/integrations/hmac.ts';
import type { Job } from './store.ts';

type Message = { body: Uint8Array<ArrayBuffer>; contentType: string };

const responseTimeoutMs = 10_000;

/** Callback body for a finished job; `readDraft` reads a file to attach. */
export async function buildMessage(
  job: Job,
  options: { baseUrl: string; readDraft: (file: string) => Promise<Uint8Array> },
): Promise<Message> {
  const { filename } = job.order;
  const answer = { document_id: job.order.document_id, in_reply_to: job.deliveryId };
  if (job.file === undefined) return asJson({ ...answer, status: 'failed', reason: job.note });
  const name = `${filename.replace(/\.[^.]+$/, '')}-translated.pdf`;
  if (job.mode !== 'multipart') {
    return asJson({ ...answer, status: 'completed', url: `${options.baseUrl}/files/${job.file}`, filename: name });
  }
  const form = new FormData();
  for (const [field, value] of Object.entries(answer)) form.set(field, value);
  form.set('status', 'completed');
  form.set('file', new File([Buffer.from(await options.readDraft(job.file))], name, { type: 'application/pdf' }));
  // Encoded before signing, since encoding chooses the multipart boundary.
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data';
  return { body: new Uint8Array(await encoded.arrayBuffer()), contentType };
}

function asJson(value: object): Message {
  return { body: new TextEncoder().encode(JSON.stringify(value)), contentType: 'application/json' };
}

/** Sends a signed callback. Done on 2xx, or on 409 for a delivery the application already has. */
export async function sendMessage(
  message: Message,
  options: { url: string; secret: string; deliveryId: string; signal: AbortSignal },
): Promise<{ isDone: boolean; outcome: string }> {
  const timestamp = Math.floor(Date.now() / 1000);
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        'content-type': message.contentType,
        [signatureHeader]: signBody(options.secret, timestamp, message.body),
        [timestampHeader]: String(timestamp),
        [deliveryHeader]: options.deliveryId,
      },
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(responseTimeoutMs)]),
    });
    await response.arrayBuffer();
    return { isDone: response.ok || response.status === 409, outcome: String(response.status) };
  } catch (error) {
    return { isDone: false, outcome: describeFailure(error) };
  }
}

/** The cause of fetch's "fetch failed". */
export function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
