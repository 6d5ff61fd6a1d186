import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { orderPaid } from './support/staff.ts';
import { findReview, openStudio, writeText } from './support/studio.ts';

/** A press is drawn before what it opens is rendered, which takes a slow phone a third of a second. */

/** Starts watching: resolves with whether a picture came between the event and the first new element of the selector. */
async function watch(page: Page, event: 'pointerdown' | 'click', selector: string): Promise<() => Promise<boolean>> {
  const watched = await page.evaluateHandle(
    ([type, query]) => {
      let isDrawn = false;
      const note = () => requestAnimationFrame(() => setTimeout(() => (isDrawn = true)));
      window.addEventListener(type, note, { capture: true, once: true });
      const before = new Set(document.querySelectorAll(query));
      const wasDrawn = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          if ([...document.querySelectorAll(query)].every((one) => before.has(one))) return;
          observer.disconnect();
          resolve(isDrawn);
        });
        observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
      });
      return { wasDrawn };
    },
    [event, selector] as const,
  );
  return () => watched.evaluate(({ wasDrawn }) => wasDrawn);
}

test('a dialog that is mounted when it opens waits for the press, too', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto('/admin/staff');
  const wasDrawn = await watch(page, 'click', '[role=dialog]');
  await page
    .getByRole('button', { name: /^Change what .* may do…$/ })
    .first()
    .click();
  expect(await wasDrawn()).toBe(true);
});

test('a document of the list, a field of the studio and its tools are drawn as pressed before what they open', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `drawn-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard/progress?view=list');
  const isDocumentDrawn = await watch(page, 'click', '[data-slot=panel]');
  await page.getByRole('main').getByRole('link', { name: filename }).click();
  expect(await isDocumentDrawn()).toBe(true);

  const staff = await openAs('authenticator');
  await staff.setViewportSize({ width: 1280, height: 860 });
  const reviewId = await findReview(staff, filename);
  const [, heading = ''] = await writeText(staff, reviewId);
  await openStudio(staff, reviewId);
  const isFieldDrawn = await watch(staff, 'pointerdown', '[data-row][data-active]');
  const field = staff.locator(`textarea[data-block="${heading}"][data-key="text"]`);
  await field.click();
  expect(await isFieldDrawn()).toBe(true);
  await expect(staff.locator(`[data-row="${heading}"]`)).toHaveAttribute('data-active');
  await field.fill('Birth certificate');
  const isToolDrawn = await watch(staff, 'click', '[data-row][data-state=confirmed]');
  await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
  expect(await isToolDrawn()).toBe(true);
});
