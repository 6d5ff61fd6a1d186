import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { fileInput } from './support/customer.ts';

test('an authenticator uploads a client’s document free of charge', async ({ openAs }) => {
  const filename = `client-${randomUUID().slice(0, 8)}.pdf`;
  const staff = await openAs('authenticator');
  await staff.goto('/authenticator/upload');
  const send = staff.getByRole('button', { name: 'Upload Document (Free for Authenticators)' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');

  await expect(staff.getByRole('region', { name: 'Cost' })).not.toContainText('$');
  await fileInput(staff).setInputFiles([
    { name: filename, mimeType: 'application/pdf', buffer: await pdfOf(2) },
    { name: 'second.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) },
  ]);
  await expect(staff.getByRole('region', { name: 'Not in your order' })).toContainText(
    'Only one document can be sent at a time.',
  );
  await expect(staff.getByText('2 pages').first()).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await staff.getByLabel('Client Name').focus();
  await staff.getByLabel('Client Name').blur();
  await expect(staff.getByText("Client name is required. Please enter the client's full name.")).toBeVisible();

  await staff.getByLabel('Client Name').fill('Rosa Jiménez');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await staff.getByLabel('Original document language').selectOption('Spanish');
  await expect(staff.getByRole('region', { name: 'Cost' })).toContainText('$30.00');
  await expect(staff.getByText('FREE', { exact: true })).toBeVisible();
  await send.click();
  await expect(staff.getByText('Document uploaded successfully and sent for translation!')).toBeVisible({
    timeout: 20_000,
  });

  await staff.goto(`/authenticator/authenticate?q=${filename}`);
  await expect(staff.getByRole('row', { name: filename })).toContainText('Rosa Jiménez');
});
