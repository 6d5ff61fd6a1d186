import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { signUp } from './support/customer.ts';
import { openWorkspace, orderPaid, tickAll } from './support/staff.ts';
import { findReview, openStudio, writeText } from './support/studio.ts';

/** An approval is sent after five seconds; leaving earlier sends it at once. */

async function approve(staff: Page, filename: string): Promise<void> {
  await openWorkspace(staff, filename);
  await tickAll(staff);
  await staff.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(staff.getByText(/Approving in \d s/)).toBeVisible();
}

/** The workspace has the whole window; the menu is in the drawer. */
async function pressLogout(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Menu' }).click();
  await staff.getByRole('button', { name: 'Logout' }).click();
}

async function expectDelivered(owner: Page, filename: string): Promise<void> {
  const download = owner.getByRole('button', {
    name: new RegExp(`^Download Birth certificate .*\\(${filename}\\)$`),
  });
  // A browser that shows a dialog may hold a request of its page until it has something else to do.
  await expect(async () => {
    await owner.goto(`/dashboard/progress?q=${filename}`);
    await expect(download).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
}

test('signing out sends a pending approval', async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `sign-out-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await approve(staff, filename);
  const approval = staff.waitForResponse('**/trpc/authenticator.approve**');
  const end = staff.waitForRequest('**/trpc/auth.logout**');
  await pressLogout(staff);
  expect((await approval).ok()).toBe(true);
  await end;
  await expect(staff).toHaveURL(/\/login/);
  await expectDelivered(page, filename);
});

test(
  'signing out is cancelled if a pending approval fails',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `no-way-out-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    await staff.route('**/trpc/authenticator.approve**', (route) => route.abort());
    await approve(staff, filename);
    await pressLogout(staff);
    const toasts = staff.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText('You’re still signed in')).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('alert').filter({ hasText: 'Connection problem' })).toBeVisible();
    await expect(toasts.getByText(`${filename} couldn’t be approved`)).toHaveCount(0);
    await expect(staff.getByRole('heading', { level: 1, name: filename })).toBeVisible();
  },
);

test(
  'closing the page warns, then sends the pending approval',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `closed-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    await approve(staff, filename);
    const asked = staff.waitForEvent('dialog');
    const closed = staff.waitForEvent('close');
    await staff.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    // Sent while the browser still asks: a page that is closed within milliseconds takes its requests along.
    await expectDelivered(page, filename);
    await dialog.accept();
    await closed;
  },
);

test('a translation that could not be saved is asked about before signing out, and is saved once it can be', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `unsaved-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await staff.emulateMedia({ reducedMotion: 'reduce' });
  const reviewId = await findReview(staff, filename);
  const ids = await writeText(staff, reviewId);
  await openStudio(staff, reviewId);
  await staff.route('**/trpc/authenticator.saveText**', (route) => route.abort('internetdisconnected'));
  const field = staff.locator(`textarea[data-block="${ids[5] ?? ''}"]`);
  await field.fill('Registry Office of Faro, unsaved');
  await expect(staff.getByText('Offline, kept on this device')).toBeVisible();
  await staff.getByRole('link', { name: 'Review', exact: true }).click();
  // Both pages have the same heading; the checklist tells that the studio is closed.
  await expect(staff.getByRole('group', { name: /Compared with the original/ })).toBeVisible();

  await pressLogout(staff);
  const dialog = staff.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await expect(dialog).toContainText('Changes to a translation could not be saved.');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff).not.toHaveURL(/\/login/);

  await staff.unroute('**/trpc/authenticator.saveText**');
  await staff.getByRole('button', { name: 'Logout' }).click();
  await expect(staff).toHaveURL(/\/login/);
  await expect(dialog).toBeHidden();
  const again = await openAs('authenticator');
  await openStudio(again, reviewId);
  await expect(again.locator(`textarea[data-block="${ids[5] ?? ''}"]`)).toHaveValue('Registry Office of Faro, unsaved');
});

test('an edited profile is asked about before signing out, not after', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Full Name').fill('Unsaved Name');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(logout).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Unsaved Name');
  await logout.click();
  await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/login/);
});
