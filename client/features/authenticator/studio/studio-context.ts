import { createContext, startTransition, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import type { Outcome, View } from './text/commands.ts';
import type { SaveQueue } from './text/save-queue.ts';
import type { StudioView } from './text/studio-view.ts';
import type { TextStore } from './text/text-store.ts';
import type { Focus } from './text/undo.ts';

/** The text of one open studio. Its members never change while the studio is open, apart from `isReadOnly` and `writable`. */
export interface Studio {
  reviewId: string;
  store: TextStore;
  queue: SaveQueue;
  view: StudioView;
  /** The text as the filter shows it, for commands. */
  shown: View;
  /** Focuses a field, wherever its page is. */
  goTo: (focus: Focus) => void;
  /** Leads to a finding's block, page or box. */
  visit: (finding: Pick<TextFinding, 'blockId' | 'page'>) => void;
  /** Applies a command's outcome: moves the focus, or shows why nothing happened. */
  follow: (outcome: Outcome) => void;
  isReadOnly: boolean;
  /** Pages of a split paper that the user may edit; null for all. */
  writable: ReadonlySet<number> | null;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio is used inside the studio');
  return studio;
}

/** Reads from the text; `read` returns a primitive or an object that stays the same until it changes. */
export function useText<T>(read: (store: TextStore) => T): T {
  const { store } = useStudio();
  return useSyncExternalStore(store.subscribe, () => read(store));
}

export function useView<T>(read: (view: StudioView) => T): T {
  const { view } = useStudio();
  return useSyncExternalStore(view.subscribe, () => read(view));
}

/**
 * Subscribes to state shown beside the text, such as counts and tools: rendered after the pressed or edited field, which
 * would wait for it. `read` returns a primitive.
 */
export function useAfterPress<T extends string | number | boolean | undefined>(
  read: (studio: Pick<Studio, 'store' | 'view'>) => T,
): T {
  const { store, view } = useStudio();
  const [value, setValue] = useState(() => read({ store, view }));
  const take = useEffectEvent(() => startTransition(() => setValue(read({ store, view }))));
  useEffect(() => {
    take();
    const stops = [store, view].map(({ subscribe }) => subscribe(() => take()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, view]);
  return value;
}

export function useBlock(id: string | undefined): TextBlock | undefined {
  return useText((store) => (id === undefined ? undefined : store.block(id)));
}
