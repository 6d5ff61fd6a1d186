import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { fileInput, signUp } from './support/customer.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('customers and their past orders are imported: a fault first, then the dry run, then the import', async ({
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
    await choose(csv('customers.csv', ['Name,Email,Language', `${name},${email},English`, 'Ben,nobody,']));
    await expect(admin.getByText('1 fault in the list')).toBeVisible();
    await expect(admin.getByRole('table', { name: 'Faults' })).toContainText('This is no address.');
    await expect(admin.getByRole('button', { name: /^Import/ })).toHaveCount(0);
    await expectNoObjections(admin, 'an import with a fault');
  });

  await test.step('no other list is chosen while one is imported', async () => {
    await choose(csv('customers.csv', ['Name,Email,Language', `${name},${email},English`]));
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await admin.route('**/files/imports*create=*', async (route) => {
      await held;
      await route.abort();
    });
    await admin.getByRole('button', { name: 'Import 1 line' }).press('Enter');
    const another = admin.getByRole('button', { name: 'Choose another' });
    await expect(another).toHaveAttribute('aria-disabled', 'true');
    release?.();
    await expect(another).not.toHaveAttribute('aria-disabled', 'true');
    await admin.unroute('**/files/imports*create=*');
  });

  await test.step('the right one is, with an invitation, by keyboard', async () => {
    await choose(csv('customers.csv', ['Name,Email,Language', `${name},${email},English`]));
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
    const mail = await mailbox.waitFor(email, /^Your account/);
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

test('a price is asked for, offered from an order of the desk, accepted by name and payable', async ({
  openAs,
  page,
  mailbox,
}) => {
  const { email } = await signUp(page, mailbox);
  const about = `A thesis ${randomUUID().slice(0, 8)}`;

  await test.step('the customer asks, with a paper of Word', async () => {
    await page.goto('/dashboard/quotes');
    await page.getByRole('button', { name: 'Ask for a price' }).press('Enter');
    await expect(page.getByLabel('What is to be translated')).toBeFocused();
    await page.getByRole('button', { name: 'Ask for a price' }).press('Enter');
    await expect(page.getByText('Write what is to be translated.')).toBeVisible();
    await page.getByLabel('What is to be translated').fill(about);
    await page.getByLabel('Languages').fill('Danish');
    await page
      .getByRole('textbox', { name: /^Pages/ })
      .last()
      .fill('180');
    const docx = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('a paper of Word')]);
    const file = { name: 'thesis.docx', mimeType: 'application/octet-stream', buffer: docx };
    await fileInput(page).first().setInputFiles(file);
    await page.getByRole('button', { name: 'Ask for a price' }).press('Enter');
    const row = page.getByRole('list', { name: 'Requests' }).getByRole('listitem').filter({ hasText: about });
    await expect(row).toContainText('thesis.docx');
    await expectNoObjections(page, 'a price that was asked for');
  });

  const admin = await openAs('admin');
  await test.step('the desk takes an order and offers it', async () => {
    await admin.goto('/admin/new-order');
    await admin.getByRole('textbox', { name: 'Email' }).fill(email);
    await admin
      .getByRole('region', { name: 'Known already?' })
      .getByRole('button', { name: /^Choose/ })
      .click();
    await fileInput(admin)
      .first()
      .setInputFiles({ name: 'thesis.pdf', mimeType: 'application/pdf', buffer: await pdfOf(2) });
    const paper = admin.getByRole('listitem').filter({ hasText: 'thesis.pdf' });
    await paper.getByLabel('Original document language').selectOption('German');
    await admin.getByRole('button', { name: 'Take the order' }).click();
    await expect(admin.getByText(/^The order of .* is taken/)).toBeVisible();
    await admin.goto(`/admin/price-requests?q=${encodeURIComponent(email)}`);
    await expectNoObjections(admin, 'price requests');
    await admin.getByRole('row', { name: about }).getByRole('button').press('Enter');
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'thesis.docx' })).toBeVisible();
    await dialog.getByLabel('Note, or reason to decline').fill('Two chapters first.');
    await expectNoObjections(admin, 'a price request');
    await dialog.getByRole('button', { name: 'Send the offer' }).press('Enter');
    await expect(admin.getByRole('row', { name: about })).toContainText('$30.00');
  });

  await test.step('the customer accepts by name and sees where it is paid', async () => {
    await mailbox.waitFor(email, /^Your price/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/quotes');
    await page.getByRole('button', { name: `View the offer for ${about}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Two chapters first.');
    await dialog.getByLabel('Your name').fill('');
    await dialog.getByRole('button', { name: 'Accept Offer' }).press('Enter');
    await expect(dialog.getByText('Type your name.')).toBeVisible();
    await dialog.getByLabel('Your name').fill('Ana Ribeiro');
    await expectNoObjections(page, 'an offer');
    await dialog.getByRole('button', { name: 'Accept Offer' }).press('Enter');
    await expect(dialog).toContainText('Accepted by Ana Ribeiro');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pay $30.00' })).toBeVisible();
  });
});
