import { useQuery } from '@tanstack/react-query';
import type { PendingFile } from '#client/lib/pending-file.ts';
import { dropPendingFile, listPendingFiles } from '#client/lib/pending-files.ts';
import { describeError } from '#client/lib/error-message.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';

const keptFiles = 'kept-files';

/**
 * The files this browser kept for orders that were never paid, newest first; copies of paid or vanished orders are
 * dropped. `discard` removes a copy, and the draft on the server with it.
 */
export function useKeptFiles(userId: string): {
  kept: readonly PendingFile[];
  discard: (entries: readonly PendingFile[]) => Promise<void>;
} {
  const { data, refetch } = useQuery({
    queryKey: [keptFiles, userId],
    queryFn: () => findKeptFiles(userId),
    staleTime: 0,
    retry: false,
  });
  return {
    kept: data ?? [],
    discard: async (entries) => {
      for (const entry of entries) await discardKeptFile(entry);
      await refetch();
    },
  };
}

/** Refetches the recovered drafts, after the upload dialog changed them. */
export async function refreshKeptFiles(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [keptFiles] });
}

async function findKeptFiles(userId: string): Promise<PendingFile[]> {
  const open: PendingFile[] = [];
  for (const entry of await listPendingFiles(userId)) {
    if (await isStillOpen(entry)) open.push(entry);
    else await dropPendingFile(entry.id);
  }
  return open;
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

/** Discards a draft on the server; DOCUMENT_NOT_FOUND counts as done. */
export async function discardDraft(documentId: string): Promise<void> {
  try {
    await trpcClient.documents.discard.mutate({ id: documentId });
  } catch (error) {
    if (describeError(error).code !== 'DOCUMENT_NOT_FOUND') throw error;
  }
  await trpcUtils.documents.invalidate();
}
