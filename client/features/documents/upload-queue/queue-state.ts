import type { DraftFileFacts, OrderOptions, SentDraft } from '#client/features/documents/order/draft.ts';
import type { Failure } from '#client/lib/error-message.ts';
import { isDone, isRefused, type Phase, type QueueItem } from './queue-item.ts';

export interface UploadQueueState {
  items: readonly QueueItem[];
  /** False once this browser refused to store a recovery copy. */
  canSaveCopies: boolean;
  /** True from the order's press until everything was sent or failed. */
  isOrdering: boolean;
}

export const emptyQueue: UploadQueueState = { items: [], canSaveCopies: true, isOrdering: false };

/** Options that the papers of an order usually share. */
export type CommonOptions = Partial<Pick<OrderOptions, 'translationType' | 'recipient' | 'speed'>>;

/** Events of the queue and its files. */
export type QueueEvent =
  | { type: 'added'; items: readonly QueueItem[] }
  | { type: 'cleared' | 'ordered' | 'orderEnded' | 'copyRefused' }
  | { type: 'appliedToAll'; options: OrderOptions }
  | { type: 'chosenForAll'; options: CommonOptions }
  | { type: 'removed'; key: string }
  | { type: 'moved'; key: string; phase: Phase }
  | { type: 'answered'; key: string; options: OrderOptions }
  | { type: 'read'; key: string; facts: DraftFileFacts }
  | { type: 'recorded'; key: string; documentId: string }
  | { type: 'stored'; key: string; sent: SentDraft; options: OrderOptions }
  | { type: 'busy'; key: string; reason: Failure; until: number }
  | { type: 'expired'; key: string; reason: Failure; idempotencyKey: string };

type ItemEvent = Extract<QueueEvent, { key: string }>;

export function reduce(state: UploadQueueState, event: QueueEvent): UploadQueueState {
  switch (event.type) {
    case 'added':
      return { ...state, items: [...state.items, ...event.items] };
    case 'removed':
      return { ...state, items: state.items.filter(({ key }) => key !== event.key) };
    case 'cleared':
      return { ...state, items: [] };
    case 'ordered':
      return { ...state, isOrdering: true };
    case 'orderEnded':
      return { ...state, isOrdering: false };
    case 'copyRefused':
      return { ...state, canSaveCopies: false };
    case 'appliedToAll': {
      const { paperKind: _kind, note: _note, ...common } = event.options;
      return { ...state, items: state.items.map((item) => ({ ...item, options: { ...item.options, ...common } })) };
    }
    case 'chosenForAll':
      return {
        ...state,
        items: state.items.map((item) => ({ ...item, options: { ...item.options, ...event.options } })),
      };
    default:
      return { ...state, items: state.items.map((item) => (item.key === event.key ? reduceItem(item, event) : item)) };
  }
}

function reduceItem(item: QueueItem, event: Exclude<ItemEvent, { type: 'removed' }>): QueueItem {
  switch (event.type) {
    case 'moved':
      return { ...item, phase: event.phase };
    case 'answered':
      return { ...item, options: event.options };
    case 'read': {
      const { proposal, kind, ...facts } = event.facts;
      const { name: filename, size: sizeBytes } = facts.file;
      const draft = { ...item.draft, ...facts, quotedPages: facts.pages, filename, sizeBytes };
      const { sourceLanguage = proposal, paperKind } = item.options;
      const options = { ...item.options, sourceLanguage, paperKind: paperKind ?? kind ?? null };
      return { ...item, proposal, options, phase: { name: 'ready' }, draft };
    }
    case 'recorded':
      return { ...item, draft: { ...item.draft, documentId: event.documentId } };
    case 'stored': {
      const { documentId, pages } = event.sent;
      const draft = { ...item.draft, documentId, pages, isStored: true };
      return { ...item, phase: { name: 'stored' }, saved: event.options, waits: 0, draft };
    }
    case 'busy':
      return {
        ...item,
        waits: item.waits + 1,
        phase: { name: 'waiting', reason: event.reason, until: event.until },
      };
    case 'expired': {
      const renewed = { documentId: undefined, isStored: false, idempotencyKey: event.idempotencyKey };
      const draft = { ...item.draft, ...renewed };
      return { ...item, saved: undefined, phase: { name: 'failed', reason: event.reason }, draft };
    }
  }
}

/** Whether an order without running uploads succeeded; undefined while a file is read or waits for the server. */
export function outcomeOf({ items }: UploadQueueState): boolean | undefined {
  const ordered = items.filter((item) => !isRefused(item));
  if (ordered.some(({ phase }) => phase.name === 'reading' || phase.name === 'waiting')) return undefined;
  return ordered.length > 0 && ordered.every(isDone);
}
