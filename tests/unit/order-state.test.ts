import { describe, expect, test } from 'vitest';
import { badgeOf, stagesOf, stateSentence } from '#client/features/documents/status.ts';
import { addWords, startLocale } from '#client/ui/words.ts';
import { stateText } from '#server/features/notifications/state-texts.ts';
import { locales } from '#shared/locales.ts';
import parts from '#shared/messages/en/parts.json' with { type: 'json' };
import states from '#shared/messages/en/states.json' with { type: 'json' };
import { cancelRefusal, orderStateOf, orderStates, type OrderFacts, type OrderStateName } from '#shared/order-state.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const dueAt = '2026-11-25T17:24:00.000Z';
const paid: OrderFacts = {
  status: 'processing',
  translationType: 'certified',
  hasTranslation: false,
  paymentStatus: 'paid',
  paymentHold: null,
  createdAt: '2026-11-24T11:00:00.000Z',
  dueAt,
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
const begun = { ...paid, isBegun: true };
const delivered: OrderFacts = {
  ...paid,
  status: 'completed',
  hasTranslation: true,
  deliveredAt: '2026-11-24T11:30:00.000Z',
  isOpen: false,
};

/** An order in every state, with its badge and progress. */
const cases: [OrderStateName, OrderFacts, string, string][] = [
  ['draft', { ...paid, status: 'pending', paymentStatus: 'unpaid', dueAt: null, isOpen: false }, 'Pending', 'payment'],
  ['received', paid, 'In Progress', 'work'],
  ['received', { ...paid, isUnderReview: true }, 'In Progress', 'work'],
  ['being translated', begun, 'In Progress', 'work'],
  ['question for you', { ...begun, openQuestions: 2, pausedSince: paid.createdAt }, 'In Progress', 'work'],
  ['question for you', { ...begun, openQuestions: 1, isUnderReview: true }, 'Under review', 'review'],
  ['being checked', { ...begun, isUnderReview: true }, 'Under review', 'review'],
  ['at the notary', { ...begun, isWithNotary: true, translationType: 'notarized' }, 'With the notary', 'notary'],
  ['at the notary', { ...begun, isWithNotary: true }, 'Awaiting oath', 'notary'],
  ['ready', delivered, 'Completed', 'delivered'],
  ['ready', { ...delivered, status: 'rejected' }, 'Completed', 'delivered'],
  ['ready', { ...delivered, mailingState: 'due' }, 'Completed', 'delivered'],
  ['on its way by mail', { ...delivered, mailingState: 'sent' }, 'Completed', 'delivered'],
  ['held', { ...begun, paymentHold: 'refund' }, 'Refund pending', 'work'],
  ['held', { ...begun, paymentHold: 'dispute', isUnderReview: true }, 'On hold', 'review'],
  ['held', { ...begun, paymentHold: 'underpaid', missing: { cents: 1000, currency: 'usd' } }, 'On hold', 'work'],
  [
    'ready',
    { ...delivered, paymentHold: 'underpaid', missing: { cents: 1000, currency: 'eur' } },
    'Completed',
    'delivered',
  ],
  ['refunded', { ...paid, paymentStatus: 'refunded', isOpen: false }, 'Refunded', 'ended'],
  ['refunded', { ...delivered, paymentStatus: 'refunded' }, 'Completed', 'delivered'],
  ['failed', { ...paid, status: 'failed' }, 'Error', 'work'],
  ['revoked', { ...delivered, revokedAt: '2026-11-24T11:45:00.000Z' }, 'Completed', 'delivered'],
];

test('every state has an order in this table', () =>
  expect(new Set(cases.map(([state]) => state))).toEqual(new Set(orderStates)));

describe.each(cases)('%s', (state, facts, badge, stage) => {
  const derived = orderStateOf(facts, now);

  test('is derived with its badge and its stage', () => expect(derived).toMatchObject({ state, badge, stage }));

  test('cancelling is free exactly until work begins, by the same rule that checks a cancellation', () => {
    expect(derived.freeToCancelUntil !== null).toBe(cancelRefusal(facts) === null);
    expect(derived.freeToCancelUntil).toBe(state === 'received' || state === 'failed' ? dueAt : null);
    expect(derived.says.some(({ say }) => say.startsWith('cancel.'))).toBe(derived.freeToCancelUntil !== null);
  });

  test('has a sentence in every language, without a placeholder left', () => {
    for (const locale of locales) {
      const sentence = stateText(derived, { locale, timeZone: 'America/New_York' });
      expect(sentence.length).toBeGreaterThan(locale === 'ja' || locale === 'ko' ? 8 : 20);
      expect(sentence).not.toMatch(/[{}]/);
    }
  });

  test('the page says in its zone what the API, mails and push messages say', () => {
    startLocale('en');
    addWords('parts', parts);
    addWords('states', states);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const zone = /(?<=[AP]M) [^.;,]+/g;
    const document = { state: { ...derived } };
    expect(stateSentence(document)).toBe(stateText(derived, { locale: 'en', timeZone }).replaceAll(zone, ''));
    expect(badgeOf(document)).toBe(badge);
  });
});

test('times are those of the reader’s zone', () => {
  const sentence = (timeZone: string) => stateText(orderStateOf(paid, now), { locale: 'en', timeZone }, 'time');
  expect(sentence('America/New_York')).toBe('Ready by Wed, Nov 25, 12:24 PM New York Time.');
  expect(sentence('Asia/Tokyo')).toBe('Ready by Thu, Nov 26, 2:24 AM Japan Time.');
});

test('the next time is the promise, then nothing; a draft’s is its deletion, a refusal’s its answer', () => {
  const nextAt = (facts: OrderFacts) => orderStateOf(facts, now).nextAt;
  expect(nextAt(paid)).toBe(dueAt);
  expect(nextAt(begun)).toBe(dueAt);
  expect(nextAt({ ...begun, openQuestions: 1, pausedSince: paid.createdAt })).toBeNull();
  expect(nextAt({ ...begun, paymentHold: 'dispute' })).toBeNull();
  expect(nextAt(delivered)).toBeNull();
  expect(nextAt({ ...delivered, refusalDueAt: '2026-11-25T22:00:00.000Z' })).toBe('2026-11-25T22:00:00.000Z');
  expect(nextAt({ ...paid, paymentStatus: 'unpaid', status: 'pending', dueAt: null })).toBe('2026-12-01T11:00:00.000Z');
});

test('a late order says so, and stays free to cancel while nobody has begun', () => {
  const late = new Date('2026-11-26T12:00:00.000Z');
  const says = (facts: OrderFacts) => orderStateOf(facts, late).says.map(({ say }) => say);
  expect(says(paid)).toEqual(['is.received', 'time.late', 'cancel.late']);
  expect(says(begun)).toEqual(['is.translating', 'time.late']);
});

test('questions are counted in every language', () => {
  const count = (openQuestions: number, locale: 'en' | 'de') =>
    stateText(orderStateOf({ ...begun, openQuestions }, now), { locale }, 'is');
  expect(count(1, 'en')).toMatch(/^The translator has a question for you;/);
  expect(count(3, 'en')).toMatch(/^The translator has 3 questions for you;/);
  expect(count(2, 'de')).toMatch(/^Der Übersetzer hat 2 Fragen an Sie;/);
});

test('a refunded order that was not delivered shows no work in progress', () => {
  addWords('parts', parts);
  const stages = (facts: OrderFacts) =>
    stagesOf({
      state: { ...orderStateOf(facts, now) },
      paymentStatus: facts.paymentStatus,
      translationType: facts.translationType,
      isCorrected: false,
    }).map(({ state }) => state);
  expect(stages(paid)).toEqual(['done', 'current', 'next', 'next']);
  expect(stages({ ...paid, paymentStatus: 'refunded' })).toEqual(['done']);
  expect(stages({ ...delivered, paymentStatus: 'refunded' })).toEqual(['done', 'done', 'done', 'done']);
});
