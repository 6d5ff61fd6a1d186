import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { quote } from '#shared/pricing.ts';
import { houseCalendar, type Calendar } from '#shared/promise/calendar.ts';
import { promiseFor } from '#shared/promise/clock.ts';
import { nextStepAt, outcomeOf, stepOf, timeLeft, formatDuration } from '#shared/promise/steps.ts';
import { releasePrices } from '../support/prices.ts';

const allDay = { from: 0, to: 1440 };
const roundTheClock: Calendar = {
  timeZone: 'America/New_York',
  hours: Array.from({ length: 7 }, () => allDay),
  closedDays: new Set(),
};
const nineToFive = { from: 9 * 60, to: 17 * 60 };
const officeHours: Calendar = {
  ...roundTheClock,
  hours: [null, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null],
};

const due = (
  speed: 'standard' | 'rush',
  paidAt: string,
  { calendar = roundTheClock, pauses = [] }: Partial<Parameters<typeof promiseFor>[0]> = {},
) => promiseFor({ speed, paidAt: new Date(paidAt), calendar, pauses }).dueAt.toISOString();

describe('the promise clock', () => {
  test('standard is 48 hours, rush is 8', () => {
    expect(due('standard', '2026-06-01T12:00:00Z')).toBe('2026-06-03T12:00:00.000Z');
    expect(due('rush', '2026-06-01T12:00:00Z')).toBe('2026-06-01T20:00:00.000Z');
  });

  test('a clock change inside the promise moves the wall clock, not the elapsed time', () => {
    // New York goes back from 2 AM EDT to 1 AM EST on November 1, and forward on March 8.
    expect(due('rush', '2026-11-01T03:00:00Z')).toBe('2026-11-01T11:00:00.000Z');
    expect(due('standard', '2026-03-07T12:00:00Z')).toBe('2026-03-09T12:00:00.000Z');
  });

  test('a clock change inside a day of opening hours keeps the local hours', () => {
    // Friday 4 PM EDT: one hour on Friday, seven on Monday from 9 AM EST.
    expect(due('rush', '2026-10-30T20:00:00Z', { calendar: officeHours })).toBe('2026-11-02T21:00:00.000Z');
    // An open Sunday of the change has 25 hours.
    const sundays = { ...officeHours, hours: [allDay, null, null, null, null, null, null] };
    expect(due('rush', '2026-10-31T12:00:00Z', { calendar: sundays })).toBe('2026-11-01T12:00:00.000Z');
  });

  test('a holiday inside the promise does not count', () => {
    const calendar = { ...roundTheClock, closedDays: new Set(['2026-11-26']) };
    expect(due('standard', '2026-11-25T12:00:00Z', { calendar })).toBe('2026-11-28T12:00:00.000Z');
    // Paid on the holiday: the clock starts at its end, midnight in New York.
    expect(due('rush', '2026-11-26T15:00:00Z', { calendar })).toBe('2026-11-27T13:00:00.000Z');
  });

  test('ends after eleven years where the calendar is never open', () => {
    const calendar = { ...roundTheClock, hours: roundTheClock.hours.map(() => null) };
    expect(due('rush', '2026-06-01T12:00:00Z', { calendar })).toMatch(/^2037-05-1/);
  });

  test('the house is closed on US public holidays, listed three years ahead', () => {
    const days = [...houseCalendar.closedDays];
    const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
    const rules = new Holidays('US', { types: ['public'] });
    expect(days).toEqual([
      ...new Set(years.flatMap((year) => rules.getHolidays(year).map(({ date }) => date.slice(0, 10)))),
    ]);
    expect(Math.max(...years)).toBeGreaterThanOrEqual(new Date().getUTCFullYear() + 3);
    expect(days).toContain('2026-11-26');
  });

  test('pauses do not count, also when they overlap opening hours or follow the due time', () => {
    const pause = (from: string, to: string | null) => ({
      from: new Date(from),
      to: to === null ? null : new Date(to),
    });
    const paidAt = '2026-06-01T12:00:00Z';
    expect(due('rush', paidAt, { pauses: [pause('2026-06-01T14:00:00Z', '2026-06-01T17:30:00Z')] })).toBe(
      '2026-06-01T23:30:00.000Z',
    );
    expect(due('rush', paidAt, { pauses: [pause('2026-06-02T14:00:00Z', '2026-06-03T14:00:00Z')] })).toBe(
      '2026-06-01T20:00:00.000Z',
    );
    const open = promiseFor({
      speed: 'rush',
      paidAt: new Date(paidAt),
      calendar: roundTheClock,
      pauses: [pause('2026-06-01T14:00:00Z', null)],
    });
    expect(timeLeft(open, new Date('2026-06-05T00:00:00Z'))).toBe(6 * 60 * 60 * 1000);
    expect(stepOf(open, new Date('2026-06-05T00:00:00Z'))).toBe('on-time');
    expect(nextStepAt(open, new Date('2026-06-05T00:00:00Z'))).toBeNull();
    // A question asked after the deadline does not reopen it.
    const late = { dueAt: open.dueAt, pausedSince: new Date('2026-06-01T21:00:00Z') };
    expect(outcomeOf(late, new Date('2026-06-02T00:00:00Z'))).toBe('missed');
  });

  test('steps at three quarters and nine tenths; delivery at the due time keeps the promise', () => {
    const times = promiseFor({ speed: 'rush', paidAt: new Date('2026-06-01T12:00:00Z'), calendar: roundTheClock });
    const at = (time: string) => stepOf(times, new Date(`2026-06-01T${time}Z`));
    expect([at('17:59:59'), at('18:00:00'), at('19:12:00'), at('20:00:00'), at('20:00:01')]).toEqual([
      'on-time',
      'soon',
      'urgent',
      'urgent',
      'late',
    ]);
    expect(outcomeOf(times, times.dueAt)).toBe('kept');
    expect(outcomeOf(times, new Date(times.dueAt.getTime() + 1))).toBe('missed');
  });
});

test('rush adds half of each price per page', () => {
  const items = (['certified', 'notarized'] as const).flatMap((translationType) =>
    [false, true].map((isBankStatement) => ({ pages: 3, translationType, isBankStatement, speed: 'rush' as const })),
  );
  expect(
    quote(items, releasePrices).lines.map(({ surchargeCents, totalCents }) => [surchargeCents, totalCents]),
  ).toEqual([
    [2250, 6750],
    [3750, 11250],
    [3000, 9000],
    [5250, 15750],
  ]);
});

test('durations are short', () => {
  expect([59, 60 * 3 + 20, 60 * 52].map((minutes) => formatDuration(minutes * 60_000))).toEqual([
    '59 min',
    '3 h 20 min',
    '2 d 4 h',
  ]);
});
