import { wordsOf, type PaymentState, type Tone } from '#shared/document-status.ts';
import type { ActivityAction } from '#shared/reviews.ts';
import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';
import type { StatusBadgeProps } from '#client/ui/data/status-badge.tsx';

/** An order's status and progress for its owner, and past decisions on it. */

/** The customer's status label, with its tone. */
export function statusOf(
  document: Pick<
    DocumentView,
    'status' | 'hasTranslation' | 'isUnderReview' | 'isWithNotary' | 'paymentStatus' | 'paymentHold'
  >,
): {
  word: string;
  tone: Tone;
} {
  const words = wordsOf(document);
  // Nothing more happens to a refunded order that was not delivered.
  if (words.customerTone !== 'ok') {
    if (document.paymentStatus === 'refunded') return { word: 'Refunded', tone: 'warn' };
    if (document.paymentHold === 'refund') return { word: 'Refund pending', tone: 'warn' };
  }
  return { word: words.customer, tone: words.customerTone };
}

/** True before payment. */
export function isDraft(document: Pick<DocumentView, 'paymentStatus'>): boolean {
  return document.paymentStatus === 'unpaid';
}

export interface Stage {
  label: string;
  state: 'done' | 'current' | 'next' | 'failed';
  /** ISO 8601; undefined before it happened. */
  at?: string;
}

const paymentStage = {
  unpaid: 'Waiting for payment',
  paid: 'Paid',
  refunded: 'Paid, then refunded',
  free: 'Paid',
} as const satisfies Record<PaymentState, string>;

type Event = DocumentDetails['timeline'][number];

/** The stages of an order; `events` add their times. A notarized one passes the notary. */
export function stagesOf(document: DocumentView, events: readonly Event[] = []): Stage[] {
  const at = (...names: string[]) => events.findLast((event) => names.includes(event.event))?.at;
  const labels = [
    { label: paymentStage[document.paymentStatus], at: at('pay', 'submitFree') },
    { label: 'In progress', at: at('pay', 'submitFree', 'retry') },
    { label: 'Under review', at: at('receiveTranslation') },
    ...(document.translationType === 'notarized' ? [{ label: 'With the notary', at: at('certify') }] : []),
    {
      label: document.isCorrected ? 'Ready, corrected by an authenticator' : 'Ready',
      at: at('approve', 'correct', 'supply', 'notarize'),
    },
  ];
  const current = currentStage(document, labels.length);
  return labels.map((stage, index) => {
    if (index < current) return { ...stage, state: 'done' };
    return { label: stage.label, state: index > current ? 'next' : stateOfCurrent(document) };
  });
}

function currentStage(document: DocumentView, count: number): number {
  if (statusOf(document).tone === 'ok') return count;
  if (isDraft(document)) return 0;
  if (document.isWithNotary) return count - 2;
  return document.isUnderReview ? 2 : 1;
}

function stateOfCurrent(document: DocumentView): 'current' | 'failed' {
  return statusOf(document).tone === 'error' ? 'failed' : 'current';
}

/** Badges of past decisions. */
export const activityLabels: Readonly<Record<ActivityAction, StatusBadgeProps>> = {
  approved: { word: 'Approved', tone: 'ok', icon: 'seal' },
  rejected: { word: 'Rejected', tone: 'warn' },
  corrected: { word: 'Corrected', tone: 'ok', icon: 'pencil' },
};
