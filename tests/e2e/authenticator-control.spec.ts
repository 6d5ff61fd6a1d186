import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test, type Mailbox, type Sandbox } from './support/app.ts';
import { makeTranslation, signUp } from './support/customer.ts';
import { openWorkspace, orderPaid, tickAll } from './support/staff.ts';

/** Approves one document and corrects another, both named after `word`. */
async function decideTwo(
  page: Page,
  staff: Page,
  { word, mailbox, sandbox }: { word: string; mailbox: Mailbox; sandbox: Sandbox },
): Promise<void> {
  await orderPaid(page, `rejected-${word}.pdf`, { mailbox, sandbox });
  await openWorkspace(staff, `rejected-${word}.pdf`);
  await staff.keyboard.press('r');
  const dialog = staff.getByRole('dialog', { name: /^Correct/ });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'corrected.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) });
  await dialog.getByRole('button', { name: 'Upload and compare' }).click();
  await expect(dialog).toBeHidden();
  await tickAll(staff);
  // As the corrected file names the holder.
  await staff.getByLabel('Name of the holder').fill('João Pereira da Silva');
  await staff.getByRole('button', { name: 'Send Correction' }).click();
  await expect(staff.getByText('Correction sent')).toBeVisible();
  await makeTranslation(page, `approved-${word}.pdf`, { sandbox, staff });
}

test(
  'the activity monitor is searched, and filtered by action and by authenticator',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const word = randomUUID().slice(0, 8);
    await decideTwo(page, await openAs('authenticator'), { word, mailbox, sandbox });
    const admin = await openAs('admin');
    await admin.goto('/authenticator-control');
    await expect(admin.getByRole('heading', { level: 1, name: 'Authenticator Control' })).toBeVisible();
    await expect(admin.getByText('Professional Translation')).toBeVisible();

    const activity = admin.getByRole('table', { name: 'Activity' });
    const approved = activity.getByRole('row', { name: `approved-${word}` });
    const rejected = activity.getByRole('row', { name: `rejected-${word}` });
    const status = admin.getByLabel('Status');
    await admin.getByLabel('Search by person or document').fill(word.toUpperCase());
    await expect(approved).toContainText('Approved');
    await expect(rejected.first()).toBeVisible();

    await status.selectOption('Rejected');
    await expect(approved).toHaveCount(0);
    await expect(rejected).toHaveCount(1);
    await expect(rejected).toContainText('Rejected');
    await status.selectOption('Approved');
    await expect(rejected).toHaveCount(0);
    await expect(approved).toHaveCount(1);
    await status.selectOption('All statuses');

    const people = admin.getByRole('table', { name: 'Authenticators' });
    const name = (await people.getByRole('rowheader').getByRole('link').first().textContent()) ?? '';
    const who = admin.getByLabel('Authenticator', { exact: true });
    const options = await who.locator('option').allTextContents();
    await who.selectOption(options.find((option) => option.startsWith(name)) ?? name);
    await expect(admin).toHaveURL(/who=/);
    for (const row of await activity.getByRole('row').all()) {
      if ((await row.getByRole('rowheader').count()) > 0) await expect(row).toContainText(name);
    }
    await admin.getByLabel('Search by person or document').fill('nobody did this');
    await expect(admin.getByText('No activities found')).toBeVisible();
    await admin.getByRole('button', { name: 'Clear filters' }).click();
    await expect(admin).toHaveURL(/\/authenticator-control$/);
    await expect(activity).toBeVisible();
  },
);

test('staff pages redirect other users to their home page', async ({ page, mailbox, openAs }) => {
  await signUp(page, mailbox);
  const staffPaths = ['/admin', '/admin/operations', '/user-management', '/authenticator-control', '/authenticator'];
  for (const path of staffPaths) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  const authenticator = await openAs('authenticator');
  for (const path of staffPaths.filter((staffPath) => staffPath !== '/authenticator')) {
    await authenticator.goto(path);
    await expect(authenticator).toHaveURL(/\/authenticator$/);
  }
  const admin = await openAs('admin');
  await admin.goto('/authenticator/upload');
  await expect(admin).toHaveURL(/\/admin$/);
});

test('removing a role during a session redirects at once', async ({ page, mailbox, openAs }) => {
  const { email } = await signUp(page, mailbox);
  const admin = await openAs('admin');
  await admin.goto(`/user-management?q=${email}`);
  const role = admin.getByLabel('Role of Ana Ribeiro');
  const confirm = admin.getByRole('alertdialog').getByRole('button', { name: 'Change role' });
  await role.selectOption('Administrator');
  await confirm.click();
  await expect(admin.getByText('Role changed')).toBeVisible();

  await page.goto('/user-management');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await role.selectOption('User');
  await confirm.click();
  await expect(role).toHaveValue('user');

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'User Management' })).toHaveCount(0);
});
