import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, screens, watchLayoutShifts } from './support/axe.ts';
import { makeDraft, makeTranslation, payFor, signUp } from './support/customer.ts';
import { findReview, openStudio } from './support/studio.ts';

/** No axe violations on staff pages with data: the main ones in light on a desktop; as a sweep all, in both themes and sizes. */

interface Names {
  pending: string;
  done: string;
}

interface Place {
  path: string;
  heading: string;
  isMain?: true;
  /** Opens an overlay, or navigates further. */
  open?: (page: Page, names: Names) => Promise<void>;
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
  { path: '/authenticator', heading: 'Overview', isMain: true },
  { path: '/authenticator/authenticate', heading: 'Authenticator Dashboard', isMain: true },
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
  { path: '/authenticator/translated', heading: 'Translated Documents', isMain: true },
  { path: '/authenticator/upload', heading: 'Upload Document' },
  { path: '/authenticator/earnings', heading: 'Earnings', isMain: true },
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
  { path: '/admin', heading: 'All documents', isMain: true },
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
  { path: '/user-management', heading: 'User Management', isMain: true },
  { path: '/authenticator-control', heading: 'Authenticator Control' },
  { path: '/admin/board', heading: 'Board' },
  { path: '/admin/team', heading: 'Team Time' },
  { path: '/admin/team?tab=rules', heading: 'Second person' },
  { path: '/admin/team?tab=revisions', heading: 'Revisions' },
  { path: '/admin/staff', heading: 'Credentials' },
  { path: '/admin/pay?tab=billing', heading: 'Pay' },
  { path: '/admin/new-order', heading: 'New Order' },
  { path: '/admin/reports', heading: 'Reports' },
  { path: '/admin/payments', heading: 'Payments' },
  { path: '/admin/invoices', heading: 'Invoices' },
  { path: '/admin/operations', heading: 'Operations' },
  { path: '/admin/notary', heading: 'Notary' },
  { path: '/admin/site', heading: 'Site', isMain: true },
  { path: '/admin/claims', heading: 'Claims' },
  { path: '/admin/legal', heading: 'Legal' },
  { path: '/admin/calendar', heading: 'Calendar', isMain: true },
  { path: '/admin/mails', heading: 'Mails' },
  { path: '/admin/setup', heading: 'Set-Up', isMain: true },
  { path: '/admin/developers', heading: 'Developers' },
];

const areas = [
  { role: 'authenticator', places: authenticatorPlaces },
  { role: 'admin', places: adminPlaces },
] as const;

async function visit(
  staff: Page,
  places: readonly Place[],
  { names, isBrief = false }: { names: Names; isBrief?: boolean },
): Promise<void> {
  for (const { path, heading, open } of places) {
    await staff.goto('about:blank');
    await staff.goto(path);
    await expect(staff.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(staff.getByText('Loading…')).toHaveCount(0);
    if (!open) await expectSteady(staff, path);
    await open?.(staff, names);
    await expectNoObjections(staff, path, { isBrief });
  }
}

for (const { role, places } of areas) {
  test(`the main pages of an ${role} have no axe violations`, async ({ openAs }) => {
    const staff = await openAs(role);
    await staff.setViewportSize(screens[0].viewport);
    await staff.emulateMedia({ reducedMotion: 'reduce' });
    await watchLayoutShifts(staff);
    const names = { pending: '', done: '' };
    await visit(
      staff,
      places.filter(({ isMain }) => isMain),
      { names, isBrief: true },
    );
  });
}

test('no page of staff has axe violations', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  test.setTimeout(900_000);
  await signUp(page, mailbox);
  const names = { pending: `axe-pending-${randomUUID()}.pdf`, done: `axe-done-${randomUUID()}.pdf` };
  const authenticator = await openAs('authenticator');
  await makeTranslation(page, names.done, { sandbox, staff: authenticator });
  await payFor(page, sandbox, [await makeDraft(page, names.pending)]);
  for (const { role, places } of areas) {
    const staff = role === 'admin' ? await openAs('admin') : authenticator;
    await staff.emulateMedia({ reducedMotion: 'reduce' });
    await watchLayoutShifts(staff);
    for (const { name, viewport } of screens) {
      await test.step(`${role}, ${name}`, async () => {
        await staff.setViewportSize(viewport);
        await visit(staff, places, { names });
      });
    }
  }
});
