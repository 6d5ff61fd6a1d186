import { expect, test } from 'vitest';
import { claimEnd, claimsStaleBefore } from '#shared/review-claim.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  ['nobody', null, null, null],
  ['just now', 'ana', '2026-03-01T12:00:00Z', '2026-03-01T12:15:00.000Z'],
  ['a moment before its end', 'ana', '2026-03-01T11:45:00.001Z', '2026-03-01T12:00:00.001Z'],
  ['at its end', 'ana', '2026-03-01T11:45:00Z', null],
  ['yesterday', 'ana', '2026-02-28T12:00:00Z', null],
])('a claim by %s has the expected end', (_name, claimedBy, at, end) => {
  const claim = { claimedBy, claimedAt: at === null ? null : new Date(at) };
  expect(claimEnd(claim, now)?.toISOString() ?? null).toBe(end);
});

test('claims of a quarter of an hour ago are stale', () =>
  expect(claimsStaleBefore(now).toISOString()).toBe('2026-03-01T11:45:00.000Z'));
