import { useEffect, useEffectEvent } from 'react';
import type { DocumentMessage } from '#shared/schemas/conversation.ts';

/** Calls `mark` for each newest message of the other side once the page is visible, so that no mail is sent about it. */
export function useMarkRead(
  messages: readonly DocumentMessage[] | undefined,
  { reader, mark }: { reader: DocumentMessage['author']; mark: () => void },
): void {
  const newest = messages?.findLast(({ author }) => author !== reader)?.id;
  const markRead = useEffectEvent(mark);
  useEffect(() => {
    if (newest === undefined) return;
    const markIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', markIfVisible);
      markRead();
    };
    document.addEventListener('visibilitychange', markIfVisible);
    markIfVisible();
    return () => document.removeEventListener('visibilitychange', markIfVisible);
  }, [newest]);
}
