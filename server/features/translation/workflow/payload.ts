import { z } from 'zod';
import { fileExtension } from '#shared/files.ts';
import { decimalOf, type Money } from '#shared/money.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { Speed } from '#shared/promise/speeds.ts';

/** Payloads of the translation workflow, outbound and inbound; its field names stay in this file. */

const typeInPayload: Readonly<Record<TranslationType, string>> = {
  certified: 'Certificado',
  notarized: 'Notorizado',
};

export interface WorkflowOrder {
  documentId: string;
  userId: string;
  filename: string;
  fileUrl: string;
  mimetype: string;
  sizeBytes: number;
  pages: number;
  translationType: TranslationType;
  price: Money;
  sourceLanguage: string;
  isBankStatement: boolean;
  clientName: string | null;
  speed: Speed;
  /** Promised delivery time; null without a promise. */
  dueAt: Date | null;
  callbackUrl: string;
}

/** Body of the outbound call under the specification's names; the workflow calls `callback_url` back with `document_id`. */
export function toPayload(order: WorkflowOrder) {
  return {
    filename: order.filename,
    url: order.fileUrl,
    mimetype: order.mimetype,
    size: order.sizeBytes,
    user_id: order.userId,
    paginas: order.pages,
    tipo_trad: typeInPayload[order.translationType],
    valor: Number(decimalOf(order.price)),
    idioma_raiz: order.sourceLanguage,
    is_bank_statement: order.isBankStatement,
    client_name: order.clientName,
    is_rush: order.speed === 'rush',
    due_at: order.dueAt?.toISOString() ?? null,
    isPdf: order.mimetype === 'application/pdf',
    fileExtension: fileExtension(order.filename),
    tableName: 'documents_to_be_verified',
    schema: 'public',
    document_id: order.documentId,
    callback_url: order.callbackUrl,
  };
}

/** `in_reply_to` is the delivery id of the order that is answered; what is no id of the document's is as if absent. */
const answer = { document_id: z.uuid(), in_reply_to: z.string().nullish().catch(undefined) };

/** JSON body of the inbound call: a link to the translated file, or the reason of a failure. */
export const inboundBody = z.discriminatedUnion('status', [
  z.object({ ...answer, status: z.literal('completed'), url: z.url(), filename: z.string().optional() }),
  z.object({ ...answer, status: z.literal('failed'), reason: z.string().max(500).optional() }),
]);

/** Fields of the multipart variant, which carries the file itself. */
export const inboundForm = z.object({ ...answer, status: z.literal('completed').default('completed') });

/** Inbound call as stored until its job runs. */
export const inboundRecord = z.object({
  status: z.enum(['completed', 'failed']),
  url: z.string().optional(),
  reason: z.string().optional(),
  inReplyTo: z.string().optional(),
});
