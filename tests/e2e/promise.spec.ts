import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { certify, confirmAnswers, fileInput, payByCard, signUp } from './support/customer.ts';

test(
  'a rush order with a mailed copy, from the form to the tracking number',
  { tag: '@sweep' },
  async ({ page, mailbox, openAs }) => {
    const filename = `deed-${randomUUID().slice(0, 8)}.pdf`;
    await signUp(page, mailbox);
    await page.goto('/dashboard/upload');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await fileInput(page).setInputFiles({ name: filename, mimeType: 'application/pdf', buffer: await pdfOf(2) });
    await page.getByLabel('Original document language').selectOption('Spanish');
    await page.getByRole('radio', { name: 'Rush, 4–8 hours' }).check();
    await page.getByText('Also mail me a printed copy').click();
    await expect(summary).toContainText('$60.00');
    await expect(summary).toContainText(/Ready by \w{3}, \w{3} \d{1,2}, \d{1,2}:\d{2} [AP]M/);
    await page.getByRole('button', { name: 'Upload & Pay $60.00' }).click();
    // An incomplete address is not sent.
    await expect(page.getByLabel('Street address')).toHaveAttribute('aria-invalid', 'true');
    const address = page.getByRole('group', { name: 'Mailing address' });
    await address.getByLabel('Name').fill('Ana Ribeiro');
    await address.getByLabel('Street address').fill('1 Beacon Street');
    await address.getByLabel('City').fill('Boston');
    await address.getByLabel('State').selectOption('MA');
    await address.getByLabel('ZIP code').fill('02108');
    await page.getByRole('button', { name: 'Upload & Pay $60.00' }).click();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await confirmAnswers(page, '$60.00');
    await payByCard(page, '$60.00');
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
    await expect(page.getByText(/Ready by/).first()).toBeVisible();
    await expect(page.getByText('Rush, 4–8 hours · $15.00').first()).toBeVisible();
    await expect(page.getByText('Mailed copy · $15.00').first()).toBeVisible();

    const staff = await openAs('authenticator');
    await staff.goto(`/authenticator/authenticate?q=${filename}`);
    await expect(staff.getByRole('row', { name: filename })).toContainText(/7 h \d+ min left/);
    await certify(staff, filename);
    await staff.reload();
    await expect(staff.getByRole('heading', { name: /Copies to mail/ })).toBeVisible();
    const item = staff.getByRole('listitem').filter({ hasText: '1 Beacon Street' }).last();
    await expect(item).toBeVisible();
    await item.getByRole('button', { name: 'Mark as mailed' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Mark as mailed' });
    await dialog.getByLabel('Tracking number').fill('9400 1000 0000 0000');
    await dialog.getByRole('button', { name: 'Record and notify' }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/dashboard/progress');
    await page.getByRole('link', { name: 'Birth certificate' }).first().click();
    const details = page.getByRole('dialog');
    await details.getByRole('tab', { name: 'Order' }).click();
    await expect(details.getByRole('link', { name: /USPS 9400 1000 0000 0000/ })).toBeVisible();

    // The list and its details are in the customer's language, with the direction of its script.
    for (const [locale, direction, heading, tracking] of [
      ['pt', 'ltr', 'Minhas traduções', 'Rastreamento'],
      ['he', 'rtl', 'התרגומים שלי', 'מעקב'],
    ] as const) {
      await page.context().addCookies([{ name: 'locale', value: locale, url: page.url() }]);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(details.getByText(tracking, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await page.goBack();
    }
    // The pages of the app that are not for customers are English.
    await page.goto('/two-step-sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);
