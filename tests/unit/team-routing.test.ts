import { describe, expect, test } from 'vitest';
import { findRefusal, rankCandidates, type Candidate, type RoutedPaper } from '#shared/team/routing.ts';
import {
  capacityBetween,
  defaultWorkingTime,
  pagesLeft,
  workDays,
  type PersonCalendar,
} from '#shared/team/working-time.ts';
import { signerFields } from '../support/signers.ts';

// Capacity by day and zone, and the ranking of people for a paper.

const at = (time: string) => new Date(time);
const berlin = (changes: Partial<PersonCalendar> = {}): PersonCalendar => ({
  ...defaultWorkingTime('Europe/Berlin'),
  absences: [],
  closedDays: new Set(),
  ...changes,
});
const capacity = (who: PersonCalendar, from: string, to: string) =>
  capacityBetween(workDays(who, { from: at(from), count: 20 }), at(from).getTime(), at(to).getTime());

describe('capacity', () => {
  test('counts the share of a day that is left, in the zone of the person', () => {
    // Monday, 9:00 to 17:00 in Berlin.
    expect(capacity(berlin(), '2026-11-30T08:00:00Z', '2026-11-30T16:00:00Z')).toBe(20);
    expect(capacity(berlin(), '2026-11-30T12:00:00Z', '2026-11-30T23:00:00Z')).toBe(10);
    // Friday noon to Monday noon.
    expect(capacity(berlin(), '2026-11-27T12:00:00Z', '2026-11-30T12:00:00Z')).toBe(20);
  });

  test('leaves out absences and holidays', () => {
    const week = ['2026-11-30T00:00:00Z', '2026-12-05T00:00:00Z'] as const;
    expect(capacity(berlin(), ...week)).toBe(100);
    expect(capacity(berlin({ absences: [{ from: '2026-12-01', until: '2026-12-02' }] }), ...week)).toBe(60);
    expect(capacity(berlin({ closedDays: new Set(['2026-12-04']) }), ...week)).toBe(80);
  });

  test('is a whole day across a change of the clock', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map(() => ({ from: 0, to: 1440 }));
    const awake = berlin({ hours: always, timeZone: 'America/New_York' });
    const days = workDays(awake, { from: at('2026-10-30T12:00:00Z'), count: 5 });
    expect(days.map(({ day }) => day)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03']);
    expect(days.map(({ from, to }) => (to - from) / 3_600_000)).toEqual([24, 24, 25, 24, 24]);
    expect(capacity(awake, '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z')).toBe(20);
    // In spring the hour from 2:00 is skipped: it has neither capacity nor a day of its own.
    const night = berlin({ hours: always.map(() => ({ from: 60, to: 240 })), timeZone: 'America/New_York' });
    expect(capacity(night, '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z')).toBe(20);
  });

  test('a paper that makes later work late does not fit', () => {
    const days = workDays(berlin(), { from: at('2026-11-30T08:00:00Z'), count: 10 });
    const morning = at('2026-11-30T08:00:00Z').getTime();
    const monday = at('2026-11-30T16:00:00Z').getTime();
    const tuesday = at('2026-12-01T16:00:00Z').getTime();
    expect(pagesLeft(days, [], { now: morning, dueAt: monday })).toBe(20);
    expect(pagesLeft(days, [{ dueAt: monday, pages: 12 }], { now: morning, dueAt: monday })).toBe(8);
    expect(pagesLeft(days, [{ dueAt: tuesday, pages: 35 }], { now: morning, dueAt: monday })).toBe(5);
  });
});

const paper: RoutedPaper = {
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  preset: 'uscis',
  pages: 5,
  dueAt: at('2026-12-01T16:00:00Z'),
  userId: 'customer',
};
const now = at('2026-11-30T08:00:00Z');
const context = { now, today: '2026-11-30', lastBy: null };

function person(id: string, changes: Partial<Candidate> = {}, calendar: Partial<PersonCalendar> = {}): Candidate {
  return {
    id,
    name: `Person ${id}`,
    role: 'authenticator',
    isSuspended: false,
    workPairs: null,
    signer: { ...signerFields(), hasSignature: true },
    days: workDays(berlin(calendar), { from: now, count: 20 }),
    work: [],
    ...changes,
  };
}

const without = signerFields();
const refusals: [string, Candidate, string][] = [
  ['suspended', person('a', { isSuspended: true, role: 'user' }), 'Person a is suspended.'],
  ['capability', person('a', { capabilities: ['desk'] }), 'Person a neither translates nor certifies papers.'],
  [
    'agreement',
    person('a', { agreement: { engagement: 'freelance', inForce: 'second', accepted: ['first'] } }),
    'Person a has not accepted the agreement in force.',
  ],
  ['own-upload', person('customer'), 'Person customer uploaded it, so somebody else has to do it.'],
  [
    'pair',
    person('a', { workPairs: [{ from: 'Hebrew', to: 'English' }] }),
    'Person a does not work from Portuguese into English.',
  ],
  ['profile', person('a', { signer: null }), 'Person a has no signer profile, so they cannot certify it.'],
  [
    'profile-pair',
    person('a', { signer: { ...without, languagePairs: [{ from: 'Hebrew', to: 'English' }], hasSignature: true } }),
    'Person a does not list Portuguese into English in their signer profile.',
  ],
  [
    'recipient',
    person('a', { signer: { ...without, address: [], hasSignature: true } }),
    'Person a has no address in their signer profile, which the recipient asks for (USCIS (US immigration)).',
  ],
  [
    'assigned-only',
    person('a', { capabilities: ['translate'], workPairs: [] }),
    'Person a works on papers that are assigned to them alone.',
  ],
  [
    'absent',
    person('a', {}, { absences: [{ from: '2026-11-30', until: '2026-12-01' }] }),
    'Person a is away until it is due.',
  ],
  [
    'off',
    person('a', {}, { hours: Array.from({ length: 7 }, () => null) }),
    'Person a does not work before it is due.',
  ],
  ['full', person('a', { work: [{ dueAt: now.getTime(), pages: 40 }] }), 'Person a has no time left before it is due.'],
];

describe('routing', () => {
  test.each(refusals)('refuses %s, and says why', (code, candidate, reason) => {
    expect(findRefusal(paper, candidate, context)).toMatchObject({ code, reason });
  });

  test('asks who did the customer’s last paper first, then who has the least work for their time', () => {
    const busy = person('a', { work: [{ dueAt: paper.dueAt.getTime(), pages: 20 }] });
    // A fifth of half the time.
    const part = person('b', { work: [{ dueAt: paper.dueAt.getTime(), pages: 4 }] }, { pagesPerDay: 10 });
    const free = person('c');
    const away = person('d', {}, { absences: [{ from: '2026-11-01', until: '2026-12-24' }] });
    const ranking = rankCandidates(paper, [busy, part, free, away], context);
    expect(ranking.ranked.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(ranking.refused).toMatchObject([{ id: 'd', code: 'absent', isLasting: false }]);
    const known = rankCandidates(paper, [busy, part, free], { ...context, lastBy: 'b' });
    expect(known.ranked.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    const specialists = ['a'];
    const named = rankCandidates(paper, [busy, part, free], { ...context, lastBy: 'b', specialists });
    expect(named.ranked[0]).toMatchObject({ id: 'a', isSpecialist: true });
    const asked = rankCandidates(paper, [busy, part, free], { ...context, lastBy: 'b', asked: new Set(['b', 'c']) });
    expect(asked.ranked.map(({ id }) => id)).toEqual(['a']);
  });

  test('who only translates needs no signer profile', () => {
    expect(findRefusal(paper, person('a', { capabilities: ['translate'], signer: null }), context)).toBeUndefined();
  });
});
