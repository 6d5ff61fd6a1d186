import { uploadOutput } from '#shared/schemas/documents.ts';
import { ClientError, describeError } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
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
  try {
    return await trpcClient.documents.create.mutate({ filename, idempotencyKey, ...options });
  } catch (error) {
    const id = recordUnderKey(error);
    if (id === undefined) throw error;
    return trpcClient.documents.update.mutate({ id, ...options });
  }
}

/** The record that an answer which never arrived had made, before the choices changed. */
export function recordUnderKey(error: unknown): string | undefined {
  const { code, details } = describeError(error);
  const { documentId } = details;
  return code === 'IDEMPOTENCY_MISMATCH' && typeof documentId === 'string' ? documentId : undefined;
}
