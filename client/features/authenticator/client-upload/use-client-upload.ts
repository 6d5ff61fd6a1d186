import { useRef, useState } from 'react';
import type { SendDraft, SentDraft } from '#client/features/documents/order/draft.ts';
import { asChanged, asSold, sendDraft } from '#client/features/documents/order/send-draft.ts';
import { useUploadQueue } from '#client/features/documents/upload-queue/use-upload-queue.ts';
import { dropPendingFile } from '#client/lib/pending-files.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';

/** Sends a client's document free of charge, as an upload queue of one. After a failure the form keeps its answers. */
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
    /** Name of the last submitted file. */
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
  const sent = await sendDraft(params, {
    create: async (draft, options) =>
      trpcClient.authenticator.uploadForClient.mutate({ ...draft, ...asSold(options), clientName }),
    update: (id, options) => trpcClient.documents.update.mutate({ id, ...asChanged(options), clientName }),
  });
  await dropPendingFile(params.draft.idempotencyKey).catch(() => undefined);
  return sent;
}
