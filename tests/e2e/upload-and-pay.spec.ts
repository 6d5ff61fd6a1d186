import sharp from 'sharp';
import { birthInPortuguese } from '../../scripts/seed/civil-papers.ts';
import { drawScan } from '../../scripts/seed/scans.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { confirmAnswers, fileInput, payByCard, signUp } from './support/customer.ts';

test.describe('at phone size', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a bank statement is uploaded from the overview, paid, and has a receipt', async ({
    page,
    mailbox,
    isWithoutNotary,
  }) => {
    expect(isWithoutNotary).toBe(true);
    await signUp(page, mailbox);
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Upload Document' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Document Translation' });
    await expect(modal.getByRole('button', { name: /Upload & Pay/ })).toBeDisabled();
    await expect(modal.getByText('Choose files or take photos')).toBeVisible();
    await expect(modal.getByText(/Drag/)).toBeHidden();
    const camera = page.waitForEvent('filechooser');
    await modal.getByRole('button', { name: 'Take a photo' }).click();
    expect(await (await camera).element().getAttribute('capture')).toBe('environment');
    await fileInput(modal).setInputFiles({
      name: 'extrato.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf(2),
    });
    await expect(modal.getByLabel('Number of pages')).toHaveValue('2');
    await modal.getByText('This is a bank statement').click();
    await expect(modal.getByRole('radio', { name: 'Notarized Translation' })).toBeDisabled();
    await expect(modal.getByText('Not available right now: we have no commissioned notary.')).toBeVisible();
    await modal.getByLabel('Original document language').selectOption('Spanish');
    const pay = modal.getByRole('button', { name: 'Upload & Pay $50.00' });
    await pay.dblclick();
    await confirmAnswers(page, '$50.00');
    await payByCard(page, '$50.00');
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
    await expect(page.getByText('Certified Translation, bank statement').first()).toBeVisible();
    let attempts = 0;
    await page.route('**/trpc/*payments.processSession*', (route) => {
      attempts += 1;
      return route.abort('internetdisconnected');
    });
    const reconnect = () =>
      page.evaluate(() => ['offline', 'online'].forEach((name) => window.dispatchEvent(new Event(name))));
    await reconnect();
    // The first call and both of its repetitions.
    await expect.poll(() => attempts).toBe(3);
    // The page retries only once it knows that they failed.
    await expect(async () => {
      await reconnect();
      expect(attempts).toBeGreaterThan(3);
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
    await page.unroute('**/trpc/*payments.processSession*');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'extrato.pdf' })).toHaveCount(1);
    await expect(page.getByText('Waiting for you')).toBeHidden();

    await page.goto('/dashboard/profile?section=payments');
    const payment = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await expect(payment).toContainText('$50.00');
    await payment.getByRole('button', { name: /^Receipt \d+$/ }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt).toContainText('Certified Translation, bank statement · 2 pages × $25.00');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article', { name: /^Receipt \d+$/ })).toContainText('Total paid$50.00');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeHidden();
  });
});

test(
  'a blurred photo is said, also once photos are one document, and can be kept',
  { tag: '@sweep' },
  async ({ page, mailbox }) => {
    await signUp(page, mailbox);
    const sharpPhoto = await drawScan(birthInPortuguese, 0.5);
    const blurred = await sharp(sharpPhoto).blur(4).jpeg().toBuffer();
    await page.goto('/dashboard/upload');
    await fileInput(page).setInputFiles(fileOf('blurred.jpg', blurred, 'image/jpeg'));
    await expect(page.getByText('This photo looks blurred. Take it again?')).toBeVisible();
    await expect(page.getByLabel('Number of pages')).toHaveValue('1');
    await expectNoObjections(page, 'advice about a photo');
    await page.getByRole('button', { name: 'Remove file' }).click();
    await fileInput(page).setInputFiles([
      fileOf('1.jpg', sharpPhoto, 'image/jpeg'),
      fileOf('2.jpg', blurred, 'image/jpeg'),
    ]);
    await expect(page.getByText('looks blurred')).toHaveCount(1);
    await page.getByRole('button', { name: 'Make them one document' }).click();
    await expect(page.getByText('Page 2 looks blurred. Take that photo again?')).toBeVisible();
    await page.getByLabel('Original document language').selectOption('Portuguese');
    await page.getByRole('button', { name: /^Upload & Pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  },
);

const fileOf = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer });

for (const path of ['/dashboard/upload', '/dashboard?upload=new', '/upload']) {
  const tag = path === '/dashboard/upload' ? [] : '@sweep';
  test(
    `rejected files stay listed with their reasons and without a price: ${path}`,
    { tag },
    async ({ page, mailbox }) => {
      await signUp(page, mailbox);
      await page.goto(path);
      const pay = page.getByRole('button', { name: /Upload & Pay/ });
      const summary = page.getByRole('region', { name: 'Order summary' });
      const refused = page.getByRole('region', { name: 'Not in your order' }).getByRole('listitem');
      await expect(pay).toHaveText('Upload & Pay');
      await expect(summary).not.toContainText('$');
      await fileInput(page).setInputFiles([
        fileOf('notes.txt', Buffer.from('notes'), 'text/plain'),
        fileOf('broken.pdf', Buffer.from('%PDF-1.7 broken')),
        fileOf('photo.heic', Buffer.from('heic'), 'image/heic'),
      ]);
      await expect(refused.filter({ hasText: 'notes.txt' })).toContainText(
        'Please select a PDF file or image (PNG, JPG).',
      );
      await expect(refused.filter({ hasText: 'broken.pdf' })).toContainText('Failed to read PDF pages:');
      await expect(refused.filter({ hasText: 'photo.heic' })).toContainText('Please upload a JPEG instead');
      await expect(pay).toBeDisabled();
      await expect(summary).not.toContainText('$');

      await fileInput(page).setInputFiles([
        fileOf('large.pdf', Buffer.alloc(10 * 1024 * 1024)),
        fileOf('good.pdf', await pdfOf(2)),
        fileOf('empty.pdf', Buffer.alloc(0)),
      ]);
      await expect(refused.filter({ hasText: 'large.pdf' })).toContainText('File size must be less than 10MB.');
      await expect(refused.filter({ hasText: 'empty.pdf' })).toContainText('This file is empty.');
      await expect(refused).toHaveCount(5);
      await expect(pay).toHaveText('Upload & Pay $30.00');
      await expect(summary).toContainText('5 files are not included.');
      await pay.click();
      await expect(page.getByText('Choose the language this document is written in.')).toBeVisible();
      await expect(page.getByLabel('Original document language')).toBeFocused();
      await page.getByLabel('Original document language').selectOption('German');
      await pay.click();
      const answers = page.getByRole('list', { name: 'Your answers' }).locator(':scope > li');
      await expect(answers).toHaveCount(1);
      await expect(answers).toContainText('good.pdf');
      await expect(answers).toContainText('German → English');
    },
  );
}

test('a cancelled payment charges nothing and can be resumed', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  await fileInput(page).setInputFiles(fileOf('diploma.pdf', await pdfOf(1)));
  await page.getByLabel('Original document language').selectOption('Arabic');
  await page.getByRole('button', { name: 'Upload & Pay $15.00' }).click();
  await expect(page.getByText('Arabic → English')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('diploma.pdf').first()).toBeVisible();
  await page.getByLabel('Original document language').selectOption('Hebrew');
  await page.getByRole('button', { name: 'Upload & Pay $15.00' }).click();
  await expect(page.getByText('Hebrew → English')).toBeVisible();
  await confirmAnswers(page, '$15.00');
  await page.getByLabel('Card number').waitFor();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Confirm & Pay $15.00' })).toBeEnabled();
  await confirmAnswers(page, '$15.00');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No charge was made.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Resume payment of diploma.pdf' }).click();
  await confirmAnswers(page, '$15.00');
  await payByCard(page, '$15.00');
  await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
});

test('a reload during an upload loses nothing', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  let isHeld = true;
  await page.route('**/files/documents/*', (route) => (isHeld ? undefined : route.continue()));
  await fileInput(page).setInputFiles(fileOf('passport.pdf', await pdfOf(4)));
  await page.getByLabel('Original document language').selectOption('Hebrew');
  await page.getByRole('button', { name: 'Upload & Pay $60.00' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /Uploading/ })).toBeVisible();
  const warning = page.waitForEvent('dialog');
  const reloaded = page.reload();
  expect((await warning).type()).toBe('beforeunload');
  await (await warning).accept();
  await reloaded;
  isHeld = false;
  await expect(page.getByText('We kept passport.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Original document language')).toHaveValue('Hebrew');
  await page.getByRole('button', { name: 'Upload & Pay $60.00' }).click();
  await confirmAnswers(page, '$60.00');
  await expect(page.getByRole('button', { name: 'Pay $60.00', exact: true })).toBeVisible();
});
