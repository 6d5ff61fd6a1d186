/**
 * What a document's status may be, how it changes, and which word each reader sees. `transition` on the server is the
 * only writer of it and consults `nextStatus`.
 */

/** Raw values, the tolerated ones of older data included. */
export const documentStatuses = [
  'pending',
  'waiting',
  'unknown',
  'processing',
  'in_progress',
  'completed',
  'finished',
  'error',
  'failed',
  'rejected',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The values an admin may set. */
export const settableStatuses = ['pending', 'processing', 'completed'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** What an admin may set: a delivered document reads as completed everywhere, so nothing else can be said of it. */
export function settableFor(isDelivered: boolean): readonly SettableStatus[] {
  return isDelivered ? ['completed'] : settableStatuses;
}

/** Cancelled: the order was refunded before anybody decided. */
export const reviewStatuses = ['pending', 'completed', 'rejected', 'cancelled'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const paymentStates = ['unpaid', 'paid', 'refunded', 'free'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a paid order is paused: a refund without an answer yet, or an open dispute. */
export const paymentHolds = ['refund', 'dispute'] as const;
export type PaymentHold = (typeof paymentHolds)[number];

export interface OrderMoney {
  paymentStatus: PaymentState;
  paymentHold: PaymentHold | null;
}

/** Where an order stands with its money; every rule about working on it reads this. */
export const orderStandings = ['unpaid', 'settled', 'refund-pending', 'disputed', 'refunded'] as const;
export type OrderStanding = (typeof orderStandings)[number];

/**
 * What each standing means for the work: `refusal` is the error code a decision, a retry or a status set by hand gets, null
 * where they may go ahead; `review` is what becomes of one that nobody has decided; `mark` is what lists show beside it.
 */
export const standingRules = {
  unpaid: { refusal: 'ORDER_UNPAID', review: 'open', mark: null },
  settled: { refusal: null, review: 'open', mark: null },
  'refund-pending': { refusal: 'REFUND_PENDING', review: 'paused', mark: 'Refund pending' },
  disputed: { refusal: 'PAYMENT_DISPUTED', review: 'paused', mark: 'Payment disputed' },
  refunded: { refusal: 'ORDER_REFUNDED', review: 'ended', mark: 'Refunded' },
} as const satisfies Record<
  OrderStanding,
  { refusal: string | null; review: 'open' | 'paused' | 'ended'; mark: string | null }
>;

/** A full refund outweighs whatever else is open about the payment. */
export function standingOf({ paymentStatus, paymentHold }: OrderMoney): OrderStanding {
  if (paymentStatus === 'unpaid' || paymentStatus === 'refunded') return paymentStatus;
  if (paymentHold === 'dispute') return 'disputed';
  return paymentHold === 'refund' ? 'refund-pending' : 'settled';
}

/** The error code for working on this order now; null where it may be worked on. */
export function workRefusal(money: OrderMoney): (typeof standingRules)[OrderStanding]['refusal'] {
  return standingRules[standingOf(money)].refusal;
}

/** What a review's status becomes when its order's standing changes; a decided one stays decided. */
export function reviewStatusFor(status: ReviewStatus, standing: OrderStanding): ReviewStatus {
  if (status !== 'pending' && status !== 'cancelled') return status;
  return standingRules[standing].review === 'ended' ? 'cancelled' : 'pending';
}

export type Tone = 'idle' | 'info' | 'ok' | 'error' | 'warn';

interface StatusWords {
  readonly customer: string;
  readonly staff: string;
  readonly customerTone: Tone;
  readonly staffTone: Tone;
}

const pendingWords: StatusWords = { customer: 'Pending', staff: 'Pending', customerTone: 'idle', staffTone: 'idle' };
const processingWords: StatusWords = {
  customer: 'In Progress',
  staff: 'Processing',
  customerTone: 'info',
  staffTone: 'info',
};
const completedWords: StatusWords = { customer: 'Completed', staff: 'Completed', customerTone: 'ok', staffTone: 'ok' };
const errorWords: StatusWords = { customer: 'Error', staff: 'Error', customerTone: 'error', staffTone: 'error' };

export const statusWords = {
  pending: pendingWords,
  waiting: pendingWords,
  unknown: pendingWords,
  processing: processingWords,
  in_progress: processingWords,
  completed: completedWords,
  finished: completedWords,
  error: errorWords,
  failed: errorWords,
  // A customer gets the corrected translation and never reads "rejected".
  rejected: { customer: 'Completed', staff: 'Rejected', customerTone: 'ok', staffTone: 'warn' },
} as const satisfies Record<DocumentStatus, StatusWords>;

/** A customer's word between `receiveTranslation` and the decision; staff keep reading "Processing". */
const underReviewWords: StatusWords = { ...processingWords, customer: 'Under review' };

/** The words for one document. The customer's list, card and details all read this. */
export function wordsOf(document: {
  status: DocumentStatus;
  hasTranslation: boolean;
  isUnderReview: boolean;
}): StatusWords {
  const words = statusWords[effectiveStatus(document.status, document.hasTranslation)];
  return document.isUnderReview && words === processingWords ? underReviewWords : words;
}

/** Completed is what has a translated file, whatever its raw status says. */
export function effectiveStatus(status: DocumentStatus, hasTranslation: boolean): DocumentStatus {
  return hasTranslation && status !== 'rejected' ? 'completed' : status;
}

/** The four groups lists are filtered by. */
export const statusGroups = {
  pending: ['pending', 'waiting', 'unknown'],
  processing: ['processing', 'in_progress'],
  completed: ['completed', 'finished', 'rejected'],
  error: ['error', 'failed'],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type StatusGroup = keyof typeof statusGroups;

/** What happens to a document; who may cause it; from where; to where (`null`: the event's caller names the target). */
export const documentTransitions = {
  pay: { from: ['pending', 'waiting', 'unknown'], to: 'processing', by: ['system'], needs: 'anything' },
  submitFree: { from: ['pending', 'waiting', 'unknown'], to: 'processing', by: ['staff'], needs: 'anything' },
  receiveTranslation: {
    from: ['processing', 'in_progress', 'error', 'failed'],
    to: 'processing',
    by: ['system'],
    needs: 'anything',
  },
  failTranslation: { from: ['processing', 'in_progress'], to: 'failed', by: ['system'], needs: 'anything' },
  retry: { from: ['error', 'failed'], to: 'processing', by: ['owner', 'staff'], needs: 'settled' },
  // What an admin set by hand does not keep an authenticator from certifying: that it happens once is the review's business.
  approve: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  correct: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  /** Staff translated it themselves, where the workflow gave nothing; it counts as an approval. */
  supply: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  set: { from: documentStatuses, to: null, by: ['admin'], needs: 'settled' },
} as const satisfies Record<
  string,
  {
    from: readonly DocumentStatus[];
    to: DocumentStatus | null;
    by: readonly ('system' | 'owner' | 'staff' | 'admin')[];
    /** Settled: only where the order's money allows work, see `workRefusal`. */
    needs: 'settled' | 'anything';
  }
>;
export type DocumentTransition = keyof typeof documentTransitions;
export type TransitionActor = 'system' | 'owner' | 'staff' | 'admin';

/** The status after `event`, or undefined where the table forbids it. `target` is read by `set` only. */
export function nextStatus(
  from: DocumentStatus,
  event: DocumentTransition,
  actor: TransitionActor,
  target?: SettableStatus,
): DocumentStatus | undefined {
  const rule = documentTransitions[event];
  const actors: readonly TransitionActor[] = rule.by;
  const sources: readonly DocumentStatus[] = rule.from;
  if (!actors.includes(actor) || !sources.includes(from)) return undefined;
  return rule.to ?? target;
}
