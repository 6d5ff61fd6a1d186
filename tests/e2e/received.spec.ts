import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { call, makeDraft, signUp } from './support/customer.ts';

test('a firm’s check is recorded in two parts, taken back, and shown in the ledger', async ({
  page,
  mailbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const { request } = page.context();
  const name = `Reis ${randomUUID().slice(0, 8)} LLP`;
  const { id: accountId } = await call(request, 'auth.createOrganization', {
    input: { name },
    output: z.object({ id: z.string() }),
  });
  const admin = await openAs('admin');
  await call(admin.context().request, 'admin.setCreditLimit', {
    input: { id: accountId, limitCents: 10_000 },
    output: z.object({}),
  });
  const documentId = await makeDraft(page, 'birth.pdf', { pages: 2 });
  await page.goto(`/dashboard/check?documents=${documentId}`);
  await page.getByRole('button', { name: 'Put on our account' }).click();
  await expect(page.getByText('Ordered on account')).toBeVisible();

  await admin.goto(`/admin/payments?q=${encodeURIComponent(name)}`);
  const list = admin.getByRole('list', { name: `Statements of ${name}` });
  await test.step('a first part', async () => {
    await list.getByRole('button', { name: 'Record payment… Open month' }).click();
    const dialog = admin.getByRole('alertdialog', { name: 'Record a payment: Open month' });
    await dialog.getByLabel('Amount in USD').fill('10');
    await expect(dialog.getByText('$20.00 stays to be paid.')).toBeVisible();
    await dialog.getByLabel('Received by').selectOption({ label: 'Check' });
    await dialog.getByLabel('Reference').fill('check 4711');
    await expectNoObjections(admin, 'recording of a payment');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(admin.getByText(/RCV-\d+ recorded/)).toBeVisible();
    await expect(list).toContainText(/INV-\d{4}-\d{4}/);
    await expect(list).toContainText('$10.00 received');
  });

  await test.step('it is taken back', async () => {
    const received = admin.getByRole('radio', { name: 'Received' });
    await received.click({ force: true });
    await expect(received).toBeChecked();
    const row = admin.getByRole('row').filter({ hasText: name }).first();
    await row.getByRole('button', { name: /Take back… RCV-\d+/ }).click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('the check bounced');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(admin.getByText(/RCV-\d+ is taken back/)).toBeVisible();
    await expect(admin.getByText(/taken back by RCV-\d+/).first()).toBeVisible();
    await expectNoObjections(admin, 'received payments');
  });

  await test.step('the ledger and the phone', async () => {
    await admin.goto(`/admin/invoices?q=${encodeURIComponent(name)}`);
    await expect(admin.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await expectNoObjections(admin, 'ledger of invoices');
    await admin.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/admin/invoices',
      '/admin/payments',
      '/admin/payments?tab=received',
      '/admin/payments?tab=bank',
    ]) {
      await admin.goto(path);
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = () => admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    }
  });
});
