import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { writePhotoPdf } from '#client/features/documents/order/photo-pdf.ts';
import { countPages, stopPageCounting } from '#server/features/documents/upload/page-count.ts';

/** Photos combined in the browser, as the server counts and opens them. */

const photoOf = async (width: number, height: number) => ({
  jpeg: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer(),
  ),
  width,
  height,
});

test('each photo is one page in its own proportions, in order', async () => {
  const file = writePhotoPdf([await photoOf(300, 400), await photoOf(400, 300), await photoOf(300, 600)]);
  // A busy machine answers UPLOAD_BUSY while the counter starts, which a client tries again.
  const counted = await vi.waitFor(() => countPages(file, 'application/pdf'), { timeout: 150_000 });
  expect(counted).toEqual({ ok: true, pages: 3, viewerPages: 3 });
  const pages = (await PDFDocument.load(file)).getPages();
  expect(pages.map((page) => page.getHeight())).toEqual([793, 446, 1190]);
  stopPageCounting();
});
