import { closeCodes } from '#client/lib/live-connection.ts';
import { openSocketClient } from '#client/lib/live-socket.ts';
import { sendBeforeSignOut } from '#client/lib/pending-mutations.ts';
import {
  dropPendingText,
  findPendingText,
  keepPendingText,
  listPendingTexts,
  type Unsaved,
} from '#client/lib/pending-texts.ts';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import { createSaveQueue, type SaveQueue } from './text/save-queue.ts';
import { createStudioView, type StudioView } from './text/studio-view.ts';
import { createTextStore, type TextStore } from './text/text-store.ts';

/**
 * The text of one review in one window: its saves, its unsaved changes in IndexedDB, and changes made by others.
 * Each window keeps its own copy under a lock; a copy whose window is gone is taken over.
 */
export interface OpenText {
  store: TextStore;
  queue: SaveQueue;
  view: StudioView;
  /** Starts saving and following changes; the returned function stops. */
  open: () => () => void;
  /** Fetches changes by others. */
  refresh: () => Promise<void>;
}

export function openText(text: TranslationText, user: SessionUser): OpenText {
  const { reviewId } = text;
  const windowId = crypto.randomUUID();
  const store = createTextStore(text, user);
  const channel = new BroadcastChannel(`text-${reviewId}`);
  const queue = createSaveQueue(reviewId, store, {
    save: (input) => trpcClient.authenticator.saveText.mutate(input),
    refresh,
    keep,
    saveOnUnload: (input) => sendOnUnload('authenticator.saveText', input),
    publish: () => channel.postMessage('saved'),
    schedule(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });

  async function keep(unsaved: Unsaved): Promise<void> {
    if (unsaved.blocks.length === 0 && unsaved.pages.length === 0) await dropPendingText(windowId);
    else await keepPendingText({ id: windowId, userId: user.id, reviewId, at: Date.now(), unsaved });
  }

  async function refresh(): Promise<void> {
    store.accept(await trpcClient.authenticator.textChanges.query({ id: reviewId, version: store.version() }));
  }

  /** A closed text may have failed to save, or belong to another window by now; sign-out asks about what is still kept. */
  async function sendKept(isClosed: boolean): Promise<void> {
    const isKept = () => findPendingText(windowId).then(Boolean, () => false);
    if (isClosed && !(await isKept())) return;
    try {
      await queue.flush();
    } catch (error) {
      const isFinal = isClosed || queue.state().step === 'refused';
      if (!isFinal || !(await isKept())) throw error;
    }
  }

  /** Waits until the window that kept the changes is gone, which it is after a reload. */
  async function takeOver(entryId: string, signal: AbortSignal): Promise<void> {
    await navigator.locks.request(lockName(entryId), { signal }, async () => {
      const entry = await findPendingText(entryId);
      if (!entry) return;
      store.adopt(entry.unsaved);
      await keep(store.allUnsaved());
      await dropPendingText(entryId);
    });
  }

  return {
    store,
    queue,
    view: createStudioView(store),
    refresh,
    open() {
      const closing = new AbortController();
      const { signal } = closing;
      const quietly = (promise: Promise<unknown>) => void promise.catch(() => undefined);
      quietly(holdLock(windowId, signal));
      quietly(
        listPendingTexts({ userId: user.id, reviewId }).then((entries) =>
          Promise.all(entries.filter(({ id }) => id !== windowId).map(({ id }) => takeOver(id, signal))),
        ),
      );
      const stopQueue = queue.open();
      const look = () => {
        if (document.visibilityState === 'visible' && navigator.onLine) quietly(refresh());
      };
      const stopFollowing = followText(reviewId, look);
      channel.addEventListener('message', look, { signal });
      window.addEventListener('focus', look, { signal });
      window.addEventListener('online', queue.retry, { signal });
      window.addEventListener('pagehide', queue.leavePage, { signal });
      sendBeforeSignOut(() => (queue.hasUnsaved() ? sendKept(signal.aborted) : Promise.resolve()));
      return () => {
        stopFollowing();
        stopQueue();
        if (queue.hasUnsaved()) quietly(queue.flush());
        closing.abort();
      };
    },
  };
}

/** Holds a lock until `signal`, which tells other windows that this window is open. */
async function holdLock(windowId: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(
    lockName(windowId),
    { signal },
    () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
      }),
  );
}

function lockName(windowId: string): string {
  return `text-window-${windowId}`;
}

/**
 * Calls `onChange` after every change of the text on the server, and once after a lost connection for everything that was
 * missed. Returns the unsubscribe function.
 */
function followText(reviewId: string, onChange: () => void): () => void {
  const { socket, client } = openSocketClient((code) => {
    if (code === closeCodes.sessionEnded) void socket.close();
  });
  const subscription = client.authenticator.onText.subscribe({ id: reviewId }, { onData: onChange });
  return () => {
    subscription.unsubscribe();
    void socket.close();
  };
}
