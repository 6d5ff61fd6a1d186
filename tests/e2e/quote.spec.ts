import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { catalogue } from '#shared/errors.ts';
import landing from '#shared/messages/en/home.json' with { type: 'json' };
import translations from '#shared/messages/en/translations.json' with { type: 'json' };
import { birthInPortuguese } from '../../scripts/seed/civil-papers.ts';
import { drawScan } from '../../scripts/seed/scans.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { confirmAnswers, payByCard, signUp } from './support/customer.ts';

/** A price before an account: from a public page to the order, at the same price. */

const network = catalogue.NETWORK.message;
const password = 'a long walk home';
const fileOf = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer });

const doorOf = (page: Page, title: string = translations.quote.title) => page.getByRole('region', { name: title });
const chooserOf = (page: Page, title?: string) => doorOf(page, title).locator('input[type=file]:not([capture])');

async function untilReady(page: Page): Promise<void> {
  // The form is hydrated separately, after the page around it.
  await page.waitForFunction(() => Object.keys(document.querySelector('main input[type=file]') ?? {}).length > 0);
}

/** A total of files has cents; the price per page has none. */
const total = /\$\d+\.\d\d/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a price from /translations becomes an order at that price, and nothing is uploaded before', async ({
    page,
    context,
    mailbox,
  }) => {
    const email = `ana.${randomUUID()}@example.test`;
    const uploads: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'PUT') uploads.push(request.url());
    });

    await test.step('the quote, also while offline once its scripts are here', async () => {
      await page.goto('/translations');
      await untilReady(page);
      await expect(doorOf(page).getByText('Take a photo', { exact: true })).toBeVisible();
      await context.setOffline(true);
      await chooserOf(page).setInputFiles(fileOf('certidao.pdf', await pdfOf(3)));
      await expect(doorOf(page).getByText(network)).toBeVisible();
      await expect(doorOf(page)).not.toContainText(total);
      await context.setOffline(false);
      await doorOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect(doorOf(page).getByText('3 pages').first()).toBeVisible();
      await expect(doorOf(page).getByRole('radio', { name: 'Certified Translation' })).toBeChecked();
      await doorOf(page).getByText('This is a bank statement').click();
      await expect(doorOf(page).getByRole('button', { name: 'Pay $75.00' })).toBeVisible();
      await doorOf(page).getByText('This is a bank statement').click();
      await expectNoObjections(page, 'the open quote');
      await expect(doorOf(page).getByRole('button', { name: 'Pay $45.00' })).toBeVisible();
      await doorOf(page).getByRole('button', { name: 'Order with an account' }).click();
    });

    await test.step('registration, offline at first', async () => {
      await expect(page.getByText('Create an account to order it.')).toBeVisible();
      await expect(page.getByText('certidao.pdf')).toBeVisible();
      await page.getByLabel('Full name').fill('Ana Ribeiro');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Phone').fill('+1 555 010 0199');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText(network).first()).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('your document waits here')).toBeVisible();
    });

    const confirmed = await test.step('confirmation opens in another tab', async () => {
      const mail = await mailbox.waitFor(email, /confirm/i);
      const tab = await context.newPage();
      await page.close();
      await tab.goto(mail.links.find((url) => url.includes('/confirm-email?token=')) ?? '');
      await tab.getByRole('link', { name: 'Go to Login' }).click();
      await tab.getByLabel('Email').fill(email);
      await tab.getByLabel('Password', { exact: true }).fill(password);
      await tab.getByRole('button', { name: 'Sign In' }).click();
      await expect(tab).toHaveURL(/\/dashboard\/upload$/);
      return tab;
    });

    await test.step('the draft is there; the order has the price of the quote', async () => {
      expect(uploads).toEqual([]);
      await expect(confirmed.getByText('certidao.pdf').first()).toBeVisible();
      await confirmed.getByLabel('Original document language').selectOption('Portuguese');
      const pay = confirmed.getByRole('button', { name: 'Upload & Pay $45.00' });
      await context.setOffline(true);
      await pay.click();
      await expect(confirmed.getByText(network).first()).toBeVisible();
      await context.setOffline(false);
      await pay.click();
      await confirmAnswers(confirmed, '$45.00');
      await payByCard(confirmed, '$45.00');
      await expect(confirmed.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
      await confirmed.goto('/dashboard/upload');
      await expect(confirmed.getByText('We kept')).toBeHidden();
    });
  });
});

test('a file chosen before the scripts have come is priced once they have', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/translations', { waitUntil: 'commit' });
  await chooserOf(page).setInputFiles(fileOf('early.pdf', await pdfOf(1)));
  resolve(undefined);
  await expect(doorOf(page).getByRole('button', { name: 'Pay $15.00' })).toBeVisible();
});

test('a broken file shows its message and no total; a good one next to it has a price', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const door = doorOf(page, landing.translation.title);
  await chooserOf(page, landing.translation.title).setInputFiles([
    fileOf('broken.pdf', Buffer.from('%PDF-1.7 broken')),
    fileOf('notes.txt', Buffer.from('notes'), 'text/plain'),
  ]);
  const files = door.getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'broken.pdf' })).toContainText('Failed to read PDF pages:');
  await expect(files.filter({ hasText: 'notes.txt' })).toContainText(catalogue.FILE_TYPE.message);
  await expect(door).not.toContainText(total);
  await expect(door.getByRole('button', { name: /Continue|Pay|account/ })).toHaveCount(0);
  await chooserOf(page, landing.translation.title).setInputFiles(fileOf('good.pdf', await pdfOf(2)));
  await expect(door.getByRole('button', { name: 'Pay $30.00' })).toBeVisible();
  for (const name of ['broken.pdf', 'notes.txt', 'good.pdf']) {
    await door.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await expect(door).not.toContainText(total);
  await expect(door.getByText('Choose a file', { exact: true })).toBeVisible();
});

test('a signed-in customer goes straight to the order; a different count by the server is shown', async ({
  page,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/translations');
  await untilReady(page);
  await chooserOf(page).setInputFiles(fileOf('diploma.pdf', await pdfOf(1)));
  await doorOf(page).getByRole('button', { name: 'Continue to order · $15.00' }).click();
  await expect(page).toHaveURL(/\/dashboard\/upload$/);
  await page.getByLabel('Original document language').selectOption('German');
  const recounted = await pdfOf(2);
  await page.route('**/files/documents/*', (route) => route.continue({ postData: recounted }));
  await page.getByRole('button', { name: 'Upload & Pay $15.00' }).click();
  await expect(page.getByText('our server counted 2 pages, not 1')).toContainText('$30.00 instead of $15.00');
  await expect(page.getByRole('button', { name: 'Confirm & Pay $30.00' })).toBeVisible();
});

test('the sample delivery opens, and an answerless server leaves no empty sections', async ({ page, request }) => {
  await page.route('**/trpc/documents.deliveryTimes**', (route) => route.abort());
  await page.goto('/translations');
  const sample = page.getByRole('region', { name: 'Open a sample delivery' });
  for (const link of await sample.getByRole('link').all()) {
    const opened = await request.get((await link.getAttribute('href')) ?? '');
    expect(opened.ok()).toBe(true);
    expect(opened.headers()['content-type']).toMatch(/^(image\/webp|application\/pdf)/);
  }
  await expect(page.getByText('How long it really takes')).toHaveCount(0);
});

test('several photos are priced each as a page, and become one document at the same price', async ({
  page,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/translations');
  await untilReady(page);
  const photo = await drawScan(birthInPortuguese, 0.5);
  await chooserOf(page).setInputFiles(['1.jpg', '2.jpg', '3.jpg'].map((name) => fileOf(name, photo, 'image/jpeg')));
  await expect(doorOf(page).getByRole('list', { name: 'Your files' }).getByRole('listitem')).toHaveCount(3);
  await expect(doorOf(page)).toContainText('3 pages × $15.00');
  await doorOf(page).getByRole('button', { name: 'Continue to order · $45.00' }).click();
  await expect(page.getByText('Are these 3 photos pages of one document?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload & Pay $45.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Make them one document' }).click();
  await expect(page.getByLabel('Number of pages')).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Upload & Pay $45.00' })).toBeVisible();
});
