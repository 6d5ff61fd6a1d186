import { expect, test } from './support/app.ts';
import { makeDraft, makeTranslation, payFor, signUp } from './support/customer.ts';

test('a visitor is redirected from a protected page and returns to it after signing in', async ({ page, mailbox }) => {
  const person = await signUp(page, mailbox);
  await page.context().clearCookies();
  const seen: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) (window as unknown as { noteHeading: (text: string) => void }).noteHeading(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard/documents?view=list');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('You need to be logged in to access this page.')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(['Welcome Back']));

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/documents\?view=list$/);

  for (const [from, to] of [
    ['/customer-dashboard', '/dashboard'],
    ['/documents', '/dashboard/documents'],
    ['/login', '/dashboard'],
    ['/admin', '/dashboard'],
    ['/no-such-page', '/'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL((url) => url.pathname === to);
    const denied = page.getByText('You do not have permission to access this area.');
    await expect(denied).toHaveCount(from === '/admin' ? 1 : 0);
  }
});

test('staff opening the customer documents are redirected to their own', async ({ openAs }) => {
  const staff = await openAs('authenticator');
  await staff.goto('/documents');
  await expect(staff).toHaveURL(/\/authenticator\/authenticate/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer links to every page and signs out', async ({ page, mailbox }) => {
    await signUp(page, mailbox);
    await page.goto('/dashboard/profile');
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await openMenu();
    const drawer = page.getByRole('dialog');
    for (const name of ['Overview', 'Get Translation', 'My Translations', 'My Documents', 'Profile', 'Back to Home']) {
      await expect(drawer.getByRole('link', { name })).toBeVisible();
    }
    await drawer.getByRole('link', { name: 'My Documents' }).click();
    await expect(page.getByRole('heading', { name: 'My Documents' })).toBeVisible();
    await openMenu();
    await drawer.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a tap opens a document 20 px away from its name', async ({ page, mailbox, sandbox }) => {
    await signUp(page, mailbox);
    await payFor(page, sandbox, [await makeDraft(page, 'diploma.pdf')]);
    await page.goto('/dashboard');
    const name = page.getByRole('link', { name: 'diploma.pdf' });
    await expect(name).toBeInViewport();
    const box = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 - 20);
    await expect(page.getByRole('dialog', { name: 'diploma.pdf' })).toBeVisible();
  });
});

test('a delivered translation is announced, and an expired link is requested again', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  const filename = `diploma-${Date.now()}.pdf`;
  await page.goto('/dashboard/progress');
  const ready = makeTranslation(page, filename, { sandbox, staff: await openAs('authenticator') });
  const news = page.getByRole('dialog', { name: 'Your translation is ready!' });
  await expect(news).toBeVisible({ timeout: 30_000 });
  await ready;

  let refusals = 1;
  await page.route('**/files/*', (route) => {
    if (route.request().method() !== 'HEAD') return route.continue();
    refusals -= 1;
    return refusals >= 0 ? route.fulfill({ status: 403 }) : route.continue();
  });
  const download = page.waitForEvent('download');
  await news.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Birth certificate - .+ - TFE[A-Z0-9]{8}\.pdf$/);

  await page.unroute('**/files/*');
  await page.route('**/files/*', (route) => route.fulfill({ status: 403 }));
  await page.getByRole('button', { name: new RegExp(`^View Birth certificate .*\\(${filename}\\)$`) }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Failed to open file.')).toBeVisible();
  const reason = toasts.locator('[lang=pt]');
  await expect(reason).toHaveText('Não foi possível acessar o arquivo. Tente novamente mais tarde.');
});
