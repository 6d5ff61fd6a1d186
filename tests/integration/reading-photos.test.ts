import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createReader, type PageReading, type Reader } from '#server/features/translation/reading/reader.ts';
import { requestReading } from '#server/features/translation/reading/service.ts';
import { loadText } from '#server/features/translation/text-queries.ts';
import { replaceReading } from '#server/features/translation/text.ts';
import type { BlockContent, Sheet, TextPage } from '#shared/schemas/translation-text.ts';
import { photograph, photos } from '../../scripts/bench/studio/order-papers/photograph.ts';
import { inRoot } from '../../scripts/run/paths.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { blindReader, drawPage, harmed, paperLines } from '../support/readings.ts';
import { buildPending } from '../support/reviews.ts';

/** Pages as people send them: photos, columns, blank backs, and files without a page. */

let reader: Reader;
beforeAll(() => {
  reader = createReader();
});
afterAll(() => reader.stop());

const image = { mimetype: 'image/jpeg', page: 1, lang: 'pt' } as const;

function textOf({ blocks }: PageReading): string {
  return blocks
    .map((block) => {
      if (block.kind === 'field') return `${block.source.label}: ${block.source.value}`;
      if (block.kind === 'table') return block.source.rows.flat().join(' ');
      return block.kind === 'note' ? '' : block.source;
    })
    .join(' ');
}

const columns = [
  [
    'Certifico que no livro vinte e dois',
    'do registo desta conservatória se',
    'encontra lavrado o assento do teor',
    'seguinte que vai ser transcrito na',
    'íntegra a pedido da interessada.',
  ],
  [
    'Averbamento número um: dissolvido',
    'por divórcio decretado por sentença',
    'de nove de junho de dois mil e três',
    'transitada em julgado no dia trinta',
    'do mesmo mês e do mesmo ano.',
  ],
];

/** An A4 page at 200 dpi in two columns. */
async function drawColumns(): Promise<Buffer> {
  const font = 'node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
  GlobalFonts.registerFromPath(inRoot(font), 'Serif');
  const canvas = createCanvas(1654, 2339);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fcfaf4';
  context.fillRect(0, 0, 1654, 2339);
  context.fillStyle = '#161616';
  context.font = '40px Serif';
  for (const [index, lines] of columns.entries()) {
    for (const [row, text] of lines.entries()) context.fillText(text, 130 + index * 740, 300 + row * 62);
  }
  return canvas.encode('png');
}

describe('photos', () => {
  test('a sheet in perspective and shadow is made rectangular and its columns are read one after the other', async () => {
    const photo = photos['photo, strong'];
    if (!photo) throw new Error('no such photo');
    const bytes = await photograph(await drawColumns(), photo);
    const reading = await reader.read({ ...image, bytes });
    expect(reading.page).toMatchObject({ state: 'read', rotation: 0 });
    expect(reading.page.flaws ?? []).toEqual([]);
    const { sheet } = reading.page;
    expect(sheet?.ratio).toBeCloseTo(Math.SQRT2, 2);
    for (const [index, corner] of photo.corners.entries()) {
      expect(Math.abs((sheet?.corners[index]?.x ?? 0) - corner.x)).toBeLessThan(0.01);
      expect(Math.abs((sheet?.corners[index]?.y ?? 0) - corner.y)).toBeLessThan(0.01);
    }
    expect(textOf(reading).replaceAll(': ', ' ').replaceAll(':', '')).toBe(
      columns.flat().join(' ').replaceAll(':', ''),
    );
    // Boxes are those of the sheet as it is shown: the first line stands at 130 by 270 of 1654 by 2339.
    const [first] = reading.blocks;
    expect(first?.box?.x).toBeCloseTo(130 / 1654, 1);
    expect(Math.abs((first?.box?.y ?? 0) - 265 / 2339)).toBeLessThan(0.012);
  });

  test('a page that lies upside down is turned, where its shapes say nothing, too', { tags: 'sweep' }, async () => {
    const { png } = await drawPage();
    const reading = await reader.read({ ...image, bytes: await harmed(png, { quarter: 180, isDark: true }) });
    expect(reading.page).toMatchObject({ state: 'read', rotation: 180 });
    expect(textOf(reading)).toContain('João Gonçalves da Conceição');
  });
});

describe('pages without text', () => {
  test.each([
    ['white', { r: 255, g: 255, b: 255 }],
    ['grey', { r: 128, g: 128, b: 128 }],
    ['black', { r: 0, g: 0, b: 0 }],
  ])('one color is blank: %s', async (_name, background) => {
    const bytes = await sharp({ create: { width: 1654, height: 2339, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const reading = await reader.read({ ...image, bytes });
    expect(reading).toMatchObject({
      page: { state: 'unreadable', cause: 'blank', isBlank: false, via: null },
      blocks: [],
    });
  });

  test('the empty back of a paper with grain and a shadow is blank', { tags: 'sweep' }, async () => {
    const grain = { type: 'gaussian', mean: 236, sigma: 3 } as const;
    const bytes = await sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#fff', noise: grain } })
      .jpeg({ quality: 70 })
      .toBuffer();
    expect((await reader.read({ ...image, bytes })).page.cause).toBe('blank');
  });

  test('noise is never read', { tags: 'sweep' }, async () => {
    const grain = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const bytes = await sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#fff', noise: grain } })
      .jpeg({ quality: 80 })
      .toBuffer();
    const { page, blocks } = await reader.read({ ...image, bytes });
    expect(page.state).toBeOneOf(['unreadable', 'failed']);
    expect(page.reason).not.toBeNull();
    expect(blocks).toEqual([]);
  });

  test('a picture of 65,000 by 600 pixels ends with a reason', { tags: 'sweep' }, async () => {
    const strip = sharp({ create: { width: 65_000, height: 600, channels: 3, background: '#fff' } });
    const bytes = await strip
      .composite([
        {
          input: await sharp((await drawPage()).png)
            .resize({ height: 600 })
            .toBuffer(),
          left: 400,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer();
    const { page } = await reader.read({ ...image, bytes });
    expect(page.state).not.toBe('read');
    expect(page.reason).not.toBeNull();
  });
});

describe('memory', () => {
  test('a process reads two pages, and the next page gets another', { tags: 'sweep' }, async () => {
    const own = createReader();
    try {
      const bytes = (await drawPage()).png;
      const request = { ...image, mimetype: 'image/png', bytes };
      const first = own.read(request);
      const pid = await vi.waitFor(() => own.pid ?? Promise.reject(new Error('not started')));
      await first;
      expect(own.pid).toBe(pid);
      await own.read(request);
      expect(own.pid).toBeUndefined();
      expect((await own.read(request)).page.state).toBe('read');
      expect(own.pid).not.toBe(pid);
    } finally {
      own.stop();
    }
  });

  test('a page that takes too much memory is read smaller', { tags: 'sweep' }, async () => {
    const own = createReader({ residentBytes: 292 * 1024 * 1024 });
    try {
      const bytes = await sharp(await drawColumns())
        .resize({ width: 2480 })
        .png()
        .toBuffer();
      const { page } = await own.read({ ...image, mimetype: 'image/png', bytes });
      expect(page.state).toBe('read');
    } finally {
      own.stop();
    }
  });
});

describe('orders', () => {
  let h: Harness;
  const read = vi.fn(blindReader.read);
  beforeAll(async () => {
    h = await createHarness({ deps: { reader: { ...blindReader, read } } });
  });
  afterAll(() => h.stop());

  const pageOf = (page: Partial<TextPage>): TextPage => ({
    page: 1,
    isBlank: false,
    state: 'read',
    via: 'ocr',
    confidence: 90,
    rotation: 0,
    lang: 'pt',
    reason: null,
    mrz: null,
    ...page,
  });
  const paragraph = (id: string): BlockContent => ({
    id,
    page: 1,
    position: 1,
    box: { x: 0.4, y: 0.5, width: 0.2, height: 0.02 },
    confidence: 90,
    doubtful: [],
    lang: 'pt',
    dir: 'ltr',
    state: 'untranslated',
    draft: null,
    kind: 'paragraph',
    source: paperLines[0] ?? '',
    target: '',
  });

  const busy: Reader['read'] = ({ page, lang }) =>
    Promise.resolve({ page: pageOf({ page, lang, state: 'failed', cause: 'busy', via: null }), blocks: [] });

  test('a page that the machine was too busy for keeps its text, and is tried again by itself', async () => {
    const { review } = await buildPending(h);
    const reviewId = review.id;
    const id = crypto.randomUUID();
    await h.deps.jobs.enqueue(h.db, 'translation.read', { reviewId });
    await h.runJobs();
    await replaceReading(h.deps, { reviewId, pages: [{ page: pageOf({}), blocks: [paragraph(id)] }] });
    await h.db.transaction().execute((trx) => requestReading(h.deps, trx, { reviewId }));
    read.mockClear();
    const seen: unknown[] = [];
    read.mockImplementationOnce(busy).mockImplementationOnce(async (request) => {
      const text = await loadText(h.db, reviewId);
      seen.push(...(text?.blocks.map((block) => block.id) ?? []));
      return blindReader.read(request);
    });
    await h.runJobs();
    expect(read).toHaveBeenCalledTimes(2);
    expect(seen).toEqual([id]);
    expect((await loadText(h.db, reviewId))?.pages[0]?.state).toBe('unreadable');
  });

  test('a machine that stays busy is not asked for ever', async () => {
    const { review } = await buildPending(h);
    read.mockClear();
    read.mockImplementation(busy);
    await h.deps.jobs.enqueue(h.db, 'translation.read', { reviewId: review.id });
    await h.runJobs();
    read.mockImplementation(blindReader.read);
    expect(read).toHaveBeenCalledTimes(6);
    expect((await loadText(h.db, review.id))?.pages[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('too busy') as string,
    });
  });

  test('blocks that people wrote move with the sheet that a new reading finds', async () => {
    const { review } = await buildPending(h);
    const reviewId = review.id;
    await h.deps.jobs.enqueue(h.db, 'translation.read', { reviewId });
    await h.runJobs();
    const id = crypto.randomUUID();
    await replaceReading(h.deps, { reviewId, pages: [{ page: pageOf({}), blocks: [paragraph(id)] }] });
    await h.db.updateTable('translationBlocks').set({ isEdited: true }).where('id', '=', id).execute();
    const sheet: Sheet = {
      corners: [
        { x: 0.2, y: 0.1 },
        { x: 0.8, y: 0.1 },
        { x: 0.8, y: 0.9 },
        { x: 0.2, y: 0.9 },
      ],
      ratio: Math.SQRT2,
    };
    for (let round = 0; round < 2; round += 1) {
      await replaceReading(h.deps, { reviewId, pages: [{ page: pageOf({ sheet }), blocks: [] }] });
      const text = await loadText(h.db, reviewId);
      expect(text?.blocks).toHaveLength(1);
      expect(text?.blocks[0]?.box?.x).toBeCloseTo(1 / 3, 6);
      expect(text?.blocks[0]?.box?.width).toBeCloseTo(1 / 3, 6);
    }
  });
});
