import { expect, type Page } from '@playwright/test';
import pg from 'pg';

/** Tests that need a seller share one product, so a database lock serializes its publication. */
const lockKey = 8207;

/**
 * Publishes the main seller as an admin on the invoices page, replacing an existing one; `look` inspects the filled
 * dialog.
 */
export async function publishSeller(admin: Page, databaseUrl: string, look?: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await admin.goto('/admin/invoices');
    await admin.getByRole('button', { name: 'Seller and tax…' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Seller and tax' });
    await expect(dialog.getByLabel('VAT number')).toBeVisible();
    const isPublished = (await dialog.getByLabel('VAT number').inputValue()) !== '';
    await dialog.getByLabel('Name').fill('Casa Verde, Lda');
    await dialog.getByLabel('Street address').fill('Rua do Ouro 1');
    await dialog.getByLabel('City').fill('Lisboa');
    await dialog.getByLabel('VAT number').fill('PT504499777');
    await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
    if (!isPublished) {
      await dialog.getByRole('button', { name: 'Add a rate' }).click();
      await dialog.getByLabel('Percent').fill('23');
    }
    await dialog.getByLabel('Reason').fill('as registered');
    await look?.();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
  } finally {
    await client.end();
  }
}
