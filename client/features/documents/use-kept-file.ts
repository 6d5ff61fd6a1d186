import { useQuery } from '@tanstack/react-query';
import { dropPendingFile, listPendingFiles, type PendingFile } from '../../lib/pending-files.ts';
import { describeError } from '../../lib/error-message.ts';
import { trpcClient, trpcUtils } from '../../lib/trpc.ts';

/**
 * The newest file this browser kept for an order that was never paid; copies of paid or vanished orders are dropped.
 * `discard` removes the copy, and the draft on the server with it.
 */
export function useKeptFile(userId: string): {
  kept: PendingFile | undefined;
  discard: (entry: PendingFile) => Promise<void>;
} {
  const { data, refetch } = useQuery({
    queryKey: ['kept-file', userId],
    queryFn: () => findKeptFile(userId),
    staleTime: Infinity,
    retry: false,
  });
  return {
    kept: data ?? undefined,
    discard: async (entry) => {
      await discardKeptFile(entry);
      await refetch();
    },
  };
}

async function findKeptFile(userId: string): Promise<PendingFile | null> {
  for (const entry of await listPendingFiles(userId)) {
    if (await isStillOpen(entry)) return entry;
    await dropPendingFile(entry.id);
  }
  return null;
}

async function isStillOpen({ metadata: { documentId } }: PendingFile): Promise<boolean> {
  if (documentId === null) return true;
  try {
    const document = await trpcClient.documents.get.query({ id: documentId });
    return document.paymentStatus === 'unpaid';
  } catch (error) {
    if (describeError(error).code === 'DOCUMENT_NOT_FOUND') return false;
    throw error;
  }
}

async function discardKeptFile({ id, metadata: { documentId } }: PendingFile): Promise<void> {
  if (documentId !== null) await discardDraft(documentId);
  await dropPendingFile(id);
}

/** Throws a draft on the server away; one that is gone already is fine. */
export async function discardDraft(documentId: string): Promise<void> {
  try {
    await trpcClient.documents.discard.mutate({ id: documentId });
  } catch (error) {
    if (describeError(error).code !== 'DOCUMENT_NOT_FOUND') throw error;
  }
  await trpcUtils.documents.invalidate();
}
