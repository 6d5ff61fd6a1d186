import { useRef, useState } from 'react';
import { uploadOutput } from '#shared/schemas/documents.ts';
import { ClientError } from '#client/lib/error-message.ts';
import { dropPendingFile } from '#client/lib/pending-files.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import type { SendDraft, SentDraft } from '#client/features/documents/order/draft.ts';
import { recordUnderKey } from '#client/features/documents/order/send-draft.ts';
import { useUploadQueue } from '#client/features/documents/upload-queue/use-upload-queue.ts';

/** Sends a client's document, free of charge: a queue of one. A failure leaves everything in place. */
export function useClientUpload(userId: string, onDone: () => void) {
  const utils = trpc.useUtils();
  const clientName = useRef('');
  const [done, setDone] = useState<string>();
  const { queue, state } = useUploadQueue({
    userId,
    capacity: 1,
    send: (params) => sendForClient(params, clientName.current),
  });
  return {
    queue,
    items: state.items,
    isBusy: state.isOrdering,
    /** Name of the file that was sent last. */
    done,
    async send(name: string) {
      clientName.current = name;
      setDone(undefined);
      if (!(await queue.order())) return;
      setDone(queue.state().items.find(({ phase }) => phase.name === 'stored')?.draft.filename);
      queue.clear();
      onDone();
      await Promise.all([utils.authenticator.invalidate(), utils.documents.invalidate()]);
    },
  };
}

async function sendForClient(params: SendDraft, clientName: string): Promise<SentDraft> {
  const { draft, onDocument, onProgress, signal } = params;
  if (!draft.file) throw new ClientError('FILE_REQUIRED');
  const record = await findOrCreate(params, clientName);
  onDocument(record.id);
  signal.throwIfAborted();
  const { pages } = await uploadFile({
    url: `/files/documents/${record.id}`,
    file: draft.file,
    parse: (answer) => uploadOutput.parse(answer),
    onProgress,
    signal,
  });
  await dropPendingFile(draft.idempotencyKey).catch(() => undefined);
  return { documentId: record.id, pages };
}

async function findOrCreate({ draft, options }: SendDraft, clientName: string) {
  const choices = { ...options, clientName };
  const { documentId, filename, idempotencyKey } = draft;
  if (documentId !== undefined) return trpcClient.documents.update.mutate({ id: documentId, ...choices });
  try {
    return await trpcClient.authenticator.uploadForClient.mutate({ filename, idempotencyKey, ...choices });
  } catch (error) {
    const id = recordUnderKey(error);
    if (id === undefined) throw error;
    return trpcClient.documents.update.mutate({ id, ...choices });
  }
}
