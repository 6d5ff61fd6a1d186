import { useMutation } from '@tanstack/react-query';
import { dropPendingFilesOf } from '#client/lib/pending-files.ts';
import { discardDraft } from './use-recovered-drafts.ts';

/** Throws an unpaid draft away, with its file here and on the server. */
export function useDiscard(onDone: () => void) {
  return useMutation({
    mutationFn: async (documentId: string) => {
      await discardDraft(documentId);
      await dropPendingFilesOf([documentId]);
    },
    onSuccess: onDone,
  });
}
