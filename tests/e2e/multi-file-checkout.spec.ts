import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { confirmAnswers, fileInput, payByCard, signUp } from './support/customer.ts';

test(
  'three files with own options: one is retried, one removed, the rest paid in one checkout',
  { tag: '@sweep' },
  async ({ page, mailbox, isWithoutNotary }) => {
    expect(isWithoutNotary).toBe(true);
    await signUp(page, mailbox);
    await page.goto('/upload');
    let refusals = 1;
    await page.route('**/files/documents/*', (route) => {
      refusals -= 1;
      return refusals >= 0 ? route.abort('connectionreset') : route.continue();
    });
    const pdf = async (name: string, pages: number) => ({
      name,
      mimeType: 'application/pdf',
      buffer: await pdfOf(pages),
    });
    await fileInput(page).setInputFiles([
      await pdf('birth.pdf', 1),
      await pdf('bank.pdf', 2),
      await pdf('letter.pdf', 3),
    ]);
    await expect(page.getByText('Choose its language to upload it')).toHaveCount(3);
    await page
      .getByRole('group', { name: 'Choices for birth.pdf' })
      .getByLabel('Original document language')
      .selectOption('Korean');
    await page.getByRole('button', { name: 'Change the choices for birth.pdf' }).click();
    await page.getByRole('button', { name: 'Apply the choices for birth.pdf to all documents' }).click();
    await page.getByRole('button', { name: /^Retry upload of/ }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);

    const bank = page.getByRole('group', { name: 'Choices for bank.pdf' });
    await page.getByRole('button', { name: 'Change the choices for bank.pdf' }).click();
    await bank.getByText('This is a bank statement').click();
    await expect(bank.getByRole('option', { name: /Notarized.*not available right now/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);

    await bank.getByLabel('Original document language').selectOption('Japanese');

    await page.getByRole('button', { name: 'Upload & Pay $65.00' }).click();
    const answers = page.getByRole('list', { name: 'Your answers' }).locator(':scope > li');
    await expect(answers).toHaveCount(2);
    await expect(answers.filter({ hasText: 'birth.pdf' })).toContainText('Korean → English');
    await expect(answers.filter({ hasText: 'bank.pdf' })).toContainText('Japanese → English');
    await expect(answers.filter({ hasText: 'bank.pdf' })).toContainText('$50.00');
    await page.getByRole('link', { name: 'Change answers for birth.pdf' }).click();
    await page
      .getByRole('group', { name: 'Choices for birth.pdf' })
      .getByLabel('Original document language')
      .selectOption('Spanish');
    await page.getByRole('button', { name: 'Upload & Pay $65.00' }).click();
    await expect(answers.filter({ hasText: 'birth.pdf' })).toContainText('Spanish → English');
    await confirmAnswers(page, '$65.00');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('No charge was made.')).toBeVisible();
    await page.getByRole('link', { name: 'Resume payment, $65.00' }).click();
    await confirmAnswers(page, '$65.00');
    await payByCard(page, '$65.00');
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();

    await page.goto('/upload');
    const recent = page.getByRole('table', { name: 'Recent uploads' });
    await expect(recent.getByRole('row')).toHaveCount(3);
    await expect(recent.getByText(/In Progress|Under review/)).toHaveCount(2);
    await expect(page.getByText(/We kept/)).toBeHidden();
  },
);
