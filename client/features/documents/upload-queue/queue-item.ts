import { catalogue, type ErrorCode } from '#shared/errors.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import type { Failure } from '#client/lib/error-message.ts';
import {
  draftCents,
  isAnswered,
  type Draft,
  type KnownDraft,
  type OrderOptions,
} from '#client/features/documents/order/draft.ts';

/** One file of an order on its way to the server. */

export type Phase =
  | { name: 'reading' }
  /** Only another file helps. It stays listed with its reason and is no part of the order. */
  | { name: 'refused'; reason: Failure }
  | { name: 'ready' }
  | { name: 'sending'; percent: number }
  /** The server is busy; sent again by itself at `until`, in epoch milliseconds. */
  | { name: 'waiting'; reason: Failure; until: number }
  /** May be tried again by hand. */
  | { name: 'failed'; reason: Failure }
  | { name: 'stored' };

export interface QueueItem {
  key: string;
  draft: Draft;
  options: OrderOptions;
  /** What the server has been told; undefined until it has a record. */
  saved: OrderOptions | undefined;
  /** The language its text looks like, to be confirmed. */
  proposal: SourceLanguage | undefined;
  phase: Phase;
  /** Times the server answered that it is busy. */
  waits: number;
}

export function itemOf({ draft, options }: KnownDraft): QueueItem {
  const isStored = draft.isStored;
  return {
    key: crypto.randomUUID(),
    draft,
    options,
    saved: isStored ? options : undefined,
    proposal: undefined,
    phase: { name: isStored ? 'stored' : 'reading' },
    waits: 0,
  };
}

export function isRefused(item: QueueItem): boolean {
  return item.phase.name === 'refused';
}

/** Price in cents; undefined where the file has not been read, or cannot be. */
export function itemCents(item: QueueItem): number | undefined {
  return isRefused(item) || item.phase.name === 'reading' ? undefined : draftCents(item.options, item.draft.pages);
}

/** Sum in cents. Undefined while a file is being counted, and without a readable file. */
export function totalCents(items: readonly QueueItem[]): number | undefined {
  const ordered = items.filter((item) => !isRefused(item));
  const prices = ordered.map(itemCents).filter((cents) => cents !== undefined);
  if (prices.length === 0 || prices.length < ordered.length) return undefined;
  return prices.reduce((sum, cents) => sum + cents, 0);
}

/** The server has the file and the options as they are now. */
export function isDone({ phase, saved, options }: QueueItem): boolean {
  return phase.name === 'stored' && saved !== undefined && isSameOptions(saved, options);
}

/** There is something to send, and it may be sent. */
export function isSendable(item: QueueItem): boolean {
  if (!isAnswered(item.options)) return false;
  return item.phase.name === 'ready' || (item.phase.name === 'stored' && !isDone(item));
}

function isSameOptions(a: OrderOptions, b: OrderOptions): boolean {
  return (
    a.translationType === b.translationType &&
    a.isBankStatement === b.isBankStatement &&
    a.sourceLanguage === b.sourceLanguage
  );
}

const refusals: readonly string[] = ['UNPROCESSABLE_CONTENT', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'];
/** Not about the file's content, or gone with another order. */
const otherRefusals: readonly ErrorCode[] = ['ORDER_FULL', 'ONE_FILE_AT_A_TIME', 'DOCUMENT_LOCKED', 'ALREADY_PAID'];

/** True where trying the same file again cannot help. */
export function isRefusal(code: ErrorCode): boolean {
  if (code === 'PDF_PROCESSING') return false;
  return refusals.includes(catalogue[code].trpc) || otherRefusals.includes(code);
}
