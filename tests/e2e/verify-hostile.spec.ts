import fs from 'node:fs/promises';
import path from 'node:path';
import { bombPdf, contentBombPdf, pdfOfSize } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { fromOwnAddress } from './support/own-address.ts';

/** Files crafted to hang a browser: each gets an answer, and the page accepts the next one. */

/** The answer is promised within ten seconds; a busy machine takes longer to start its threads. */
const answered = { timeout: 20_000 };

test('a small PDF that unpacks to gigabytes is answered, and the page goes on', { tag: '@sweep' }, async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto('/verify');
  const bombs = [
    ['contents.pdf', await contentBombPdf(512)],
    ['objects.pdf', await bombPdf(512)],
  ] as const;
  for (const [name, buffer] of bombs) {
    await page.getByLabel('PDF to check').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('heading', { name: 'Not a file of ours' }), name).toBeVisible(answered);
    await expect(page.getByText(name), 'the answer is about this file').toBeVisible();
  }
});

test('a PDF of nearly 200 MB is answered', { tag: '@sweep' }, async ({ page }, info) => {
  const file = path.join(info.outputPath(), 'large.pdf');
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, pdfOfSize(199_000_000));
  await fromOwnAddress(page);
  await page.goto('/verify');
  await page.getByLabel('PDF to check').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Not a file of ours' })).toBeVisible(answered);
});
