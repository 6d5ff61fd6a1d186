import { limits } from '#shared/limits.ts';
import { describeError, type Failure } from '../../lib/error-message.ts';
import { dropPendingFile, keepPendingFile } from '../../lib/pending-files.ts';
import { isCancelled } from '../../lib/upload.ts';
import { checkFile, readFile } from './draft-file.ts';
import { defaultOptions, draftOfFile, pendingOfDraft, type Draft, type OrderOptions } from './draft.ts';
import { describeUpload, sendDraft } from './send-draft.ts';
import { discardDraft } from './use-kept-file.ts';

/** Several documents on their way to one checkout: each is read, uploaded and kept by itself; two uploads run at once. */

export interface QueueItem {
  draft: Draft;
  options: OrderOptions;
  isReading: boolean;
  /** What is wrong with the file itself: only another file helps. */
  problem: Failure | undefined;
  /** Percent that has left; undefined while nothing is being sent. */
  sent: number | undefined;
  /** Why the upload ended; it may be tried again. */
  failure: Failure | undefined;
}

export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  items: () => readonly QueueItem[];
  /** False once this browser refused to keep a recovery copy. */
  isKept: () => boolean;
  /** Adds files at the end; answers how many there was no room for. */
  add: (files: readonly File[]) => number;
  /** Takes up drafts that were begun before. */
  adopt: (known: readonly { draft: Draft; options: OrderOptions }[]) => void;
  setOptions: (key: string, options: OrderOptions) => void;
  patch: (key: string, change: Partial<Draft>) => void;
  retry: (key: string) => void;
  cancel: (key: string) => void;
  /** Removes it here, from this browser and from the server. Rejects when the server could not be told. */
  remove: (key: string) => Promise<void>;
  /** Lets uploads run until the answered function is called, which ends those that do. The copies stay. */
  open: () => () => void;
}

const parallel = 2;

export function createUploadQueue(userId: string): UploadQueue {
  let items: readonly QueueItem[] = [];
  let isKept = true;
  let isOpen = false;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  function set(next: readonly QueueItem[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function change(key: string, update: (item: QueueItem) => QueueItem): void {
    set(items.map((item) => (item.draft.idempotencyKey === key ? update(item) : item)));
    const item = find(key);
    if (item?.draft.file && !item.problem) keep({ ...item.draft, file: item.draft.file }, item.options);
  }

  function find(key: string): QueueItem | undefined {
    return items.find((item) => item.draft.idempotencyKey === key);
  }

  function keep(draft: Draft & { file: File }, options: OrderOptions): void {
    keepPendingFile(pendingOfDraft(draft, options, userId)).catch(() => {
      isKept = false;
      set([...items]);
    });
  }

  async function read(key: string, file: File): Promise<void> {
    try {
      checkFile(file);
      const facts = await readFile(file);
      change(key, (item) => ({ ...item, isReading: false, draft: { ...item.draft, ...facts } }));
    } catch (error) {
      change(key, (item) => ({ ...item, isReading: false, problem: describeError(error) }));
    }
    pump();
  }

  function pump(): void {
    if (!isOpen) return;
    for (const item of items) {
      if (running.size >= parallel) return;
      if (isWaiting(item) && !running.has(item.draft.idempotencyKey)) void send(item);
    }
  }

  async function send({ draft, options }: QueueItem): Promise<void> {
    const key = draft.idempotencyKey;
    const controller = new AbortController();
    running.set(key, controller);
    change(key, (item) => ({ ...item, sent: 0, failure: undefined }));
    try {
      const stored = await sendDraft({
        draft,
        options,
        signal: controller.signal,
        onDocument: (documentId) => {
          change(key, (item) => ({ ...item, draft: { ...item.draft, documentId } }));
        },
        onProgress: (bytes, total) => {
          set(
            items.map((item) => (item.draft.idempotencyKey === key ? { ...item, sent: (bytes / total) * 100 } : item)),
          );
        },
      });
      change(key, (item) => ({ ...item, draft: { ...item.draft, isStored: true, pages: stored.pages } }));
    } catch (error) {
      const failure = isCancelled(error) ? cancelled : describeUpload(error);
      change(key, (item) => ({ ...item, failure }));
    } finally {
      running.delete(key);
      change(key, (item) => ({ ...item, sent: undefined }));
      pump();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    items: () => items,
    isKept: () => isKept,
    add(files) {
      const taken = files.slice(0, Math.max(0, limits.documentsPerCheckout - items.length));
      const added = taken.map((file) => itemOf(draftOfFile(file), defaultOptions));
      set([...items, ...added]);
      for (const { draft } of added) if (draft.file) void read(draft.idempotencyKey, draft.file);
      return files.length - taken.length;
    },
    adopt(known) {
      const fresh = known.filter(({ draft }) => !find(draft.idempotencyKey));
      const added = fresh.slice(0, limits.documentsPerCheckout - items.length);
      set([...items, ...added.map(({ draft, options }) => itemOf(draft, options))]);
      for (const { draft } of added) if (draft.file) void read(draft.idempotencyKey, draft.file);
    },
    setOptions(key, options) {
      change(key, (item) => ({ ...item, options }));
    },
    patch(key, update) {
      change(key, (item) => ({ ...item, draft: { ...item.draft, ...update } }));
    },
    retry(key) {
      change(key, (item) => ({ ...item, failure: undefined }));
      pump();
    },
    cancel(key) {
      running.get(key)?.abort();
    },
    async remove(key) {
      running.get(key)?.abort();
      const documentId = find(key)?.draft.documentId;
      set(items.filter((item) => item.draft.idempotencyKey !== key));
      pump();
      await dropPendingFile(key);
      if (documentId !== undefined) await discardDraft(documentId);
    },
    open() {
      isOpen = true;
      pump();
      return () => {
        isOpen = false;
        for (const controller of running.values()) controller.abort();
      };
    },
  };
}

const cancelled: Failure = {
  code: 'UPLOAD_FAILED',
  text: 'The upload was cancelled.',
  lang: undefined,
  details: {},
  requestId: undefined,
  fields: {},
};

function itemOf(draft: Draft, options: OrderOptions): QueueItem {
  return {
    draft,
    options,
    isReading: draft.file !== undefined,
    problem: undefined,
    sent: undefined,
    failure: undefined,
  };
}

function isWaiting(item: QueueItem): boolean {
  return !item.isReading && !item.problem && !item.failure && !item.draft.isStored && item.sent === undefined;
}
