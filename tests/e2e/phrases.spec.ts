import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, screens, watchLayoutShifts } from './support/axe.ts';
import { certify } from './support/customer.ts';
import { orderPaid } from './support/staff.ts';
import { findReview, writeText } from './support/studio.ts';

/** The phrasebooks in a browser: found, edited, retired and restored, by keyboard alone. */

const row = (page: Page, source: string) =>
  page.getByRole('row').filter({ has: page.getByText(source, { exact: true }) });

test('an authenticator edits a phrase by keyboard, retires and restores it', async ({ openAs }) => {
  const page = await openAs('authenticator');
  await page.goto('/authenticator');
  await page.getByRole('link', { name: 'Phrases and Memory' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Phrases and Memory', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Korean');
  await page.getByRole('searchbox', { name: 'Search source or English' }).fill('등록기준지');
  await expect(row(page, '등록기준지')).toContainText('not the address');
  await expect(page).toHaveURL(/lang=ko/);

  const edit = page.getByRole('button', { name: 'Edit 등록기준지', exact: true });
  await edit.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit 등록기준지' });
  const english = dialog.getByRole('textbox', { name: 'English' });
  await english.press('ControlOrMeta+A');
  await english.pressSequentially('Registration base');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Use the original' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  await expect(row(page, '등록기준지')).toContainText('Registration base');
  await expect(row(page, '등록기준지')).toContainText('Edited');
  await page.getByRole('button', { name: 'Retire 등록기준지', exact: true }).press('Enter');
  await expect(row(page, '등록기준지')).toContainText('Retired');
  await page.getByRole('button', { name: 'Retired', exact: true }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore 등록기준지', exact: true }).press('Enter');
  await expect(page.getByText('No phrases found')).toBeVisible();
});

test(
  'a delivered sentence waits, and is marked as a phrase by keyboard',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `waiting-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    const source = 'O interessado sofre de moléstia grave.';
    const sentence = { kind: 'paragraph', source, target: 'The interested party suffers from a serious illness.' };
    await writeText(staff, await findReview(staff, filename), { lines: [{ ...sentence, state: 'confirmed' }] });
    await certify(staff, filename);
    await staff.goto('/authenticator/phrases?tab=memory');
    // Its own job puts it there.
    await expect(async () => {
      await staff.getByRole('button', { name: 'In use', exact: true }).press('Enter');
      await staff.getByRole('button', { name: 'Waiting', exact: true }).press('Enter');
      await expect(row(staff, source)).toContainText('Health', { timeout: 1_000 });
    }).toPass();
    await expectNoObjections(staff, 'waiting sentences');
    await staff.getByRole('button', { name: `Mark as a phrase: ${source}` }).press('Enter');
    const dialog = staff.getByRole('alertdialog', { name: 'Mark as a phrase?' });
    await expect(dialog).toContainText(sentence.target);
    await expectNoObjections(staff, 'the dialog');
    await dialog.getByRole('button', { name: 'Mark as a phrase' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row(staff, source)).toHaveCount(0);
    await staff.getByRole('button', { name: 'In use', exact: true }).press('Enter');
    await expect(row(staff, source)).toContainText('Marked as a phrase');
  },
);

for (const { name, viewport } of screens) {
  test(`the phrasebooks have no axe violations: ${name}`, { tag: '@sweep' }, async ({ openAs }) => {
    const page = await openAs('admin');
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchLayoutShifts(page);
    for (const path of [
      '/admin/phrases',
      '/admin/phrases?lang=ar',
      '/admin/phrases?tab=memory',
      '/admin/phrases?tab=memory&filter=waiting',
      '/admin/phrases?q=nothing-like-it',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Phrases and Memory', level: 1 })).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectSteady(page, path);
      await expectNoObjections(page, path);
    }
    await page.goto('/admin/phrases?q=comarca');
    await page.getByRole('button', { name: 'Edit Comarca', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Comarca' })).toBeVisible();
    await expectNoObjections(page, 'the dialog');
  });
}
