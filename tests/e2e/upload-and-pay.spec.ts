import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { payByCard, signUp } from './support/customer.ts';

test.describe('at phone size', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a bank statement is uploaded from the overview, paid, and its receipt shown', async ({ page, mailbox }) => {
    await signUp(page, mailbox);
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Upload Document' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Document Translation' });
    await expect(modal.getByRole('button', { name: /Upload & Pay/ })).toBeDisabled();
    await modal
      .locator('input[type=file]')
      .setInputFiles({ name: 'extrato.pdf', mimeType: 'application/pdf', buffer: await pdfOf(2) });
    await expect(modal.getByLabel('Number of pages')).toHaveValue('2');
    await modal.getByText('This is a bank statement').click();
    await modal.getByText('Notarized Translation', { exact: true }).click();
    await modal.getByLabel('Original document language').selectOption('Spanish');
    const pay = modal.getByRole('button', { name: 'Upload & Pay $70.00' });
    await pay.dblclick();
    await payByCard(page, '$70.00');
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
    await expect(page.getByText('Notarized Translation, bank statement').first()).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'extrato.pdf' })).toHaveCount(1);
    await expect(page.getByText('Needs you')).toBeHidden();

    await page.goto('/dashboard/profile');
    const payment = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await expect(payment).toContainText('$70.00');
    await payment.getByRole('button', { name: /^Receipt \d+$/ }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt).toContainText('Notarized Translation, bank statement · 2 pages × $35.00');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article', { name: /^Receipt \d+$/ })).toContainText('Total paid$70.00');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeHidden();
  });
});

test('a file of another type, one too large and a damaged PDF are refused in the words of the catalogue', async ({
  page,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(page.getByText('Please select a PDF file or image (PNG, JPG).')).toBeVisible();
  await input.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024),
  });
  await expect(page.getByText('File size must be less than 10MB.')).toBeVisible();
  await input.setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 broken'),
  });
  await expect(page.getByText('Failed to read PDF pages:')).toBeVisible();
  await expect(page.getByLabel('Number of pages')).toHaveValue('1');
  await expect(page.getByRole('button', { name: /Upload & Pay/ })).toBeDisabled();
});

test('a cancelled payment charges nothing and is resumed', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'diploma.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) });
  await page.getByRole('button', { name: 'Upload & Pay $15.00' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No charge was made.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Resume payment of diploma.pdf' }).click();
  await payByCard(page, '$15.00');
  await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
});

test('a reload in the middle of an upload loses nothing', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  let isHeld = true;
  await page.route('**/files/documents/*', (route) => (isHeld ? undefined : route.continue()));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: await pdfOf(4) });
  await page.getByLabel('Original document language').selectOption('Hebrew');
  await page.getByRole('button', { name: 'Upload & Pay $60.00' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /Uploading/ })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  isHeld = false;
  await expect(page.getByText('We kept passport.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Original document language')).toHaveValue('Hebrew');
  await page.getByRole('button', { name: 'Upload & Pay $60.00' }).click();
  await expect(page.getByRole('button', { name: 'Pay $60.00' })).toBeVisible();
});
