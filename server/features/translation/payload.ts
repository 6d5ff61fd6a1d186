import { z } from 'zod';
import { fileExtension } from '#shared/files.ts';
import type { TranslationType } from '#shared/pricing.ts';

/** The workflow's own words, in this file only: what we send it and what it sends back. */

const typeInPayload = {
  certified: 'Certificado',
  notarized: 'Notorizado',
} as const satisfies Record<TranslationType, string>;

export interface WorkflowOrder {
  documentId: string;
  userId: string;
  filename: string;
  fileUrl: string;
  mimetype: string;
  sizeBytes: number;
  pages: number;
  translationType: TranslationType;
  totalCostCents: number;
  sourceLanguage: string;
  isBankStatement: boolean;
  clientName: string | null;
  callbackUrl: string;
}

/** The outbound call's body; field names are the specification's, `document_id` and `callback_url` lead the answer back. */
export function toPayload(order: WorkflowOrder) {
  return {
    filename: order.filename,
    url: order.fileUrl,
    mimetype: order.mimetype,
    size: order.sizeBytes,
    user_id: order.userId,
    paginas: order.pages,
    tipo_trad: typeInPayload[order.translationType],
    valor: order.totalCostCents / 100,
    idioma_raiz: order.sourceLanguage,
    is_bank_statement: order.isBankStatement,
    client_name: order.clientName,
    isPdf: order.mimetype === 'application/pdf',
    fileExtension: fileExtension(order.filename),
    tableName: 'documents_to_be_verified',
    schema: 'public',
    document_id: order.documentId,
    callback_url: order.callbackUrl,
  };
}

const documentId = z.uuid();

/** The inbound call's body: a translated file to fetch, or the news that there will be none. */
export const inboundBody = z.discriminatedUnion('status', [
  z.object({ document_id: documentId, status: z.literal('completed'), url: z.url(), filename: z.string().optional() }),
  z.object({ document_id: documentId, status: z.literal('failed'), reason: z.string().max(500).optional() }),
]);

/** The same as multipart: the file itself stands in for its link. */
export const inboundForm = z.object({ document_id: documentId, status: z.literal('completed').default('completed') });

/** What is kept of an inbound call until it is handled. */
export const inboundRecord = z.object({
  status: z.enum(['completed', 'failed']),
  url: z.string().optional(),
  reason: z.string().optional(),
});
