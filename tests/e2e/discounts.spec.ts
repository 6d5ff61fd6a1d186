import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { call, makeDraft, payFor, signUp } from './support/customer.ts';
import { publishSeller } from './support/seller.ts';

test('a coupon is made, typed before paying, and taken off; an organization has a discount of its own', async ({
  page,
  mailbox,
  openAs,
}) => {
  const code = `AUTUMN-${randomUUID().slice(0, 6)}`.toUpperCase();
  const admin = await openAs('admin');
  await test.step('the admin makes it', async () => {
    await admin.goto('/admin/coupons');
    await admin.getByRole('button', { name: 'New coupon…' }).click();
    const dialog = admin.getByRole('alertdialog', { name: 'New coupon' });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Enter 3 to 30 letters, digits or hyphens.')).toBeVisible();
    await dialog.getByLabel('Code').fill(code.toLowerCase());
    await dialog.getByLabel('Percent off').fill('20');
    await dialog.getByLabel('Uses').fill('5');
    await expectNoObjections(admin, 'making of a coupon');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(admin.getByRole('row').filter({ hasText: code })).toContainText('0 of 5');
    await expectNoObjections(admin, 'coupons');
  });

  await signUp(page, mailbox);
  const { request } = page.context();
  await test.step('the customer types it', async () => {
    const documentId = await makeDraft(page, 'birth.pdf', { pages: 2 });
    await page.goto(`/dashboard/check?documents=${documentId}`);
    await page.getByLabel('Coupon code').fill('no such code');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This code is not valid.')).toBeVisible();
    await page.getByLabel('Coupon code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Code ${code} takes $6.00 off.`)).toBeVisible();
    await expectNoObjections(page, 'order with a coupon');
    await page.getByRole('button', { name: 'Confirm & Pay $24.00' }).click();
    await expect(page.getByRole('button', { name: 'Pay $24.00' })).toBeVisible();
    await expect(async () => {
      await admin.reload();
      const row = admin.getByRole('row').filter({ hasText: code });
      await expect(row).toContainText('1 in open checkouts', { timeout: 5_000 });
    }).toPass();
  });

  await test.step('a firm has a list and a volume discount', async () => {
    const { id } = await call(request, 'auth.createOrganization', {
      input: { name: `Reis ${randomUUID().slice(0, 8)} LLP` },
      output: z.object({ id: z.string() }),
    });
    await admin.goto(`/admin/prices?account=${id}`);
    await admin.getByRole('button', { name: 'Add a step' }).click();
    await admin.getByLabel('Percent off, step 1').fill('10');
    await admin.getByLabel('Reason').fill('as agreed');
    await admin.getByRole('button', { name: 'Publish discount' }).click();
    await expect(admin.getByText('0 so far, 10%')).toBeVisible();
    await admin.getByLabel('Certified Translation, page, dollars').fill('12');
    await admin.getByLabel('Notarized Translation, document, dollars').fill('5');
    await admin.getByRole('button', { name: 'Publish…' }).click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('their own list');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByText('It has a list of its own.')).toBeVisible();
    await expectNoObjections(admin, 'prices of an organization');
    const documentId = await makeDraft(page, 'marriage.pdf');
    await page.goto(`/dashboard/check?documents=${documentId}`);
    await expect(page.getByRole('button', { name: 'Confirm & Pay $10.80' })).toBeVisible();
  });

  await test.step('on a phone nothing overflows', async () => {
    await admin.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/admin/coupons', '/admin/prices', '/admin/invoices']) {
      await admin.goto(path);
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = () => admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    }
  });
});

test('a seller is published, and a customer’s invoice states its tax', async ({ page, mailbox, openAs, sandbox }) => {
  const admin = await openAs('admin');
  await publishSeller(admin, sandbox.databaseUrl, () => expectNoObjections(admin, 'seller and tax'));

  await signUp(page, mailbox);
  const documentId = await makeDraft(page, 'birth.pdf');
  await payFor(page, sandbox, [documentId]);
  await page.goto('/dashboard/profile?section=payments');
  await page.getByRole('button', { name: /^Invoice, / }).click();
  const form = page.getByRole('dialog', { name: 'Invoice' });
  await form.getByLabel('Name or company').fill('Ana Reis');
  await expectNoObjections(page, 'asking for an invoice');
  await form.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(form.getByText(/^Invoice INV-/)).toBeVisible();
  await admin.goto('/admin/invoices?q=Ana+Reis');
  await expect(admin.getByRole('row').filter({ hasText: 'Ana Reis' }).first()).toContainText('$2.80');
});
