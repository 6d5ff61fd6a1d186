import { useEffect, useState, useSyncExternalStore } from 'react';
import { readFile, validateFile } from '#client/features/documents/order/draft-file.ts';
import { pendingOfDraft, type KnownDraft } from '#client/features/documents/order/draft.ts';
import { sendDraft } from '#client/features/documents/order/send-draft.ts';
import { discardDraft } from '#client/features/documents/order/use-recovered-drafts.ts';
import { dropPendingFile, keepPendingFile } from '#client/lib/pending-files.ts';
import type { UploadQueueState } from './queue-state.ts';
import {
  createUploadQueue,
  customerCapacity,
  type QueueActions,
  type QueueSettings,
  type UploadQueue,
} from './upload-queue.ts';

export interface UploadQueueOptions extends Partial<QueueSettings> {
  userId: string;
  /** Restored drafts to start with. */
  initial?: readonly KnownDraft[] | undefined;
  /** Replaces `sendDraft`. */
  send?: QueueActions['send'];
}

/** The upload queue of the mounted page. */
export function useUploadQueue(options: UploadQueueOptions): { queue: UploadQueue; state: UploadQueueState } {
  const [queue] = useState(() => createQueue(options));
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => queue.open(), [queue]);
  return { queue, state };
}

function createQueue({ userId, initial = [], send = sendDraft, ...settings }: UploadQueueOptions): UploadQueue {
  const queue = createUploadQueue(
    {
      check: validateFile,
      read: readFile,
      send,
      saveCopy: (draft, options) => keepPendingFile(pendingOfDraft(draft, options, userId)),
      discard: async ({ file, idempotencyKey, documentId }) => {
        if (file) await dropPendingFile(idempotencyKey).catch(() => undefined);
        if (documentId !== undefined) await discardDraft(documentId);
      },
      schedule: (callback, delay) => {
        const timer = setTimeout(callback, delay);
        return () => clearTimeout(timer);
      },
    },
    { capacity: customerCapacity, isEager: false, ...settings },
  );
  queue.restore(initial);
  return queue;
}
