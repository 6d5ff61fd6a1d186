import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { confirmAnswers, fileInput } from './support/customer.ts';
import { tickAll } from './support/staff.ts';

test('a birth certificate is uploaded, paid, certified, downloaded and verified', async ({ page, mailbox, openAs }) => {
  const address = `maria.${randomUUID()}@example.test`;
  const filename = `certidao-${randomUUID().slice(0, 8)}.pdf`;

  await test.step('register and confirm by mail', async () => {
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Maria Souza');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Phone').fill('+1 (555) 010-0199');
    await page.getByLabel('Password', { exact: true }).fill('a long walk home');
    await page.getByLabel('Confirm password').fill('a long walk home');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account Created Successfully')).toBeVisible();

    const mail = await mailbox.waitFor(address, /confirm/i);
    const link = mail.links.find((url) => url.includes('/confirm-email?token='));
    expect(link).toBeTruthy();
    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();
  });

  await test.step('log in', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill('a long walk home');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('upload three pages, see the price, pay', async () => {
    await page.goto('/dashboard/upload');
    await fileInput(page).setInputFiles({ name: filename, mimeType: 'application/pdf', buffer: await pdfOf(3) });
    await expect(page.getByText('3 pages').first()).toBeVisible();
    await page.getByLabel('Original document language').selectOption('Portuguese');
    await page.getByRole('button', { name: 'Upload & Pay $45.00' }).click();
    await confirmAnswers(page, '$45.00');

    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiry').fill('12 / 34');
    await page.getByLabel('CVC').fill('123');
    await page.getByLabel('Name on card').fill('Maria Souza');
    await page.getByRole('button', { name: 'Pay $45.00' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
    await mailbox.waitFor(address, /receipt/i);
  });

  await test.step('an authenticator approves the translation', async () => {
    const staff = await openAs('authenticator');
    await staff.goto(`/authenticator/authenticate?q=${filename}`);
    const approve = staff.getByRole('button', { name: `Approve ${filename}` });
    // The queue shows the arrival of the file without a reload; other orders of a busy run come before it.
    await expect(approve).toBeEnabled({ timeout: 60_000 });
    await approve.click();
    await expect(staff.getByRole('heading', { level: 1, name: filename })).toBeVisible();
    await tickAll(staff);
    await staff.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(staff.getByText('Document approved')).toBeVisible({ timeout: 20_000 });
    await staff.goto(`/authenticator/authenticate?q=${filename}`);
    await expect(staff.getByText('No documents found')).toBeVisible();
  });

  const code = await test.step('download the certified translation', async () => {
    const mail = await mailbox.waitFor(address, /translation is ready/i);
    const verificationCode = /TFE ?[A-Z0-9 ]{6,8}/.exec(mail.text)?.[0].replaceAll(' ', '') ?? '';
    expect(verificationCode).toMatch(/^TFE[A-HJKMNP-TV-Z2-9]{8}$/);
    await page.goto('/dashboard/progress');
    await expect(page.getByText('Completed').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^Birth certificate - .+ - TFE[A-Z0-9]{8}\.pdf$/);
    return verificationCode;
  });

  await test.step('anyone verifies it by its code', async () => {
    await page.context().clearCookies();
    await page.goto('/verify');
    await page.getByLabel('Verification code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Authenticated').first()).toBeVisible();
    await expect(page.getByText('Birth certificate').first()).toBeVisible();
    await expect(page.getByText(filename)).toHaveCount(0);
  });
});
