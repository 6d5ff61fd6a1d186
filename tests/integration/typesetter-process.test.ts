import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeCertificate } from '#server/features/certification/certificate.ts';
import type { PrintJob } from '#server/platform/typesetting/print-job.ts';
import { createTypesetterProcess } from '#server/platform/typesetting/typesetter-process.ts';
import { paperBrand, wholeCertificate } from '../support/certificates.ts';
import { lyingPdf } from '../support/pdf-fixtures.ts';

/** The process that typesets: its start, its end without prints, and its failures. */

const source: PrintJob['source'] = { bytes: lyingPdf(1, '1'), mimetype: 'application/pdf' };
const job: PrintJob = { ...describeCertificate(paperBrand, wholeCertificate, { source }), signing: null };

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('without prints', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

  test(
    'ends after five minutes with all it took, and prints that arrive then are printed by the next one',
    { tags: 'sweep' },
    async () => {
      const typesetter = createTypesetterProcess();
      const before = process.memoryUsage.rss();
      expect((await typesetter.print(job, 'someone')).pages).toBe(2);
      const { pid = 0 } = typesetter;
      await minutes(4);
      expect((await typesetter.print(job, 'someone')).pages).toBe(2);
      await minutes(4);
      expect(typesetter.pid).toBe(pid);
      expect(isAlive(pid)).toBe(true);
      await minutes(1);
      const printed = ['a', 'b', 'a'].map((owner) => typesetter.print(job, owner));
      expect((await Promise.all(printed)).map(({ pages }) => pages)).toEqual([2, 2, 2]);
      expect(isAlive(pid)).toBe(false);
      expect(typesetter.pid).not.toBe(pid);
      // The engine takes over 300 MB, none of it here.
      expect(process.memoryUsage.rss() - before).toBeLessThan(128 * 2 ** 20);
      await typesetter.close();
    },
  );

  test('is started ahead of a print, and stays for the time it is asked for', async () => {
    const typesetter = createTypesetterProcess();
    await typesetter.warm({ hasSpare: false, holdMs: 7 * 60_000 });
    await typesetter.warm({ hasSpare: false, holdMs: 60_000 });
    const { pid = 0 } = typesetter;
    await minutes(6);
    expect(typesetter.pid).toBe(pid);
    await minutes(1);
    expect(typesetter.pid).toBeUndefined();
    await typesetter.close();
  });
});

test('a killed process is replaced, and the print in hand is printed by the next one; a second time it fails', async () => {
  const typesetter = createTypesetterProcess();
  await typesetter.warm({ hasSpare: false });
  const { pid = 0 } = typesetter;
  const printing = typesetter.print(job, 'someone');
  process.kill(pid, 'SIGKILL');
  expect((await printing).pages).toBe(2);
  expect(typesetter.pid).not.toBe(pid);

  const failing = typesetter.print(job, 'someone').catch((error: unknown) => error);
  const second = typesetter.pid ?? 0;
  process.kill(second, 'SIGKILL');
  await vi.waitFor(() => expect([undefined, second]).not.toContain(typesetter.pid));
  process.kill(typesetter.pid ?? 0, 'SIGKILL');
  expect(await failing).toMatchObject({ fault: 'crashed' });
  expect((await typesetter.print(job, 'someone')).pages).toBe(2);
  await typesetter.close();
});

test('errors, dates and bytes pass between the processes', async () => {
  const typesetter = createTypesetterProcess();
  const missing = { ...job, expected: ['a text that is not printed'] };
  await expect(typesetter.print(missing, 'someone')).rejects.toMatchObject({ fault: 'read-back' });
  const title = 'Ana ꦲ Souza';
  const letters = typesetter.print({ ...job, paper: { ...job.paper, title } }, 'someone');
  await expect(letters).rejects.toMatchObject({ fault: 'letters', letters: [{ codePoint: 'U+A9B2', path: 'title' }] });
  const printed = await typesetter.print(job, 'someone');
  expect(Buffer.from(printed.pdf).subarray(0, 5).toString()).toBe('%PDF-');
  await typesetter.close();
  await expect(typesetter.print(job, 'someone')).rejects.toMatchObject({ fault: 'busy' });
});

test('a stop while it warms up is no failure', async () => {
  const typesetter = createTypesetterProcess();
  const warmed = typesetter.warm();
  await typesetter.close();
  await expect(warmed).resolves.toBeUndefined();
  await expect(typesetter.print(job, 'someone')).rejects.toMatchObject({ fault: 'busy' });
});

test('ends with the process that started it', { tags: 'sweep' }, async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'typesetter-'));
  const module = new URL('../../server/platform/typesetting/typesetter-process.ts', import.meta.url).href;
  const code = `import { createTypesetterProcess } from ${JSON.stringify(module)};
    const typesetter = createTypesetterProcess();
    await typesetter.warm({ hasSpare: false });
    console.log(typesetter.pid);
    setInterval(() => undefined, 1000);`;
  await fs.writeFile(path.join(folder, 'parent.mjs'), code);
  const parent = spawn(process.execPath, [path.join(folder, 'parent.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = await once(parent.stdout, 'data');
  const pid = Number(String(text));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  await fs.rm(folder, { recursive: true });
});

test('stays between prints where a preloaded module gives the channel up', { tags: 'sweep' }, async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'typesetter-'));
  const preload = path.join(folder, 'preload.mjs');
  await fs.writeFile(preload, 'process.channel?.unref();');
  const before = process.execArgv;
  process.execArgv = ['--import', pathToFileURL(preload).href];
  onTestFinished(() => {
    process.execArgv = before;
  });
  const typesetter = createTypesetterProcess();
  await typesetter.print(job, 'someone');
  const { pid } = typesetter;
  await typesetter.print(job, 'someone');
  await delay(100);
  expect((await typesetter.print(job, 'someone')).pages).toBe(2);
  expect(typesetter.pid).toBe(pid);
  await typesetter.close();
  await fs.rm(folder, { recursive: true });
});
