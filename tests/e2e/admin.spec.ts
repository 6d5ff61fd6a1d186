import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { signUp } from './support/customer.ts';
import { orderPaid } from './support/staff.ts';

test('an admin grants and revokes a role; their own role is locked', async ({ page, mailbox, sandbox, openAs }) => {
  const { email } = await signUp(page, mailbox);
  const admin = await openAs('admin');
  await admin.goto(`/user-management?q=${email}`);
  await admin.getByLabel('Role of Ana Ribeiro').selectOption('Authenticator');
  const dialog = admin.getByRole('alertdialog', { name: 'Make Ana Ribeiro an Authenticator?' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(admin.getByText('Role changed')).toBeVisible();
  await expect(admin.getByLabel('Role of Ana Ribeiro')).toHaveValue('authenticator');

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/authenticator$/);

  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('Role restored')).toBeVisible();
  await expect(admin.getByLabel('Role of Ana Ribeiro')).toHaveValue('user');

  await admin.goto(`/user-management?q=${sandbox.logins.admin.email}`);
  await expect(admin.getByText('You can’t change your own role.')).toBeVisible();
  await expect(admin.getByLabel(/^Role of/)).toBeDisabled();
});

test('an admin completes a document with a reason, undoes it, and reads it in the audit log', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `status-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const admin = await openAs('admin');
  await admin.goto(`/admin?q=${filename}`);
  const status = admin.getByLabel(`Status of ${filename}`);
  await status.selectOption('Completed');
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await expect(dialog.getByText('Please give a reason for completing a document without a translation.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Delivered on paper.');
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await expect(admin.getByText('Status set to Completed')).toBeVisible();
  await expect(status).toHaveValue('completed');

  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('Status restored')).toBeVisible();
  await expect(status).toHaveValue('processing');

  await admin.getByRole('link', { name: filename }).click();
  await expect(admin).toHaveURL(/doc=/);
  const details = admin.getByRole('dialog', { name: filename });
  await expect(details.getByText('“Delivered on paper.”')).toBeVisible();
  await admin.goBack();
  await expect(details).toBeHidden();
});

test('an admin refunds a payment in two parts, shown to admin and customer', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `refund-${randomUUID().slice(0, 8)}.pdf`;
  const id = await orderPaid(page, filename, { mailbox, sandbox, pages: 2 });
  const admin = await openAs('admin');
  await admin.goto(`/admin?doc=${id}`);
  const details = admin.getByRole('dialog', { name: filename });
  await details.getByRole('button', { name: /^Refund receipt/ }).click();
  const confirm = admin.getByRole('alertdialog');
  await confirm.getByLabel('Amount in dollars').fill('99');
  await confirm.getByRole('button', { name: 'Refund' }).click();
  await expect(confirm.getByText('Enter an amount from $0.01 to $30.00.')).toBeVisible();
  await expect(confirm.getByText('Give a reason for the refund.')).toBeVisible();
  await confirm.getByLabel('Amount in dollars').fill('10');
  await confirm.getByLabel('Reason').fill('One page was blank.');
  await confirm.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(admin.getByText('Refund sent')).toBeVisible();
  await expect(details.getByText('Refund of $10.00')).toBeVisible();
  await page.goto('/dashboard/profile?section=payments');
  const payment = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payment).toContainText(['$30.00Partly refunded']);

  await details.getByRole('button', { name: /^Refund receipt/ }).click();
  await confirm.getByLabel('Reason').fill('The customer changed their mind.');
  await confirm.getByRole('button', { name: 'Refund $20.00' }).click();
  await expect(details.getByText('Refund of $20.00')).toBeVisible();
  await expect(details.getByRole('button', { name: /^Refund receipt/ })).toHaveCount(0);
  await expect(details.locator('[data-slot=badge]').first()).toHaveText('Processing');
  await expect(details.locator('[data-slot=badge]').nth(1)).toHaveText('Refunded');

  await page.goto(`/dashboard/progress?doc=${id}`);
  const own = page.getByRole('dialog', { name: filename });
  await expect(own.locator('[data-slot=badge]')).toHaveText(['Refunded']);
  await expect(own.getByText('Your payment was refunded, and the order has ended.')).toBeVisible();
  await own.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText('Document in processing')).toHaveCount(0);

  await page.goto('/dashboard/profile?section=payments');
  await expect(payment).toContainText(['$30.00Refunded']);
  await payment.getByRole('button', { name: /^Receipt/ }).click();
  await expect(page.getByRole('dialog', { name: 'Receipt' }).getByRole('listitem')).toContainText(filename);

  await admin.goto('/admin/profile');
  await expect(admin.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Payments' })).toHaveCount(0);
});

test('the dashboard’s tabs are kept in the URL', async ({ openAs }) => {
  const admin = await openAs('admin');
  const tabs = admin.getByRole('navigation', { name: 'Dashboard' });
  const current = tabs.locator('[aria-current=page]');
  await admin.goto('/admin');
  await expect(current).toHaveText('Overview');
  await tabs.getByRole('link', { name: 'To Authenticate' }).click();
  await expect(admin).toHaveURL(/\/admin#to-authenticate$/);
  await expect(admin.getByRole('heading', { name: 'Documents to Authenticate' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Translated' }).click();
  await expect(current).toHaveText('Translated');
  await admin.goBack();
  await expect(current).toHaveText('To Authenticate');
  await admin.goto('/admin#no-such-tab');
  await expect(admin.getByRole('heading', { name: 'All documents' })).toBeVisible();
  await admin.goto('/admin#translated');
  await expect(current).toHaveText('Translated');
  await expect(admin.locator('#translated, #to-authenticate')).toHaveCount(0);

  await admin.keyboard.press('Control+k');
  await admin.getByRole('combobox', { name: 'Search commands' }).fill('operations');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/admin\/operations$/);
});
