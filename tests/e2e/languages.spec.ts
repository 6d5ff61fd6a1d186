import type { Page } from '@playwright/test';
import { z } from 'zod';
import { locales, localizePath } from '#shared/locales.ts';
import arabic from '#shared/messages/ar/home.json' with { type: 'json' };
import german from '#shared/messages/de/verify.json' with { type: 'json' };
import portuguese from '#shared/messages/pt/account.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { expectNoObjections, expectSteady, sideways, watchLayoutShifts } from './support/axe.ts';
import { makeDraft, signUp } from './support/customer.ts';

/** Public pages in the visitor's language: the browser's, or that of the switch. */

const phone = { viewport: { width: 390, height: 860 }, contextOptions: { reducedMotion: 'reduce' } } as const;

/** Errors and warnings of the page: failed hydration, refused scripts, missing texts. */
function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') complaints.push(entry.text());
  });
  return complaints;
}

test.describe('a phone in Portuguese', () => {
  test.use({ ...phone, locale: 'pt-BR' });

  test('opens the registration page in Portuguese, and its errors too', async ({ page }) => {
    const complaints = recordComplaints(page);
    await page.goto('/register');
    await expect(page).toHaveURL(/\/pt\/register$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(page.getByRole('heading', { level: 1, name: portuguese.register.heading })).toBeVisible();
    await page.getByRole('button', { name: portuguese.register.submit }).click();
    await expect(page.getByRole('heading', { name: 'Há um problema' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: portuguese.fields.email })).toHaveAttribute('aria-invalid', 'true');
    expect(complaints).toEqual([]);
  });

  test('keeps English addresses in English for a link with the switch on English', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/verify');
    await expect(page).toHaveURL(/\/verify$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('a phone in Arabic', () => {
  test.use({ ...phone, locale: 'ar' });

  test('reads from the right: the brand and the texts start there', async ({ page }) => {
    const complaints = recordComplaints(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/ar$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const heading = page.getByRole('heading', { level: 1, name: arabic.hero.title });
    await expect(heading).toHaveCSS('direction', 'rtl');
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeGreaterThan(340);
    expect(complaints).toEqual([]);
  });
});

test('a switch in the middle keeps the page, its address and what was typed', async ({ page }) => {
  await page.goto('/register?redirect=%2Fdashboard');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('João Pereira');
  await page.getByRole('textbox', { name: 'Email' }).fill('joao@example.com');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pt');
  await expect(page).toHaveURL(/\/pt\/register\?redirect=/);
  await expect(page.getByRole('textbox', { name: portuguese.fields.name })).toHaveValue('João Pereira');
  await expect(page.getByRole('textbox', { name: portuguese.fields.email })).toHaveValue('joao@example.com');
  await page.goto('/verify?code=TFE7K2M9QXR');
  await expect(page).toHaveURL(/\/pt\/verify\?code=TFE7K2M9QXR$/);
});

test('a language chosen before hydration opens the page in it', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/verify?from=mail', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pt');
  resolve(undefined);
  await expect(page).toHaveURL(/\/pt\/verify\?from=mail$/);
});

test('links within a language stay in it, and English pages say so', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('link', { name: german.title }).first().click();
  await expect(page).toHaveURL(/\/de\/verify$/);
  await expect(page.getByRole('heading', { level: 1, name: german.heading })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL(/\/de\/privacy$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('each language names the others to search engines, and unknown addresses are 404', async ({ page, request }) => {
  await page.goto('/pt/verify');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  await expect(alternates).toHaveCount(locales.length + 1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pt\/verify$/);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'pt_BR');
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', /\/og\/pt\.jpg$/);
  const shown = await request.get('/og/pt.jpg');
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  for (const address of ['/pt/dashboard', '/en/verify', '/pt/nothing'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test('search engines read who offers translations, what a page costs, and its questions', async ({ page }) => {
  await page.goto('/pt/translations');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(JSON.parse(text ?? ''));
  expect(data['@graph'].map((node) => node['@type'])).toEqual(['Organization', 'Service', 'FAQPage']);
  expect(data['@graph'][1]).toMatchObject({
    offers: [
      { name: 'Tradução certificada', price: '15.00', priceCurrency: 'USD' },
      { name: 'Tradução notarizada', priceCurrency: 'USD' },
    ],
  });
});

for (const locale of locales.filter((one) => one !== 'en')) {
  // One that reads from the right stands for all.
  test.describe(`${locale} on a phone`, { tag: locale === 'ar' ? [] : '@sweep' }, () => {
    test.use(phone);

    test('has no axe violations and nothing beyond the edge', async ({ page }) => {
      await watchLayoutShifts(page);
      for (const path of ['/translations', '/verify', '/login']) {
        await page.goto(localizePath(locale, path));
        await page.waitForLoadState('networkidle');
        await expectSteady(page, `${locale} ${path}`);
      }
      await expectNoObjections(page, `${locale} /login`);
    });
  });
}

const widths = [320, 390, 600, 768, 820, 834, 1024, 1280, 1920];

for (const locale of locales) {
  test(
    `${locale}: no public page scrolls sideways at nine widths, and the language switch is in sight`,
    {
      tag: '@sweep',
    },
    async ({ page }) => {
      for (const path of ['/', '/translations', '/verify', '/login', '/register']) {
        await page.goto(localizePath(locale, path));
        await page.waitForLoadState('networkidle');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await sideways(page), `${path} at ${String(width)}`).toEqual([]);
          await expect.soft(page.locator('header select[name=locale]')).toBeInViewport();
        }
      }
    },
  );
}

test.describe('texts 40 % longer', { tag: '@sweep' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('are neither clipped nor beyond the edge of a small phone', async ({ page }) => {
    for (const path of ['/', '/translations', '/verify', '/login', '/register']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect([path, await stretchTexts(page)]).toEqual([path, []]);
    }
  });
});

test.describe('texts 40 % longer on a customer’s pages', { tag: '@sweep' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('are neither clipped nor beyond the edge of a small phone', async ({ page, mailbox }) => {
    await signUp(page, mailbox);
    const draft = await makeDraft(page, 'certidao.pdf');
    for (const path of [
      '/dashboard',
      '/dashboard/upload',
      `/dashboard/check?documents=${draft}`,
      '/dashboard/progress',
      '/dashboard/documents',
      '/dashboard/profile',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect([path, await stretchTexts(page)]).toEqual([path, []]);
    }
  });
});

/** Doubles the vowels of all texts; returns what no longer fits. */
function stretchTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.parentElement?.closest('script, style, svg, bdi, [class*="sr-only"], body [lang]') === null)
        node.nodeValue = node.nodeValue?.replaceAll(/[aeiou]/g, '$&$&') ?? '';
    }
    // Ornaments behind the text pass their frame on purpose.
    for (const ornament of document.querySelectorAll<HTMLElement>('[aria-hidden=true].absolute')) ornament.remove();
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // The name of the house, which is nobody's text, gives way to the texts beside it.
        if (element.matches('[lang=en] > .truncate')) return false;
        // Hidden from sight, for screen readers.
        if (width <= 1 || !element.checkVisibility() || element.closest('svg, [class*="sr-only"], [aria-hidden=true]'))
          return false;
        // Scrolled sideways within the page, such as a bar of filters.
        for (let parent = element.parentElement; parent; parent = parent.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return false;
        // A field scrolls to what it holds.
        const isClipped =
          element.tagName !== 'INPUT' &&
          ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth + 1;
        return isClipped || right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`);
  });
}
