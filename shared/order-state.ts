import {
  effectiveStatus,
  statusWords,
  workRefusal,
  type DocumentStatus,
  type OrderMoney,
  type Tone,
} from './document-status.ts';
import { limits } from './limits.ts';
import type { Locale } from './locales.ts';
import type { MailingState } from './mailing.ts';
import type { Money } from './money.ts';
import type { TranslationType } from './pricing.ts';

/**
 * The state of an order for its customer: derived from stored facts here alone, and read by lists, details, mails, push
 * messages, the API and cancellation. Pure; times are ISO 8601.
 */

export const orderStates = [
  'draft',
  'received',
  'being translated',
  'question for you',
  'being checked',
  'at the notary',
  'ready',
  'on its way by mail',
  'held',
  'refunded',
  'failed',
  'revoked',
] as const;
export type OrderStateName = (typeof orderStates)[number];

/** Badges in English; the client has them in each language. */
export const orderBadges = [
  'Pending',
  'In Progress',
  'Under review',
  'With the notary',
  'Awaiting oath',
  'Completed',
  'Error',
  'Refunded',
  'Refund pending',
  'On hold',
] as const;
export type OrderBadge = (typeof orderBadges)[number];

/** Where an order stands between payment and delivery; `ended` is refunded before delivery. */
export const orderStages = ['payment', 'work', 'review', 'notary', 'delivered', 'ended'] as const;
export type OrderStage = (typeof orderStages)[number];

/** Keys of `states` in shared/messages: `is` describes the state, `time` a deadline or event, `cancel` the free cancellation. */
export const stateSays = [
  'is.draft',
  'is.received',
  'is.translating',
  'is.question',
  'is.checking',
  'is.notary',
  'is.oath',
  'is.ready',
  'is.readyToMail',
  'is.mailed',
  'is.refunding',
  'is.disputed',
  'is.underpaid',
  'is.owed',
  'is.refunded',
  'is.refundedDelivered',
  'is.failed',
  'is.revoked',
  'time.draft',
  'time.readyBy',
  'time.late',
  'time.delivered',
  'time.refusal',
  'cancel.until',
  'cancel.late',
] as const;
export type StateSaying = (typeof stateSays)[number];

/** One sentence, with the values that it takes. */
export interface Say {
  say: StateSaying;
  at?: string | undefined;
  count?: number | undefined;
  money?: Money | undefined;
}

export interface OrderState {
  state: OrderStateName;
  /** Until when cancelling is free, unless work begins earlier; null if it is not free. */
  freeToCancelUntil: string | null;
  /** Next deadline or event; null while the clock is paused, or nothing is pending. */
  nextAt: string | null;
  badge: OrderBadge;
  tone: Tone;
  stage: OrderStage;
  says: Say[];
}

export interface OrderFacts extends OrderMoney {
  status: DocumentStatus;
  translationType: TranslationType;
  hasTranslation: boolean;
  createdAt: string;
  dueAt: string | null;
  pausedSince: string | null;
  deliveredAt: string | null;
  /** The review is undecided. */
  isOpen: boolean;
  /** A person has started on it, or it awaits a notary. */
  isBegun: boolean;
  /** A translation was received and awaits a decision. */
  isUnderReview: boolean;
  isWithNotary: boolean;
  /** Questions that await the customer's answer. */
  openQuestions: number;
  mailingState: MailingState | null;
  /** Of the current certificate. */
  revokedAt: string | null;
  /** When an open case about a refused translation is due. */
  refusalDueAt: string | null;
  /** Unpaid amount while the order is underpaid. */
  missing: Money | null;
}

export type CancelRefusal = NonNullable<ReturnType<typeof workRefusal>> | 'CANCEL_TOO_LATE' | 'CANCEL_FREE';

/** Why the order cannot be cancelled with a full refund, as an error code; null from its payment until work starts. */
export function cancelRefusal(facts: OrderMoney & Pick<OrderFacts, 'isOpen' | 'isBegun'>): CancelRefusal | null {
  if (facts.paymentStatus === 'free') return 'CANCEL_FREE';
  const refusal = workRefusal(facts);
  if (refusal !== null) return refusal;
  return facts.isOpen && !facts.isBegun ? null : 'CANCEL_TOO_LATE';
}

/** Unpaid amount of a delivered order. */
function owedOf({ stage }: Pick<Standing, 'stage'>, { missing }: OrderFacts): Say[] {
  return stage === 'delivered' && missing !== null ? [{ say: 'is.owed', money: missing }] : [];
}

type Standing = Pick<OrderState, 'state' | 'badge' | 'tone' | 'stage'> & { is: Say };

export function orderStateOf(facts: OrderFacts, now: Date): OrderState {
  const { is, ...standing } = standingOf(facts);
  const freeToCancelUntil = cancelRefusal(facts) === null ? (facts.dueAt ?? facts.createdAt) : null;
  const nextAt = nextAtOf(standing.state, facts);
  const isLate = nextAt !== null && facts.dueAt === nextAt && Date.parse(nextAt) <= now.getTime();
  return {
    ...standing,
    freeToCancelUntil,
    nextAt,
    says: [
      is,
      ...owedOf(standing, facts),
      ...timeOf(standing.state, { facts, nextAt, isLate }),
      ...cancelOf(freeToCancelUntil, now),
    ],
  };
}

function standingOf(facts: OrderFacts): Standing {
  const isDelivered = toneOf(facts) === 'ok';
  if (facts.paymentStatus === 'unpaid' && !isDelivered) return draft;
  if (facts.revokedAt !== null) return { ...delivered, state: 'revoked', is: { say: 'is.revoked' } };
  if (facts.paymentStatus === 'refunded') {
    if (isDelivered) return { ...delivered, state: 'refunded', is: { say: 'is.refundedDelivered' } };
    return { state: 'refunded', badge: 'Refunded', tone: 'warn', stage: 'ended', is: { say: 'is.refunded' } };
  }
  if (isDelivered) return deliveredStanding(facts);
  const stage = facts.isWithNotary ? 'notary' : facts.isUnderReview ? 'review' : 'work';
  if (facts.paymentHold === 'refund') {
    return { state: 'held', badge: 'Refund pending', tone: 'warn', stage, is: { say: 'is.refunding' } };
  }
  if (facts.paymentHold === 'dispute') {
    return { state: 'held', badge: 'On hold', tone: 'warn', stage, is: { say: 'is.disputed' } };
  }
  if (facts.missing !== null) {
    return { state: 'held', badge: 'On hold', tone: 'warn', stage, is: { say: 'is.underpaid', money: facts.missing } };
  }
  if (toneOf(facts) === 'error') {
    return { state: 'failed', badge: 'Error', tone: 'error', stage, is: { say: 'is.failed' } };
  }
  return underWay(facts);
}

const draft: Standing = {
  state: 'draft',
  badge: 'Pending',
  tone: 'idle',
  stage: 'payment',
  is: { say: 'is.draft' },
};

const delivered = { badge: 'Completed', tone: 'ok', stage: 'delivered' } as const;

function deliveredStanding({ mailingState }: OrderFacts): Standing {
  if (mailingState === 'sent') return { ...delivered, state: 'on its way by mail', is: { say: 'is.mailed' } };
  return { ...delivered, state: 'ready', is: { say: mailingState === 'due' ? 'is.readyToMail' : 'is.ready' } };
}

const working = { badge: 'In Progress', tone: 'info', stage: 'work' } as const;
const checking = { badge: 'Under review', tone: 'info', stage: 'review' } as const;

/** An unopened translation from the workflow is not being checked yet. */
function underWay({
  isUnderReview,
  isWithNotary,
  isBegun,
  openQuestions,
  translationType,
  status,
}: OrderFacts): Standing {
  if (openQuestions > 0) {
    const is = { say: 'is.question', count: openQuestions } as const;
    return { ...(isUnderReview ? checking : working), state: 'question for you', is };
  }
  if (isWithNotary) {
    const isSold = translationType === 'notarized';
    return {
      state: 'at the notary',
      badge: isSold ? 'With the notary' : 'Awaiting oath',
      tone: 'info',
      stage: 'notary',
      is: { say: isSold ? 'is.notary' : 'is.oath' },
    };
  }
  if (isBegun && isUnderReview) return { ...checking, state: 'being checked', is: { say: 'is.checking' } };
  if (isBegun) return { ...working, state: 'being translated', is: { say: 'is.translating' } };
  const { customer: badge, customerTone: tone } = statusWords[effectiveStatus(status, false)];
  return {
    badge,
    tone,
    stage: 'work',
    state: 'received',
    is: { say: 'is.received' },
  };
}

function toneOf({ status, hasTranslation }: OrderFacts): Tone {
  return statusWords[effectiveStatus(status, hasTranslation)].customerTone;
}

/** States in which the promised time is awaited. */
const promised: ReadonlySet<OrderStateName> = new Set([
  'received',
  'being translated',
  'being checked',
  'at the notary',
  'failed',
]);

function nextAtOf(state: OrderStateName, { createdAt, dueAt, pausedSince, refusalDueAt }: OrderFacts): string | null {
  if (state === 'draft') return new Date(Date.parse(createdAt) + limits.unpaidDraftMs).toISOString();
  if (promised.has(state)) return pausedSince === null ? dueAt : null;
  return refusalDueAt;
}

function timeOf(
  state: OrderStateName,
  { facts, nextAt, isLate }: { facts: OrderFacts; nextAt: string | null; isLate: boolean },
): Say[] {
  const at = nextAt ?? undefined;
  if (state === 'draft') return [{ say: 'time.draft', at }];
  if (promised.has(state)) return at === undefined ? [] : [{ say: isLate ? 'time.late' : 'time.readyBy', at }];
  return [
    ...(facts.deliveredAt === null ? [] : [{ say: 'time.delivered', at: facts.deliveredAt } as const]),
    ...(at === undefined ? [] : [{ say: 'time.refusal', at } as const]),
  ];
}

function cancelOf(until: string | null, now: Date): Say[] {
  if (until === null) return [];
  return Date.parse(until) > now.getTime() ? [{ say: 'cancel.until', at: until }] : [{ say: 'cancel.late' }];
}

/** States that an order passes from its payment to its delivery, without times, as the page on refunds names them. */
export function describeStates(): OrderState[] {
  const received: OrderFacts = {
    status: 'processing',
    translationType: 'certified',
    hasTranslation: false,
    paymentStatus: 'paid',
    paymentHold: null,
    createdAt: new Date(0).toISOString(),
    dueAt: null,
    pausedSince: null,
    deliveredAt: null,
    isOpen: true,
    isBegun: false,
    isUnderReview: false,
    isWithNotary: false,
    openQuestions: 0,
    mailingState: null,
    revokedAt: null,
    refusalDueAt: null,
    missing: null,
  };
  const begun = { ...received, isBegun: true };
  const finished = { ...received, status: 'completed', hasTranslation: true, isOpen: false } as const;
  return [received, begun, { ...begun, isUnderReview: true }, finished].map((facts) => orderStateOf(facts, new Date()));
}

/** Renders sentences in one language: translations, time format, and the separator of sentences. */
export interface StateVoice {
  say: (key: StateSaying | 'cancel.untilBegun', values: { time: string; count: number; amount: string }) => string;
  time: (at: string) => string;
  money: (money: Money) => string;
  space: string;
}

/** Parts of a state's sentences: `is`, `time`, `cancel`; `short` is the first two. */
export type StatePart = 'is' | 'time' | 'cancel' | 'short';

/** All sentences about a state, or those of one part. A time that two of them share is stated once. */
export function sentenceOf(says: readonly Say[], voice: StateVoice, part?: StatePart): string {
  const readyBy = says.find(({ say }) => say === 'time.readyBy')?.at;
  const keyOf = ({ say, at }: Say) =>
    part === undefined && say === 'cancel.until' && at === readyBy ? 'cancel.untilBegun' : say;
  return says
    .filter(({ say }) =>
      part === 'short' ? !say.startsWith('cancel.') : part === undefined || say.startsWith(`${part}.`),
    )
    .map((one) =>
      voice.say(keyOf(one), {
        time: one.at === undefined ? '' : voice.time(one.at),
        count: one.count ?? 0,
        amount: one.money === undefined ? '' : voice.money(one.money),
      }),
    )
    .join(voice.space);
}

/** Separator of two sentences. */
export function sentenceSpace(locale: Locale): string {
  return locale === 'ja' ? '' : ' ';
}

/** `Sun, Nov 23, 10:37 PM` in a reader's zone. */
export const stateTimeFormat = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;
