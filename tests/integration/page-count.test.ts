import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { toAppError } from '#server/errors.ts';
import { childLimits, PageCountPool } from '#server/features/documents/upload/page-count-pool.ts';
import {
  countPages,
  pageCountError,
  pageCountProcesses,
  preparePageCount,
  stopPageCounting,
  type PageCount,
} from '#server/features/documents/upload/page-count.ts';
import { walkPageTree } from '#server/features/documents/upload/page-tree.ts';
import { WatchedChild } from '#server/platform/processes/watched-child.ts';
import { oddPdf, oddPdfs } from '../support/odd-pdfs.ts';
import {
  animatedPng,
  blankPng,
  bombPdf,
  cyclicPdf,
  deepPdf,
  emptyFanPdf,
  emptyPdf,
  fanPdf,
  garbagePdf,
  htmlPolyglot,
  hugePdf,
  lyingPdf,
  pdfOf,
  pdfOfSize,
  pdfWithOwnerPassword,
  pdfWithUserPassword,
  pngOf,
  smallJpeg,
  truncatedPdf,
  twoFacedPdf,
  wordProcessorPdf,
} from '../support/pdf-fixtures.ts';

const pdf = 'application/pdf';

let madeBomb: Promise<Buffer> | undefined;
/** Built once: building takes a second or two. */
const bomb = (): Promise<Buffer> => (madeBomb ??= bombPdf());

afterAll(() => stopPageCounting());

/** Somebody known in a network. */
const customerOf = (person: string, network: string) => ({ person, network, isKnown: true });

/** A file that exhausts its CPU limit; under load it may get less CPU time and be answered UPLOAD_BUSY instead. */
const costly = ['too-costly', 'UPLOAD_BUSY'];

/** A child process's module with this source. */
async function moduleOf(source: string): Promise<URL> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'child-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'child.mjs');
  await writeFile(file, source);
  return pathToFileURL(file);
}

async function outcomeOf(counted: Promise<PageCount>): Promise<number | string> {
  try {
    const result = await counted;
    return result.ok ? result.pages : result.reason;
  } catch (error) {
    return toAppError(error).code;
  }
}

describe('counts well-formed files', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['one page', () => pdfOf(1), 1],
    ['three pages', () => pdfOf(3), 3],
    ['fifty pages', () => pdfOf(50), 50],
    ['a word processor export', () => wordProcessorPdf(12), 12],
    ['a file of 10 MB less one byte', () => pdfOfSize(10 * 1024 * 1024 - 1), 1],
    ['owner password, RC4 40', () => pdfWithOwnerPassword(3, '1.3'), 3],
    ['owner password, RC4 128', () => pdfWithOwnerPassword(3, '1.4'), 3],
    ['owner password, AES 128', () => pdfWithOwnerPassword(3, '1.7'), 3],
    ['owner password, AES 256', () => pdfWithOwnerPassword(50, '1.7ext3'), 50],
  ])('%s', async (_name, bytes, pages) =>
    expect(await countPages(await bytes(), pdf)).toEqual({ ok: true, pages, viewerPages: pages }),
  );
});

describe('does not trust a wrong /Count', () => {
  test.each<[string, number, string, number]>([
    ['too low', 50, '1', 1],
    ['too high', 3, '50', 3],
    ['negative', 3, '-3', 0],
    ['huge', 3, '99999999999', 3],
    ['a fraction', 3, '2.5', 3],
    ['not a number', 3, '(three)', 3],
  ])('%s', async (_name, pages, count, viewerPages) =>
    expect(await countPages(lyingPdf(pages, count), pdf)).toEqual({ ok: true, pages, viewerPages }),
  );

  test('a /Count of 1 over 51 pages does not bypass the page limit', async () =>
    expect(await countPages(lyingPdf(51, '1'), pdf)).toEqual({ ok: false, reason: 'too-many-pages' }));
});

describe('refuses files that cannot be ordered', () => {
  async function expectRefused(bytes: () => Buffer | Promise<Buffer>, reasons: readonly string[]): Promise<void> {
    const file = await bytes();
    const started = performance.now();
    expect(await outcomeOf(countPages(file, pdf))).toBeOneOf([...reasons]);
    expect(performance.now() - started).toBeLessThan(childLimits.startTimeoutMs + childLimits.wallTimeoutMs + 4000);
  }

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['51 pages', () => pdfOf(51), 'too-many-pages'],
    ['a kilobyte that shows a million pages', () => fanPdf(), 'too-many-pages'],
    ['no pages', () => emptyPdf(), 'no-pages'],
    ['a user password', () => pdfWithUserPassword(3), 'encrypted'],
    ['cut off in the middle', () => truncatedPdf(), 'unreadable'],
    ['noise', () => garbagePdf(), 'unreadable'],
    ['a PNG named .pdf', () => pngOf(4, 4), 'unreadable'],
    ['a web page in front', () => htmlPolyglot(), 'unreadable'],
    ['nothing', () => Buffer.alloc(0), 'unreadable'],
    ['a list of pages that contains itself', () => cyclicPdf(), 'unreadable'],
    ['2^40 ways to no page', () => emptyFanPdf(), 'unreadable'],
    ['50 pages in viewers, 1 for a scanner', () => twoFacedPdf(50, 1), 'unusual'],
  ])('%s', (_name, bytes, reason) => expectRefused(bytes, [reason]));

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['9 MB of noise', () => garbagePdf(9_000_000)],
    ['1 MB that unpacks to 1 GB', bomb],
  ])('%s', { tags: 'sweep' }, (_name, bytes) => expectRefused(bytes, costly));

  test('100,000 pages exceed the page limit, or the cost limit on a slow machine', { tags: 'sweep' }, async () => {
    expect(await outcomeOf(countPages(hugePdf(), pdf))).toBeOneOf(['too-many-pages', ...costly]);
  });

  test('page trees nested 20,000 levels deep are refused or counted correctly', { tags: 'sweep' }, async () => {
    expect(await outcomeOf(countPages(deepPdf(), pdf))).toBeOneOf([1, 'unreadable', 'unusual', ...costly]);
  });
});

describe('the process pool', () => {
  test('reports busy when a process does not start, and the server keeps running', async () => {
    const pool = new PageCountPool(undefined, { startTimeoutMs: 500 });
    const counted = pool.count(await pdfOf(1));
    for (const pid of pool.pids) process.kill(pid, 'SIGSTOP');
    // An unhandled rejection in between would fail the run.
    await expect(counted).rejects.toMatchObject({ code: 'UPLOAD_BUSY' });
    pool.stop();
  });

  test('a process that ends while it reads a file is replaced, and the file is counted; twice is the file’s fault', async () => {
    const pool = new PageCountPool();
    const killed = () => pool.pids.forEach((pid) => process.kill(pid, 'SIGKILL'));
    const counted = pool.count(await pdfOf(2));
    killed();
    expect(await counted).toMatchObject({ ok: true, pages: 2 });
    const crashing = pool.count(await bomb());
    const [first] = pool.pids;
    killed();
    await expect.poll(() => pool.pids.filter((pid) => pid !== first)).toHaveLength(1);
    killed();
    expect(await crashing).toMatchObject({ ok: false, reason: 'too-costly' });
    pool.stop();
  });

  test('stopping refuses a running file as busy, not as a bad file', async () => {
    const pool = new PageCountPool();
    const counted = pool.count(await bomb());
    pool.stop();
    await expect(counted).rejects.toMatchObject({ code: 'UPLOAD_BUSY' });
  });

  test.runIf(process.platform === 'linux')(
    'a machine that starves a process is reported busy, however far the file was read',
    { meta: { needs: 'Linux' } },
    async () => {
      // Uses a quarter of its CPU time, then gets none.
      const starved = await moduleOf(`
        process.on('disconnect', () => process.exit(0));
        process.send({ ready: true });
        process.stdin.once('data', () => {
          const { user, system } = process.cpuUsage();
          for (let now = process.cpuUsage(); now.user + now.system < user + system + 250_000; now = process.cpuUsage());
          process.kill(process.pid, 'SIGSTOP');
        });
      `);
      const pool = new PageCountPool(starved);
      const counted = pool.count(await pdfOf(1), undefined, {
        ...childLimits,
        cpuTimeoutMs: 1_000,
        wallTimeoutMs: 2_000,
      });
      await expect(counted).rejects.toMatchObject({ code: 'UPLOAD_BUSY' });
      pool.stop();
    },
  );

  test(
    'runs at most two processes however many bombs wait; another customer is served before the last',
    { tags: 'sweep' },
    async () => {
      const order: string[] = [];
      const bombs = Array.from({ length: 3 }, async () => {
        const result = await outcomeOf(countPages(await bomb(), pdf, customerOf('attacker', 'one network')));
        order.push('bomb');
        return result;
      });
      await bomb();
      const honest = countPages(await pdfOf(3), pdf, customerOf('customer', 'another')).finally(() =>
        order.push('honest'),
      );
      let most = 0;
      const sampling = setInterval(() => (most = Math.max(most, pageCountProcesses().length)), 5);
      for (const result of await Promise.all(bombs)) expect(result).toBeOneOf(costly);
      clearInterval(sampling);
      expect(await honest).toMatchObject({ ok: true, pages: 3 });
      expect(order.at(-1)).toBe('bomb');
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(childLimits.maxProcesses);
    },
  );

  test('a full queue reports busy, not a bad file', async () => {
    const file = await pdfOf(1);
    const counts = Array.from({ length: childLimits.maxProcesses + childLimits.maxQueued + 5 }, () =>
      countPages(file, pdf),
    );
    const outcomes = await Promise.allSettled(counts);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused[0]?.reason).toMatchObject({ code: 'UPLOAD_BUSY', details: { retryAfter: expect.any(Number) } });
  });

  test('a queue filled by one customer still accepts another customer’s file', async () => {
    const file = await pdfOf(1);
    const places = childLimits.maxProcesses + childLimits.maxQueued;
    const flood = Array.from({ length: places }, () => countPages(file, pdf, customerOf('flood', 'network')));
    const outcomes = Promise.allSettled(flood);
    const order: string[] = [];
    void outcomes.then(() => order.push('flood'));
    expect(await countPages(file, pdf, customerOf('another customer', 'home'))).toMatchObject({ ok: true, pages: 1 });
    expect(order).toEqual([]);
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  test('one process counts many files', async () => {
    const file = await pdfOf(2);
    await countPages(file, pdf);
    const before = pageCountProcesses();
    for (let round = 0; round < 5; round += 1)
      expect(await countPages(file, pdf)).toMatchObject({ ok: true, pages: 2 });
    expect(pageCountProcesses()).toEqual(before);
  });

  test('a prestarted process counts the next file', async () => {
    stopPageCounting();
    preparePageCount();
    const prepared = pageCountProcesses();
    expect(prepared).toHaveLength(1);
    preparePageCount();
    expect(await countPages(await pdfOf(2), pdf)).toMatchObject({ ok: true, pages: 2 });
    expect(pageCountProcesses()).toEqual(prepared);
  });

  test.runIf(process.platform === 'linux')(
    'inherits no environment variables of the server',
    { meta: { needs: 'Linux' } },
    async () => {
      await countPages(await pdfOf(1), pdf);
      const environment = await readFile(`/proc/${pageCountProcesses()[0]}/environ`, 'utf8');
      expect(environment).not.toContain('PATH=');
    },
  );
});

test.runIf(process.platform === 'linux')(
  'a file that uses up its time is refused; one that other work kept waiting may be sent again',
  { tags: 'sweep', meta: { needs: 'Linux' } },
  async () => {
    const ask = async (source: string) => {
      const child = new WatchedChild({
        module: await moduleOf(source),
        maxResidentBytes: 2 ** 30,
        timeoutMs: 1_500,
        idleTimeoutMs: 100,
        maxQueued: 1,
      });
      return child.ask(Buffer.from('a file'));
    };
    await expect(ask('process.stdin.resume();')).rejects.toThrow('the machine is too busy');
    await expect(ask('for (;;);').catch((error: unknown) => String(error))).resolves.toBeOneOf([
      undefined,
      // Beside other work even a loop does not get half of the processor.
      'BusyError: the machine is too busy to read the file in time',
    ]);
  },
);

describe('unusual page trees are counted as viewers show them, or refused with advice', () => {
  test.each(oddPdfs)('$name', async ({ file, outcome }) => {
    const result = await countPages(file(), pdf);
    expect(result.ok ? result.pages : result.reason).toBe(outcome);
    if (result.ok) expect(result.viewerPages).toBeLessThanOrEqual(result.pages);
  });

  test('viewerPages reports to staff that their viewer shows fewer pages', async () => {
    expect(await countPages(oddPdf('a count inside that is too low'), pdf)).toEqual({
      ok: true,
      pages: 4,
      viewerPages: 1,
    });
  });
});

describe('a truncated file is refused at any cut point', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['pages first, contents last', () => lyingPdf(3, '3', 20_000)],
    ['a library’s file', () => pdfOf(3)],
    ['a word processor’s file', () => wordProcessorPdf(3)],
    ['an update', () => oddPdf('a page added by an update')],
  ])('%s', async (_name, bytes) => {
    const whole = await bytes();
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      const result = await countPages(whole.subarray(0, Math.floor(whole.length * part)), pdf);
      expect(result).toEqual({ ok: false, reason: 'unreadable', detail: 'the end of the file is missing' });
    }
  });
});

describe('harmless bytes before the header do not affect the count', () => {
  test.each([
    ['a newline', '\n'],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['blanks and a comment', '\r\n\t % made by a scanner\r\n'],
  ])('%s', async (_name, prefix) => {
    const head = Buffer.from(prefix, 'latin1');
    for (const file of [await pdfOf(2), wordProcessorPdf(2)]) {
      expect(await countPages(Buffer.concat([head, file]), pdf)).toEqual({ ok: true, pages: 2, viewerPages: 2 });
    }
  });
});

describe('images', () => {
  const png = 'image/png';
  const jpeg = 'image/jpeg';
  const middle = smallJpeg().length - 60;
  test.each<[string, Buffer, 'image/png' | 'image/jpeg', string | 1]>([
    ['PNG', pngOf(40, 30), png, 1],
    ['transparent PNG', pngOf(40, 30, { alpha: true }), png, 1],
    ['JPEG', smallJpeg(), jpeg, 1],
    ['PNG without its end', pngOf(40, 30).subarray(0, 60), png, 'unreadable-image'],
    ['PNG with too few pixels', pngOf(40, 30, { claim: { width: 40, height: 300 } }), png, 'unreadable-image'],
    ['JPEG without its end', smallJpeg().subarray(0, 500), jpeg, 'unreadable-image'],
    [
      'JPEG whose last part is missing, with an end',
      Buffer.concat([smallJpeg().subarray(0, middle), Buffer.from([0xff, 0xd9])]),
      jpeg,
      'unreadable-image',
    ],
    ['JPEG with noise in it', smallJpeg().fill(0xff, middle, middle + 30), jpeg, 'unreadable-image'],
    ['PNG of 4 billion pixels', pngOf(4, 4, { claim: { width: 65_535, height: 65_535 } }), png, 'image-too-large'],
    ['PNG of 40 million pixels and one row', blankPng(8000, 5001), png, 'image-too-large'],
    ['PNG of 40 million pixels', blankPng(8000, 5000), png, 1],
    ['animated PNG', animatedPng(), png, 'animated-image'],
    ['PNG without width', pngOf(4, 4, { claim: { width: 0, height: 4 } }), png, 'unreadable-image'],
    ['PNG called a JPEG', pngOf(4, 4), jpeg, 'unreadable-image'],
  ])('%s', async (_name, bytes, mimeType, expected) => {
    const result = await countPages(bytes, mimeType);
    expect(result.ok ? result.pages : result.reason).toBe(expected);
  });
});

test('every reason maps to a catalogue error', () => {
  expect(pageCountError({ ok: false, reason: 'encrypted' }).code).toBe('PDF_ENCRYPTED');
  expect(pageCountError({ ok: false, reason: 'no-pages' }).code).toBe('PDF_NO_PAGES');
  expect(pageCountError({ ok: false, reason: 'too-many-pages' }).code).toBe('PDF_TOO_MANY_PAGES');
  expect(pageCountError({ ok: false, reason: 'too-costly' }).code).toBe('PDF_PROCESSING');
  expect(pageCountError({ ok: false, reason: 'unreadable-image' }).code).toBe('IMAGE_PROCESSING');
  expect(pageCountError({ ok: false, reason: 'image-too-large' }).code).toBe('IMAGE_TOO_LARGE');
  expect(pageCountError({ ok: false, reason: 'animated-image' }).code).toBe('IMAGE_ANIMATED');
  expect(pageCountError({ ok: false, reason: 'unusual' }).code).toBe('PDF_UNUSUAL');
  expect(pageCountError({ ok: false, reason: 'unreadable', detail: 'why' })).toEqual({
    code: 'PDF_UNREADABLE',
    details: { reason: 'why' },
  });
});

test('a page referenced twice is counted twice, as viewers show it', () => {
  const tree = {
    root: 0,
    key: String,
    read: (node: number) => (node === 0 ? { page: false as const, kids: [1, 1] } : { page: true as const }),
  };
  expect(walkPageTree(tree, 50)).toEqual({ ok: true, pages: 2 });
});
