import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, screens, watchLayoutShifts } from './support/axe.ts';

/** No axe violations on public pages: the main ones in light on a desktop; as a sweep all, in both themes and sizes. */

const paths = [
  '/',
  '/translations',
  '/verify',
  '/verify?code=TFE000000',
  '/security',
  '/privacy',
  '/terms',
  '/developers',
  '/refunds',
  '/contact',
  '/business',
  '/login',
  '/register',
  '/forgot-password',
];

const mainPaths = ['/', '/translations', '/verify', '/login', '/register'];

async function visit(page: Page, path: string, { isBrief = false } = {}): Promise<void> {
  await watchLayoutShifts(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.includes('code=')) await expect(page.getByText('Document Not Found')).toBeVisible();
  await expectSteady(page, path);
  await expectNoObjections(page, path, { isBrief });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the main pages', () => {
  test.use({ viewport: screens[0].viewport });

  for (const path of mainPaths) {
    test(`${path} has no axe violations`, ({ page }) => visit(page, path, { isBrief: true }));
  }
});

for (const { name, viewport } of screens) {
  test.describe(name, { tag: '@sweep' }, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`${path} has no axe violations in either theme`, ({ page }) => visit(page, path));
    }
  });
}
