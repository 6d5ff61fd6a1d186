import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { scanPage } from '../support/printed-codes.ts';
import { readPrinted } from '../support/printed.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { ask, call, makeTranslation, signUp } from './support/customer.ts';

/** Checks by the holder of a paper: its code, the copy behind its access key, and its seal offline. */

/** The newest delivered paper of the signed-in customer. */
async function readPaper(page: Page) {
  const { request } = page.context();
  const { items } = await ask(request, 'documents.list', {
    input: { page: 1 },
    output: z.object({ items: z.array(z.object({ id: z.string(), verificationCode: z.string() })) }),
  });
  const { id = '', verificationCode: code = '' } = items[0] ?? {};
  const { url } = await call(request, 'documents.fileLink', {
    input: { id, kind: 'translation' },
    output: z.object({ url: z.string() }),
  });
  const pdf = await (await request.get(url)).body();
  const [first = ''] = await readPrinted(pdf);
  return { id, code, pdf, key: /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(first)?.[0] ?? '' };
}

test.use({ serviceWorkers: 'allow' });

test('a paper’s holder is told what to compare, opens the copy, and reads the seal without a network', async ({
  page,
  mailbox,
  sandbox,
  openAs,
  browser,
}) => {
  await signUp(page, mailbox);
  await makeTranslation(page, `birth-${randomUUID()}.pdf`, { sandbox, staff: await openAs('authenticator') });
  const { id, code, pdf, key } = await readPaper(page);

  const visitor = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
  await visitor.goto(`/verify/${code}`);
  await expect(
    visitor.getByText('What it cannot show: that the sheet in your hand is that translation.'),
  ).toBeVisible();
  await expect(visitor.getByText('Signed by', { exact: true })).toBeVisible();
  await expectNoObjections(visitor, 'paper');
  await visitor.getByLabel('Access key').fill('AAAA-2222');
  await visitor.getByRole('button', { name: 'Open the copy' }).click();
  await expect(visitor.getByText('This is not the access key of this certificate.')).toBeVisible();
  await visitor.getByLabel('Access key').fill(key);
  await visitor.getByRole('button', { name: 'Open the copy' }).click();
  const link = visitor.getByRole('link', { name: 'Show the copy (PDF)' });
  await expect(link).toBeVisible();
  const copy = await visitor.request.get((await link.getAttribute('href')) ?? '');
  expect((await readPrinted(await copy.body()))[0]).toContain(`COPY OF ${code}`);

  // The owner sees it, and switches it off.
  await page.goto(`/dashboard/progress?doc=${id}`);
  await expect(page.getByText('Opened with the key')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Switched off: the key printed on the paper opens nothing.')).toBeVisible();
  expect((await visitor.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(403);

  await visitor.getByRole('link', { name: 'No network? Read the seal on the paper' }).click();
  await expect(visitor.getByText('This page works without a network.')).toBeVisible();
  await expect
    .poll(() =>
      visitor.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('seal-'));
        return name ? (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('.wasm')) : false;
      }),
    )
    .toBe(true);
  await visitor.context().setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Check a seal without a network' })).toBeVisible();
  const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await scanPage(pdf) };
  await visitor.getByLabel('Picture of the certificate page').setInputFiles(scan);
  await expect(visitor.getByText('The seal is ours')).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByText('verified without a network; revocation not checked.')).toBeVisible();
  await expect(visitor.getByText(/Checked with the list of keys of/)).toBeVisible();
  await expectNoObjections(visitor, 'paper');
  // A look-up requires a network, so offline its page leads to the seal instead.
  await visitor.goto(`/verify/${code}`);
  await expect(visitor.getByRole('heading', { name: 'Check a seal without a network' })).toBeVisible();
  const blank = { name: 'blank.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await visitor.getByLabel('Picture of the certificate page').setInputFiles(blank);
  await expect(visitor.getByText('No seal was found')).toBeVisible();
  await visitor.context().close();
});
