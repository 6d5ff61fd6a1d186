import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { orderPaid } from './support/staff.ts';
import { expectSaved, findReview, openStudio, writeText } from './support/studio.ts';

/** The translation studio: a text is finished beside its original. */

test.use({ viewport: { width: 1280, height: 860 } });

test('a drafted text is finished by keyboard alone', async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `studio-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await staff.setViewportSize({ width: 1280, height: 860 });
  const reviewId = await findReview(staff, filename);
  const [emblem, heading, name, , , office] = await writeText(staff, reviewId);
  const field = (id = '', key = 'text') => staff.locator(`textarea[data-block="${id}"][data-key="${key}"]`);
  const row = (id = '') => staff.locator(`[data-row="${id}"]`);

  await test.step('the review links to it with its progress', async () => {
    await staff.goto(`/authenticator/authenticate/${reviewId}`);
    await staff.getByRole('link', { name: 'Text: 0 of 6 confirmed' }).press('Enter');
    await expect(staff.getByText('0 of 6 confirmed').first()).toBeVisible();
  });

  await test.step('the emblem gets its words from the palette of marks', async () => {
    await field(emblem).focus();
    await staff.keyboard.press('Alt+m');
    const search = staff.getByRole('combobox', { name: 'Search commands' });
    await expect(search).toBeFocused();
    await search.pressSequentially('coat');
    await staff.keyboard.press('Enter');
    await expect(field(emblem)).toHaveValue('[Coat of arms]');
    await expect(field(emblem)).toBeFocused();
  });

  await test.step('confirming leads from block to block, and outlines each on the original', async () => {
    await staff.keyboard.press('Control+Enter');
    await expect(field(heading)).toBeFocused();
    await expect(row(emblem)).toContainText('Confirmed by');
    await expect(staff.locator(`[data-outline="${heading ?? ''}"]`)).toHaveAttribute('data-active');
    await staff.keyboard.press('Control+Enter');
    await expect(field(name, 'label')).toBeFocused();
    await staff.keyboard.press('Tab');
    await expect(field(name, 'value')).toBeFocused();
    for (let step = 0; step < 3; step += 1) await staff.keyboard.press('Control+Enter');
  });

  await test.step('an empty block is not confirmed; the source is copied and written over', async () => {
    await expect(field(office)).toBeFocused();
    await staff.keyboard.press('Control+Enter');
    await expect(staff.getByText('There’s no English for this block yet.').first()).toBeVisible();
    await staff.keyboard.press('Control+d');
    await expect(field(office)).toHaveValue('Cartório do 1.º Ofício de Faro');
    await staff.keyboard.press('Control+a');
    await staff.keyboard.type('First Civil Registry Office of Faro');
  });

  await test.step('undo and redo go across blocks', async () => {
    await staff.keyboard.press('Control+z');
    await expect(field(office)).toHaveValue('Cartório do 1.º Ofício de Faro');
    await staff.keyboard.press('Control+Shift+z');
    await expect(field(office)).toHaveValue('First Civil Registry Office of Faro');
    await staff.keyboard.press('Control+Enter');
    await expect(staff.getByText('6 of 6 confirmed').first()).toBeVisible();
    await expectSaved(staff);
  });

  await test.step('the text is there after a reload', async () => {
    await staff.reload();
    await expect(field(office)).toHaveValue('First Civil Registry Office of Faro');
    await expect(row(office)).toContainText('Confirmed by');
  });
});

test('what is typed offline survives a reload and is sent later', async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `studio-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  const reviewId = await findReview(staff, filename);
  const ids = await writeText(staff, reviewId);
  await openStudio(staff, reviewId);
  const office = staff.locator(`textarea[data-block="${ids[5] ?? ''}"]`);

  // The page itself stays reachable, so that it can be reloaded.
  await staff.route('**/trpc/authenticator.saveText**', (route) => route.abort('internetdisconnected'));
  await office.fill('Registry Office of Faro');
  await expect(staff.getByText('Offline, kept on this device')).toBeVisible();
  await staff.reload();
  await expect(office).toHaveValue('Registry Office of Faro');
  await staff.unroute('**/trpc/authenticator.saveText**');
  await office.press('End');
  await staff.keyboard.type(', Portugal');
  await expectSaved(staff);
  const other = await openAs('authenticator');
  await openStudio(other, reviewId);
  await expect(other.locator(`textarea[data-block="${ids[5] ?? ''}"]`)).toHaveValue(
    'Registry Office of Faro, Portugal',
  );
});

test('the studio that is opened again has what was saved meanwhile', async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `studio-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  const reviewId = await findReview(staff, filename);
  await writeText(staff, reviewId);
  await staff.goto(`/authenticator/authenticate/${reviewId}`);
  const link = staff.getByRole('link', { name: /^Text: / });
  await link.press('Enter');
  await expect(staff.locator('textarea[data-block]').first()).toBeVisible();
  await staff.getByRole('link', { name: 'Review', exact: true }).press('Enter');
  const [id = ''] = await writeText(staff, reviewId, {
    lines: [{ kind: 'paragraph', source: 'Cartório de Faro', target: 'Registry Office of Faro' }],
  });
  const shown = await collectBlocks(staff);
  // A pointer on the link loads the page ahead.
  await link.hover();
  await link.click();
  await expect(staff.locator(`textarea[data-block="${id}"]`)).toBeFocused();
  expect(await shown()).toEqual([id]);
});

/** Returns a function for the ids of all blocks that the page has shown since. */
async function collectBlocks(staff: Page): Promise<() => Promise<string[]>> {
  const ids = await staff.evaluateHandle(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const field of document.querySelectorAll<HTMLElement>('textarea[data-block]')) {
        seen.add(field.dataset.block ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
    return seen;
  });
  return () => ids.evaluate((seen) => [...seen]);
}

test(
  'two windows merge their changes, and show both sides of a clash',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `studio-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const first = await openAs('authenticator');
    const reviewId = await findReview(first, filename);
    const ids = await writeText(first, reviewId);
    const second = await openAs('admin');
    await openStudio(first, reviewId);
    await second.goto(`/admin/review/${reviewId}/studio`);
    const field = (staff: typeof first, index: number, key = 'text') =>
      staff.locator(`textarea[data-block="${ids[index] ?? ''}"][data-key="${key}"]`);
    await expect(field(second, 5)).toBeVisible();

    await test.step('label and value of one field, by two people', async () => {
      await field(first, 2, 'label').fill('Full name');
      await field(second, 2, 'value').fill('JOÃO DA CONCEIÇÃO SILVA');
      for (const staff of [first, second]) {
        await expectSaved(staff);
        await staff.dispatchEvent('body', 'focus');
      }
      await expect(field(second, 2, 'label')).toHaveValue('Full name');
    });

    await test.step('the same text, changed by both', async () => {
      await second.route('**/trpc/authenticator.{saveText,textChanges}**', (route) =>
        route.abort('internetdisconnected'),
      );
      await field(second, 5).fill('Second Office');
      await expect(second.getByText('Offline, kept on this device')).toBeVisible();
      await field(first, 5).fill('First Office');
      await expectSaved(first);
      await expect(first.locator('[data-save="saved"]')).toBeVisible();
      await second.unroute('**/trpc/authenticator.{saveText,textChanges}**');
      const dialog = second.getByRole('dialog', { name: 'This block was changed by two of you' });
      await expect(dialog.getByRole('region', { name: 'Yours' })).toHaveText(/Second Office/);
      await expect(dialog.getByRole('region', { name: 'Daniel Brooks’s' })).toHaveText(/First Office/);
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(dialog).toBeHidden();
      await expectSaved(second);
      await first.reload();
      await expect(field(first, 5)).toHaveValue('Second Office');
    });
  },
);

test('an original whose link has expired is opened by one press, and stays open', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `expired-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  const reviewId = await findReview(staff, filename);
  await writeText(staff, reviewId);
  let expired: string | undefined;
  await staff.route('**/files/**', (route) => {
    expired ??= route.request().url();
    return route.request().url() === expired ? route.fulfill({ status: 403 }) : route.continue();
  });
  await openStudio(staff, reviewId);
  const answered = Promise.withResolvers<void>();
  await staff.route('**/trpc/*authenticator.get*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = staff.waitForRequest(/authenticator\.get/u);
  await staff.getByRole('button', { name: 'Try Again' }).click();
  await asked;
  answered.resolve();
  const sheet = staff.getByRole('region', { name: 'Original, pages' }).locator('canvas').first();
  await expect(sheet).toBeVisible();
  await sheet.evaluate((element) => element.setAttribute('data-drawn', 'once'));
  const fetched = staff.waitForResponse(/authenticator\.get/u);
  // The links of a review are renewed with it.
  await staff.clock.install({ time: Date.now() + 60_000 });
  await staff.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await fetched;
  await expect(sheet).toHaveAttribute('data-drawn', 'once');
  await staff.unrouteAll({ behavior: 'ignoreErrors' });
});
