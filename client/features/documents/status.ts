import { currentLocale, formatTag, words } from '#client/ui/words.ts';
import type { PaymentState } from '#shared/document-status.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import {
  sentenceOf,
  sentenceSpace,
  stateTimeFormat,
  type OrderBadge,
  type StatePart,
  type StateVoice,
} from '#shared/order-state.ts';
import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';

/** Words for an order's state, which the server derives by shared/order-state.ts. */

const badgeKeys = {
  Pending: 'pending',
  'In Progress': 'processing',
  'Under review': 'review',
  'With the notary': 'notary',
  'Awaiting oath': 'oath',
  Completed: 'completed',
  Error: 'error',
  Refunded: 'refunded',
  'Refund pending': 'refundPending',
  'On hold': 'held',
} as const satisfies Record<OrderBadge, string>;

interface Stated {
  state: Omit<DocumentView['state'], 'sentence'>;
}

/** The status word of lists. */
export function badgeOf({ state }: Stated): string {
  return words('parts')(`status.${badgeKeys[state.badge]}`);
}

/** The sentences about an order, or one part of them, in the browser's time zone. */
export function stateSentence({ state }: Stated, part?: StatePart): string {
  const t = words('states');
  const format = new Intl.DateTimeFormat(formatTag(), stateTimeFormat);
  const voice = {
    say: (...[key, values]: Parameters<StateVoice['say']>) => t(key, values),
    time: (at: string) => format.format(new Date(at)),
    money: (money: Money) => formatMoney(money, formatTag()),
    space: sentenceSpace(currentLocale()),
  };
  return sentenceOf(state.says, voice, part);
}

/** True before payment. */
export function isDraft({ state }: Stated): boolean {
  return state.stage === 'payment';
}

export function isDelivered({ state }: Stated): boolean {
  return state.stage === 'delivered';
}

/** True from payment until delivery, also while a question to the customer is open. */
export function isUnderWay({ state }: Stated): boolean {
  return state.tone === 'info';
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
type StagedOrder = Stated & Pick<DocumentView, 'paymentStatus' | 'translationType' | 'isCorrected'>;

/** The stages of an order; `events` add their times. A notarized one passes the notary, a refund ends an undelivered one. */
export function stagesOf(document: StagedOrder, events: readonly Event[] = []): Stage[] {
  const t = words('parts');
  const { stage, tone } = document.state;
  const at = (...names: string[]) => events.findLast((event) => names.includes(event.event))?.at;
  const payment = { label: t(`stages.${paymentStage[document.paymentStatus]}`), at: at('pay', 'submitFree') };
  if (stage === 'ended') return [{ ...payment, state: 'done' }];
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
  const current = { payment: 0, work: 1, review: 2, notary: labels.length - 2, delivered: labels.length }[stage];
  return labels.map((label, index) => {
    if (index < current) return { ...label, state: 'done' };
    if (index > current) return { label: label.label, state: 'next' };
    return { label: label.label, state: tone === 'error' ? 'failed' : 'current' };
  });
}

/** Of a notarized order, and of an affidavit once it awaits or awaited its oath. */
function notaryStage(
  { translationType, state }: StagedOrder,
  { certified: at, notarized }: { certified: string | undefined; notarized: string | undefined },
) {
  const t = words('parts');
  if (translationType === 'notarized') return [{ label: t('stages.notary'), at }];
  return state.stage === 'notary' || notarized !== undefined ? [{ label: t('stages.oath'), at }] : [];
}
