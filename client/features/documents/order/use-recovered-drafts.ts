import { useQuery } from '@tanstack/react-query';
import { describeError } from '#client/lib/error-message.ts';
import type { PendingFile } from '#client/lib/pending-file.ts';
import { dropPendingFile, listPendingFiles } from '#client/lib/pending-files.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';
import { findQuotedDrafts } from './quoted-drafts.ts';

const queryName = 'recovered-drafts';

/**
 * Recovery copies of unpaid orders in this browser, newest first; copies of paid or deleted orders are dropped.
 * `discard` removes copies, and their drafts on the server.
 */
export function useRecoveredDrafts(userId: string): {
  drafts: readonly PendingFile[];
  discard: (entries: readonly PendingFile[]) => Promise<void>;
} {
  const { data, refetch } = useQuery({
    queryKey: [queryName, userId],
    queryFn: () => findRecoveredDrafts(userId),
    staleTime: 0,
    retry: false,
  });
  return {
    drafts: data ?? [],
    discard: async (entries) => {
      for (const entry of entries) await discardRecoveredDraft(entry);
      await refetch();
    },
  };
}

/** Refetches the recovered drafts, after the upload dialog changed them. */
export async function refetchRecoveredDrafts(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [queryName] });
}

async function findRecoveredDrafts(userId: string): Promise<PendingFile[]> {
  await findQuotedDrafts();
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

async function discardRecoveredDraft({ id, metadata: { documentId } }: PendingFile): Promise<void> {
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
