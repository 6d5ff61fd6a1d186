import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test, type Mailbox } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { call, makeDraft, payByCard, signUp } from './support/customer.ts';

/** A law firm's own pages, by keyboard alone: a list of orders, and a quote that is ordered and paid. */

async function createFirm(page: Page, mailbox: Mailbox): Promise<void> {
  await signUp(page, mailbox);
  const input = { name: `Reis ${randomUUID().slice(0, 8)} LLP` };
  await call(page.context().request, 'auth.createOrganization', { input, output: z.object({ id: z.string() }) });
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press('Tab');
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

type Chosen = Parameters<Locator['setInputFiles']>[0];

/** Opens the system's dialog from the keyboard and chooses files in it. */
async function choose(page: Page, control: Locator, files: Chosen): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await press(page, control);
  await (await opened).setFiles(files);
}

const csv = (lines: readonly string[]) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Client name,Language,Type,Reference,Filename', ...lines, ''].join('\r\n')),
});

test('a list of orders is checked, corrected and created by keyboard', async ({ page, mailbox }) => {
  await createFirm(page, mailbox);
  const pdf = async (name: string, pages: number) => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: await pdfOf(pages),
  });
  const files = [await pdf('birth.pdf', 2), await pdf('bank.pdf', 1)];
  const birth = 'Ana Ribeiro,Portuguese,certified,2026-114,birth.pdf';
  await page.goto('/dashboard/bulk');
  const check = page.getByRole('button', { name: 'Check', exact: true });

  await test.step('faults are listed by line, and nothing is created', async () => {
    const wrong = csv([birth, 'Luis Reis,Klingon,certified bank statement,2026-115,bank.pdf']);
    await choose(page, page.getByRole('button', { name: 'Choose file', exact: true }), wrong);
    await choose(page, page.getByRole('button', { name: 'Choose files', exact: true }), files);
    await press(page, check);
    const row = page.getByRole('table', { name: 'Faults' }).getByRole('row').nth(1);
    await expect(row).toContainText('3');
    await expect(row).toContainText('Language');
    await expect(page.getByRole('button', { name: /^Create/ })).toBeHidden();
    await expect(check).toBeFocused();
    await expectNoObjections(page, 'faults of a bulk order', { isBrief: true });
  });

  await test.step('the corrected list has a price, then orders', async () => {
    const right = csv([birth, 'Luis Reis,Spanish,certified bank statement,2026-115,bank.pdf']);
    await choose(page, page.getByRole('button', { name: 'Choose file', exact: true }), right);
    await press(page, check);
    await expect(page.getByText('2 orders, 3 pages, $55.00. Nothing was created yet.')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Create 2 Orders' }));
    await press(page, page.getByRole('link', { name: 'See Orders' }));
    await expect(page).toHaveURL(/\/dashboard\/progress/);
    await expect(page.getByText('birth.pdf').first()).toBeVisible();
  });

  await test.step('each order is in the matter of its reference', async () => {
    await page.goto('/dashboard/documents');
    await expect(page.getByText('2026-114').first()).toBeVisible();
    await expect(page.getByText('2026-115').first()).toBeVisible();
  });
});

test('a quote is made, ordered from, paid and invoiced by keyboard', async ({ page, mailbox }) => {
  await createFirm(page, mailbox);
  const title = `Matter ${randomUUID().slice(0, 8)}`;
  await page.goto('/dashboard/quotes');

  await test.step('a quote of a page count that cannot be is not saved', async () => {
    await tabTo(page, page.getByLabel('Title'));
    await page.keyboard.type(title);
    await tabTo(page, page.getByLabel('Pages'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('From 1 to 50.')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2');
    await expect(page.getByText('Total $30.00')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quote saved')).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: title });
  const open = page.getByRole('button', { name: `Open quote ${title}` });
  await test.step('it says what is missing to order; Escape returns to its button', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Certified Translation, 2 pages')).toBeVisible();
    await expectNoObjections(page, 'dialog of a quote', { isBrief: true });
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  await test.step('with its document uploaded it is paid at its price', async () => {
    await makeDraft(page, 'birth.pdf', { pages: 2 });
    await page.reload();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Documents to order' })).toContainText('birth.pdf');
    await press(page, dialog.getByRole('button', { name: 'Pay $30.00' }));
    await payByCard(page, '$30.00');
  });

  await test.step('its invoice opens and closes', async () => {
    const invoice = page.getByRole('list', { name: 'Invoices' }).getByRole('button').first();
    // A job issues it after the payment.
    await expect(async () => {
      await page.goto('/dashboard/organization');
      await expect(invoice).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await invoice.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('$30.00');
    await expectNoObjections(page, 'dialog of an invoice', { isBrief: true });
    await page.keyboard.press('Escape');
    await expect(invoice).toBeFocused();
  });
});
