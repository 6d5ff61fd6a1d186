import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { paymentErrors } from '#shared/catalogue/payment-errors.ts';
import { expect, test } from './support/app.ts';
import { awaitTranslation } from './support/customer.ts';
import { queryDatabase } from './support/database.ts';
import { orderPaid } from './support/staff.ts';

/** Decisions on orders whose payment is disputed or being refunded are disabled, with their reason. */

async function expectDisabled(button: Locator, reason: string): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(reason);
}

test('a disputed order can be neither approved nor corrected, by keyboard either', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const reason = paymentErrors.PAYMENT_DISPUTED.message;
  const filename = `disputed-${randomUUID().slice(0, 8)}.pdf`;
  const id = await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  // Toasts of other orders are dialogs too.
  const decisionDialogs = staff.getByRole('dialog', { name: new RegExp(`“.*${filename}.*”`) });
  await awaitTranslation(staff, filename);
  const [payment] = await queryDatabase(
    sandbox.databaseUrl,
    'select stripe_payment_intent_id from payments join payment_items on payment_id = payments.id where document_id = $1',
    [id],
  );
  const dispute = { payment_intent: payment?.['stripe_payment_intent_id'] };
  const opened = await page.request.post(`${sandbox.stripeUrl}/sandbox/disputes`, { data: dispute });
  expect(opened.ok(), await opened.text()).toBe(true);

  await staff.goto(`/authenticator/authenticate?q=${filename}`);
  const row = staff.getByRole('row', { name: filename });
  await expect(row.getByText('Payment disputed')).toBeVisible();
  const approve = row.getByRole('button', { name: `Approve ${filename}` });
  await expectDisabled(approve, reason);
  await expectDisabled(row.getByRole('button', { name: `Reject ${filename} with a correction` }), reason);
  await approve.focus();
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Enter');
  await expect(decisionDialogs).toHaveCount(0);
  await expect(staff).toHaveURL(/\/authenticate\?q=/);

  await row.getByRole('link', { name: filename }).click();
  await expect(staff.getByText(reason)).toBeVisible();
  await expect(staff.getByRole('checkbox').first()).toBeDisabled();
  const correct = staff.getByRole('button', { name: 'Reject with correction…' });
  await expect(correct).toHaveAttribute('aria-disabled', 'true');
  await expect(staff.getByRole('button', { name: 'Approve', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await correct.focus();
  for (const key of ['Enter', 'r', 'a']) await staff.keyboard.press(key);
  await expect(decisionDialogs).toHaveCount(0);
  await expect(staff.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test(
  'no translation is supplied while a refund of the order is in progress',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const reason = paymentErrors.REFUND_PENDING.message;
    const filename = `refunding-${randomUUID().slice(0, 8)}.pdf`;
    const id = await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    await awaitTranslation(staff, filename);
    await queryDatabase(sandbox.databaseUrl, `update documents set payment_hold = 'refund' where id = $1`, [id]);
    // The sandbox's translator fails for all orders or none, so this order loses its translation in the database.
    await queryDatabase(
      sandbox.databaseUrl,
      `update documents_to_be_verified set workflow_state = 'failed', translated_file_key = null,
       translated_file_size_bytes = null, translated_file_sha256 = null, translated_file_mimetype = null
     where document_id = $1`,
      [id],
    );

    await staff.goto(`/authenticator/authenticate?q=${filename}`);
    const row = staff.getByRole('row', { name: filename });
    await expect(row.getByText('Refund pending')).toBeVisible();
    await expectDisabled(row.getByRole('button', { name: `Supply a translation of ${filename}` }), reason);
    await expectDisabled(row.getByRole('button', { name: `Approve ${filename}` }), reason);

    await row.getByRole('link', { name: filename }).click();
    await expect(staff.getByText(reason)).toBeVisible();
    const supply = staff.getByRole('button', { name: 'Supply translation…' });
    await expect(supply).toHaveAttribute('aria-disabled', 'true');
    await supply.click({ force: true });
    await expect(staff.getByRole('dialog', { name: new RegExp(`“.*${filename}.*”`) })).toHaveCount(0);
  },
);
