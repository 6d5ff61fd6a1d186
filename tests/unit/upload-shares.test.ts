import { expect, test, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { RefusalMemory, UploadShares } from '#server/platform/rate-limit/upload-shares.ts';
import { limits } from '#shared/limits.ts';

const megabyte = 1024 * 1024;

/** Uploads whose bodies arrive when `arrive` is called. */
function createUploads() {
  const shares = new UploadShares();
  const arrivals: (() => void)[] = [];
  const add = (person: string, network: string, { bytes = megabyte, isKnown = false } = {}) =>
    shares.run({
      person,
      network,
      isKnown,
      bytes,
      receive: () => new Promise<void>((resolve) => arrivals.push(resolve)),
      count: () => Promise.resolve('counted'),
    });
  const settled = () => new Promise(setImmediate);
  return { shares, arrivals, add, settled };
}

test('a network may upload eight bodies at a time across users; another network does not wait', async () => {
  const { arrivals, add, settled } = createUploads();
  const running = Array.from({ length: 20 }, (_, index) => add(`person${index}`, 'office'));
  await settled();
  expect(arrivals).toHaveLength(8);
  running.push(add('ana', 'home'));
  await settled();
  expect(arrivals).toHaveLength(9);
  while (arrivals.length > 0) {
    arrivals.shift()?.();
    await settled();
  }
  expect(await Promise.all(running)).toEqual(Array.from({ length: 21 }, () => 'counted'));
});

test('people known of a network do not wait for its newcomers', async () => {
  const { arrivals, add, settled } = createUploads();
  const running = Array.from({ length: 20 }, (_, index) => add(`newcomer${index}`, 'office'));
  await settled();
  expect(arrivals).toHaveLength(8);
  running.push(...Array.from({ length: 9 }, (_, index) => add(`known${index}`, 'office', { isKnown: true })));
  await settled();
  expect(arrivals).toHaveLength(16);
  while (arrivals.length > 0) {
    arrivals.shift()?.();
    await settled();
  }
  expect(await Promise.all(running)).toHaveLength(29);
});

test('newcomers of a network take turns: one file waits for one of each other person, not for all of theirs', async () => {
  const { arrivals, add, settled } = createUploads();
  const order: string[] = [];
  const send = (person: string) => add(person, 'office').then(() => order.push(person));
  const running = ['one', 'two', 'three'].flatMap((person) => Array.from({ length: 10 }, () => send(person)));
  await settled();
  running.push(send('ana'));
  await settled();
  while (arrivals.length > 0) {
    arrivals.shift()?.();
    await settled();
  }
  await Promise.all(running);
  // Eight are received already, and one more of each of the three is served before her turn.
  expect(order.indexOf('ana')).toBeLessThanOrEqual(8 + 3);
});

test('a burst of forty uploads starts at once, and further ones twenty a second', async () => {
  const shares = new UploadShares();
  const startedAt = performance.now();
  const times = await Promise.all(
    Array.from({ length: 48 }, (_, index) =>
      shares.run({
        person: `person${index}`,
        network: `network${index}`,
        isKnown: false,
        bytes: 1,
        receive: () => Promise.resolve(performance.now() - startedAt),
        count: (time) => Promise.resolve(time),
      }),
    ),
  );
  const last = Math.max(...times);
  // Eight over the burst; what was refilled while it started comes off.
  expect(last).toBeGreaterThan(250);
});

test('one person receives four bodies at a time', async () => {
  const { arrivals, add, settled } = createUploads();
  const running = Array.from({ length: 6 }, () => add('ana', 'home'));
  await settled();
  expect(arrivals).toHaveLength(4);
  while (arrivals.length > 0) {
    arrivals.shift()?.();
    await settled();
  }
  await Promise.all(running);
});

test('slow bodies yield their slot to others, up to the byte limit of a network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { arrivals, add, settled } = createUploads();
    const bytes = limits.fileBytes - 1;
    const running: Promise<unknown>[] = [];
    for (let index = 0; index < 12; index += 1) {
      running.push(add(`person${index}`, 'office', { bytes }));
      await settled();
      vi.advanceTimersByTime(4_000);
    }
    expect(arrivals).toHaveLength(12);
    await expect(add('ana', 'office', { bytes })).rejects.toMatchObject({
      code: 'UPLOAD_BUSY',
      details: { retryAfter: 15 },
    });
    for (const arrive of arrivals) arrive();
    await Promise.all(running);
    const late = add('ana', 'office', { bytes });
    await settled();
    arrivals.at(-1)?.();
    await late;
  } finally {
    vi.useRealTimers();
  }
});

test('refused bodies are read up to the budget of their network', () => {
  const { shares } = createUploads();
  expect(shares.mayDiscard('office', limits.fileBytes)).toBe(true);
  expect(shares.mayDiscard('office', limits.fileBytes)).toBe(false);
  expect(shares.mayDiscard('home', limits.fileBytes)).toBe(true);
});

test('a refusal with retryAfter is cached until it expires; others are not', async () => {
  const refusals = new RefusalMemory();
  refusals.remember('ana', new AppError('TOO_MANY_UPLOADS', { details: { retryAfter: 1.5 } }));
  refusals.remember('ben', new AppError('TOO_MANY_UPLOADS'));
  await expect(refusals.check('ana')).rejects.toMatchObject({ code: 'TOO_MANY_UPLOADS', details: { retryAfter: 1 } });
  await expect(refusals.check('ben')).resolves.toBeUndefined();
  await vi.waitFor(() => refusals.check('ana'), { timeout: 30_000 });
});
