import {
  defaultOptions,
  type Draft,
  type DraftFileFacts,
  draftOfFile,
  isAnswered,
  type KnownDraft,
  type OrderOptions,
  type SendDraft,
  type SentDraft,
} from '#client/features/documents/order/draft.ts';
import { ClientError, describeError, frameError, type Failure } from '#client/lib/error-message.ts';
import { isCancelled } from '#client/lib/is-cancelled.ts';
import { createStore, type Store } from '#client/ui/store.ts';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { isRefusal, isRefused, isSendable, itemOf, type Phase, type QueueItem } from './queue-item.ts';
import {
  emptyQueue,
  outcomeOf,
  reduce,
  type CommonOptions,
  type QueueEvent,
  type UploadQueueState,
} from './queue-state.ts';

/**
 * The uploads of one order, without DOM: files, timers and calls come in through `QueueActions`.
 * Promises: a refused file stays listed with its reason; a busy server is retried; every change of options is sent.
 * Never: an upload of a refused or unanswered file; more than `maxParallelUploads` at once.
 */

export interface QueueActions {
  /** Throws on a bad name or size. */
  check: (file: File) => void;
  /** Rejects on unreadable content. */
  read: (file: File) => Promise<DraftFileFacts>;
  send: (params: SendDraft) => Promise<SentDraft>;
  /** Stores a recovery copy. */
  saveCopy: (draft: Draft & { file: File }, options: OrderOptions) => Promise<void>;
  /** Removes the recovery copy and the server's draft. */
  discard: (draft: Draft) => Promise<void>;
  /** Calls back after `delayMs`; the result cancels it. */
  schedule: (callback: () => void, delay: number) => () => void;
}

export interface QueueSettings {
  /** Maximum files per order. */
  capacity: number;
  /** Uploads start once a file's language is answered, before the order. */
  isEager: boolean;
}

export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  state: () => UploadQueueState;
  /** Adds files, with these options or unanswered ones. */
  add: (files: readonly File[], options?: OrderOptions) => void;
  /** Adds restored drafts; those listed already are skipped. */
  restore: (known: readonly KnownDraft[]) => void;
  setOptions: (key: string, options: OrderOptions) => void;
  /** Copies this file's options to every other file, except the kind and note of the paper. */
  applyToAll: (key: string) => void;
  /** Sets what all files share. */
  setForAll: (options: CommonOptions) => void;
  retry: (key: string) => void;
  cancel: (key: string) => void;
  /** Removes the item, its recovery copy and the server's draft. Rejects when the server call fails. */
  remove: (key: string) => Promise<void>;
  /** Empties the list; uploaded drafts stay on the server. */
  clear: () => void;
  /** Sends everything; true once the server has every file with its options. Concurrent calls share one run. */
  order: () => Promise<boolean>;
  /** Starts uploads; the result aborts them. */
  open: () => () => void;
}

const maxParallelUploads = 2;
const maxBusyRetries = 5;
const maxWaitSeconds = 120;

/** Effects of the queue: uploads, timers and the order. */
interface Runtime {
  actions: QueueActions;
  settings: QueueSettings;
  store: Store<UploadQueueState>;
  running: Map<string, AbortController>;
  /** Cancel the waits for a busy server. */
  timers: Map<string, () => void>;
  isOpen: boolean;
  /** Keys of failed uploads that are retried now; others wait for the order. */
  retried: Set<string>;
  ordering: { promise: Promise<boolean>; resolve: (isComplete: boolean) => void } | undefined;
}

export function createUploadQueue(actions: QueueActions, settings: QueueSettings): UploadQueue {
  const store = createStore(emptyQueue);
  const queue: Runtime = {
    actions,
    settings,
    store,
    running: new Map(),
    timers: new Map(),
    isOpen: false,
    retried: new Set(),
    ordering: undefined,
  };
  return {
    subscribe: store.subscribe,
    state: store.get,
    add(files, options = defaultOptions) {
      addAll(
        queue,
        files.map((file) => ({ draft: draftOfFile(file), options })),
      );
    },
    restore(known) {
      const listed = new Set(store.get().items.map(({ draft }) => draft.idempotencyKey));
      addAll(
        queue,
        known.filter(({ draft }) => !listed.has(draft.idempotencyKey)),
      );
    },
    setOptions(key, options) {
      dispatch(queue, { type: 'answered', key, options });
      saveCopyOf(queue, key);
      advance(queue);
    },
    applyToAll(key) {
      const options = find(queue, key)?.options;
      if (!options) return;
      dispatch(queue, { type: 'appliedToAll', options });
      for (const item of store.get().items) saveCopyOf(queue, item.key);
      advance(queue);
    },
    setForAll(options) {
      dispatch(queue, { type: 'chosenForAll', options });
      for (const item of store.get().items) saveCopyOf(queue, item.key);
      advance(queue);
    },
    retry(key) {
      // A file that could not be read is read again only: its upload waits for the order.
      if (find(queue, key)?.draft.pages !== undefined) queue.retried.add(key);
      resume(queue, key);
    },
    cancel(key) {
      if (endWait(queue, key)) setPhase(queue, key, { name: 'failed', reason: cancelled() });
      queue.running.get(key)?.abort();
      advance(queue);
    },
    async remove(key) {
      queue.running.get(key)?.abort();
      endWait(queue, key);
      const item = find(queue, key);
      dispatch(queue, { type: 'removed', key });
      advance(queue);
      if (item && !isRefused(item)) await actions.discard(item.draft);
    },
    clear() {
      for (const key of [...queue.timers.keys()]) endWait(queue, key);
      dispatch(queue, { type: 'cleared' });
    },
    order: () => order(queue),
    open() {
      queue.isOpen = true;
      advance(queue);
      return () => close(queue);
    },
  };
}

function dispatch({ store }: Runtime, event: QueueEvent): void {
  store.set(reduce(store.get(), event));
}

function setPhase(queue: Runtime, key: string, phase: Phase): void {
  dispatch(queue, { type: 'moved', key, phase });
}

function find({ store }: Runtime, key: string): QueueItem | undefined {
  return store.get().items.find((item) => item.key === key);
}

function addAll(queue: Runtime, known: readonly KnownDraft[]): void {
  const { actions, settings, store } = queue;
  let room = settings.capacity - store.get().items.filter((item) => !isRefused(item)).length;
  const items = known.map((one): QueueItem => {
    const item = itemOf(one);
    try {
      if (one.draft.file) actions.check(one.draft.file);
      if (room <= 0) throw fullError(settings.capacity);
    } catch (error) {
      return { ...item, phase: { name: 'refused', reason: describeError(error) } };
    }
    room -= 1;
    return item;
  });
  dispatch(queue, { type: 'added', items });
  for (const { key, draft, phase } of items) {
    if (phase.name === 'reading' && draft.file) void read(queue, key, draft.file);
  }
  advance(queue);
}

function fullError(capacity: number): ClientError {
  return capacity === 1
    ? new ClientError('ONE_FILE_AT_A_TIME')
    : new ClientError('ORDER_FULL', { details: { max: capacity } });
}

async function read(queue: Runtime, key: string, file: File): Promise<void> {
  setPhase(queue, key, { name: 'reading' });
  try {
    dispatch(queue, { type: 'read', key, facts: await queue.actions.read(file) });
    saveCopyOf(queue, key);
  } catch (error) {
    fail(queue, key, describeError(error));
  }
  advance(queue);
}

async function send(queue: Runtime, { key, draft, options }: QueueItem): Promise<void> {
  if (!isAnswered(options)) return;
  const { actions, running } = queue;
  const controller = new AbortController();
  running.set(key, controller);
  queue.retried.delete(key);
  if (!draft.isStored) setPhase(queue, key, { name: 'sending', percent: 0 });
  try {
    const sent = await actions.send({
      draft,
      options,
      signal: controller.signal,
      onDocument: (documentId) => {
        if (!find(queue, key)) actions.discard({ ...draft, documentId }).catch(() => undefined);
        dispatch(queue, { type: 'recorded', key, documentId });
        saveCopyOf(queue, key);
      },
      onProgress: (bytes, total) => setPhase(queue, key, { name: 'sending', percent: (bytes / total) * 100 }),
    });
    dispatch(queue, { type: 'stored', key, sent, options });
  } catch (error) {
    handleFailure(queue, key, error);
  } finally {
    running.delete(key);
    advance(queue);
  }
}

function handleFailure(queue: Runtime, key: string, error: unknown): void {
  if (isCancelled(error)) {
    setPhase(queue, key, { name: 'failed', reason: cancelled() });
    return;
  }
  const reason = describeUpload(error);
  const waits = find(queue, key)?.waits ?? 0;
  if (reason.retryAfter !== undefined && waits < maxBusyRetries) wait(queue, key, reason, reason.retryAfter);
  else if (reason.code === 'DOCUMENT_NOT_FOUND') startOver(queue, key, reason);
  else fail(queue, key, reason);
}

function fail(queue: Runtime, key: string, reason: Failure): void {
  if (isRefusal(reason.code)) refuse(queue, key, reason);
  else setPhase(queue, key, { name: 'failed', reason });
}

/** Removes copy and record: a refused file can never become an order. */
function refuse(queue: Runtime, key: string, reason: Failure): void {
  const draft = find(queue, key)?.draft;
  setPhase(queue, key, { name: 'refused', reason });
  if (draft) queue.actions.discard(draft).catch(() => undefined);
}

/** After the draft expired or was discarded elsewhere: the next retry creates a new one. */
function startOver(queue: Runtime, key: string, reason: Failure): void {
  if (!find(queue, key)?.draft.file) refuse(queue, key, reason);
  else dispatch(queue, { type: 'expired', key, reason, idempotencyKey: crypto.randomUUID() });
}

function wait(queue: Runtime, key: string, reason: Failure, retryAfter: number): void {
  const delay = Math.min(Math.max(retryAfter, 1), maxWaitSeconds) * 1000;
  dispatch(queue, { type: 'busy', key, reason, until: Date.now() + delay });
  queue.timers.set(
    key,
    queue.actions.schedule(() => resume(queue, key), delay),
  );
}

/** Whether the file was waiting. */
function endWait({ timers }: Runtime, key: string): boolean {
  timers.get(key)?.();
  return timers.delete(key);
}

function resume(queue: Runtime, key: string): void {
  endWait(queue, key);
  const item = find(queue, key);
  if (!item) return;
  const { file, isStored, pages } = item.draft;
  if (file && pages === undefined) void read(queue, key, file);
  else setPhase(queue, key, { name: isStored ? 'stored' : 'ready' });
  advance(queue);
}

function saveCopyOf(queue: Runtime, key: string): void {
  const item = find(queue, key);
  if (!item?.draft.file || isRefused(item)) return;
  queue.actions
    .saveCopy({ ...item.draft, file: item.draft.file }, item.options)
    .catch(() => dispatch(queue, { type: 'copyRefused' }));
}

function order(queue: Runtime): Promise<boolean> {
  if (queue.ordering) return queue.ordering.promise;
  let resolve: (isComplete: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  queue.ordering = { promise, resolve };
  dispatch(queue, { type: 'ordered' });
  for (const { key, phase } of queue.store.get().items) if (phase.name === 'failed') resume(queue, key);
  advance(queue);
  return promise;
}

/** Runs after every change: starts uploads, and ends an order with nothing left to wait for. */
function advance(queue: Runtime): void {
  const { settings, store, running, retried } = queue;
  if (queue.isOpen) {
    for (const item of store.get().items) {
      if (running.size >= maxParallelUploads) break;
      const isAsked = settings.isEager || queue.ordering !== undefined || retried.has(item.key);
      if (isAsked && isSendable(item) && !running.has(item.key)) void send(queue, item);
    }
  }
  if (!queue.ordering || running.size > 0) return;
  const outcome = outcomeOf(store.get());
  if (outcome !== undefined) endOrder(queue, outcome);
}

function endOrder(queue: Runtime, isComplete: boolean): void {
  const ended = queue.ordering;
  queue.ordering = undefined;
  dispatch(queue, { type: 'orderEnded' });
  ended?.resolve(isComplete);
}

function close(queue: Runtime): void {
  queue.isOpen = false;
  for (const cancelTimer of queue.timers.values()) cancelTimer();
  for (const controller of queue.running.values()) controller.abort();
  if (queue.ordering) endOrder(queue, false);
}

/** Maximum documents per customer order. */
export const customerCapacity = limits.documentsPerCheckout;

/** Not a constant: the texts are loaded after this module. */
function cancelled(): Failure {
  const text = words('offer')('uploadCancelled');
  return { code: 'UPLOAD_FAILED', text, lang: undefined, details: {}, requestId: undefined, fields: {} };
}

/** Describes an upload error; SERVICE_UNAVAILABLE is framed with its reason. */
export function describeUpload(error: unknown): Failure {
  const failure = describeError(error, 'UPLOAD_FAILED');
  return failure.code === 'SERVICE_UNAVAILABLE'
    ? { ...failure, ...frameError(error, 'UPLOAD_FAILED_BECAUSE') }
    : failure;
}
