import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type QueueItem, type UploadQueue } from './upload-queue.ts';

/** The queue of this page, for as long as the page stands. */
export function useUploadQueue(userId: string): { queue: UploadQueue; items: readonly QueueItem[] } {
  const [queue] = useState(() => createUploadQueue(userId));
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => queue.open(), [queue]);
  return { queue, items };
}
