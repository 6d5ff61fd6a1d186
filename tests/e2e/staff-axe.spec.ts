import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, screens, watchLayoutShifts } from './support/axe.ts';
import { makeDraft, makeTranslation, payFor, signUp } from './support/customer.ts';
import { findReview, openStudio } from './support/studio.ts';

/** No axe violations on staff pages with data: light and dark, desktop and phone. */

interface Place {
  path: string;
  heading: string;
  /** Opens an overlay, or navigates further. */
  open?: (page: Page, names: { pending: string; done: string }) => Promise<void>;
}

/** The studio with a panel and the printed page, then its palette; on a phone, which reads only, the original. */
const studio: Place = {
  path: '/authenticator/authenticate',
  heading: 'Authenticator Dashboard',
  open: async (page, { pending }) => {
    await openStudio(page, await findReview(page, pending));
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    if (!isPhone) await page.getByRole('button', { name: 'Findings, conversation, history' }).click();
    await page
      .getByText(isPhone ? 'Original' : 'Printed', { exact: true })
      .first()
      .click();
    await expect(page.locator('[data-page] canvas').first()).toBeVisible({ timeout: 60_000 });
    if (isPhone) return;
    await expectNoObjections(page, 'studio');
    await page.keyboard.press('Alt+m');
    await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  },
};

const authenticatorPlaces: readonly Place[] = [
  { path: '/authenticator', heading: 'Overview' },
  { path: '/authenticator/authenticate', heading: 'Authenticator Dashboard' },
  { path: '/authenticator/authenticate?q=nothing-like-it', heading: 'Authenticator Dashboard' },
  {
    path: '/authenticator/authenticate',
    heading: 'Authenticator Dashboard',
    open: async (page, { pending }) => {
      await page.goto(`/authenticator/authenticate?q=${pending}`);
      await page.getByRole('link', { name: pending }).click();
      await expect(page.getByRole('button', { name: 'Reject with correction…' })).toBeVisible();
      await expect(page.locator('[data-page] canvas').first()).toBeVisible();
    },
  },
  {
    path: '/authenticator/authenticate',
    heading: 'Authenticator Dashboard',
    open: async (page, { pending }) => {
      await page.goto(`/authenticator/authenticate?q=${pending}`);
      await page.getByRole('button', { name: `Reject ${pending} with a correction` }).click();
      await expect(page.getByRole('dialog', { name: /^Correct/ })).toBeVisible();
    },
  },
  studio,
  { path: '/authenticator/phrases', heading: 'Phrases and Memory' },
  { path: '/authenticator/phrases?tab=memory', heading: 'Phrases and Memory' },
  { path: '/authenticator/translated', heading: 'Translated Documents' },
  { path: '/authenticator/upload', heading: 'Upload Document' },
  {
    path: '/authenticator/profile',
    heading: 'My Profile',
    open: async (page) => {
      await page.getByRole('button', { name: 'Replace signature' }).press('Enter');
      await expect(page.getByRole('radio', { name: 'Draw' })).toBeFocused();
      await expect(page.getByRole('img', { name: 'Empty signature pad' })).toBeVisible();
    },
  },
];

const adminPlaces: readonly Place[] = [
  { path: '/admin', heading: 'All documents' },
  {
    path: '/admin',
    heading: 'All documents',
    open: async (page, { done }) => {
      await page.getByRole('link', { name: done }).click();
      await expect(page.getByRole('dialog').filter({ hasText: done }).getByText('Audit log')).toBeVisible();
    },
  },
  { path: '/admin#to-authenticate', heading: 'Documents to Authenticate' },
  { path: '/admin#translated', heading: 'History' },
  { path: '/user-management', heading: 'User Management' },
  { path: '/authenticator-control', heading: 'Authenticator Control' },
  { path: '/admin/operations', heading: 'Operations' },
  { path: '/admin/notary', heading: 'Notary' },
  { path: '/admin/developers', heading: 'Developers' },
];

const areas = [
  { role: 'authenticator', places: authenticatorPlaces },
  { role: 'admin', places: adminPlaces },
] as const;

for (const { name, viewport } of screens) {
  for (const { role, places } of areas) {
    test(`${role} pages have no axe violations: ${name}`, async ({ page, mailbox, sandbox, openAs }) => {
      test.setTimeout(240_000);
      await signUp(page, mailbox);
      const done = `axe-done-${randomUUID()}.pdf`;
      const pending = `axe-pending-${randomUUID()}.pdf`;
      const authenticator = await openAs('authenticator');
      await makeTranslation(page, done, { sandbox, staff: authenticator });
      await payFor(page, sandbox, [await makeDraft(page, pending)]);
      const staff = role === 'admin' ? await openAs('admin') : authenticator;
      await staff.setViewportSize(viewport);
      await staff.emulateMedia({ reducedMotion: 'reduce' });
      await watchLayoutShifts(staff);
      for (const { path, heading, open } of places) {
        await staff.goto('about:blank');
        await staff.goto(path);
        await expect(staff.getByRole('heading', { name: heading }).first()).toBeVisible();
        await expect(staff.getByText('Loading…')).toHaveCount(0);
        if (!open) await expectSteady(staff, path);
        await open?.(staff, { pending, done });
        await expectNoObjections(staff, path);
      }
    });
  }
}
