import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, screens, watchLayoutShifts } from './support/axe.ts';

/** No axe violations on public pages: light and dark, desktop and phone. */

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
  '/login',
  '/register',
  '/forgot-password',
];

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`${path} has no axe violations`, async ({ page }) => {
        await watchLayoutShifts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.includes('code=')) await expect(page.getByText('Document Not Found')).toBeVisible();
        await expectSteady(page, path);
        await expectNoObjections(page, path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
