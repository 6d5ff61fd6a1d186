import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { publishSeller } from './support/seller.ts';

/** Pay on its way: a rate, self-billing, a month that is closed, a dispute, its answer, the payment. */

test('the office closes a month; its translator disputes the self-billed invoice, reads the answer, and is paid', async ({
  openAs,
  sandbox,
}) => {
  const office = await openAs('admin');
  await office.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('a rate is set from today on', async () => {
    await office.goto('/admin/pay?tab=rates');
    await office.getByRole('button', { name: 'New rate…' }).press('Enter');
    const dialog = office.getByRole('dialog', { name: 'New rate' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Choose a person.')).toBeVisible();
    await expectNoObjections(office, 'faults of a rate');
    await dialog.getByLabel('Person').selectOption({ label: 'Daniel Brooks' });
    await dialog.getByLabel('From language').selectOption('Portuguese');
    await dialog.getByLabel('Amount').fill('6.50');
    await dialog.getByLabel('Rush, percent more').fill('25');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const row = office.getByRole('table', { name: 'Rates of Daniel Brooks' }).getByRole('row').nth(1);
    await expect(row).toContainText('Portuguese to English');
    await expect(row).toContainText('$6.50');
    await expect(row).toContainText('In force');
    await expectNoObjections(office, 'rates');
  });

  const translator = await openAs('authenticator');
  await translator.emulateMedia({ reducedMotion: 'reduce' });
  const billing = translator.getByRole('article', { name: 'Billing details' });

  await test.step('the translator states billing details and agrees to self-billing', async () => {
    await publishSeller(office, sandbox.databaseUrl);
    await translator.goto('/authenticator/earnings');
    await translator.getByRole('button', { name: 'Add billing details…' }).click();
    const dialog = translator.getByRole('dialog', { name: 'Billing details', exact: true });
    await dialog.getByText('Registered for VAT', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter the street and number.')).toHaveCount(2);
    await expectNoObjections(translator, 'faults of billing details');
    await dialog.getByLabel('Legal name').fill('Daniel Brooks Translations');
    await dialog.getByLabel('Street and number').fill('Rua Augusta 12');
    await dialog.getByLabel('City').fill('Lisboa');
    await dialog.getByLabel('Country').selectOption('PT');
    await dialog.getByLabel('Tax, percent').fill('23');
    await dialog.getByLabel('VAT number').fill('PT504499778');
    await dialog.getByLabel('Series before numbers').fill('DB');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This VAT number is not valid.')).toBeVisible();
    await dialog.getByLabel('VAT number').fill('PT 504 499 777');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(billing).toContainText('Statements are not invoices');

    await billing.getByRole('button', { name: 'Agree to self-billing…' }).click();
    const agreeing = translator.getByRole('alertdialog', { name: 'Agree to self-billing' });
    await agreeing.getByRole('button', { name: 'Agree' }).click();
    await expect(agreeing.getByText('Read the agreement, and tick this.')).toBeVisible();
    await expectNoObjections(translator, 'an agreement');
    await agreeing.getByText('I have read this and agree.').click();
    await agreeing.getByRole('button', { name: 'Agree' }).click();
    await expect(billing).toContainText('Statements are invoices');
    await office.goto('/admin/pay?tab=billing');
    await expect(office.getByRole('article', { name: 'Billing of Daniel Brooks' })).toContainText('PT504499777');
    await expectNoObjections(office, 'billing of everybody');
    await office.goto('/admin/pay');
  });

  await test.step('the last month gets a bonus and is closed', async () => {
    const steps = office.getByRole('group', { name: 'Month' });
    const running = await steps.getByRole('heading').textContent();
    await steps.getByRole('button').first().click();
    await expect(steps.getByRole('heading')).not.toHaveText(running ?? '');
    await office.getByRole('button', { name: 'Deduct or add…' }).first().click();
    const dialog = office.getByRole('alertdialog', { name: /^Adjust/ });
    await dialog.getByLabel('Person').selectOption({ label: 'Daniel Brooks' });
    await dialog.getByText('Add', { exact: true }).click();
    await dialog.getByLabel('Amount').fill('42.50');
    await dialog.getByLabel('Reason').fill('Weekend work');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toBeHidden();
    await office.getByRole('button', { name: 'Lines of Daniel Brooks' }).click();
    await expect(office.getByRole('table', { name: 'Lines of Daniel Brooks' })).toContainText('Weekend work');
    await expectNoObjections(office, 'lines of a month');
    await office.getByRole('button', { name: 'Close the month…' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Close the month' }).click();
    await expect(office.getByText('Closed', { exact: true })).toBeVisible();
  });

  await translator.goto('/authenticator/earnings');
  const own = translator.getByRole('list', { name: 'Your statements' }).getByRole('article').first();
  await expect(own).toContainText(/Self-billed invoice DB-SB-\d{4}-\d{4}/);
  await expect(own).toContainText('$52.28net $42.50, tax 23 % $9.78');
  await own.getByRole('button', { name: /^Dispute/ }).click();
  const disputing = translator.getByRole('alertdialog');
  await disputing.getByRole('button', { name: 'Send' }).click();
  await expect(disputing.getByText('Say what is wrong, so that the office can answer.')).toBeVisible();
  await disputing.getByLabel('What is wrong').fill('It was a holiday, too.');
  await disputing.getByRole('button', { name: 'Send' }).click();
  await expect(own).toContainText('Disputed');
  await expectNoObjections(translator, 'earnings');

  await office.goto('/admin/pay?tab=statements&only=disputed');
  const disputed = office.getByRole('list', { name: 'Statements' }).getByRole('article').first();
  await expect(disputed).toContainText('It was a holiday, too.');
  await expectNoObjections(office, 'an open dispute');
  await disputed.getByRole('button', { name: /^Answer/ }).click();
  const answering = office.getByRole('alertdialog');
  await answering.getByLabel('Your answer').fill('It follows in this month.');
  await answering.getByRole('button', { name: 'Answer' }).click();
  await expect(office.getByText('No open dispute')).toBeVisible();

  await office.getByRole('button', { name: 'Not paid' }).click();
  const unpaid = office.getByRole('list', { name: 'Statements' }).getByRole('article').first();
  await unpaid.getByRole('button', { name: /^Mark as paid/ }).click();
  const paying = office.getByRole('alertdialog');
  await paying.getByLabel('Reference').fill('SEPA 4711');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(office.getByText('All are paid')).toBeVisible();

  await translator.reload();
  await expect(own).toContainText('It follows in this month.');
  await expect(own).toContainText('SEPA 4711');
  const [download] = await Promise.all([
    translator.waitForEvent('download'),
    own.getByRole('link', { name: /^PDF of/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^DB-SB-\d{4}-\d{4}\.pdf$/);
  await translator.setViewportSize({ width: 390, height: 844 });
  await expectNoObjections(translator, 'earnings on a phone');
  await billing.getByRole('button', { name: 'End self-billing…' }).click();
  await translator.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(billing).toContainText('Self-billing is not agreed.');
});

test('two quick presses go back two months', async ({ openAs }) => {
  const staff = await openAs('authenticator');
  await staff.goto('/authenticator/earnings');
  const steps = staff.getByRole('group', { name: 'Month' });
  const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shown = await steps.getByRole('heading').textContent();
  const before = new Date(`${shown ?? ''} 1 UTC`);
  before.setUTCMonth(before.getUTCMonth() - 2);
  const answered = Promise.withResolvers<void>();
  await staff.route('**/trpc/*authenticator.earnings*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const back = steps.getByRole('button').first();
  await back.click();
  await expect(back).toHaveAccessibleName(`Show ${months.format(before)}`);
  await back.click();
  answered.resolve();
  await expect(steps.getByRole('heading')).toHaveText(months.format(before));
  await staff.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the lines of one person are never shown as another’s', async ({ openAs }) => {
  const sums = [{ currency: 'usd', papers: 1, earnedCents: 500, adjustedCents: 0, totalCents: 500 }];
  const people = ['Ana', 'Ben'].map((name, index) => ({
    ...{ id: `00000000-0000-4000-8000-00000000000${String(index)}`, name, email: `${name}@example.test`, isYou: false },
    sums,
  }));
  const [ana, ben] = people.map(({ id }) => id);
  const bonus = (reason: string) => ({
    ...{ id: randomUUID(), amountCents: 500, currency: 'usd', reason, createdByName: null },
    createdAt: new Date().toISOString(),
  });
  const office = await openAs('admin');
  const answered = Promise.withResolvers<void>();
  await office.route('**/trpc/*admin.earnings*', async (route) => {
    const url = route.request().url();
    const isBen = url.includes(ben ?? '');
    if (isBen) await answered.promise;
    const body = await (await route.fetch({ url: url.replaceAll(/(?:%2C)?%22person%22%3A%22[^%]*%22/gu, '') })).text();
    const shown = isBen ? [bonus('Bonus for Ben')] : url.includes(ana ?? '') ? [bonus('Bonus for Ana')] : [];
    await route.fulfill({
      contentType: 'application/json',
      body: body
        .replace(/"people":\[\]/u, `"people":${JSON.stringify(people)}`)
        .replace(/"adjustments":\[\]/u, `"adjustments":${JSON.stringify(shown)}`),
    });
  });
  await office.goto('/admin/pay?month=2020-02');
  await office.getByRole('button', { name: 'Lines of Ana' }).click();
  await expect(office.getByText('Bonus for Ana')).toBeVisible();
  await office.getByRole('button', { name: 'Lines of Ben' }).click();
  await expect(office.getByRole('heading', { name: 'Ben' })).toBeVisible();
  await expect(office.getByText('Bonus for Ana')).toBeHidden();
  answered.resolve();
  await expect(office.getByText('Bonus for Ben')).toBeVisible();
  await office.unrouteAll({ behavior: 'ignoreErrors' });
});
