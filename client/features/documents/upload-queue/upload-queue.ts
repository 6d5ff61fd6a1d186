import { limits } from '#shared/limits.ts';
import { ClientError, describeError, type Failure, frameError } from '#client/lib/error-message.ts';
import { isCancelled } from '#client/lib/is-cancelled.ts';
import {
  defaultOptions,
  draftOfFile,
  type Draft,
  type DraftFileFacts,
  type KnownDraft,
  type OrderOptions,
  type SendDraft,
  type SentDraft,
} from '#client/features/documents/order/draft.ts';
import { isAnswered } from '#client/features/documents/order/is-answered.ts';
import { isDone, isRefusal, isRefused, isSendable, itemOf, type Phase, type QueueItem } from './queue-item.ts';
import { words } from '#client/ui/words.ts';

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

export interface UploadQueueState {
  items: readonly QueueItem[];
  /** False once this browser refused to store a recovery copy. */
  canSaveCopies: boolean;
  /** True from the order's press until everything was sent or failed. */
  isOrdering: boolean;
}

export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  state: () => UploadQueueState;
  /** Adds files, with these options or unanswered ones. */
  add: (files: readonly File[], options?: OrderOptions) => void;
  /** Adds restored drafts; those listed already are skipped. */
  restore: (known: readonly KnownDraft[]) => void;
  setOptions: (key: string, options: OrderOptions) => void;
  /** Copies this file's options to every other file, except what is said of one paper: its kind and note. */
  applyToAll: (key: string) => void;
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

export function createUploadQueue(actions: QueueActions, { capacity, isEager }: QueueSettings): UploadQueue {
  let state: UploadQueueState = { items: [], canSaveCopies: true, isOrdering: false };
  let isOpen = false;
  let ordering: { promise: Promise<boolean>; resolve: (isComplete: boolean) => void } | undefined;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const timers = new Map<string, () => void>();

  function set(change: Partial<UploadQueueState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function find(key: string): QueueItem | undefined {
    return state.items.find((item) => item.key === key);
  }

  function update(key: string, change: (item: QueueItem) => QueueItem): void {
    set({ items: state.items.map((item) => (item.key === key ? change(item) : item)) });
  }

  function setPhase(key: string, phase: Phase): void {
    update(key, (item) => ({ ...item, phase }));
  }

  function saveCopyOf(key: string): void {
    const item = find(key);
    if (!item?.draft.file || isRefused(item)) return;
    actions.saveCopy({ ...item.draft, file: item.draft.file }, item.options).catch(() => set({ canSaveCopies: false }));
  }

  /** Removes copy and record: a refused file can never become an order. */
  function refuse(key: string, reason: Failure): void {
    const draft = find(key)?.draft;
    setPhase(key, { name: 'refused', reason });
    if (draft) actions.discard(draft).catch(() => undefined);
  }

  function fail(key: string, reason: Failure): void {
    if (isRefusal(reason.code)) refuse(key, reason);
    else setPhase(key, { name: 'failed', reason });
  }

  async function read(key: string, file: File): Promise<void> {
    setPhase(key, { name: 'reading' });
    try {
      const { proposal, ...facts } = await actions.read(file);
      update(key, (item) => ({
        ...item,
        proposal,
        phase: { name: 'ready' },
        draft: {
          ...item.draft,
          ...facts,
          quotedPages: facts.pages,
          filename: facts.file.name,
          sizeBytes: facts.file.size,
        },
      }));
      saveCopyOf(key);
    } catch (error) {
      fail(key, describeError(error));
    }
    advance();
  }

  async function send({ key, draft, options }: QueueItem): Promise<void> {
    if (!isAnswered(options)) return;
    const controller = new AbortController();
    running.set(key, controller);
    if (!draft.isStored) setPhase(key, { name: 'sending', percent: 0 });
    try {
      const sent = await actions.send({
        draft,
        options,
        signal: controller.signal,
        onDocument: (documentId) => {
          if (!find(key)) actions.discard({ ...draft, documentId }).catch(() => undefined);
          update(key, (item) => ({ ...item, draft: { ...item.draft, documentId } }));
          saveCopyOf(key);
        },
        onProgress: (bytes, total) => setPhase(key, { name: 'sending', percent: (bytes / total) * 100 }),
      });
      const { documentId, pages } = sent;
      update(key, (item) => ({
        ...item,
        phase: { name: 'stored' },
        saved: options,
        waits: 0,
        draft: { ...item.draft, documentId, pages, isStored: true },
      }));
    } catch (error) {
      handleFailure(key, error);
    } finally {
      running.delete(key);
      advance();
    }
  }

  function handleFailure(key: string, error: unknown): void {
    if (isCancelled(error)) {
      setPhase(key, { name: 'failed', reason: cancelled() });
      return;
    }
    const reason = describeUpload(error);
    const waits = find(key)?.waits ?? 0;
    if (reason.retryAfter !== undefined && waits < maxBusyRetries) wait(key, reason, reason.retryAfter);
    else if (reason.code === 'DOCUMENT_NOT_FOUND') startOver(key, reason);
    else fail(key, reason);
  }

  function wait(key: string, reason: Failure, retryAfter: number): void {
    const delay = Math.min(Math.max(retryAfter, 1), maxWaitSeconds) * 1000;
    update(key, (item) => ({
      ...item,
      waits: item.waits + 1,
      phase: { name: 'waiting', reason, until: Date.now() + delay },
    }));
    timers.set(
      key,
      actions.schedule(() => resume(key), delay),
    );
  }

  function resume(key: string): void {
    timers.get(key)?.();
    timers.delete(key);
    const item = find(key);
    if (!item) return;
    const { file, isStored, pages } = item.draft;
    if (file && pages === undefined) void read(key, file);
    else setPhase(key, { name: isStored ? 'stored' : 'ready' });
    advance();
  }

  /** After the draft expired or was discarded elsewhere: the next retry creates a new one. */
  function startOver(key: string, reason: Failure): void {
    if (!find(key)?.draft.file) {
      refuse(key, reason);
      return;
    }
    const renewed = { documentId: undefined, isStored: false, idempotencyKey: crypto.randomUUID() };
    update(key, (item) => ({
      ...item,
      saved: undefined,
      phase: { name: 'failed', reason },
      draft: { ...item.draft, ...renewed },
    }));
  }

  /** Runs after every change: starts uploads, and ends an order with nothing left to wait for. */
  function advance(): void {
    if (isOpen && (isEager || ordering)) {
      for (const item of state.items) {
        if (running.size >= maxParallelUploads) break;
        if (isSendable(item) && !running.has(item.key)) void send(item);
      }
    }
    if (!ordering || running.size > 0) return;
    const ordered = state.items.filter((item) => !isRefused(item));
    if (ordered.some(({ phase }) => phase.name === 'reading' || phase.name === 'waiting')) return;
    endOrder(ordered.length > 0 && ordered.every(isDone));
  }

  function endOrder(isComplete: boolean): void {
    const ended = ordering;
    ordering = undefined;
    set({ isOrdering: false });
    ended?.resolve(isComplete);
  }

  function toItem({ draft, options }: KnownDraft, isFull: boolean): QueueItem {
    const item = itemOf({ draft, options });
    try {
      if (draft.file) actions.check(draft.file);
      if (isFull) throw fullError();
      return item;
    } catch (error) {
      return { ...item, phase: { name: 'refused', reason: describeError(error) } };
    }
  }

  function fullError(): ClientError {
    return capacity === 1
      ? new ClientError('ONE_FILE_AT_A_TIME')
      : new ClientError('ORDER_FULL', { details: { max: capacity } });
  }

  function addAll(known: readonly KnownDraft[]): void {
    let room = capacity - state.items.filter((item) => !isRefused(item)).length;
    const added = known.map((one) => {
      const item = toItem(one, room <= 0);
      if (!isRefused(item)) room -= 1;
      return item;
    });
    set({ items: [...state.items, ...added] });
    for (const { key, draft, phase } of added) {
      if (phase.name === 'reading' && draft.file) void read(key, draft.file);
    }
    advance();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
    add(files, options = defaultOptions) {
      addAll(files.map((file) => ({ draft: draftOfFile(file), options })));
    },
    restore(known) {
      const isListed = ({ draft }: KnownDraft) =>
        state.items.some((item) => item.draft.idempotencyKey === draft.idempotencyKey);
      addAll(known.filter((one) => !isListed(one)));
    },
    setOptions(key, options) {
      update(key, (item) => ({ ...item, options }));
      saveCopyOf(key);
      advance();
    },
    applyToAll(key) {
      const options = find(key)?.options;
      if (!options) return;
      const { paperKind: _kind, note: _note, ...common } = options;
      set({ items: state.items.map((item) => ({ ...item, options: { ...item.options, ...common } })) });
      for (const item of state.items) saveCopyOf(item.key);
      advance();
    },
    retry: resume,
    cancel(key) {
      timers.get(key)?.();
      if (timers.delete(key)) setPhase(key, { name: 'failed', reason: cancelled() });
      running.get(key)?.abort();
      advance();
    },
    async remove(key) {
      running.get(key)?.abort();
      timers.get(key)?.();
      timers.delete(key);
      const item = find(key);
      set({ items: state.items.filter((one) => one.key !== key) });
      advance();
      if (item && !isRefused(item)) await actions.discard(item.draft);
    },
    clear() {
      for (const key of [...timers.keys()]) timers.get(key)?.();
      timers.clear();
      set({ items: [] });
    },
    order() {
      if (ordering) return ordering.promise;
      let resolve: (isComplete: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((settle) => {
        resolve = settle;
      });
      ordering = { promise, resolve };
      set({ isOrdering: true });
      for (const { key, phase } of state.items) if (phase.name === 'failed') resume(key);
      advance();
      return promise;
    },
    open() {
      isOpen = true;
      advance();
      return () => {
        isOpen = false;
        for (const cancelTimer of timers.values()) cancelTimer();
        for (const controller of running.values()) controller.abort();
        if (ordering) endOrder(false);
      };
    },
  };
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
