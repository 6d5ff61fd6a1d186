import { describe, expect, test } from 'vitest';
import { bindingHeaders, CallWindows, noteWindow, withCallWindows } from '#server/platform/rate-limit/call-windows.ts';
import { refusalHeaders } from '#server/platform/rate-limit/headers.ts';
import { backoffs } from '#shared/backoffs.ts';
import {
  backoffNames,
  backoffText,
  backoffTexts,
  rateLimitTexts,
  spanText,
  windowNames,
} from '#shared/rate-limit-texts.ts';
import { rateLimits } from '#shared/rate-limits.ts';

// Rate limits in response headers and on the developers' page.

describe('the table of limits', () => {
  test('has every window and every growing wait', () => {
    expect(windowNames).toEqual(Object.keys(rateLimits));
    expect(Object.keys(rateLimitTexts).toSorted()).toEqual(Object.keys(rateLimits).toSorted());
    expect(backoffNames).toEqual(Object.keys(backoffs));
    expect(Object.keys(backoffTexts).toSorted()).toEqual(Object.keys(backoffs).toSorted());
  });

  test.each([
    [1, 'a second'],
    [60, 'a minute'],
    [15 * 60, '15 minutes'],
    [3600, 'an hour'],
    [24 * 3600, 'a day'],
    [90, '90 seconds'],
  ])('%d seconds are %s', (seconds, text) => expect(spanText(seconds)).toBe(text));

  test('says how a wait grows', () => {
    expect(backoffText('guessesByCaller')).toBe(
      'After 10, waits that double from 5 seconds to 15 minutes; forgotten after a day.',
    );
  });
});

describe('the window that binds', () => {
  const key = { limit: 'key', remaining: 5_786, resetSeconds: 40, isRefused: false } as const;
  const quotes = { limit: 'quotes', remaining: 119, resetSeconds: 3_600, isRefused: false } as const;
  const upload = { limit: 'upload', remaining: 119, resetSeconds: 60, isRefused: false } as const;

  test('is the one with the fewest calls left, in any order', () => {
    for (const order of [
      [key, quotes],
      [quotes, key],
      [upload, quotes, key],
    ]) {
      const windows = new CallWindows();
      for (const window of order) windows.add(window);
      expect(windows.headers()).toEqual([
        ['RateLimit-Policy', '"quotes";q=120;w=3600'],
        ['RateLimit', '"quotes";r=119;t=3600'],
      ]);
    }
  });

  test('is the one that refused, although another has fewer left', () => {
    const windows = new CallWindows();
    windows.add({ ...quotes, remaining: 0 });
    windows.add({ limit: 'upload', remaining: 0, resetSeconds: 7, isRefused: true });
    withCallWindows(windows, () => {
      expect(refusalHeaders([{ details: { retryAfter: 7 }, httpStatus: 429 }])).toEqual({
        'RateLimit-Policy': '"upload";q=20;w=60',
        RateLimit: '"upload";r=0;t=7',
        'Retry-After': '7',
      });
    });
  });

  test('is named for responses whose headers are set already', () => {
    const seen: string[] = [];
    const windows = new CallWindows();
    windows.follow((headers) => seen.push(headers.get('RateLimit') ?? ''));
    windows.add(key);
    windows.add(quotes);
    expect(seen).toEqual(['"key";r=5786;t=40', '"quotes";r=119;t=3600']);
  });

  test.each(['resetsByInbox', 'confirmationsByInbox', 'linksByCaller', 'guessesByNetwork'] as const)(
    '%s is not named: it would tell whether an address has an account',
    (limit) => {
      const windows = new CallWindows();
      withCallWindows(windows, () => {
        noteWindow({ limit, remaining: 0, resetSeconds: 1, isRefused: true });
        expect(bindingHeaders()).toEqual([]);
      });
    },
  );

  test('is absent outside of a request', () => {
    noteWindow(key);
    expect(bindingHeaders()).toEqual([]);
  });
});
