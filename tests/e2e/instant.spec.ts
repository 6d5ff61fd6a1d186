import type { Page } from '@playwright/test';
import portuguese from '#shared/messages/pt/frame.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { makeDraft, signUp } from './support/customer.ts';

/** The page before its scripts, after a reload, and offline; signing in with a passkey. */

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The text of what is kept in this browser. */
const keptText = async () => {
  // Opening a database that is not there yet would create it, without what the product puts in it.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'kept-queries')) return '';
  return new Promise<string>((resolve) => {
    const opening = indexedDB.open('kept-queries');
    opening.onsuccess = () => {
      const db = opening.result;
      const all = db.transaction('kept').objectStore('kept').getAll();
      all.onsuccess = () => {
        db.close();
        resolve(all.result.length === 0 ? '' : JSON.stringify(all.result));
      };
    };
  });
};

test('the shell is painted from HTML, for people who may open the page, with nobody’s name', async ({
  page,
  mailbox,
}) => {
  const visitor = await (await page.request.get('/dashboard')).text();
  expect(visitor).not.toContain('data-shell');
  await signUp(page, mailbox);
  // A server that is slow to find the session sends the page without its shell.
  let seen = { html: '', vary: '' };
  const load = async () => {
    const response = await page.request.get('/dashboard');
    seen = { html: await response.text(), vary: response.headers()['vary'] ?? '' };
    return seen.html;
  };
  await expect.poll(load).toContain('data-shell="/dashboard"');
  expect(seen.html).toContain('My Translations');
  expect(seen.html).not.toContain('Ribeiro');
  expect(seen.vary).toContain('Cookie');
  expect(await (await page.request.get('/admin')).text()).not.toContain('data-shell');

  await page.route('**/assets/*.js', () => undefined);
  await expect(async () => {
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  }).toPass();
  await expect(page.getByRole('link', { name: 'My Documents' })).toBeVisible();
});

test('the overview’s answers load beside its scripts, and once', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await makeDraft(page, 'grandmother.pdf');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/documents.stats')) asked.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Document totals' })).toContainText('Total1');
  expect(asked).toHaveLength(1);
  const initiators = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const isAnswer = entry instanceof PerformanceResourceTiming && entry.name.includes('/trpc/documents.stats');
        return isAnswer ? entry.initiatorType : [];
      }),
    );
  expect(await initiators()).toEqual(['link']);
});

test('a reload starts with the lists of the last visit; signing out forgets them, and the next person sees none', async ({
  page,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await makeDraft(page, 'grandmother.pdf');
  await page.goto('/dashboard');
  await expect(page.getByText('grandmother.pdf')).toBeVisible();
  await expect.poll(() => page.evaluate(keptText)).toContain('grandmother.pdf');
  // List responses never arrive; the session's does.
  await page.route(/\/trpc\/.*documents\./, () => undefined);
  await page.reload();
  await expect(page.getByText('grandmother.pdf')).toBeVisible();
  await signOut(page);
  await expect.poll(() => page.evaluate(keptText)).toBe('');

  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Ribeiro' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Document totals' }).getByText('0')).toHaveCount(0);
  await expect(page.getByText('grandmother.pdf')).toBeHidden();
});

test('a passkey is added, signs in, and is removed', async ({ page, mailbox }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, mailbox);
  await page.goto('/dashboard/profile?section=security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Ribeiro' })).toBeVisible();
  await page.goto('/dashboard/profile?section=security');
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await expect(passkeys).toBeHidden();
});

test('the app is installed from the profile where the browser offers it', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Names as in the passport' })).toBeVisible();
  const install = page.getByRole('button', { name: 'Install the App' });
  await expect(install).toBeHidden();
  // The browser offers it after some visits only.
  await page.evaluate(() => {
    const prompt = () => {
      document.title = 'asked';
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await install.click();
  await expect(page).toHaveTitle('asked');
  await expect(install).toBeHidden();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visit without a network shows the lists of the last one, and the worker keeps no answers and files', async ({
    page,
    context,
    mailbox,
  }) => {
    await signUp(page, mailbox);
    await makeDraft(page, 'grandmother.pdf');
    await page.goto('/dashboard');
    await expect(page.getByText('grandmother.pdf')).toBeVisible();
    await expect.poll(() => page.evaluate(keptText)).toContain('grandmother.pdf');
    // The totals may arrive after the list.
    await expect.poll(() => page.evaluate(keptText)).toContain('"stats"');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Ribeiro' })).toBeVisible();
    await expect(page.getByText('grandmother.pdf')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Document totals' })).toContainText('Total1');
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(3);
    expect(cached.filter((path) => !/^\/(assets\/|favicon)/.test(path))).toEqual([]);

    // A language that was chosen since then has its own document.
    await context.setOffline(false);
    const choose = (locale: string) => context.addCookies([{ name: 'locale', value: locale, url: page.url() }]);
    await choose('pt');
    await page.goto('/dashboard');
    const shells = () =>
      page.evaluate(async () => {
        const [name = ''] = await caches.keys();
        return (await (await caches.open(name)).keys()).map(({ url }) => url).join();
      });
    await expect.poll(shells).toContain('-pt.html');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(portuguese.offline)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await choose('en');

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeHidden();
    await signOut(page);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(page.getByText('grandmother.pdf')).toBeHidden();
  });
});
