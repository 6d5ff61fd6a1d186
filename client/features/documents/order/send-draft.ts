import { ClientError, describeError } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { recipientOf, type PresetId } from '#shared/certificate/recipients.ts';
import { isSourceLanguage } from '#shared/languages.ts';
import type { AnsweredOptions, Draft, SendDraft, SentDraft } from './draft.ts';

interface DraftRecord {
  id: string;
  pages: number;
}

/** Maps the order's answers to the server's input. */
export type OrderAnswers = Omit<AnsweredOptions, 'recipient'> & { recipient: PresetId };

/** Creates and updates the server's record of a draft. */
export interface RecordCalls {
  create: (draft: Pick<Draft, 'filename' | 'idempotencyKey'>, options: OrderAnswers) => Promise<DraftRecord>;
  update: (id: string, options: OrderAnswers) => Promise<DraftRecord>;
}

const customerRecords: RecordCalls = {
  create: async (draft, options) => trpcClient.documents.create.mutate({ ...draft, ...asSold(options) }),
  update: (id, options) => trpcClient.documents.update.mutate({ id, ...asChanged(options) }),
};

/** The answers of a new order. Throws LANGUAGE_BY_OFFER for a language that the desk alone sells. */
export function asSold({ sourceLanguage, ...options }: OrderAnswers) {
  if (!isSourceLanguage(sourceLanguage)) throw new ClientError('LANGUAGE_BY_OFFER');
  return { ...options, sourceLanguage };
}

/** The answers of a known order, without a language that the desk sold, which stays. */
export function asChanged({ sourceLanguage, ...options }: OrderAnswers) {
  return { ...options, ...(isSourceLanguage(sourceLanguage) && { sourceLanguage }) };
}

/**
 * Sends a draft: the record once, its current options, and the file unless the server has it.
 * Idempotent, so it may be called again after any failure. Throws FILE_REQUIRED and the server's codes.
 */
export async function sendDraft(params: SendDraft, records: RecordCalls = customerRecords): Promise<SentDraft> {
  const { draft, onDocument, onProgress, signal } = params;
  const options = { ...params.options, recipient: recipientOf(params.options.recipient) };
  if (!draft.file && !draft.isStored) throw new ClientError('FILE_REQUIRED');
  const record = await findOrCreate(draft, options, records);
  onDocument(record.id);
  signal.throwIfAborted();
  if (draft.isStored || !draft.file) return { documentId: record.id, pages: record.pages };
  // Before the upload, whose answer could not be read without them; the form itself loads no schemas.
  const { uploadOutput } = await import('#shared/schemas/uploads.ts');
  const { pages } = await uploadFile({
    url: `/files/documents/${record.id}`,
    file: draft.file,
    parse: (answer) => uploadOutput.parse(answer),
    onProgress,
    signal,
  });
  return { documentId: record.id, pages };
}

async function findOrCreate(draft: Draft, options: OrderAnswers, records: RecordCalls): Promise<DraftRecord> {
  if (draft.documentId !== undefined) return records.update(draft.documentId, options);
  const { filename, idempotencyKey } = draft;
  try {
    return await records.create({ filename, idempotencyKey }, options);
  } catch (error) {
    const id = findMismatchedRecord(error);
    if (id === undefined) throw error;
    return records.update(id, options);
  }
}

/** The record that an earlier attempt created under the same key, with other options, before its answer was lost. */
function findMismatchedRecord(error: unknown): string | undefined {
  const { code, details } = describeError(error);
  const { documentId } = details;
  return code === 'IDEMPOTENCY_MISMATCH' && typeof documentId === 'string' ? documentId : undefined;
}
