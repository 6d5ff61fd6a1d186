import { expect, test } from './support/app.ts';
import { makeDraft, signUp } from './support/customer.ts';

/** A one-pixel PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the image viewer zooms from 50 to 300 % in steps of 25, rotates, resets and closes by keyboard', async ({
  page,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await makeDraft(page, 'passport.png', { bytes: png });
  await page.goto('/upload');
  await page.getByRole('button', { name: 'View passport.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'passport.png' });
  const zoom = viewer.getByLabel('Zoom', { exact: true });
  await expect(viewer.getByRole('img', { name: 'passport.png' })).toBeVisible();
  await expect(zoom).toHaveText('100%');
  for (const percent of [125, 150, 175, 200, 225, 250, 275, 300]) {
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom).toHaveText(`${percent}%`);
  }
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await page.keyboard.press('0');
  await expect(zoom).toHaveText('100%');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(zoom).toHaveText('50%');
  await viewer.getByRole('button', { name: 'Rotate 90°' }).click();
  await expect(viewer.getByRole('img', { name: 'passport.png' })).toHaveCSS('rotate', '90deg');
  await viewer.getByRole('button', { name: 'Reset view' }).click();
  await expect(viewer.getByRole('img', { name: 'passport.png' })).toHaveCSS('rotate', '0deg');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'View passport.png' })).toBeFocused();
});
