import { useCallback } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { ReadSourceInput } from '#shared/schemas/studio.ts';
import type { OpenText } from './open-text.ts';

/** Reads pages again; blocks that a person wrote stay. */
export function useReadAgain({ store, queue }: OpenText): (input: ReadSourceInput) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (input) => {
      try {
        await queue.flush();
        store.accept(await trpcClient.authenticator.readSource.mutate(input));
        toast.show({ title: 'The page is being read again' });
      } catch (error) {
        toast.show({ tone: 'error', title: 'Not read again', description: describeError(error).text });
      }
    },
    [store, queue, toast],
  );
}

/** Drafts the untranslated blocks of a page again. */
export function useDraftAgain({ store, queue }: OpenText, reviewId: string): (page: number) => void {
  const toast = useToast();
  return useCallback(
    (page) => {
      const run = async () => {
        await queue.flush();
        const blockIds = store.idsOf(page).filter((id) => store.block(id)?.state === 'untranslated');
        if (blockIds.length === 0) {
          toast.show({ title: 'Every block of this page has English' });
          return;
        }
        const version = store.version();
        store.accept(await trpcClient.authenticator.draftText.mutate({ id: reviewId, version, blockIds }));
        toast.show({ title: 'The page is being drafted' });
      };
      run().catch((error: unknown) => {
        toast.show({ tone: 'error', title: 'Not drafted again', description: describeError(error).text });
      });
    },
    [store, queue, reviewId, toast],
  );
}
