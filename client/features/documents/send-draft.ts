import { uploadOutput } from '#shared/schemas/documents.ts';
import { ClientError } from '../../lib/error-message.ts';
import { trpcClient } from '../../lib/trpc.ts';
import { uploadFile } from '../../lib/upload.ts';
import type { AnsweredOptions, Draft, SendDraft, SentDraft } from './draft.ts';

/**
 * Brings a draft to the server: the record once, the choices as they are now, the file unless it is there already.
 * Safe to call again after any failure. Throws FILE_REQUIRED and what the server refuses.
 */
export async function sendDraft(params: SendDraft): Promise<SentDraft> {
  const { draft, options, onDocument, onProgress, signal } = params;
  if (!draft.file && !draft.isStored) throw new ClientError('FILE_REQUIRED');
  const record = await findOrCreate(draft, options);
  onDocument(record.id);
  signal.throwIfAborted();
  if (draft.isStored || !draft.file) return { documentId: record.id, pages: record.pages };
  const stored = await uploadFile({
    url: `/files/documents/${record.id}`,
    file: draft.file,
    parse: (answer) => uploadOutput.parse(answer),
    onProgress,
    signal,
  });
  return { documentId: record.id, pages: stored.pages };
}

async function findOrCreate(draft: Draft, options: AnsweredOptions) {
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
