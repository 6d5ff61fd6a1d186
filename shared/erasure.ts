import type { PaymentHold, PaymentState } from './document-status.ts';

/** Effect of deleting a document by the state of its order, for the server and the confirmation screens. */

export const erasureSituations = [
  'draft',
  'checkout',
  'not-started',
  'in-work',
  'paper-out',
  'refunding',
  'disputed',
  'delivered',
  'refunded',
] as const;
export type ErasureSituation = (typeof erasureSituations)[number];

interface ErasureRule {
  /** `refund` and `wait`: it is deleted as soon as the refund is done. */
  does: 'erase' | 'refund' | 'wait' | 'refuse';
}

/** The customer's texts for each rule are in `messages/`, under `documents.erase.says`. */
export const erasureRules = {
  draft: { does: 'erase' },
  checkout: { does: 'erase' },
  'not-started': { does: 'refund' },
  'in-work': { does: 'refuse' },
  // The house must know who owns the papers that come back.
  'paper-out': { does: 'refuse' },
  refunding: { does: 'wait' },
  disputed: { does: 'refuse' },
  delivered: { does: 'erase' },
  refunded: { does: 'erase' },
} as const satisfies Record<ErasureSituation, ErasureRule>;

export interface ErasureStanding {
  paymentStatus: PaymentState;
  paymentHold: PaymentHold | null;
  isDelivered: boolean;
  hasOpenCheckout: boolean;
  /** Work has started, as defined for cancellation. */
  isStarted: boolean;
  /** A paper of it is with an authority. */
  isPaperOut: boolean;
}

/** A dispute comes first: its evidence stays whatever else is true. */
export function erasureSituationOf(order: ErasureStanding): ErasureSituation {
  if (order.paymentHold === 'dispute') return 'disputed';
  if (order.isPaperOut) return 'paper-out';
  if (order.paymentStatus === 'unpaid') return order.hasOpenCheckout ? 'checkout' : 'draft';
  if (order.paymentHold === 'refund') return 'refunding';
  if (order.isDelivered) return 'delivered';
  // Its money is to be sorted out first.
  if (order.paymentHold === 'underpaid') return 'in-work';
  if (order.paymentStatus === 'refunded') return 'refunded';
  return order.isStarted ? 'in-work' : 'not-started';
}

/** In place of names of files and people. */
export const erasedName = 'Deleted document';
/** Addresses of guests until they confirm the one they typed; no mail is sent to them either. */
export const guestDomain = '@guest.invalid';
/** Addresses of deleted accounts, to which no mail is sent. */
export const erasedDomain = '@erased.invalid';
