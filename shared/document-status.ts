/** Document statuses, their transitions and their words per reader. The server's `transition` is the only writer. */

/** Stored values, including legacy ones. */
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

/** A delivered document reads as completed everywhere, so it accepts no other status. */
export function settableFor(isDelivered: boolean): readonly SettableStatus[] {
  return isDelivered ? ['completed'] : settableStatuses;
}

/** `cancelled`: refunded before a decision. */
export const reviewStatuses = ['pending', 'completed', 'rejected', 'cancelled'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const paymentStates = ['unpaid', 'paid', 'refunded', 'free'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a paid order is paused: a pending refund, an open dispute, or a part of its payment that was taken back. */
export const paymentHolds = ['refund', 'dispute', 'underpaid'] as const;
export type PaymentHold = (typeof paymentHolds)[number];

export interface OrderMoney {
  paymentStatus: PaymentState;
  paymentHold: PaymentHold | null;
  /** The owner has deleted it; absent where rows of deleted orders are not read. */
  erasureRequestedAt?: Date | null;
}

/** Payment standing of an order; every rule about working on it derives from this. */
export const orderStandings = ['unpaid', 'settled', 'refund-pending', 'disputed', 'underpaid', 'refunded'] as const;
export type OrderStanding = (typeof orderStandings)[number];

/**
 * Rules per standing: `refusal` is the error code of decisions, retries and manual status changes, null where allowed;
 * `review` is the effect on an undecided review; `mark` is the badge in lists.
 */
export const standingRules = {
  unpaid: { refusal: 'ORDER_UNPAID', review: 'open', mark: null },
  settled: { refusal: null, review: 'open', mark: null },
  'refund-pending': { refusal: 'REFUND_PENDING', review: 'paused', mark: 'Refund pending' },
  disputed: { refusal: 'PAYMENT_DISPUTED', review: 'paused', mark: 'Payment disputed' },
  underpaid: { refusal: 'ORDER_UNDERPAID', review: 'paused', mark: 'Underpaid' },
  refunded: { refusal: 'ORDER_REFUNDED', review: 'ended', mark: 'Refunded' },
} as const satisfies Record<
  OrderStanding,
  { refusal: string | null; review: 'open' | 'paused' | 'ended'; mark: string | null }
>;

const standingOfHold = {
  refund: 'refund-pending',
  dispute: 'disputed',
  underpaid: 'underpaid',
} as const satisfies Record<PaymentHold, OrderStanding>;

/** A full refund takes precedence over holds. */
export function standingOf({ paymentStatus, paymentHold }: OrderMoney): OrderStanding {
  if (paymentStatus === 'unpaid' || paymentStatus === 'refunded') return paymentStatus;
  return paymentHold === null ? 'settled' : standingOfHold[paymentHold];
}

/** Error code for working on this order; null where allowed. */
export function workRefusal(money: OrderMoney): (typeof standingRules)[OrderStanding]['refusal'] | 'DOCUMENT_ERASED' {
  if (money.erasureRequestedAt) return 'DOCUMENT_ERASED';
  return standingRules[standingOf(money)].refusal;
}

/** Status of a review after a change of standing; decided reviews keep theirs. */
export function reviewStatusFor(status: ReviewStatus, standing: OrderStanding): ReviewStatus {
  if (status !== 'pending' && status !== 'cancelled') return status;
  return standingRules[standing].review === 'ended' ? 'cancelled' : 'pending';
}

export type Tone = 'idle' | 'info' | 'ok' | 'error' | 'warn';

/** A customer's word for a stored status; `orderStateOf` refines it by the facts of the order. */
export type CustomerWord = 'Pending' | 'In Progress' | 'Completed' | 'Error';

interface StatusWords {
  readonly customer: CustomerWord;
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

export const statusWords: Readonly<Record<DocumentStatus, StatusWords>> = {
  pending: pendingWords,
  waiting: pendingWords,
  unknown: pendingWords,
  processing: processingWords,
  in_progress: processingWords,
  completed: completedWords,
  finished: completedWords,
  error: errorWords,
  failed: errorWords,
  // Customers receive the corrected translation, so they read "Completed".
  rejected: { customer: 'Completed', staff: 'Rejected', customerTone: 'ok', staffTone: 'warn' },
};

/** Staff's words from the decision on a notarized order to its notarial act. */
export const withNotaryWords: StatusWords = { ...processingWords, staff: 'With the notary' };

/** A document with a translated file reads as completed, unless rejected. */
export function effectiveStatus(status: DocumentStatus, hasTranslation: boolean): DocumentStatus {
  return hasTranslation && status !== 'rejected' ? 'completed' : status;
}

/** Filter groups of lists. The database derives `status_group` from the same groups. */
export const statusGroups = {
  pending: ['pending', 'waiting', 'unknown'],
  processing: ['processing', 'in_progress'],
  completed: ['completed', 'finished', 'rejected'],
  error: ['error', 'failed'],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type StatusGroup = keyof typeof statusGroups;

/** Transitions by event: source statuses, target (`null`: named by the caller) and allowed actors. */
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
  // Any source status, since admins can set it; the review ensures a single decision.
  approve: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  correct: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  /** Staff supplied the translation; counts as an approval. */
  supply: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  /** The decision on a notarized order, which awaits its notarial act. */
  certify: { from: documentStatuses, to: 'processing', by: ['staff'], needs: 'settled' },
  /** Undoes `certify` before the act. */
  returnToReview: { from: documentStatuses, to: 'processing', by: ['staff'], needs: 'settled' },
  /** The notarial act, which delivers. */
  notarize: { from: documentStatuses, to: 'completed', by: ['staff'], needs: 'settled' },
  set: { from: documentStatuses, to: null, by: ['admin'], needs: 'settled' },
} as const satisfies Record<
  string,
  {
    from: readonly DocumentStatus[];
    to: DocumentStatus | null;
    by: readonly ('system' | 'owner' | 'staff' | 'admin')[];
    /** `settled`: only where `workRefusal` is null. */
    needs: 'settled' | 'anything';
  }
>;
export type DocumentTransition = keyof typeof documentTransitions;
export type TransitionActor = 'system' | 'owner' | 'staff' | 'admin';

/** Status after `event`, undefined if the table forbids it. Only `set` reads `target`. */
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
