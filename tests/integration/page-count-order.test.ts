import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { childLimits, PageCountPool } from '#server/features/documents/upload/page-count-pool.ts';

// Whose file is counted next: people known of a network before its newcomers, and the one who sent least before the one who sent most.

/** A pool whose children take as many milliseconds of CPU time as a file says, and the names of the counted files in order. */
async function createPool() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'child-'));
  const file = path.join(folder, 'child.mjs');
  await writeFile(
    file,
    `
      process.on('disconnect', () => process.exit(0));
      process.stdin.on('data', (frame) => {
        const ms = Number(/\\d+ ms/.exec(frame.toString('latin1'))[0].slice(0, -3));
        const before = process.cpuUsage();
        for (let spent = 0; spent < ms;) {
          const { user, system } = process.cpuUsage(before);
          spent = (user + system) / 1000;
        }
        process.send({ result: { ok: true, pages: 1, viewerPages: 1 } });
      });
      process.send({ ready: true });
    `,
  );
  const pool = new PageCountPool(pathToFileURL(file));
  onTestFinished(async () => {
    pool.stop();
    await rm(folder, { recursive: true });
  });
  const order: string[] = [];
  const send = async (person: string, options: { ms: number; isKnown: boolean; network?: string }) => {
    const { ms, isKnown, network = 'office' } = options;
    await pool.count(Buffer.from(`${ms} ms`), { person, network, isKnown });
    order.push(person);
  };
  return { pool, send, order };
}

const newcomer = { isKnown: false };
const known = { isKnown: true };

test('people known of a network find a process free, whatever its newcomers send', async () => {
  const { pool, send, order } = await createPool();
  const flood = Array.from({ length: 6 }, (_, index) => send(`newcomer${index % 3}`, { ms: 1_500, ...newcomer }));
  await send('ana', { ms: 0, ...known });
  expect(order).toEqual(['ana']);
  pool.stop();
  await Promise.allSettled(flood);
});

test('newcomers of another network find a process free, too', async () => {
  const { pool, send, order } = await createPool();
  const flood = Array.from({ length: 6 }, (_, index) => send(`newcomer${index % 3}`, { ms: 1_500, ...newcomer }));
  await send('ben', { ms: 0, ...newcomer, network: 'home' });
  expect(order).toEqual(['ben']);
  pool.stop();
  await Promise.allSettled(flood);
});

test('newcomers are served while known people of their network keep sending', async () => {
  const { send, order } = await createPool();
  const busy = Array.from({ length: 16 }, () => send('ana', { ms: 100, ...known }));
  await send('newcomer', { ms: 0, ...newcomer });
  expect(order.length).toBeLessThan(8);
  await Promise.all(busy);
});

test('an honest newcomer’s file is next in the network of a flood', { tags: 'sweep' }, async () => {
  const { send, order } = await createPool();
  const flood = Array.from({ length: 12 }, (_, index) => send(`flood${index % 3}`, { ms: 300, ...newcomer }));
  await expect.poll(() => order.length).toBeGreaterThanOrEqual(3);
  await send('honest', { ms: 0, ...newcomer });
  expect(order.length).toBeLessThanOrEqual(6);
  await Promise.all(flood);
});

test('a full queue refuses a file of the flood, also where an honest one came last', { tags: 'sweep' }, async () => {
  const { send, order } = await createPool();
  const places = childLimits.maxProcessesOfNewcomers + childLimits.maxQueued;
  const flood = Array.from({ length: places }, () => send('flood', { ms: 50, ...newcomer }));
  const outcomes = Promise.allSettled(flood);
  await send('honest', { ms: 0, ...newcomer });
  expect(order.length).toBeLessThan(places);
  expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
