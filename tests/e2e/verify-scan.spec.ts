import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { blankPng, pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { ask, call, makeTranslation, signUp } from './support/customer.ts';
import { fromOwnAddress } from './support/own-address.ts';

/** A paper that was printed: its scan or photo is known by the QR code on it, and compared by the reader. */

const run = promisify(execFile);

/** The first page of a PDF as a picture; its path. */
async function pictureOf(pdf: Buffer, folder: string, dpi: number): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.pdf`);
  await fs.writeFile(file, pdf);
  await run('pdftoppm', ['-r', `${dpi}`, '-f', '1', '-l', '1', '-png', '-singlefile', file, file]);
  return `${file}.png`;
}

/** As a scanner of 150 dpi gives it. */
async function scanOf(pdf: Buffer, folder: string): Promise<Buffer> {
  const page = sharp(await pictureOf(pdf, folder, 150));
  return page.rotate(2, { background: '#fff' }).greyscale().blur(0.6).jpeg({ quality: 55 }).toBuffer();
}

/** Camera pixels of a screen's pixel: one for each of its red, green and blue stripe. */
const stripes = 3;

/** As a phone takes it from a screen: stripes and rows of its pixels, a turn, moiré where the picture is made smaller, a blue cast. */
async function screenPhotoOf(pdf: Buffer, folder: string): Promise<Buffer> {
  const page = sharp(await pictureOf(pdf, folder, 110)).removeAlpha();
  const { data, info } = await page.raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width * stripes, info.height * stripes];
  const lit = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = y % stripes === stripes - 1 ? 0.75 : 1;
    for (let x = 0; x < width; x += 1) {
      const from = (Math.floor(y / stripes) * info.width + Math.floor(x / stripes)) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        lit[(y * width + x) * 3 + channel] = (data[from + channel] ?? 0) * row * (x % stripes === channel ? 1 : 0.45);
    }
  }
  const turned = await sharp(lit, { raw: { width, height, channels: 3 } })
    .rotate(4, { background: '#1c1c22' })
    .blur(1.1)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(turned)
    .resize({ width: Math.round(width * 0.62) })
    .linear([1.1, 1.15, 1.3], [8, 8, 16])
    .jpeg({ quality: 65 })
    .toBuffer();
}

/** Pictures side by side on one sheet. */
async function joined(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const left = (index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size.width, 0);
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, index) => ({ input, left: left(index), top: 0 })))
    .jpeg({ quality: 80 })
    .toBuffer();
}

test('a scan of a delivered paper is known by its code, and nothing of it leaves', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}, info) => {
  const folder = info.outputPath();
  await fs.mkdir(folder, { recursive: true });
  await signUp(page, mailbox);
  const staff = await openAs('authenticator');
  for (const name of ['first', 'second'])
    await makeTranslation(page, `${name}-${randomUUID()}.pdf`, { sandbox, staff });
  const { request } = page.context();
  const { items } = await ask(request, 'documents.list', {
    input: { page: 1 },
    output: z.object({ items: z.array(z.object({ id: z.string(), verificationCode: z.string() })) }),
  });
  const papers = await Promise.all(
    items.map(async ({ id }) => {
      const { url } = await call(request, 'documents.fileLink', {
        input: { id, kind: 'translation' },
        output: z.object({ url: z.string() }),
      });
      return (await request.get(url)).body();
    }),
  );
  const scans = await Promise.all(papers.map((paper) => scanOf(paper, folder)));
  const code = items[0]?.verificationCode ?? '';
  const [scan = Buffer.alloc(0)] = scans;

  await fromOwnAddress(page);
  const bodies: string[] = [];
  page.on('request', (made) => bodies.push(made.postData() ?? ''));
  await page.goto('/verify');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('PDF to check').setInputFiles({ name, mimeType, buffer });
  const isScanOf = () =>
    expect(page.getByRole('heading', { name: `A scan of ${code}` })).toBeVisible({ timeout: 20_000 });

  await test.step('a picture', async () => {
    await choose('scan.jpg', 'image/jpeg', scan);
    await isScanOf();
    await expect(page.getByText('We cannot compare the bytes of a scan.')).toBeVisible();
    await expect(page.getByRole('region').getByText('Birth certificate')).toBeVisible();
    await expectNoObjections(page, 'scan');
  });

  await test.step('a PDF of pictures, as scanners make them', async () => {
    await choose('scan.pdf', 'application/pdf', await pdfOf(1, { picture: scan }));
    await isScanOf();
  });

  await test.step('a photo of a screen that shows the paper', async () => {
    await choose('screen.jpg', 'image/jpeg', await screenPhotoOf(papers[0] ?? Buffer.alloc(0), folder));
    await isScanOf();
    await expect(page.getByText('screen.jpg')).toBeVisible();
  });

  await test.step('a sheet with the codes of two papers', async () => {
    await choose('two.jpg', 'image/jpeg', await joined(scans));
    await expect(page.getByText('More than one code is on it')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a picture without a code', async () => {
    await choose('blank.png', 'image/png', blankPng(800, 600));
    await expect(page.getByText('No code of ours is on this picture')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a small file that unpacks to a gigapixel is answered', async () => {
    await choose('bomb.png', 'image/png', blankPng(32_000, 32_000));
    await expect(page.getByText('The file could not be read')).toBeVisible({ timeout: 12_000 });
  });

  expect(bodies.filter((body) => body !== '')).toEqual([]);
});
