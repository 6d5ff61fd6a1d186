import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { call, makeDraft, signUp } from './support/customer.ts';
import { queryDatabase } from './support/database.ts';

test('a failed mail is listed, retried and removed from the list', async ({ sandbox, mailbox, openAs }) => {
  const address = `dead.${randomUUID()}@example.test`;
  await queryDatabase(
    sandbox.databaseUrl,
    `insert into outbound_emails (to_address, template, payload, status, attempts, last_error)
     values ($1, 'refund', $2, 'failed', 3, '550 no such mailbox')`,
    [address, JSON.stringify({ paymentId: randomUUID(), receiptNumber: '1', amountCents: 100 })],
  );

  const admin = await openAs('admin');
  await admin.goto('/admin/operations');
  const row = admin.getByRole('row').filter({ hasText: address });
  await expect(row).toContainText('Email not sent');
  await expect(row).toContainText('550 no such mailbox');
  await row.getByRole('button', { name: 'Retry refund' }).click();
  await expect(admin.getByRole('heading', { name: 'Retried' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await mailbox.waitFor(address, /refund/i);
  const log = admin.getByRole('table', { name: 'Audit log' });
  const retried = log.getByRole('row').filter({ hasText: 'Failed work retried' });
  await expect(retried.first()).toBeVisible();
  await admin.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(admin).toHaveURL(/to=2020-01-31/);
  await expect(retried).toHaveCount(0);
  await admin.getByLabel('To', { exact: true }).fill('');
  await expect(retried.first()).toBeVisible();
});

test('a payment that does not match its order notifies admins, is listed and refunded', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const { email } = await signUp(page, mailbox);
  const filename = `flagged-${randomUUID().slice(0, 8)}.pdf`;
  const id = await makeDraft(page, filename);
  const { request } = page.context();
  const { sessionId } = await call(request, 'payments.createCheckoutSession', {
    input: { documentIds: [id], expectedTotalCents: 1500 },
    output: z.object({ sessionId: z.string() }),
  });
  await queryDatabase(sandbox.databaseUrl, 'update payments set amount_cents = 1400 where stripe_session_id = $1', [
    sessionId,
  ]);
  await request.post(`${sandbox.stripeUrl}/sandbox/sessions/${sessionId}/complete`, { data: {} });
  const progress = () =>
    call(request, 'payments.processSession', { input: { sessionId }, output: z.object({ state: z.string() }) });
  await expect.poll(async () => (await progress()).state).toBe('failed');

  const admin = await openAs('admin');
  await admin.goto('/admin');
  await admin.getByRole('button', { name: /^Notifications/ }).click();
  await admin
    .getByRole('link', { name: /Payment needs a decision/ })
    .first()
    .click();
  await expect(admin).toHaveURL(/\/admin\/operations$/);

  const row = admin.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('The amount or currency doesn’t match the order.');
  await row.getByRole('button', { name: /^Refund receipt/ }).click();
  const confirm = admin.getByRole('alertdialog');
  await confirm.getByLabel('Reason').fill('The amount does not match the order.');
  await confirm.getByRole('button', { name: 'Refund $14.00' }).click();
  await expect(admin.getByText('Refund sent')).toBeVisible();
  await expect(row).toHaveCount(0);
  await mailbox.waitFor(email, /refund/i);
});
