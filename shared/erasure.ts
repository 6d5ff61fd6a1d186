import type { PaymentHold, PaymentState } from './document-status.ts';

/** What deleting a document does, by the state of its order. The server and the screens that ask before it read this table. */

export const erasureSituations = [
  'draft',
  'checkout',
  'not-started',
  'in-work',
  'refunding',
  'disputed',
  'delivered',
  'refunded',
] as const;
export type ErasureSituation = (typeof erasureSituations)[number];

interface ErasureRule {
  /** `refund` and `wait`: it is deleted as soon as the refund is done. */
  does: 'erase' | 'refund' | 'wait' | 'refuse';
  /** What the customer reads before it happens. */
  say: string;
}

export const erasureRules = {
  draft: { does: 'erase', say: 'It was never paid for, so it is deleted right away.' },
  checkout: {
    does: 'erase',
    say: 'Its open checkout is closed. If a payment still arrives, it is returned in full.',
  },
  'not-started': { does: 'refund', say: 'Nobody has started on it. It is refunded in full and then deleted.' },
  'in-work': {
    does: 'refuse',
    say: 'A translator is working on it. It is finished first and can be deleted once it is delivered.',
  },
  refunding: { does: 'wait', say: 'Its refund is on the way. It is deleted as soon as the refund is done.' },
  disputed: {
    does: 'refuse',
    say: 'Its payment is disputed with the bank. It is kept as evidence and can be deleted once the dispute has ended.',
  },
  delivered: {
    does: 'erase',
    say: 'The file you uploaded, the translation, and everything written about them are deleted. The certificate can still be checked by its code, without any name.',
  },
  refunded: { does: 'erase', say: 'It was refunded. Its file and everything written about it are deleted.' },
} as const satisfies Record<ErasureSituation, ErasureRule>;

export interface ErasureStanding {
  paymentStatus: PaymentState;
  paymentHold: PaymentHold | null;
  isDelivered: boolean;
  hasOpenCheckout: boolean;
  /** Work has started, as defined for cancellation. */
  isStarted: boolean;
}

/** A dispute comes first: its evidence stays whatever else is true. */
export function erasureSituationOf(order: ErasureStanding): ErasureSituation {
  if (order.paymentHold === 'dispute') return 'disputed';
  if (order.paymentStatus === 'unpaid') return order.hasOpenCheckout ? 'checkout' : 'draft';
  if (order.paymentHold === 'refund') return 'refunding';
  if (order.isDelivered) return 'delivered';
  if (order.paymentStatus === 'refunded') return 'refunded';
  return order.isStarted ? 'in-work' : 'not-started';
}

/** In place of names of files and people. */
export const erasedName = 'Deleted document';
/** Addresses of deleted accounts, to which no mail is sent. */
export const erasedDomain = '@erased.invalid';
