import { catalogue } from '#shared/errors.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { confirmAnswers, fileInput, payByCard, signUp } from './support/customer.ts';

/** The client while offline, on a stalled connection, and after a release has removed its chunks. */

const network = catalogue.NETWORK.message;

test('forms fail at once while offline, keep their input, and send nothing later', async ({ page, context }) => {
  // Goes offline only after the page's chunks are loaded.
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
  // A new failure on the next submit shows that no earlier call was queued.
  const [request] = await Promise.all([
    page.waitForRequest('**/trpc/auth.requestPasswordReset**'),
    page.getByRole('button', { name: 'Send Reset Link' }).click(),
  ]);
  await request.response();
  expect(sent.filter((url) => url.includes('requestPasswordReset'))).toHaveLength(1);
});

test('the shell stays usable offline: banner, loaded data, load errors of other pages', async ({
  page,
  context,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your first translation' })).toBeVisible();
  const underway = new Set<string>();
  page.on('request', (request) => underway.add(request.url()));
  page.on('requestfinished', (request) => underway.delete(request.url()));
  page.on('requestfailed', (request) => underway.delete(request.url()));
  await page.goto('/dashboard/progress');
  await expect(page.getByText('No documents found')).toBeVisible();
  // The menu's code is preloaded when the page is idle: on a busy machine, after its content is visible.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => [...underway]).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(page.getByText('No documents found')).toBeVisible();

  await test.step('a page whose chunk was not loaded', async () => {
    await page.getByRole('link', { name: 'My Documents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await expect(page.getByText(network)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  });
  await test.step('the phone’s menu opens, although it never did before', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My Translations' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('a list without data shows its error and no counts', async () => {
    await page.getByRole('link', { name: 'My Translations' }).click();
    await expect(page.getByText('No documents found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('passport');
    await expect(page.getByText(network)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Completed', exact: true })).toBeVisible();
  });
  await test.step('the page opens once online', async () => {
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
    await expect(page.getByRole('form', { name: 'New Folder' }).getByText(network)).toBeVisible();
    await expect(page.getByLabel('Folder name')).toHaveValue('Passports');
  });
});

test('the network goes in each step of an order: nothing is lost, and the card is charged once', async ({
  page,
  mailbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  await fileInput(page).setInputFiles({
    name: 'diploma.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfOf(1),
  });
  await page.getByLabel('Original document language').selectOption('Arabic');
  const order = page.getByRole('button', { name: 'Upload & Pay $15.00' });
  const retry = page.getByRole('button', { name: 'Retry upload of diploma.pdf' });
  let next = order;
  // The second is the code that reads the upload's answer.
  for (const step of ['**/trpc/documents.create**', '**/assets/*.js', '**/files/documents/**']) {
    await page.route(step, (route) => route.abort('connectionfailed'));
    await next.click();
    await expect(retry).toBeVisible();
    await expect(page.getByLabel('Original document language')).toHaveValue('Arabic');
    await page.unroute(step);
    next = retry;
  }
  await retry.click();
  await order.click();
  const confirm = page.getByRole('button', { name: 'Confirm & Pay $15.00' });
  await expect(confirm).toBeVisible();
  await page.route('**/trpc/payments.createCheckoutSession**', (route) => route.abort('connectionfailed'));
  await confirm.click();
  await expect(page.getByText(network)).toBeVisible();
  await page.unroute('**/trpc/payments.createCheckoutSession**');
  await confirmAnswers(page, '$15.00');
  await page.route('**/trpc/payments.processSession**', (route) => route.abort('connectionfailed'));
  await payByCard(page, '$15.00');
  await expect(page.getByRole('heading', { name: 'Processing Error' })).toBeVisible();
  await expect(page.getByText('you won’t be charged twice')).toBeVisible();
  await page.unroute('**/trpc/payments.processSession**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
  await page.goto('/dashboard/profile?section=payments');
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/dashboard/progress');
  await expect(page.getByRole('link', { name: 'diploma.pdf' })).toHaveCount(1);
});

test('a stalled connection times out with the network error', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.route('**/trpc/auth.requestPasswordReset**', () => undefined);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(network)).toBeVisible({ timeout: 40_000 });
});

test('a chunk missing after a release reloads the page exactly once', async ({ page, mailbox }) => {
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

test('signing in after a release reloads for the next page', async ({ page, mailbox }) => {
  const { email, password } = await signUp(page, mailbox);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  // A validation message shows that the form's rules are loaded.
  await signIn.click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await signIn.click();
  await reload;
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome, Ana/ })).toBeVisible();
});
