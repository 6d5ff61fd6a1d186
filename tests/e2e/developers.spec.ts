import type { Locator, Page } from '@playwright/test';
import { apiVersions } from '#shared/api-versions.ts';
import { backoffs } from '#shared/backoffs.ts';
import { fieldCodes } from '#shared/field-errors.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { expect, test } from './support/app.ts';
import { signUp } from './support/customer.ts';

/** The developers page without a mouse. */

/** Presses Tab until `target` has the focus, visibly. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 60 && !(await hasFocus()); count += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const outline = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  });
  expect(outline).toBeGreaterThanOrEqual(2);
}

/** A removed control must not drop the focus to the page, where Tab starts over. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

test('an API key is created, copied, rotated and revoked by keyboard', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/developers');
  const open = page.getByRole('button', { name: 'Create Key', exact: true });
  const form = page.getByRole('dialog', { name: 'Create an API key' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const secret = page.getByTestId('api-key');
  const kept = page.getByRole('button', { name: 'I’ve Saved It' });
  const question = page.getByRole('alertdialog');

  await test.step('Escape closes the form and returns the focus', async () => {
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('Enter in a field submits; the secret is the next thing to reach', async () => {
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    const scope = form.getByRole('checkbox').first();
    await tabTo(page, scope);
    await page.keyboard.press('Space');
    await expect(scope).toBeChecked();
    for (let count = 0; count < 5 && !(await name.evaluate((field) => field === document.activeElement)); count += 1) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.type('Case system');
    await page.keyboard.press('Enter');
    await expect(secret).toHaveText(/^tfe_live_/);
    await expect(form).toBeHidden();
    await expect(page.getByRole('list', { name: 'API keys' }).getByRole('listitem')).toHaveCount(1);
    await expectFocusKept(page);
    await tabTo(page, page.getByRole('button', { name: 'Copy API key' }));
    await tabTo(page, kept);
    await page.keyboard.press('Enter');
    await expect(secret).toBeHidden();
    await expectFocusKept(page);
  });

  await test.step('rotating asks first, with the harmless answer in focus', async () => {
    const rotate = page.getByRole('button', { name: 'Rotate Case system' });
    await tabTo(page, rotate);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(rotate).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'Rotate Key' }));
    await page.keyboard.press('Enter');
    await expect(secret).toHaveText(/^tfe_live_/);
    await expect(page.getByText('Replaced by a new key.')).toBeVisible();
    await expectFocusKept(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, kept);
    await page.keyboard.press('Enter');
    await expect(secret).toBeHidden();
  });

  await test.step('revoked keys take no focus with them', async () => {
    const revoke = page.getByRole('button', { name: 'Revoke Case system' });
    for (const left of [1, 0]) {
      await tabTo(page, revoke.first());
      await page.keyboard.press('Enter');
      await tabTo(page, question.getByRole('button', { name: 'Revoke Key' }));
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(revoke).toHaveCount(left);
      await expectFocusKept(page);
      await page.getByRole('heading', { level: 1 }).focus();
    }
    await expect(page.getByText('No API keys yet')).toBeVisible();
  });
});

for (const width of [1280, 390]) {
  const tag = width === 390 ? [] : '@sweep';
  test(`the reference has every limit, version and code of a field, at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/developers#error-API_VERSION_LACKS');
    // The row that an error's type leads to is there once the description has loaded.
    await expect(page.getByRole('rowheader', { name: 'API_VERSION_LACKS' })).toBeInViewport();

    const limitTable = page.getByRole('region', { name: 'All limits' });
    await limitTable.scrollIntoViewIfNeeded();
    await expect(limitTable.getByRole('rowheader')).toHaveText([...Object.keys(rateLimits), ...Object.keys(backoffs)]);
    await expect(limitTable.getByRole('row', { name: /^quotes/ })).toContainText('120 in an hour');
    await tabTo(page, limitTable);

    const codes = page.getByRole('region', { name: 'Codes of fields' });
    await expect(codes.getByRole('rowheader')).toHaveText(Object.keys(fieldCodes));
    for (const version of apiVersions)
      await expect(page.locator('#versions').getByText(version, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
