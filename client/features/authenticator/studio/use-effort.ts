import { useEffect, useState } from 'react';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import type { PageEffort } from '#shared/schemas/studio.ts';
import type { OpenText } from './open-text.ts';

/** Keystrokes and active minutes per page, counted per window. A minute counts once there is input in it. */
interface Effort {
  /** True for the first activity of a minute. */
  note: (activity: { page: number; isKey: boolean; now: number }) => boolean;
  pages: () => PageEffort[];
}

const minuteMs = 60_000;

export function createEffort(): Effort {
  const counted = new Map<number, { keys: number; minutes: Set<number> }>();
  return {
    note({ page, isKey, now }) {
      const one = counted.get(page) ?? { keys: 0, minutes: new Set<number>() };
      counted.set(page, one);
      if (isKey) one.keys += 1;
      const minute = Math.floor(now / minuteMs);
      const isFirst = !one.minutes.has(minute);
      one.minutes.add(minute);
      return isFirst;
    },
    pages: () => [...counted].map(([page, { keys, minutes }]) => ({ page, keys, minutes: minutes.size })),
  };
}

/** Modifier keys. */
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
    // A failure is ignored: the next minute sends the totals again.
    trpcClient.authenticator.recordEffort
      .mutate({ id: reviewId, windowId, pages: effort.pages() })
      .catch(() => undefined);
  };
}
