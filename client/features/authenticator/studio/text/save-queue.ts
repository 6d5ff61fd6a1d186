import type { SaveTextInput, TextDelta } from '#shared/schemas/studio.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { textLimits } from '#shared/translation-text.ts';
import { describeError, isTransient, type Failure } from '#client/lib/error-message.ts';
import type { Unsaved } from '#client/lib/pending-texts.ts';
import { changesOf, type TextStore } from './text-store.ts';

/**
 * Saves a text while it is typed.
 * Promises: unsaved changes are kept in this browser before they are sent; a failed save is repeated with the same id until
 * the server answers; changes that met another's are merged and sent again.
 * Never: two saves at a time; `saved` while the server lacks a change.
 */

export interface SaveActions {
  save: (input: SaveTextInput) => Promise<TextDelta>;
  /** Gives the store what others changed. */
  refresh: () => Promise<void>;
  /** Keeps the unsaved changes in this browser; empty ones are dropped. */
  keep: (unsaved: Unsaved) => Promise<void>;
  /** Hands a save to the browser while the page closes. */
  saveOnUnload: (input: SaveTextInput) => void;
  /** Tells other windows of this browser. */
  publish: (delta: TextDelta) => void;
  /** Calls back after `delayMs`; the result cancels it. */
  schedule: (callback: () => void, delayMs: number) => () => void;
}

export type SaveState =
  | { step: 'saved'; at: string | undefined }
  | { step: 'typing' | 'saving' }
  /** The server cannot be reached; changes are kept in this browser unless `isKept` is false. */
  | { step: 'offline'; isKept: boolean }
  /** The server refuses; `isClosed` when the review takes no more changes. */
  | { step: 'refused'; failure: Failure; isClosed: boolean };

export interface SaveQueue {
  subscribe: (listener: () => void) => () => void;
  state: () => SaveState;
  /** True while the server lacks a change. */
  hasUnsaved: () => boolean;
  /** Sends at once; rejects with the failure. */
  flush: () => Promise<void>;
  /** Tries again, as when the network returns. */
  retry: () => void;
  leavePage: () => void;
  /** Starts listening to the store; the result stops. */
  open: () => () => void;
}

const debounceMs = 600;
const firstRetryMs = 2000;
const maxRetryMs = 30_000;
const maxMerges = 5;

interface Attempt {
  input: SaveTextInput;
  sent: ReadonlyMap<string, BlockContent | null>;
}

export function createSaveQueue(reviewId: string, store: TextStore, actions: SaveActions): SaveQueue {
  let state: SaveState = { step: 'saved', at: undefined };
  let attempt: Attempt | undefined;
  let running: Promise<void> | undefined;
  let cancelTimer: (() => void) | undefined;
  let failures = 0;
  let merges = 0;
  let isKept = true;
  /** An edit arrived while a save was running. */
  let hasNewEdits = false;
  const listeners = new Set<() => void>();

  function set(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function wait(delayMs: number): void {
    cancelTimer?.();
    cancelTimer = actions.schedule(() => void run().catch(() => undefined), delayMs);
  }

  function keep(): Promise<void> {
    return actions.keep(store.allUnsaved()).then(
      () => {
        isKept = true;
      },
      () => {
        isKept = false;
      },
    );
  }

  function nextAttempt(): Attempt | undefined {
    const unsaved = store.unsaved();
    const blocks = unsaved.blocks.slice(0, textLimits.changesMax - unsaved.pages.length);
    const changes = changesOf({ blocks, pages: unsaved.pages });
    if (changes.length === 0) return undefined;
    const input = { id: reviewId, version: store.version(), saveId: crypto.randomUUID(), changes };
    return { input, sent: new Map(blocks.map(({ id, mine }) => [id, mine])) };
  }

  function isEditedSince(): boolean {
    return hasNewEdits;
  }

  function run(): Promise<void> {
    cancelTimer?.();
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function send(): Promise<void> {
    for (attempt ??= nextAttempt(); attempt; attempt = isEditedSince() ? undefined : nextAttempt()) {
      hasNewEdits = false;
      set({ step: 'saving' });
      await keep();
      try {
        const delta = await actions.save(attempt.input);
        failures = 0;
        merges = 0;
        store.accept(delta, attempt.sent);
        actions.publish(delta);
        set({ step: 'saved', at: delta.savedAt });
      } catch (error) {
        await handleFailure(error);
      }
    }
    await keep();
    if (isEditedSince()) {
      hasNewEdits = false;
      set({ step: 'typing' });
      wait(debounceMs);
    } else if (state.step !== 'saved') set({ step: 'saved', at: undefined });
  }

  /** Returns after a clash was merged; throws otherwise. */
  async function handleFailure(error: unknown): Promise<void> {
    const failure = describeError(error);
    if (failure.code === 'TEXT_CLASH' && merges < maxMerges) {
      merges += 1;
      try {
        await actions.refresh();
        return;
      } catch (loadError) {
        attempt = undefined;
        fail(loadError);
        throw loadError;
      }
    }
    if (!isTransient(error)) attempt = undefined;
    fail(error);
    throw error;
  }

  function fail(error: unknown): void {
    const failure = describeError(error);
    if (!isTransient(error)) {
      const isClosed = failure.code === 'TEXT_DECIDED' || failure.code === 'REVIEW_NOT_FOUND';
      set({ step: 'refused', failure, isClosed });
      return;
    }
    failures += 1;
    set({ step: 'offline', isKept });
    wait(Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1)));
  }

  function onEdit(): void {
    if (state.step === 'refused' && state.isClosed) return;
    if (state.step === 'offline') {
      void keep().then(() => set({ step: 'offline', isKept }));
      return;
    }
    if (running) {
      hasNewEdits = true;
      return;
    }
    set({ step: 'typing' });
    wait(debounceMs);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
    hasUnsaved: () => state.step === 'typing' || state.step === 'saving' || hasChanges(store.allUnsaved()),
    async flush() {
      do {
        await running?.catch(() => undefined);
        await run();
      } while (hasChanges(store.unsaved()));
    },
    retry: () => wait(0),
    leavePage() {
      const unsaved = store.allUnsaved();
      if (!hasChanges(unsaved)) return;
      void keep();
      const leaving = attempt ?? nextAttempt();
      if (leaving && state.step !== 'offline') actions.saveOnUnload(leaving.input);
    },
    open() {
      const stop = store.onEdit(onEdit);
      return () => {
        stop();
        cancelTimer?.();
        void keep();
      };
    },
  };
}

function hasChanges({ blocks, pages }: Unsaved): boolean {
  return blocks.length > 0 || pages.length > 0;
}
