import { randomUUID } from 'node:crypto';
import { drawPage } from '../support/readings.ts';
import { expect, test } from './support/app.ts';
import { makeDraft, payFor, signUp } from './support/customer.ts';
import { expectSaved, findReview, pressPoints } from './support/studio.ts';

/** Boxes missing from the text: found, restored and explained by keyboard. */

test.use({ viewport: { width: 1280, height: 860 } });

test('a removed block is visited by F8, restored or explained; Approve leads to what is missing', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  test.setTimeout(240_000);
  const filename = `boxes-${randomUUID().slice(0, 8)}.png`;
  await signUp(page, mailbox);
  await payFor(page, sandbox, [await makeDraft(page, filename, { bytes: (await drawPage()).png })]);
  const staff = await openAs('authenticator');
  const reviewId = await findReview(staff, filename);
  const { keyboard } = staff;
  const rows = staff.locator('[data-row]');
  const entry = staff.locator('[data-box]');

  await test.step('the page shows how much of its ink is in the text', async () => {
    await staff.goto(`/authenticator/authenticate/${reviewId}/studio`);
    await expect(rows.first()).toBeVisible({ timeout: 120_000 });
    await expect(staff.getByRole('img', { name: /% of the page’s ink is in the text/ })).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step('a removed block is outlined, and F8 comes to it after the errors', async () => {
    const name = rows.filter({ hasText: 'Nome' });
    await name.locator('textarea[data-side="target"]').first().focus();
    await keyboard.press('Alt+Delete');
    await expect(entry).toHaveCount(1);
    await expect(staff.locator('[data-open-box]')).toHaveCount(1);
    await expectSaved(staff);
    await expect(staff.getByRole('link', { name: /^Approve….*1 to answer/ })).toBeVisible();
    await keyboard.press('F8');
    await expect(rows.locator('textarea:focus')).toHaveCount(1);
    const errors = await rows.count();
    const restore = entry.getByRole('button', { name: 'Restore' });
    for (let step = 0; step < errors; step += 1) {
      await expect(restore).not.toBeFocused();
      await keyboard.press('F8');
    }
    await expect(restore).toBeFocused();
    await expect(staff.locator('[data-open-box]')).toHaveAttribute('data-active');
  });

  await test.step('it is restored where it was', async () => {
    await keyboard.press('Enter');
    await expect(entry).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Nome' }).locator('textarea:focus')).toHaveCount(1);
    await expectSaved(staff);
  });

  await test.step('or explained, with a reason that says something', async () => {
    await keyboard.press('Alt+Delete');
    await expect(entry).toHaveCount(1);
    await expectSaved(staff);
    await entry.getByRole('button', { name: 'Not text…' }).press('Enter');
    await expect(entry.getByLabel('Why it’s no text to translate')).toBeFocused();
    await keyboard.type('No.');
    await keyboard.press('Enter');
    await expect(entry.getByText('Say why it is right, in at least 10 characters.')).toBeVisible();
    await keyboard.type(' It is printed on every form.');
    await keyboard.press('Enter');
    await expect(staff.getByText('Not text: No. It is printed on every form.')).toBeVisible();
    await expect(staff.getByRole('link', { name: /^Approve… \(\d+ errors\)$/ })).toBeVisible();
  });

  await test.step('Approve says what is missing, and a press goes there', async () => {
    await staff.getByRole('link', { name: /^Approve…/ }).press('Enter');
    await expect(staff.getByText('Tick every point before you certify.')).toBeVisible();
    const points = staff.getByRole('group', { name: /Compared with the original/ }).getByRole('checkbox');
    await staff.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await expect(points.first()).toBeFocused();
    await pressPoints(staff, points);
    const text = staff.getByRole('region', { name: 'The studio’s text' });
    await expect(text.getByText('mend them in the studio')).toBeVisible();
    await staff.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await expect(text).toBeFocused();
    await expect(staff.getByText(/^Approving in/)).toHaveCount(0);
  });
});
