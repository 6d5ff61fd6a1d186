import { words } from '#client/ui/words.ts';
import { wordsOf, type CustomerWord, type PaymentState, type Tone } from '#shared/document-status.ts';
import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';

/** An order's status and progress for its owner. */

const statusKeys = {
  Pending: 'pending',
  'In Progress': 'processing',
  'Under review': 'review',
  'With the notary': 'notary',
  'Awaiting oath': 'oath',
  Completed: 'completed',
  Error: 'error',
} as const satisfies Record<CustomerWord, string>;

type Standing = Pick<
  DocumentView,
  'status' | 'translationType' | 'hasTranslation' | 'isUnderReview' | 'isWithNotary' | 'paymentStatus' | 'paymentHold'
>;
type StagedOrder = Standing & Pick<DocumentView, 'isCorrected'>;

/** The customer's status label, with its tone. */
export function statusOf(document: Standing): { word: string; tone: Tone } {
  const t = words('parts');
  const { customer, customerTone } = wordsOf(document);
  // Nothing more happens to a refunded order that was not delivered.
  if (customerTone !== 'ok') {
    if (document.paymentStatus === 'refunded') return { word: t('status.refunded'), tone: 'warn' };
    if (document.paymentHold === 'refund') return { word: t('status.refundPending'), tone: 'warn' };
  }
  return { word: t(`status.${statusKeys[customer]}`), tone: customerTone };
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
  unpaid: 'unpaid',
  paid: 'paid',
  refunded: 'refunded',
  free: 'paid',
} as const satisfies Record<PaymentState, string>;

type Event = DocumentDetails['timeline'][number];

/** The stages of an order; `events` add their times. A notarized one passes the notary, a refund ends an undelivered one. */
export function stagesOf(document: StagedOrder, events: readonly Event[] = []): Stage[] {
  const t = words('parts');
  const at = (...names: string[]) => events.findLast((event) => names.includes(event.event))?.at;
  const payment = { label: t(`stages.${paymentStage[document.paymentStatus]}`), at: at('pay', 'submitFree') };
  if (document.paymentStatus === 'refunded' && statusOf(document).tone !== 'ok') return [{ ...payment, state: 'done' }];
  const labels = [
    payment,
    { label: t('stages.inProgress'), at: at('pay', 'submitFree', 'retry') },
    { label: t('stages.review'), at: at('receiveTranslation') },
    ...notaryStage(document, { certified: at('certify'), notarized: at('notarize') }),
    {
      label: t(document.isCorrected ? 'stages.corrected' : 'stages.ready'),
      at: at('approve', 'correct', 'supply', 'notarize'),
    },
  ];
  const current = currentStage(document, labels.length);
  return labels.map((stage, index) => {
    if (index < current) return { ...stage, state: 'done' };
    return { label: stage.label, state: index > current ? 'next' : stateOfCurrent(document) };
  });
}

/** Of a notarized order, and of an affidavit once it awaits or awaited its oath. */
function notaryStage(
  { translationType, isWithNotary }: StagedOrder,
  { certified: at, notarized }: { certified: string | undefined; notarized: string | undefined },
) {
  const t = words('parts');
  if (translationType === 'notarized') return [{ label: t('stages.notary'), at }];
  return isWithNotary || notarized !== undefined ? [{ label: t('stages.oath'), at }] : [];
}

function currentStage(document: StagedOrder, count: number): number {
  if (statusOf(document).tone === 'ok') return count;
  if (isDraft(document)) return 0;
  if (document.isWithNotary) return count - 2;
  return document.isUnderReview ? 2 : 1;
}

function stateOfCurrent(document: StagedOrder): 'current' | 'failed' {
  return statusOf(document).tone === 'error' ? 'failed' : 'current';
}
