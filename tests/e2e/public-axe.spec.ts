import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/app.ts';

/** Every public page has nothing axe objects to: light, dark, and on a phone. */

const looks = [
  { name: 'light', width: 1280, colorScheme: 'light' },
  { name: 'dark', width: 1280, colorScheme: 'dark' },
  { name: 'phone', width: 390, colorScheme: 'light' },
] as const;

const paths = ['/', '/translations', '/verify', '/verify?code=TFE000000', '/login', '/register', '/forgot-password'];

for (const { name, width, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 860 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.includes('code=')) await expect(page.getByText('Document Not Found')).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
