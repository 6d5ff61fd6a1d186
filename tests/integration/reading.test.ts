import { readdir, readFile, readlink } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createReader, type PageReading, type Reader } from '#server/features/translation/reading/reader.ts';
import type { Box } from '#shared/schemas/translation-text.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { drawAnimal, drawPage, drawPassport, harmed, paperLines } from '../support/readings.ts';

/** Reading of source pages by a watched process. */

let png: Buffer;
let boxes: Box[];
let reader: Reader;

beforeAll(async () => {
  ({ png, boxes } = await drawPage());
  reader = createReader();
});
afterAll(() => reader.stop());

const image = { mimetype: 'image/png', page: 1, lang: 'pt' } as const;
const pdf = { mimetype: 'application/pdf', page: 1, lang: 'pt' } as const;

function textOf({ blocks }: PageReading): string {
  return blocks
    .map((block) => {
      if (block.kind === 'field') return `${block.source.label}: ${block.source.value}`;
      if (block.kind === 'table') return block.source.rows.flat().join(' ');
      return block.kind === 'note' ? '' : block.source;
    })
    .join('\n');
}

const exact = ['João Gonçalves da Conceição', '07 de março de 1988', '123456 01 55 1988 1 00045 123', 'A-45'];

describe('pages', () => {
  test('a clean scan is read to the letter, and each box lies on its line', async () => {
    const reading = await reader.read({ ...image, bytes: png });
    expect(reading.page).toMatchObject({ state: 'read', via: 'ocr', rotation: 0, reason: null });
    expect(textOf(reading).replaceAll('\n', ' ')).toBe(paperLines.join(' '));
    expect(reading.blocks[1]).toMatchObject({
      kind: 'field',
      source: { label: 'Nome', value: 'João Gonçalves da Conceição' },
      target: { label: '', value: '' },
      state: 'untranslated',
      lang: 'pt',
      dir: 'ltr',
      doubtful: [],
    });
    // Numbers were read twice, and alike.
    expect(reading.blocks.flatMap(({ doubtful }) => doubtful)).toEqual([]);
    for (const [index, block] of reading.blocks.slice(0, 4).entries()) {
      expect(overlapOf(block.box, boxes[index]), paperLines[index]).toBeGreaterThan(0.6);
    }
  });

  test(
    'a passport page on its side, whose zone misleads the shapes of letters, is turned by a vote of words',
    { tags: 'sweep' },
    async () => {
      const passport = await drawPassport();
      const bytes = await harmed(passport.png, { quarter: 90 });
      const reading = await reader.read({ ...image, mimetype: 'image/jpeg', bytes });
      expect(reading.page).toMatchObject({ state: 'read', rotation: 270 });
      expect(textOf(reading)).toContain('DA CONCEIÇÃO');
    },
  );

  test(
    'a scan that lies on its side, skewed and dark is turned and read; boxes are those of the page as it lies',
    { tags: 'sweep' },
    async () => {
      const sealed = await drawPage({ hasSeal: true });
      const bytes = await harmed(sealed.png, { quarter: 90, skew: 1.7, isDark: true });
      const reading = await reader.read({ ...image, mimetype: 'image/jpeg', bytes });
      expect(reading.page).toMatchObject({ state: 'read', rotation: 270 });
      for (const words of exact) expect(textOf(reading)).toContain(words);
      // The first line runs down the right edge of the sideways page.
      const box = reading.blocks[0]?.box;
      expect(box?.height).toBeGreaterThan(2 * (box?.width ?? 1));
      expect(box?.x).toBeGreaterThan(0.75);
      // Its seal is recognized as one, at the lower left.
      const [seal, ...more] = reading.blocks.filter((block) => block.kind === 'mark');
      expect(more).toEqual([]);
      expect(seal).toMatchObject({ mark: 'seal', target: '' });
      expect(seal?.box?.x).toBeLessThan(0.2);
      expect(seal?.box?.y).toBeGreaterThan(0.7);
    },
  );

  test('a signature and an oblique stamp are hinted at, and the stamp is read', { tags: 'sweep' }, async () => {
    const signed = await drawPage({ isSigned: true });
    const reading = await reader.read({ ...image, bytes: signed.png });
    const marks = reading.blocks.flatMap((block) => (block.kind === 'mark' ? [block] : []));
    expect(marks.map(({ mark, confidence }) => [mark, confidence]).toSorted()).toEqual([
      ['signature', 60],
      ['stamp', 60],
    ]);
    const [signature, stamp] = ['signature', 'stamp'].map((kind) => marks.find(({ mark }) => mark === kind)?.box);
    expect(overlapOf(signature, { x: 0.1, y: 0.78, width: 0.25, height: 0.1 })).toBeGreaterThan(0.5);
    expect(overlapOf(stamp, { x: 0.69, y: 0.74, width: 0.23, height: 0.19 })).toBeGreaterThan(0.6);
    expect(textOf(reading)).toContain('14/05/2019');
  });

  test(
    'a picture of 4 pixels and a photo without text are unreadable, with a reason and without blocks',
    { tags: 'sweep' },
    async () => {
      const strip = await sharp(png).resize({ width: 900, height: 4, fit: 'fill' }).png().toBuffer();
      expect(await reader.read({ ...image, bytes: strip })).toMatchObject({
        page: { state: 'unreadable', reason: 'The picture is too small to hold readable text.' },
        blocks: [],
      });
      const animal = await reader.read({ ...image, mimetype: 'image/jpeg', bytes: await drawAnimal() });
      expect(animal).toMatchObject({
        page: { state: 'unreadable', via: null, reason: 'No readable text was found on this page.' },
        blocks: [],
      });
    },
  );

  test(
    'a text layer is read exactly; one that says something else than the page is passed over',
    { tags: 'sweep' },
    async () => {
      const text = 'Certifico que o assento de nascimento de João consta do livro A-45 deste registro civil. '.repeat(
        4,
      );
      const layer = await reader.read({ ...pdf, bytes: await pdfOf(2, { text }), page: 2 });
      expect(layer.page).toMatchObject({ page: 2, state: 'read', via: 'layer', confidence: 100 });
      expect(textOf(layer)).toContain(text.trim());

      const document = new PDFDocument({ size: [1000, 700] });
      const bytes = buffer(document);
      document.opacity(0).text('Xqzv bnmk wrtp dfgh. '.repeat(20)).opacity(1);
      document.image(png, 0, 0, { width: 1000 });
      document.end();
      const scan = await reader.read({ ...pdf, bytes: await bytes });
      expect(scan.page).toMatchObject({ state: 'read', via: 'ocr' });
      for (const words of exact) expect(textOf(scan)).toContain(words);
    },
  );

  test(
    'a machine-readable zone is read with its check digits; a page without one has none',
    { tags: 'sweep' },
    async () => {
      const { png: passport, zone } = await drawPassport();
      const mrz = await reader.readMrz(passport, 'image/png');
      expect(mrz).toMatchObject({
        lines: zone,
        isValid: true,
        fields: {
          lastName: 'MUNOZ PENA',
          firstName: 'MARIA ANGELES',
          documentNumber: 'GX1230457',
          birthDate: '880307',
        },
      });
      expect(await reader.readMrz(png, 'image/png')).toBeNull();
      expect(await reader.readMrz(Buffer.from('no picture'))).toBeNull();
    },
  );

  test('a file that is no picture and a page beyond the last fail with a reason', async () => {
    const failed = {
      page: { state: 'failed', reason: expect.stringContaining('has to be typed') as string },
      blocks: [],
    };
    expect(await reader.read({ ...image, bytes: Buffer.from('no picture') })).toMatchObject(failed);
    expect(await reader.read({ ...pdf, bytes: await pdfOf(1), page: 7 })).toMatchObject(failed);
  });
});

function overlapOf(a: Box | null | undefined, b: Box | undefined): number {
  if (!a || !b) return 0;
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const shared = Math.max(0, across) * Math.max(0, down);
  return shared / (a.width * a.height + b.width * b.height - shared);
}

describe('the process', () => {
  test(
    'starts with the first page, gets no environment, opens no connection and ends when idle',
    { tags: 'sweep' },
    async () => {
      process.env['READING_SECRET'] = 'secret';
      const own = createReader({ idleTimeoutMs: 200 });
      try {
        expect(own.pid).toBeUndefined();
        const reading = own.read({ ...image, bytes: png });
        const pid = await vi.waitFor(() => own.pid ?? Promise.reject(new Error('not started')));
        const seen = await watchSockets(pid, reading);
        expect(seen.environment).not.toContain('secret');
        expect(seen.connections).toEqual([]);
        expect((await reading).page.state).toBe('read');
        await vi.waitFor(() => expect(own.pid).toBeUndefined(), 10_000);
      } finally {
        delete process.env['READING_SECRET'];
        own.stop();
      }
    },
  );

  test(
    'is killed when a page takes too much time or memory, and the next page is read by another',
    { tags: 'sweep' },
    async () => {
      const slow = createReader({ cpuTimeoutMs: 400 });
      expect((await slow.read({ ...image, bytes: png })).page).toMatchObject({
        state: 'failed',
        reason: 'Reading this page took too long, so it has to be typed.',
      });
      const text = 'Certifico que o assento de nascimento de João consta do livro A-45. '.repeat(3);
      slow.stop();
      const small = createReader({ residentBytes: 190 * 1024 * 1024 });
      expect((await small.read({ ...image, bytes: png })).page).toMatchObject({
        state: 'failed',
        reason: 'Reading this page took too much memory, so it has to be typed.',
      });
      expect((await small.read({ ...pdf, bytes: await pdfOf(1, { text }) })).page.state).toBe('read');
      small.stop();
    },
  );

  test('a machine too busy to read in time is no fault of the page or of a passport’s photo', async () => {
    const starved = createReader({ wallTimeoutMs: 50 });
    expect((await starved.read({ ...image, bytes: png })).page).toMatchObject({
      state: 'failed',
      cause: 'busy',
      reason: 'The server was too busy to read this page. The page can be read again or typed.',
    });
    await expect(starved.readMrz(png, 'image/png')).rejects.toThrow('starved');
    starved.stop();
  });

  test(
    'killed at any moment, the page is read by the next process; killed again, it fails with a reason',
    { tags: 'sweep' },
    async () => {
      for (const delayMs of [0, 150, 900]) {
        const reading = reader.read({ ...image, bytes: png });
        const pid = await vi.waitFor(() => reader.pid ?? Promise.reject(new Error('not started')));
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        process.kill(pid, 'SIGKILL');
        expect((await reading).page.state).toBe('read');
      }
      const reading = reader.read({ ...image, bytes: png });
      const first = await vi.waitFor(() => reader.pid ?? Promise.reject(new Error('not started')));
      process.kill(first, 'SIGKILL');
      const second = await vi.waitFor(() =>
        reader.pid !== undefined && reader.pid !== first ? reader.pid : Promise.reject(new Error('not started')),
      );
      process.kill(second, 'SIGKILL');
      expect((await reading).page).toMatchObject({
        state: 'failed',
        reason: 'The reading was interrupted. The page can be read again or typed.',
      });
    },
  );
});

/** The process's environment, and its TCP and UDP sockets until `done` settles. */
async function watchSockets(pid: number, done: Promise<unknown>) {
  const connections = new Set<string>();
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
  let isDone = false;
  void done.finally(() => (isDone = true));
  while (!isDone) {
    const tables = await Promise.all(
      ['tcp', 'tcp6', 'udp', 'udp6'].map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8').catch(() => '')),
    );
    const inodes = new Set(tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)[9])));
    for (const fd of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const [, inode] = /socket:\[(\d+)\]/.exec(await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')) ?? [];
      if (inode !== undefined && inodes.has(inode)) connections.add(inode);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { environment, connections: [...connections] };
}

test('50 pages of text are read in order', { tags: 'sweep' }, async () => {
  const text = 'Certifico que o assento de nascimento de João consta do livro A-45. '.repeat(3);
  const bytes = await pdfOf(50, { text });
  const readings = await Promise.all(
    Array.from({ length: 50 }, (_, index) => reader.read({ ...pdf, bytes, page: index + 1 })),
  );
  expect(readings.map(({ page }) => page.page)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(readings.every(({ page }) => page.via === 'layer')).toBe(true);
  for (const [index, reading] of readings.entries()) expect(textOf(reading)).toContain(`page ${index + 1} of 50`);
});
