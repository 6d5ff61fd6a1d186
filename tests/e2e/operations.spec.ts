import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { call, makeDraft, signUp } from './support/customer.ts';

test('a mail that was given up is shown, tried again, and gone', async ({ sandbox, mailbox, openAs }) => {
  const address = `dead.${randomUUID()}@example.test`;
  const database = new pg.Client(sandbox.databaseUrl);
  await database.connect();
  await database.query(
    `insert into outbound_emails (to_address, template, payload, status, attempts, last_error)
     values ($1, 'refund', $2, 'failed', 3, '550 no such mailbox')`,
    [address, JSON.stringify({ paymentId: randomUUID(), receiptNumber: '1', amountCents: 100 })],
  );
  await database.end();

  const admin = await openAs('admin');
  await admin.goto('/admin/operations');
  const row = admin.getByRole('row').filter({ hasText: address });
  await expect(row).toContainText('E-mail not sent');
  await expect(row).toContainText('550 no such mailbox');
  await row.getByRole('button', { name: 'Retry refund' }).click();
  await expect(admin.getByText('Tried again')).toBeVisible();
  await expect(row).toHaveCount(0);
  await mailbox.waitFor(address, /refund/i);
  const log = admin.getByRole('table', { name: 'Audit log' });
  await expect(log.getByRole('row').filter({ hasText: 'Stuck work retried' }).first()).toBeVisible();
});

test('money that does not match its order is announced to admins, shown, and sent back', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const { email } = await signUp(page, mailbox);
  const filename = `flagged-${randomUUID().slice(0, 8)}.pdf`;
  const id = await makeDraft(page, filename);
  const { request } = page.context();
  const sessionId = await payForWhatWasChanged(request, { id, stripeUrl: sandbox.stripeUrl });
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
  await expect(row).toContainText('The order was changed or discarded before the money came.');
  await row.getByRole('button', { name: /^Refund receipt/ }).click();
  const confirm = admin.getByRole('alertdialog');
  await confirm.getByLabel('Reason').fill('The order was changed while it was paid.');
  await confirm.getByRole('button', { name: /^Refund \$(15|20)\.00$/ }).click();
  await expect(admin.getByText('Refund sent')).toBeVisible();
  await expect(row).toHaveCount(0);
  await mailbox.waitFor(email, /refund/i);
});

/** Pays on a page whose order was changed. The page is closed soon after the change; when it was closed first, once more. */
async function payForWhatWasChanged(
  request: APIRequestContext,
  { id, stripeUrl }: { id: string; stripeUrl: string },
): Promise<string> {
  const orders = [
    { translationType: 'certified', expectedTotalCents: 1500 },
    { translationType: 'notarized', expectedTotalCents: 2000 },
  ];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [ordered, changed] = attempt % 2 === 0 ? orders : orders.toReversed();
    const { sessionId } = await call(request, 'payments.createCheckoutSession', {
      input: { documentIds: [id], expectedTotalCents: ordered?.expectedTotalCents },
      output: z.object({ sessionId: z.string() }),
    });
    const input = { id, translationType: changed?.translationType };
    await call(request, 'documents.update', { input, output: z.unknown() });
    const paid = await request.post(`${stripeUrl}/sandbox/sessions/${sessionId}/complete`, { data: {} });
    if (paid.ok()) return sessionId;
  }
  throw new Error('every page was closed before it was paid');
}
