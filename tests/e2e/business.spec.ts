import type { Locator, Page } from '@playwright/test';
import { locales, localizePath } from '#shared/locales.ts';
import german from '#shared/messages/de/frame.json' with { type: 'json' };
import english from '#shared/messages/en/business.json' with { type: 'json' };
import frame from '#shared/messages/en/frame.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { expectNoObjections, screens } from './support/axe.ts';
import { signUp } from './support/customer.ts';

/** The way to organizations, quotes and bulk orders, for people who have no organization: by keyboard alone. */

const name = frame.nav.business;

/** Presses Tab until the control has the focus, then Enter. */
async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 80 && !(await isFocused()); count += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

const mainLink = (page: Page, label: string = name) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });

for (const { name: screen, viewport } of screens) {
  test.describe(screen, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    const isPhone = viewport.width < 768;
    const tag = isPhone ? '@sweep' : [];

    test('a visitor reads what there is, signs in, and arrives at it', { tag }, async ({ page, mailbox }) => {
      const account = await signUp(page, mailbox);
      await page.context().clearCookies();
      await page.goto('/');
      if (isPhone) await press(page, page.getByRole('button', { name: frame.menu }));
      await press(page, mainLink(page));
      await expect(page.getByRole('heading', { level: 1, name: english.heading })).toBeVisible();
      await expectNoObjections(page, '/business', { isBrief: true });
      await press(page, page.getByRole('link', { name: english.quotes.open }));
      await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/quotes$/);
    });

    test(
      'a person without an organization finds each from one entry of the menu',
      { tag },
      async ({ page, mailbox }) => {
        await signUp(page, mailbox);
        for (const [link, heading] of [
          ['Quotes', 'Quotes'],
          ['Order from a CSV', 'Bulk order'],
        ] as const) {
          await page.goto('/dashboard');
          if (isPhone) await press(page, page.getByRole('button', { name: frame.menu }));
          await press(page, mainLink(page));
          await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible();
          await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
          await press(page, page.getByRole('main').getByRole('link', { name: link }));
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        }
      },
    );
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the entry and its page are German', async ({ page, mailbox }) => {
    await signUp(page, mailbox);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: german.nav.business })).toBeVisible();
    await page.goto('/business');
    await expect(page).toHaveURL(/\/de\/business$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Für Kanzleien und Unternehmen' })).toBeVisible();
  });
});

for (const width of [768, 1024, 1280]) {
  // The narrowest is where they are nearest to no room.
  const tag = width === 768 ? [] : '@sweep';
  test(`the top bar holds its links at ${width} pixels in every language`, { tag }, async ({ page, mailbox }) => {
    await page.setViewportSize({ width, height: 900 });
    const expectRoom = async (who: string) => {
      for (const locale of locales) {
        await page.goto(localizePath(locale, '/business'));
        const links = page.getByRole('banner').getByRole('link');
        const heights = await links.evaluateAll((all) =>
          all.map((link) => Math.round(link.getBoundingClientRect().height)).filter((height) => height > 0),
        );
        expect(Math.max(...heights), `${who} ${locale}`).toBeLessThan(60);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${who} ${locale}`).toBeLessThanOrEqual(0);
      }
    };
    await expectRoom('a visitor');
    await signUp(page, mailbox);
    await expectRoom('a customer');
  });
}
