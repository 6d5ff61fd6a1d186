import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { catalogue } from '#shared/errors.ts';
import business from '#shared/messages/en/business.json' with { type: 'json' };
import frame from '#shared/messages/en/frame.json' with { type: 'json' };
import landing from '#shared/messages/en/home.json' with { type: 'json' };
import live from '#shared/messages/en/live.json' with { type: 'json' };
import translations from '#shared/messages/en/translations.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { makeTranslation, signUp } from './support/customer.ts';

const pages = [
  { path: '/', heading: landing.hero.title },
  { path: '/translations', heading: translations.hero.title },
  { path: '/verify', heading: 'Document Verification' },
  { path: '/business', heading: business.heading },
  { path: '/login', heading: 'Welcome Back' },
  { path: '/register', heading: 'Create Your Account' },
  { path: '/forgot-password', heading: 'Forgot Password' },
];

/** Waits for hydration: React sets a property on the root. */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('#root main') ?? {}).length > 0);
}

/** Blocks the page's scripts; the returned function releases them. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of pages.slice(0, 6)) {
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Translations' }).first()).toHaveAttribute('href', '/translations');
    });
  }

  test('a question opens and closes the one before it', async ({ page }) => {
    await page.goto('/');
    const [first, second] = landing.faq.questions;
    if (!first || !second) throw new Error('the page has no two questions');
    await page.getByText(first.question).click();
    await expect(page.getByText(first.answer)).toBeVisible();
    await page.getByText(second.question).click();
    await expect(page.getByText(second.answer)).toBeVisible();
    await expect(page.getByText(first.answer)).toBeHidden();
    await page.getByText(second.question).click();
    await expect(page.getByText(second.answer)).toBeHidden();
  });
});

test('prerendered markup is hydrated, not rendered again', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const { path } of pages) {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-ahead', '');
      });
    });
    await page.goto(path);
    await expect(page.locator('#root')).toHaveAttribute('data-page', path);
    await untilReady(page);
    await expect(page.locator('h1[data-ahead]')).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('what is below the fold waits until the page is idle, and a reload returns to its place', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer');
      Object.assign(window, { early: footer && getComputedStyle(footer).contentVisibility });
    });
  });
  const footer = page.getByRole('contentinfo');
  await page.goto('/translations');
  expect(await page.evaluate('window.early')).toBe('auto');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  // The last section to arrive.
  await expect(page.getByRole('heading', { name: live.signers.title })).toBeVisible();
  await footer.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1000);
  await page.reload();
  await untilReady(page);
  expect(await page.evaluate('window.early')).toBe('visible');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
});

test('an English page lists the languages in their scripts, and loads no webfont of another script', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'العربية' })).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+(?=\.woff2$)/.exec(name)?.[0] ?? []);
  });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((name) => !name.includes('-latin-'))).toEqual([]);
});

test('public pages carry metadata for search engines; the application is noindex', async ({ request }) => {
  for (const path of ['/', '/translations', '/verify']) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
    for (const mark of ['<title>', 'name="description"', 'property="og:title"', 'rel="canonical"']) {
      expect(html.split(mark).length, `${path} ${mark}`).toBe(2);
    }
  }
  expect((await request.get('/dashboard')).headers()['x-robots-tag']).toBe('noindex');
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/translations</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /dashboard');
});

test('the top bar links the public pages and appears on five pages only', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const [name, heading] of [
    ['Translations', translations.hero.title],
    ['Verify', 'Document Verification'],
    ['Login', 'Welcome Back'],
    ['Register', 'Create Your Account'],
    ['Mentorship', landing.hero.title],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mentorship' })).toHaveCount(0);
});

test('a followed link dims in a picture of its own, before the next page is rendered', async ({ page }) => {
  await page.goto('/');
  // Before hydration the browser follows the link natively.
  await untilReady(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Verify', exact: false }).first();
  const dimmed = page.evaluate(
    () =>
      new Promise<{ heading: string | null; opacity: string }>((resolve) => {
        new MutationObserver(([change]) => {
          if (!(change?.target instanceof HTMLElement)) return;
          const { target } = change;
          // Runs in the frame that draws the change.
          requestAnimationFrame(() =>
            resolve({
              heading: document.querySelector('h1')?.textContent ?? null,
              opacity: getComputedStyle(target).opacity,
            }),
          );
        }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-followed'] });
      }),
  );
  const before = await page.locator('h1').textContent();
  await link.click();
  expect(await dimmed).toEqual({ heading: before, opacity: '0.7' });
  await expect(page).toHaveURL(/\/verify$/);
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  await expect(page.locator('[data-followed]')).toHaveCount(0);
});

test('buttons lead to their targets; the chat opens in a new tab with its greeting', async ({
  page,
  isWithoutNotary,
}) => {
  expect(isWithoutNotary).toBe(true);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'I Want to Start Now' })).toHaveAttribute('href', '/register');
  const chats = page.getByRole('link', { name: /^Talk to (a )?Specialist$/ });
  await expect(chats).toHaveCount(4);
  for (const chat of await chats.all()) {
    await expect(chat).toHaveAttribute('target', '_blank');
    const url = new URL((await chat.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toBe(frame.contact.mentorshipGreeting);
  }
  const contact = page.getByRole('region', { name: 'Get in Touch' });
  await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
  await expect(contact.getByText('@')).toBeVisible();
  await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(0);

  await page.goto('/translations');
  await expect(page.getByRole('link', { name: 'Start Translation' })).toHaveAttribute('href', '/register');
  const tariff = page.getByRole('table', { name: 'Price per page' });
  for (const [plan, price] of [
    ['Certified Translation', '$15.00'],
    ['Notarized Translation', '$20.00'],
    ['Bank Statement', '$25.00'],
  ] as const) {
    const row = tariff.getByRole('row').filter({ hasText: plan });
    await expect(row).toContainText(price);
    if (plan === 'Notarized Translation') await expect(row).toContainText('not available');
    else await expect(row.getByRole('link')).toHaveAttribute('href', '/register');
  }
  await expect(tariff.getByRole('row').filter({ hasText: 'Most popular' })).toContainText('Certified');
});

test('the phone menu, signed out and signed in', async ({ page, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation');
  await expect(menu.getByRole('link')).toHaveText([
    'Mentorship',
    'Translations',
    'Verify Document',
    'For businesses',
    'Login',
    'Register',
  ]);
  await signUp(page, mailbox);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link')).toHaveText([
    'Mentorship',
    'Translations',
    'Verify Document',
    'For businesses',
    'My Dashboard',
  ]);
});

test.describe('before hydration', () => {
  test('a click on the phone menu is replayed', async ({ page }) => {
    const letCome = await holdCode(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    letCome();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Verify Document' })).toBeVisible();
  });

  for (const address of ['/register', '/register?redirect=%2Fdashboard']) {
    test(`what was typed into ${address} stays`, async ({ page }) => {
      const letCome = await holdCode(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByLabel('Full Name').fill('João Pereira');
      await page.getByLabel('Email').fill('joao@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a long password');
      letCome();
      await untilReady(page);
      await page.getByRole('button', { name: 'Create Account' }).click();
      // The form has heard of it: it names only what is missing.
      await expect(page.getByLabel('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Full Name')).toHaveValue('João Pereira');
      await expect(page.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Email')).toHaveValue('joao@example.com');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password');
    });
  }

  test('a press on a scrolled page lands where it was aimed: the page does not move when its code comes', async ({
    page,
  }) => {
    const letCome = await holdCode(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Create Account' }).hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.mouse.down();
    letCome();
    await untilReady(page);
    // The first render is over.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.mouse.up();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  });

  for (const [address, submit] of [
    ['/login', 'by Enter'],
    ['/login?redirect=%2Fdashboard', 'by its button'],
  ] as const) {
    test(`a submit of ${address} ${submit} is replayed with the typed values`, async ({ page, mailbox, context }) => {
      const { email, password } = await signUp(page, mailbox);
      await context.clearCookies();
      const letCome = await holdCode(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      if (submit === 'by Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      letCome();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  }
});

test('a signed-in user is greeted and never sees visitor content', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/');
  await expect(page.getByText('Welcome, Ana Ribeiro')).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('code lookup: any notation is found, not found lists four reasons, rate limit', async ({
  page,
  context,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const filename = `verify-${randomUUID()}.pdf`;
  await makeTranslation(page, filename, { sandbox, staff: await openAs('authenticator') });
  const answer = await context.request.get(
    `/trpc/documents.list?input=${encodeURIComponent(JSON.stringify({ page: 1 }))}`,
  );
  const { result } = z
    .object({ result: z.object({ data: z.object({ items: z.array(z.object({ verificationCode: z.string() })) }) }) })
    .parse(await answer.json());
  const code = result.data.items[0]?.verificationCode ?? '';

  await page.goto('/verify');
  await untilReady(page);
  const input = page.getByLabel('Verification code');
  await input.pressSequentially(` ${code.toLowerCase()}`);
  await expect(input).toHaveValue(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Birth certificate' })).toBeVisible();
  await expect(page.getByText('Authenticated').first()).toBeVisible();
  await page.getByRole('button', { name: 'Search Another Document' }).click();
  await expect(input).toHaveValue('');

  await page.goto(`/verify?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Birth certificate' })).toBeVisible();

  await page.goto('/verify?code=TFE000000');
  await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Document Not Found' }).getByRole('listitem')).toHaveCount(4);

  // Mocks the rate limit response of the whole batch: the real limit counts all tests of this IP address.
  await page.route(/\/trpc\/.*verification\.lookup/, (route) => {
    const refused = {
      error: {
        message: catalogue.TOO_MANY_REQUESTS.message,
        code: -32_029,
        data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, appCode: 'TOO_MANY_REQUESTS', details: {} },
      },
    };
    const calls = new URL(route.request().url()).pathname.split(',');
    return route.fulfill({ status: 429, json: calls.map(() => refused) });
  });
  await page.goto('/verify?code=TFE000001');
  await expect(page.getByRole('alert')).toContainText(catalogue.TOO_MANY_REQUESTS.message);
});

test('the sample is a PDF of the typesetter, and its code says what it is', async ({ page, request }) => {
  await page.goto('/translations');
  const picture = page.getByRole('img', { name: /^Sample certificate/ });
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(400);
  const address = await page.getByRole('link', { name: 'Download the sample (PDF)' }).getAttribute('href');
  const sample = await request.get(address ?? '');
  expect(sample.headers()['content-type']).toBe('application/pdf');
  await page.goto('/verify?code=TFESPECIMEN');
  await expect(page.getByRole('heading', { name: 'This is our sample' })).toBeVisible();
});
