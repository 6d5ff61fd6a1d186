import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { makeDraft, makeTranslation, payFor, signUp } from './support/customer.ts';

/** Every staff route, with data on it, has nothing axe objects to: light, dark, and on a phone. */

const looks = [
  { name: 'light', width: 1280, colorScheme: 'light' },
  { name: 'dark', width: 1280, colorScheme: 'dark' },
  { name: 'phone', width: 390, colorScheme: 'light' },
] as const;

interface Place {
  path: string;
  heading: string;
  /** Opens what stands over it, or goes on from it. */
  open?: (page: Page, names: { pending: string; done: string }) => Promise<void>;
}

const authenticatorPlaces: readonly Place[] = [
  { path: '/authenticator', heading: 'Overview' },
  { path: '/authenticator/authenticate', heading: 'Authenticator Dashboard' },
  { path: '/authenticator/authenticate?q=nothing-like-it', heading: 'Authenticator Dashboard' },
  {
    path: '/authenticator/authenticate',
    heading: 'Authenticator Dashboard',
    open: async (page, { pending }) => {
      await page.getByRole('link', { name: pending }).click();
      await expect(page.getByRole('button', { name: 'Reject with correction…' })).toBeVisible();
      await expect(page.locator('[data-page] canvas').first()).toBeVisible();
    },
  },
  {
    path: '/authenticator/authenticate',
    heading: 'Authenticator Dashboard',
    open: async (page, { pending }) => {
      await page.getByRole('button', { name: `Reject ${pending} with a correction` }).click();
      await expect(page.getByRole('dialog', { name: /^Correct/ })).toBeVisible();
    },
  },
  { path: '/authenticator/translated', heading: 'Translated Documents' },
  { path: '/authenticator/upload', heading: 'Upload Document' },
];

const adminPlaces: readonly Place[] = [
  { path: '/admin', heading: 'All documents' },
  {
    path: '/admin',
    heading: 'All documents',
    open: async (page, { done }) => {
      await page.getByRole('link', { name: done }).click();
      await expect(page.getByRole('dialog', { name: done }).getByText('Audit log')).toBeVisible();
    },
  },
  { path: '/admin#to-authenticate', heading: 'Documents to Authenticate' },
  { path: '/admin#translated', heading: 'History' },
  { path: '/user-management', heading: 'User Management' },
  { path: '/authenticator-control', heading: 'Authenticator Control' },
  { path: '/admin/operations', heading: 'Operations' },
];

/** Few enough pages for one test's time. */
const parts = [
  { role: 'authenticator', part: 1, places: authenticatorPlaces.slice(0, 4) },
  { role: 'authenticator', part: 2, places: authenticatorPlaces.slice(4) },
  { role: 'admin', part: 1, places: adminPlaces.slice(0, 3) },
  { role: 'admin', part: 2, places: adminPlaces.slice(3) },
] as const;

for (const { name, width, colorScheme } of looks) {
  for (const { role, part, places } of parts) {
    test(`axe finds nothing on the ${role} pages: ${name}, part ${part}`, async ({
      page,
      mailbox,
      sandbox,
      openAs,
    }) => {
      await signUp(page, mailbox);
      const done = `axe-done-${randomUUID()}.pdf`;
      const pending = `axe-pending-${randomUUID()}.pdf`;
      const authenticator = await openAs('authenticator');
      await makeTranslation(page, done, { sandbox, staff: authenticator });
      await payFor(page, sandbox, [await makeDraft(page, pending)]);
      const staff = role === 'admin' ? await openAs('admin') : authenticator;
      await staff.setViewportSize({ width, height: 860 });
      await staff.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const { path, heading, open } of places) {
        await staff.goto('about:blank');
        await staff.goto(path);
        await expect(staff.getByRole('heading', { name: heading }).first()).toBeVisible();
        await expect(staff.getByText('Loading…')).toHaveCount(0);
        await open?.(staff, { pending, done });
        const { violations } = await new AxeBuilder({ page: staff }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        );
        expect(found, path).toEqual([]);
      }
    });
  }
}
