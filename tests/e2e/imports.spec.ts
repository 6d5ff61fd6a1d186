import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('customers and their past orders are brought over: a fault first, then the dry run, then the import', async ({
  openAs,
  page,
  mailbox,
}) => {
  const email = `${randomUUID().slice(0, 8)}@old.example.test`;
  const name = `Ana ${randomUUID().slice(0, 6)}`;
  const admin = await openAs('admin');
  await admin.goto('/admin/import');
  const choose = (file: ReturnType<typeof csv>) => admin.locator('input[type="file"]').setInputFiles(file);

  await test.step('a list with a fault is not imported', async () => {
    await choose(csv('customers.csv', ['Name,Email,Language', `${name},${email},pt`, 'Ben,nobody,']));
    await expect(admin.getByText('1 fault in the list')).toBeVisible();
    await expect(admin.getByRole('table', { name: 'Faults' })).toContainText('This is no address.');
    await expect(admin.getByRole('button', { name: /^Import/ })).toHaveCount(0);
    await expectNoObjections(admin, 'an import with a fault');
  });

  await test.step('the right one is, with an invitation, by keyboard', async () => {
    await choose(csv('customers.csv', ['Name,Email,Language', `${name},${email},pt`]));
    await expect(admin.getByText('1 new line, 0 known')).toBeVisible();
    await admin.getByLabel('Invite the new customers by mail').press('Space');
    await admin.getByRole('button', { name: 'Import 1 line' }).press('Enter');
    await expect(admin.getByText('Imported: 1 customer')).toBeVisible();
    await expect(admin.getByRole('list', { name: 'Imported lists' })).toContainText('customers.csv');
  });

  await test.step('past orders are listed as imported', async () => {
    await admin.goto('/admin/import?kind=orders');
    const lines = ['Email,Reference,Date,Title,Amount,Currency', `${email},A-17,2024-02-29,Diploma,80.50,EUR`];
    await choose(csv('orders.csv', lines));
    await admin.getByRole('button', { name: 'Import 1 line' }).press('Enter');
    await expect(admin.getByText('Imported: 1 past order')).toBeVisible();
    await admin.goto(`/admin/import?tab=orders&q=${encodeURIComponent(name)}`);
    await expect(admin.getByRole('row', { name: 'Diploma' })).toContainText('€80.50');
    await admin.setViewportSize({ width: 390, height: 844 });
    await expect(admin.getByRole('article').filter({ hasText: 'Diploma' })).toBeVisible();
    await expectNoObjections(admin, 'past orders on a phone');
  });

  await test.step('the customer chooses a password and finds them', async () => {
    const mail = await mailbox.waitFor(email, /^Sua conta/);
    await page.goto(mail.links.find((link) => link.includes('/reset-password?token=')) ?? '/');
    await page.getByLabel('New Password', { exact: true }).fill('a quiet river bends');
    await page.getByLabel('Confirm New Password').fill('a quiet river bends');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible();
    await page.goto('/login?redirect=%2Fdashboard%2Fprogress');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a quiet river bends');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Earlier orders' })).toContainText('€80.50');
    await expectNoObjections(page, 'earlier orders');
  });
});
