import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, screens, watchLayoutShifts } from './support/axe.ts';
import { makeDraft, makeTranslation, payFor, signUp } from './support/customer.ts';

/** No axe violations on customer pages with data: the main ones in light on a desktop; as a sweep all, in both themes and sizes. */

interface Place {
  path: string;
  /** Heading that marks the page as loaded. */
  heading: string | RegExp;
  isMain?: true;
  /** Opens an overlay on the page. */
  open?: (page: Page, done: string) => Promise<void>;
}

const places: readonly Place[] = [
  { path: '/dashboard', heading: /^Welcome/, isMain: true },
  { path: '/dashboard?upload=new', heading: 'Document Translation' },
  { path: '/dashboard/upload', heading: 'Get Translation', isMain: true },
  { path: '/dashboard/progress', heading: 'My Translations', isMain: true },
  { path: '/dashboard/progress?view=list', heading: 'My Translations' },
  {
    path: '/dashboard/progress',
    heading: 'My Translations',
    open: async (page, done) => {
      await page.getByRole('link', { name: done }).click();
      await expect(page.getByRole('dialog').getByText('Verification code')).toBeVisible();
    },
  },
  {
    path: '/dashboard/progress',
    heading: 'My Translations',
    open: async (page, done) => {
      await page.getByRole('link', { name: done }).click();
      await page.getByRole('tab', { name: 'Messages' }).click();
      await expect(page.getByRole('heading', { name: 'This order is closed' })).toBeVisible();
      await page.getByRole('button', { name: 'Report a mistake' }).press('Enter');
      await expect(page.getByRole('tab', { name: 'File' })).toBeFocused();
      await page.getByRole('tab', { name: 'Messages' }).click();
    },
  },
  { path: '/dashboard/documents', heading: 'My Documents', isMain: true },
  { path: '/dashboard/documents?view=list', heading: 'My Documents' },
  {
    path: '/dashboard/documents',
    heading: 'My Documents',
    open: async (page, done) => {
      await page.getByRole('button', { name: new RegExp(`^Actions for .*${done}`) }).click();
      await page.getByRole('menuitem', { name: 'Move to…' }).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
    },
  },
  { path: '/dashboard/profile', heading: 'My Profile', isMain: true },
  {
    path: '/dashboard/developers',
    heading: 'Developers',
    open: async (page) => {
      await page.getByRole('button', { name: 'Create Key' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    },
  },
  { path: '/upload', heading: 'Upload Documents' },
  { path: '/payment-cancelled', heading: 'Payment Cancelled' },
  { path: '/payment-success', heading: 'Processing Error' },
];

function checkOf(draft: string): Place {
  return { path: `/dashboard/check?documents=${draft}`, heading: 'Check your answers' };
}

/** `done` is the name of a delivered paper. */
async function visit(page: Page, all: readonly Place[], { done = '', isBrief = false }): Promise<void> {
  for (const { path, heading, open } of all) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    if (!open) await expectSteady(page, path);
    await open?.(page, done);
    await expectNoObjections(page, path, { isBrief });
  }
}

test('the main customer pages have no axe violations', async ({ page, mailbox }) => {
  await page.setViewportSize(screens[0].viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, mailbox);
  const draft = await makeDraft(page, 'axe-draft.pdf');
  await watchLayoutShifts(page);
  await visit(page, [...places.filter(({ isMain }) => isMain), checkOf(draft)], { isBrief: true });
});

test('no customer page has axe violations', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, mailbox);
  const done = `axe-done-${randomUUID()}.pdf`;
  await makeTranslation(page, done, { sandbox, staff: await openAs('authenticator') });
  await payFor(page, sandbox, [await makeDraft(page, 'axe-under-way.pdf')]);
  const draft = await makeDraft(page, 'axe-draft.pdf');
  await watchLayoutShifts(page);
  for (const { name, viewport } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await visit(page, [...places, checkOf(draft)], { done });
    });
  }
});
