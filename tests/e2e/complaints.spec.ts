import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { orderPaid } from './support/staff.ts';

test('a complaint is opened in the order’s details, answered by keyboard, and closed with its lesson', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `complaint-${randomUUID().slice(0, 8)}.pdf`;
  const id = await orderPaid(page, filename, { mailbox, sandbox });
  const admin = await openAs('admin');
  const { keyboard } = admin;

  await test.step('it is opened', async () => {
    await admin.goto(`/admin?doc=${id}`);
    await admin.getByRole('button', { name: 'Complaint…' }).press('Enter');
    await admin.getByLabel('Cause').selectOption('Late');
    await admin.getByRole('button', { name: 'Open', exact: true }).press('Enter');
    await expect(admin.getByText('Write what the customer said.')).toBeVisible();
    await admin.getByLabel('What the customer said').fill('I needed it on Monday.');
    await expectNoObjections(admin, 'open a complaint');
    await admin.getByRole('button', { name: 'Open', exact: true }).press('Enter');
    await admin.getByRole('link', { name: 'Open complaint' }).press('Enter');
  });

  await test.step('it does not end as refunded before a refund', async () => {
    const row = admin.getByRole('row', { name: filename });
    await expect(row).toContainText('I needed it on Monday.');
    await expectNoObjections(admin, 'complaints');
    await row.getByRole('button', { name: /^Answer/ }).press('Enter');
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText('I needed it on Monday.')).toBeVisible();
    await dialog.getByLabel('Cost to the house').fill('15');
    await dialog.getByLabel('End').selectOption('Refunded');
    await dialog.getByRole('button', { name: 'Close complaint' }).press('Enter');
    await expect(dialog.getByText('reissue or refund first', { exact: false })).toBeVisible();
    await expect(dialog.getByText('Write what the house learns from it.')).toBeVisible();
    await expectNoObjections(admin, 'a complaint');
    await dialog.getByLabel('End').selectOption('Explained');
    await dialog.getByLabel('Lesson').fill('Say the day twice.');
    await dialog.getByRole('button', { name: 'Close complaint' }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it stays, with its lesson', async () => {
    const row = admin.getByRole('row', { name: filename });
    await expect(row).toContainText('Explained');
    await expect(row).toContainText('$15.00');
    await row.getByRole('button', { name: /^View/ }).press('Enter');
    await expect(admin.getByRole('dialog').getByText('Say the day twice.')).toBeVisible();
    await keyboard.press('Escape');
    await admin.setViewportSize({ width: 390, height: 844 });
    await expect(admin.getByRole('article').filter({ hasText: filename })).toBeVisible();
    await expectNoObjections(admin, 'complaints on a phone');
  });
});
