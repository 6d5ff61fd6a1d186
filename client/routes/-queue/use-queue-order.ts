import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { draftTotal } from '../../features/documents/draft.ts';
import { sendDraft } from '../../features/documents/send-draft.ts';
import type { QueueItem, UploadQueue } from '../../features/documents/upload-queue.ts';
import { startCheckout } from '../../features/payments/start-checkout.ts';
import { describeError } from '../../lib/error-message.ts';
import { trpcClient } from '../../lib/trpc.ts';

/** A file that cannot be read is no part of the order. */
export function isUsable(item: QueueItem): boolean {
  return item.problem === undefined;
}

/** What the whole queue costs as far as anyone knows here, in cents. */
export function queueTotal(items: readonly QueueItem[]): number {
  return items.filter(isUsable).reduce((sum, { draft, options }) => sum + draftTotal(options, draft.pages), 0);
}

/** One checkout for everything that is uploaded. A price that turns out different is shown and waits for another press. */
export function useQueueOrder(queue: UploadQueue) {
  const [newTotalCents, setNewTotalCents] = useState<number>();

  async function order(items: readonly QueueItem[]): Promise<void> {
    setNewTotalCents(undefined);
    const shownCents = queueTotal(items);
    const ids: string[] = [];
    let totalCents = 0;
    for (const { draft, options } of items) {
      const sent = await sendDraft({
        draft,
        options,
        signal: new AbortController().signal,
        onDocument: () => undefined,
        onProgress: () => undefined,
      });
      queue.patch(draft.idempotencyKey, { pages: sent.pages });
      ids.push(sent.documentId);
      totalCents += sent.totalCents;
    }
    if (totalCents !== shownCents) {
      setNewTotalCents(totalCents);
      return;
    }
    try {
      await startCheckout(ids, totalCents);
    } catch (error) {
      if (describeError(error).code !== 'PRICE_CHANGED') throw error;
      setNewTotalCents(await recount(items));
    }
  }

  /** The server counted other pages than this page shows. */
  async function recount(items: readonly QueueItem[]): Promise<number> {
    let total = 0;
    for (const { draft } of items) {
      const { pages, totalCostCents } = await trpcClient.documents.get.query({ id: draft.documentId ?? '' });
      queue.patch(draft.idempotencyKey, { pages });
      total += totalCostCents;
    }
    return total;
  }

  return { ...useMutation({ mutationFn: order }), newTotalCents };
}
