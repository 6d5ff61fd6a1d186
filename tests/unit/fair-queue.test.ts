import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FairQueue } from '#server/platform/rate-limit/fair-queue.ts';
import { networksOf, subscriberNetwork } from '#server/platform/rate-limit/networks.ts';

/** Work that records its start and ends on demand. */
function createWorkload(queue: FairQueue) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    add: (caller: string) =>
      queue.run(caller, async () => {
        started.push(caller);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    endOne: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a fair queue', () => {
  test('serves callers round-robin, however much one has queued', async () => {
    const queue = new FairQueue({ capacity: 2, perCaller: 2, waitingPerCaller: 100, waiting: 1000 });
    const { started, add, endOne } = createWorkload(queue);
    for (let index = 0; index < 20; index += 1) void add('flood');
    void add('ana');
    void add('ben');
    for (let index = 0; index < 3; index += 1) await endOne();
    expect(started).toEqual(['flood', 'flood', 'ana', 'ben', 'flood']);
  });

  test('keeps one caller within their concurrency while there is room for others', async () => {
    const queue = new FairQueue({ capacity: 10, perCaller: 2, waitingPerCaller: 100, waiting: 1000 });
    const { started, add, endOne } = createWorkload(queue);
    for (let index = 0; index < 5; index += 1) void add('flood');
    void add('ana');
    expect(started).toEqual(['flood', 'flood', 'ana']);
    await endOne();
    expect(started).toHaveLength(4);
  });

  test('refuses what is queued beyond the limit, with the time after which to retry', async () => {
    const queue = new FairQueue({
      capacity: 1,
      perCaller: 1,
      waitingPerCaller: 1,
      waiting: 10,
      retryAfterSeconds: 9,
      refusalDelayMs: 10,
      code: 'TOO_MANY_UPLOADS',
    });
    const { add } = createWorkload(queue);
    void add('flood');
    void add('flood');
    await expect(add('flood')).rejects.toMatchObject({ code: 'TOO_MANY_UPLOADS', details: { retryAfter: 9 } });
  });

  test('admits a caller with nothing queued although others filled the queue', async () => {
    const queue = new FairQueue({
      capacity: 1,
      perCaller: 1,
      waitingPerCaller: 10,
      waiting: 2,
      retryAfterSeconds: 9,
      refusalDelayMs: 10,
    });
    const { started, add, endOne } = createWorkload(queue);
    void add('flood');
    void add('flood');
    void add('flood');
    await expect(add('flood')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    void add('ana');
    await endOne();
    await endOne();
    expect(started).toContain('ana');
  });

  test('cools down while others wait, as long as its work took, and not after the last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const queue = new FairQueue({ capacity: 1, perCaller: 1, waitingPerCaller: 10, waiting: 10, maxCooldownMs: 1_000 });
    const { started, add, endOne } = createWorkload(queue);
    for (const caller of ['ana', 'ben', 'cleo']) void add(caller);
    await vi.advanceTimersByTimeAsync(200);
    await endOne();
    await vi.advanceTimersByTimeAsync(199);
    expect(started).toEqual(['ana']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['ana', 'ben']);
    // A long wait for a third party is not charged.
    await vi.advanceTimersByTimeAsync(30_000);
    await endOne();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(started).toEqual(['ana', 'ben', 'cleo']);
    await endOne();
    void add('dora');
    expect(started).toHaveLength(4);
  });

  test('serializes a caller over budget and restores the budget over time', async () => {
    const budget = { burstMs: 20, refillPerSecond: 1000, maxChargeMs: 25, concurrency: 1, pause: 0 };
    const queue = new FairQueue({ capacity: 10, perCaller: 4, waitingPerCaller: 100, waiting: 1000, budget });
    const work = () => new Promise((resolve) => setTimeout(resolve, 25));
    await Promise.all(Array.from({ length: 4 }, () => queue.run('flood', work)));
    const { started, add, endOne } = createWorkload(queue);
    void add('flood');
    void add('flood');
    expect(started).toHaveLength(1);
    await endOne();
    await expect.poll(() => started.length).toBe(2);
  });
});

test('networks of a client IP', () => {
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9']);
  expect(networksOf('2001:db8:1:2345::/64')).toEqual([
    '2001:db8:1:2345::/64',
    '2001:db8:1:2300::/56',
    '2001:db8:1::/48',
  ]);
  expect(networksOf('2001:db8:1:5::/64')).toEqual(['2001:db8:1:5::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']);
  expect(subscriberNetwork('2001:db8:1:5::/64')).toBe('2001:db8:1::/48');
  expect(subscriberNetwork('203.0.113.9')).toBe('203.0.113.9');
});
