import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { call, makeDraft, payByCard, signUp } from './support/customer.ts';

test('an admin allows orders on account; an organization orders without a card and pays the month', async ({
  page,
  mailbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const { request } = page.context();
  const name = `Reis ${randomUUID().slice(0, 8)} LLP`;
  await call(request, 'auth.createOrganization', { input: { name }, output: z.object({ id: z.string() }) });
  const id = await makeDraft(page, 'birth.pdf', { pages: 2 });
  await page.goto(`/dashboard/check?documents=${id}`);
  await expect(page.getByRole('button', { name: 'Confirm & Pay $30.00' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on our account' })).toBeHidden();

  await test.step('the admin sets the limit', async () => {
    const admin = await openAs('admin');
    await admin.goto(`/user-management?q=${encodeURIComponent(name)}`);
    await admin.getByRole('button', { name: `Credit limit of ${name}` }).click();
    const dialog = admin.getByRole('alertdialog', { name: `Credit limit of ${name}` });
    await dialog.getByLabel('Limit in dollars').fill('50001');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter an amount from $0.01 to $50,000.00.')).toBeVisible();
    await dialog.getByLabel('Limit in dollars').fill('45');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Credit limit saved')).toBeVisible();
    await expect(admin.getByText('On account up to $45.00').first()).toBeVisible();
    await expectNoObjections(admin, 'organization in User Management', { isBrief: true });
  });

  await test.step('the organization orders', async () => {
    await page.reload();
    await expect(page.getByText('Left on the account: $45.00.')).toBeVisible();
    await expectNoObjections(page, 'check with an account');
    await page.getByRole('button', { name: 'Put on our account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/progress/);
    await expect(page.getByText('Ordered on account')).toBeVisible();
    await expect(page.getByText('birth.pdf').first()).toBeVisible();
  });

  await test.step('more than the account has left', async () => {
    const next = await makeDraft(page, 'letter.pdf', { pages: 2 });
    await page.goto(`/dashboard/check?documents=${next}`);
    await expect(page.getByRole('button', { name: 'Put on our account' })).toBeDisabled();
    await expect(page.getByText('This is more than the account has left ($15.00).')).toBeVisible();
  });

  await test.step('paying the month before it ends', async () => {
    await page.goto('/dashboard/organization');
    await expect(page.getByRole('list', { name: 'To be paid' })).toContainText('Open month');
    await expectNoObjections(page, 'account of an organization');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Pay now: this month' }).click();
    await payByCard(page, '$30.00');
    await expect(page.getByText('Paid. Thank you!')).toBeInViewport();
    await expect(page.getByRole('list', { name: 'To be paid' })).toBeHidden();
    const invoices = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');
    await expect(invoices).toHaveCount(1);
    await expect(invoices).toContainText('Paid');
  });
});
