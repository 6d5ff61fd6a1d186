import { describeError, isTransient, type Failure } from '#client/lib/error-message.ts';
import type { Unsaved } from '#client/lib/pending-texts.ts';
import { createStore, type Store } from '#client/ui/store.ts';
import type { SaveTextInput, TextDelta } from '#shared/schemas/studio.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { textLimits } from '#shared/translation-text.ts';
import { changesOf, type TextStore } from './text-store.ts';

/**
 * Saves a text while it is typed.
 * Promises: unsaved changes are kept in this browser before they are sent; a failed save is repeated with the same id until
 * the server answers; conflicting changes are merged and sent again.
 * Never: two saves at a time; `saved` while the server lacks a change.
 */

export interface SaveActions {
  save: (input: SaveTextInput) => Promise<TextDelta>;
  /** Applies changes by others to the store. */
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
  /** Starts listening to the store; the returned function stops. */
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

/** A queue's progress: the save that runs or is repeated, and what came in meanwhile. */
interface Runtime {
  reviewId: string;
  store: TextStore;
  actions: SaveActions;
  state: Store<SaveState>;
  attempt: Attempt | undefined;
  running: Promise<void> | undefined;
  cancelTimer: (() => void) | undefined;
  failures: number;
  merges: number;
  isKept: boolean;
  /** An edit arrived while a save was running. */
  hasNewEdits: boolean;
}

export function createSaveQueue(reviewId: string, store: TextStore, actions: SaveActions): SaveQueue {
  const state = createStore<SaveState>({ step: 'saved', at: undefined });
  const queue: Runtime = {
    reviewId,
    store,
    actions,
    state,
    attempt: undefined,
    running: undefined,
    cancelTimer: undefined,
    failures: 0,
    merges: 0,
    isKept: true,
    hasNewEdits: false,
  };
  return {
    subscribe: state.subscribe,
    state: state.get,
    hasUnsaved() {
      const { step } = state.get();
      return step === 'typing' || step === 'saving' || hasChanges(store.allUnsaved());
    },
    async flush() {
      do {
        await queue.running?.catch(() => undefined);
        await run(queue);
      } while (hasChanges(store.unsaved()));
    },
    retry: () => wait(queue, 0),
    leavePage() {
      const unsaved = store.allUnsaved();
      if (!hasChanges(unsaved)) return;
      void keep(queue);
      const leaving = queue.attempt ?? nextAttempt(queue);
      if (leaving && state.get().step !== 'offline') actions.saveOnUnload(leaving.input);
    },
    open() {
      const stop = store.onEdit(() => onEdit(queue));
      return () => {
        stop();
        queue.cancelTimer?.();
        void keep(queue);
      };
    },
  };
}

function wait(queue: Runtime, delayMs: number): void {
  queue.cancelTimer?.();
  queue.cancelTimer = queue.actions.schedule(() => void run(queue).catch(() => undefined), delayMs);
}

function keep(queue: Runtime): Promise<void> {
  return queue.actions.keep(queue.store.allUnsaved()).then(
    () => {
      queue.isKept = true;
    },
    () => {
      queue.isKept = false;
    },
  );
}

function nextAttempt({ reviewId, store }: Runtime): Attempt | undefined {
  const unsaved = store.unsaved();
  const blocks = unsaved.blocks.slice(0, textLimits.changesMax - unsaved.pages.length);
  const changes = changesOf({ blocks, pages: unsaved.pages });
  if (changes.length === 0) return undefined;
  const input = { id: reviewId, version: store.version(), saveId: crypto.randomUUID(), changes };
  return { input, sent: new Map(blocks.map(({ id, mine }) => [id, mine])) };
}

function run(queue: Runtime): Promise<void> {
  queue.cancelTimer?.();
  queue.running ??= send(queue).finally(() => {
    queue.running = undefined;
  });
  return queue.running;
}

async function send(queue: Runtime): Promise<void> {
  const { store, actions, state } = queue;
  queue.attempt ??= nextAttempt(queue);
  while (queue.attempt) {
    queue.hasNewEdits = false;
    state.set({ step: 'saving' });
    await keep(queue);
    try {
      const delta = await actions.save(queue.attempt.input);
      queue.failures = 0;
      queue.merges = 0;
      store.accept(delta, queue.attempt.sent);
      actions.publish(delta);
      state.set({ step: 'saved', at: delta.savedAt });
    } catch (error) {
      await handleFailure(queue, error);
    }
    queue.attempt = hasNewEdits(queue) ? undefined : nextAttempt(queue);
  }
  await keep(queue);
  if (hasNewEdits(queue)) {
    queue.hasNewEdits = false;
    state.set({ step: 'typing' });
    wait(queue, debounceMs);
  } else if (state.get().step !== 'saved') state.set({ step: 'saved', at: undefined });
}

/** Read by a call: the compiler does not see that edits arrive during an `await`. */
function hasNewEdits(queue: Runtime): boolean {
  return queue.hasNewEdits;
}

/** Returns after a clash was merged; throws otherwise. */
async function handleFailure(queue: Runtime, error: unknown): Promise<void> {
  const failure = describeError(error);
  if (failure.code === 'TEXT_CLASH' && queue.merges < maxMerges) {
    queue.merges += 1;
    try {
      await queue.actions.refresh();
      return;
    } catch (loadError) {
      queue.attempt = undefined;
      fail(queue, loadError);
      throw loadError;
    }
  }
  if (!isTransient(error)) queue.attempt = undefined;
  fail(queue, error);
  throw error;
}

function fail(queue: Runtime, error: unknown): void {
  const failure = describeError(error);
  if (!isTransient(error)) {
    const isClosed = failure.code === 'TEXT_DECIDED' || failure.code === 'REVIEW_NOT_FOUND';
    queue.state.set({ step: 'refused', failure, isClosed });
    return;
  }
  queue.failures += 1;
  queue.state.set({ step: 'offline', isKept: queue.isKept });
  wait(queue, Math.min(maxRetryMs, firstRetryMs * 2 ** (queue.failures - 1)));
}

function onEdit(queue: Runtime): void {
  const state = queue.state.get();
  if (state.step === 'refused' && state.isClosed) return;
  if (state.step === 'offline') {
    void keep(queue).then(() => queue.state.set({ step: 'offline', isKept: queue.isKept }));
    return;
  }
  if (queue.running) {
    queue.hasNewEdits = true;
    return;
  }
  queue.state.set({ step: 'typing' });
  wait(queue, debounceMs);
}

function hasChanges({ blocks, pages }: Unsaved): boolean {
  return blocks.length > 0 || pages.length > 0;
}
