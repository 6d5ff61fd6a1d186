import { catalogue } from '#shared/errors.ts';
import { expect, test } from './support/app.ts';
import { signUp } from './support/customer.ts';

/** What the client does without a network, on a line that hangs, and when a release has taken its chunks away. */

const network = catalogue.NETWORK.message;

test('offline the forms say so at once, keep what was typed, and send nothing later', async ({ page, context }) => {
  // Offline only once the page's own code is there.
  await page.goto('/forgot-password', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('ana@example.com');
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(network)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  sent.length = 0;
  await context.setOffline(false);
  // The forms' own answer to a press shows that nothing was waiting before it.
  const [request] = await Promise.all([
    page.waitForRequest('**/trpc/auth.requestPasswordReset**'),
    page.getByRole('button', { name: 'Send Reset Link' }).click(),
  ]);
  await request.response();
  expect(sent.filter((url) => url.includes('requestPasswordReset'))).toHaveLength(1);
});

test('offline the shell stays: a banner, what was loaded, and pages that say why they cannot open', async ({
  page,
  context,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your first translation' })).toBeVisible();
  await page.goto('/dashboard/progress');
  await expect(page.getByText('No documents found')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(page.getByText('No documents found')).toBeVisible();

  await test.step('a page whose code never came', async () => {
    await page.getByRole('link', { name: 'My Documents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await expect(page.getByText(network)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  });
  await test.step('a list that was never loaded shows its error and counts nothing', async () => {
    await page.getByRole('link', { name: 'My Translations' }).click();
    await expect(page.getByText('No documents found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('passport');
    await expect(page.getByText(network)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Completed', exact: true })).toBeVisible();
  });
  await test.step('back online it opens', async () => {
    await page.getByRole('link', { name: 'My Documents' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible();
    await expect(page.getByText('You’re offline')).toBeHidden();
  });
  await test.step('New Folder offline keeps its name', async () => {
    await page.getByRole('button', { name: 'New Folder' }).click();
    await page.getByLabel('Folder name').fill('Passports');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText(network)).toBeVisible();
    await expect(page.getByLabel('Folder name')).toHaveValue('Passports');
  });
});

test('a line that hangs ends in the connection message', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.route('**/trpc/auth.requestPasswordReset**', () => undefined);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(network)).toBeVisible({ timeout: 40_000 });
});

test('a chunk that a new release took away loads the page once more, and only once', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/progress');
  await expect(page.getByText('No documents found')).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'My Documents' }).click();
  await reload;
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible();
});
