import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DownloadShares } from '#server/platform/rate-limit/download-shares.ts';

/** Stalled downloads leave other readers a slot. */

const slots = 128;
const slotsOfOne = 12;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a download that lasts until it is cut or ended. */
function start(shares: DownloadShares, reader: string) {
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  const download = { reader, isSent: false, isCut: false, end };
  void shares.run({
    reader,
    open: () => reader,
    send: () => {
      download.isSent = true;
      return gone;
    },
    cut: () => {
      download.isCut = true;
      end();
    },
  });
  return download;
}

const settle = () => pause(0);
const sent = (downloads: readonly { isSent: boolean; isCut: boolean }[]) =>
  downloads.filter(({ isSent, isCut }) => isSent && !isCut).length;

async function flood(shares: DownloadShares, people: number) {
  const downloads = Array.from({ length: 20 }, () =>
    Array.from({ length: people }, (_, person) => start(shares, `hostile ${person}`)),
  ).flat();
  await settle();
  return downloads;
}

test('a reader who comes while all slots are taken gets one at once, of those who have most', async () => {
  const shares = new DownloadShares();
  const hostile = await flood(shares, 24);
  expect(sent(hostile)).toBe(slots);
  vi.advanceTimersByTime(3_000);
  for (let file = 0; file < 5; file += 1) {
    const honest = start(shares, 'honest');
    await settle();
    expect(honest).toMatchObject({ isSent: true, isCut: false });
    expect(hostile.filter(({ isCut }) => isCut)).toHaveLength(file + 1);
    honest.end();
    await settle();
    // A slot that the honest reader frees is taken again.
    expect(sent(hostile)).toBe(slots);
    vi.advanceTimersByTime(3_000);
  }
});

test('a download that has just begun is not cut; its turn to leave comes', async () => {
  const shares = new DownloadShares();
  const hostile = await flood(shares, 24);
  const honest = start(shares, 'honest');
  await settle();
  expect(sent(hostile)).toBe(slots);
  vi.advanceTimersByTime(2_500);
  await settle();
  expect(honest.isSent).toBe(true);
  expect(hostile.filter(({ isCut }) => isCut)).toHaveLength(1);
});

test('readers who share the slots equally are not cut, nor is anyone while slots are free', async () => {
  const shares = new DownloadShares();
  const [own, others] = [await flood(shares, 1), await flood(shares, 9)];
  expect(sent(own)).toBe(slotsOfOne);
  vi.advanceTimersByTime(60_000);
  await settle();
  expect([...own, ...others].some(({ isCut }) => isCut)).toBe(false);
});

test('one who waits is given no more than their part', async () => {
  const shares = new DownloadShares();
  const hostile = await flood(shares, 12);
  vi.advanceTimersByTime(3_000);
  const late = Array.from({ length: 12 }, () => start(shares, 'late'));
  await settle();
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(sent(late)).toBe(Math.floor(slots / 13));
  expect(sent([...hostile, ...late])).toBe(slots);
});
