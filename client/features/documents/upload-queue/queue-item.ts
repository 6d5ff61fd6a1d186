import { isSameAddress } from '#client/features/documents/order/address-draft.ts';
import {
  type Draft,
  draftCents,
  isAnswered,
  type KnownDraft,
  type OrderOptions,
  pricedItem,
} from '#client/features/documents/order/draft.ts';
import type { Failure } from '#client/lib/error-message.ts';
import { findErrorText } from '#client/lib/error-texts.ts';
import '#client/lib/order-error-texts.ts';
import { recipientOf } from '#shared/certificate/recipients.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import { quote, type Quote } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';

/** One file of an order in the upload queue. */

export type Phase =
  | { name: 'reading' }
  /** Permanent: listed with its reason, and no part of the order. */
  | { name: 'refused'; reason: Failure }
  | { name: 'ready' }
  | { name: 'sending'; percent: number }
  /** The server is busy; retried automatically at `until`, in epoch milliseconds. */
  | { name: 'waiting'; reason: Failure; until: number }
  /** Can be retried by the customer. */
  | { name: 'failed'; reason: Failure }
  | { name: 'stored' };

export interface QueueItem {
  key: string;
  draft: Draft;
  options: OrderOptions;
  /** Options stored on the server; undefined before the first save. */
  saved: OrderOptions | undefined;
  /** The guessed language, to be confirmed. */
  proposal: SourceLanguage | undefined;
  phase: Phase;
  /** Consecutive busy responses. */
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

/** In cents; undefined for a file that is unread or unreadable. */
export function itemCents(item: QueueItem, prices: PriceList): number | undefined {
  return isCounted(item) ? draftCents(item.options, item.draft.pages, prices) : undefined;
}

function isCounted(item: QueueItem): boolean {
  return !isRefused(item) && item.phase.name !== 'reading';
}

/** Undefined while a file is being read, and without a readable file. */
export function quoteOf(items: readonly QueueItem[], prices: PriceList, office = ''): Quote | undefined {
  const ordered = items.filter((item) => !isRefused(item));
  const priced = ordered.flatMap((item) => {
    const { draft, options } = item;
    return isCounted(item) && draft.pages !== undefined ? [{ ...pricedItem(options, draft.pages), office }] : [];
  });
  return priced.length === 0 || priced.length < ordered.length ? undefined : quote(priced, prices);
}

/** True once the server has the file with its current options. */
export function isDone({ phase, saved, options }: QueueItem): boolean {
  return phase.name === 'stored' && saved !== undefined && isSameOptions(saved, options);
}

/** True for an answered item with something left to send. */
export function isSendable(item: QueueItem): boolean {
  if (!isAnswered(item.options)) return false;
  return item.phase.name === 'ready' || (item.phase.name === 'stored' && !isDone(item));
}

function isSameOptions(a: OrderOptions, b: OrderOptions): boolean {
  return (
    a.translationType === b.translationType &&
    a.isBankStatement === b.isBankStatement &&
    a.sourceLanguage === b.sourceLanguage &&
    recipientOf(a.recipient) === recipientOf(b.recipient) &&
    a.speed === b.speed &&
    a.paperKind === b.paperKind &&
    a.neededBy === b.neededBy &&
    a.note === b.note &&
    isSameAddress(a.mailing, b.mailing) &&
    isSamePeople(a.people, b.people)
  );
}

function isSamePeople(a: OrderOptions['people'], b: OrderOptions['people']): boolean {
  return (
    a.length === b.length &&
    a.every(({ name, nativeName }, index) => name === b[index]?.name && nativeName === b[index].nativeName)
  );
}

const refusals: readonly string[] = ['UNPROCESSABLE_CONTENT', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'];
/** Refusals that do not concern the file's content. */
const otherRefusals: readonly ErrorCode[] = [
  'REQUEST_TOO_LARGE',
  'ORDER_FULL',
  'ONE_FILE_AT_A_TIME',
  'DOCUMENT_LOCKED',
  'ALREADY_PAID',
];

/** True for errors that a retry with the same file cannot resolve. */
export function isRefusal(code: ErrorCode): boolean {
  if (code === 'PDF_PROCESSING') return false;
  return refusals.includes(findErrorText(code)?.trpc ?? '') || otherRefusals.includes(code);
}
