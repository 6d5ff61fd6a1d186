import { useEffect, useState } from 'react';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import type { OpenText } from './open-text.ts';
import { createEffort } from './text/effort.ts';

/** Keys that only hold another one down. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** Counts what is done in the studio, by page. Totals are sent with the first activity of each minute, and when the page is left. */
export function useEffort(
  { store, view }: OpenText,
  reviewId: string,
  isReadOnly: boolean,
): (event: { type: string; key?: string }) => void {
  const [effort] = useState(createEffort);
  const [windowId] = useState(() => crypto.randomUUID());
  useEffect(() => {
    const leave = () => {
      const pages = effort.pages();
      if (pages.length > 0) sendOnUnload('authenticator.recordEffort', { id: reviewId, windowId, pages });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [effort, reviewId, windowId]);
  return ({ type, key = '' }) => {
    if (isReadOnly || modifiers.has(key)) return;
    const page = store.block(view.active()?.id ?? '')?.page ?? 1;
    const isFirst = effort.note({ page, isKey: type === 'keydown', now: Date.now() });
    if (!isFirst) return;
    // The next minute sends the same totals again.
    trpcClient.authenticator.recordEffort
      .mutate({ id: reviewId, windowId, pages: effort.pages() })
      .catch(() => undefined);
  };
}
