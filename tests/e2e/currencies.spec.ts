import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';

/** A list in pounds: published by an admin, shown to a visitor by the country of the browser, changed, and ended. */

test('a list in another currency is published, shown by the browser’s country, changed, and ended', async ({
  openAs,
  browser,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const admin = await openAs('admin');
  await admin.goto('/admin/prices');
  // The choice is in the address: the radio is checked once that has changed.
  await admin.getByRole('radio', { name: 'GBP' }).click({ force: true });
  await expect(admin.getByText('Prices in pounds sterling.')).toBeVisible();
  const amounts = {
    'Certified Translation, page': '12',
    'Certified Translation, bank statement page': '22',
    'Notarized Translation, page': '18',
    'Notarized Translation, bank statement page': '30',
    'Mailed copy, amount': '14',
    'Minimum order, amount': '0',
  };
  for (const [name, amount] of Object.entries(amounts)) await admin.getByLabel(`${name}, pounds sterling`).fill(amount);
  await expectNoObjections(admin, 'a list in pounds');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('prices for Britain');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByRole('row', { name: /A diploma: 3 pages, notarized/ })).toContainText('£54.00');

  const context = await browser.newContext({ locale: 'en-GB', baseURL: sandbox.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto('/translations');
    const plan = page.getByRole('row').filter({ hasText: 'Certified Translation' }).first();
    await expect(plan).toContainText('£12.00');
    const choice = page.getByLabel('Currency of the prices');
    await expect(choice).toHaveValue('gbp');
    await expectNoObjections(page, 'prices in pounds');
    await choice.selectOption('usd');
    await expect(plan).toContainText('$15.00');
    await page.reload();
    await expect(plan).toContainText('$15.00');
    await expect(choice).toHaveValue('usd');
  } finally {
    await context.close();
    await admin.getByRole('button', { name: 'End this list…' }).click();
    const ending = admin.getByRole('alertdialog');
    await ending.getByLabel('Reason').fill('the test is over');
    await ending.getByRole('button', { name: 'End the list' }).click();
    await expect(ending).toBeHidden();
  }
});

test('an amount typed for one currency is not in the list of another that was loaded before', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/prices');
  const choose = (name: string) => admin.getByRole('radio', { name }).click({ force: true });
  const page = (currency: string) => admin.getByLabel(`Certified Translation, page, ${currency}`);
  await choose('EUR');
  await expect(page('euros')).toHaveValue('');
  await choose('USD');
  await page('dollars').fill('17.35');
  await choose('EUR');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page('euros')).toHaveValue('');
  await choose('USD');
  await expect(page('dollars')).toHaveValue('15.00');
});

test('rates for reports are typed, imported without a fault alone, and removed', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/prices');
  const section = admin.locator('section', { has: admin.getByRole('heading', { name: 'Exchange rates' }) });
  await section.getByLabel('Currency', { exact: true }).selectOption('ILS');
  await section.getByLabel('From the day').fill('2026-01-05');
  await section.getByLabel('One ILS in USD').fill('0,27');
  await section.getByRole('button', { name: 'Save rate' }).click();
  await expect(section.getByText('Enter a number such as 1.0832.')).toBeVisible();
  await section.getByLabel('One ILS in USD').fill('0.27');
  await section.getByRole('button', { name: 'Save rate' }).click();
  await expect(section.getByText('1 ILS = 0.27 USD')).toBeVisible();

  const list = (text: string) => ({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const file = section.locator('input[type=file]');
  await file.setInputFiles(list('date,currency,rate\n2026-01-06,ILS,0.28\n2026-02-30,ILS,0.28\n'));
  await expect(section.getByText('Line 3: The date is a day such as 2026-11-24.')).toBeVisible();
  await expect(section.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await file.setInputFiles(list('date,currency,rate\n2026-01-05,ILS,0.270\n2026-01-06,ILS,0.28\n'));
  await expect(section.getByText('1 new, 0 changed, 1 known')).toBeVisible();
  await expectNoObjections(admin, 'rates for reports');
  await section.getByRole('button', { name: 'Import 1 rate' }).click();
  await expect(section.getByText('Imported: 1 rate')).toBeVisible();
  await expect(section.getByText('1 ILS = 0.28 USD')).toBeVisible();
  for (const day of ['Jan 6, 2026', 'Jan 5, 2026']) {
    await section.getByRole('button', { name: `Remove the rate of ILS, ${day}` }).click();
    await expect(section.getByRole('button', { name: `Remove the rate of ILS, ${day}` })).toHaveCount(0);
  }
});

test('a language’s rate below what a card can be charged is marked, and cannot be published', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/prices');
  await admin.getByLabel('Rates of their own for a language').selectOption('Japanese');
  const rate = admin.getByLabel('Certified, Japanese, page, dollars');
  await rate.fill('0');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(admin.getByText('page and document together cost at least $0.50')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await rate.fill('0.50');
  await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
  await expect(admin.getByRole('button', { name: 'Publish…' })).toBeEnabled();
  await admin.getByRole('button', { name: 'Discard draft' }).click();
  await expect(rate).toBeHidden();
});
