import { uploadOutput } from '#shared/schemas/documents.ts';
import { ClientError, describeError, frameError, type Failure } from '../../lib/error-message.ts';
import { trpcClient } from '../../lib/trpc.ts';
import { uploadFile } from '../../lib/upload.ts';
import type { Draft, OrderOptions } from './draft.ts';

export interface SendDraftOptions {
  draft: Draft;
  options: OrderOptions;
  /** Told as soon as the server has a record, so that a retry goes on with it. */
  onDocument: (documentId: string) => void;
  /** Bytes that have left, of all. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/** What the server made of a draft: its pages and price are the truth. */
export interface SentDraft {
  documentId: string;
  pages: number;
  totalCents: number;
}

/**
 * Brings a draft to the server: the record once, the choices as they are now, the file unless it is there already.
 * Safe to call again after any failure. Throws FILE_REQUIRED and what the server refuses.
 */
export async function sendDraft(params: SendDraftOptions): Promise<SentDraft> {
  const { draft, options, onDocument, onProgress, signal } = params;
  if (!draft.file && !draft.isStored) throw new ClientError('FILE_REQUIRED');
  const record = await findOrCreate(draft, options);
  onDocument(record.id);
  signal.throwIfAborted();
  if (draft.isStored || !draft.file) {
    return { documentId: record.id, pages: record.pages, totalCents: record.totalCostCents };
  }
  const stored = await uploadFile({
    url: `/files/documents/${record.id}`,
    file: draft.file,
    parse: (answer) => uploadOutput.parse(answer),
    onProgress,
    signal,
  });
  return { documentId: record.id, pages: stored.pages, totalCents: stored.quote.totalCents };
}

async function findOrCreate(draft: Draft, options: OrderOptions) {
  if (draft.documentId !== undefined) return trpcClient.documents.update.mutate({ id: draft.documentId, ...options });
  const { filename, idempotencyKey } = draft;
  const record = await trpcClient.documents.create.mutate({ filename, idempotencyKey, ...options });
  const isCurrent =
    record.translationType === options.translationType &&
    record.isBankStatement === options.isBankStatement &&
    record.sourceLanguage === options.sourceLanguage;
  // The key was used before, with other choices.
  return isCurrent ? record : trpcClient.documents.update.mutate({ id: record.id, ...options });
}

/** Why a draft did not reach the server. A part of the service that is away is named as the reason. */
export function describeUpload(error: unknown): Failure {
  const failure = describeError(error, 'UPLOAD_FAILED');
  return failure.code === 'SERVICE_UNAVAILABLE'
    ? { ...failure, ...frameError(error, 'UPLOAD_FAILED_BECAUSE') }
    : failure;
}
