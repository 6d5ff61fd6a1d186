import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { fileInput, payByCard } from './support/customer.ts';

/** Orders of the desk, and reports of all. */

test('an order taken on the phone is paid by its link, without an account, and a second one finds the customer', async ({
  openAs,
  browser,
  baseURL,
}) => {
  const admin = await openAs('admin');
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const phone = `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await admin.goto('/admin/new-order');
  const link = await test.step('it is taken', async () => {
    await admin.getByRole('radio', { name: 'By phone' }).check({ force: true });
    await admin.getByLabel('Name', { exact: true }).fill(name);
    await admin.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await fileInput(admin)
      .first()
      .setInputFiles({ name: 'ledger.pdf', mimeType: 'application/pdf', buffer: await pdfOf(2) });
    await expect(admin.getByRole('region', { name: 'Price', exact: true })).toContainText('$30.00');
    await admin.getByRole('button', { name: 'Take the order' }).click();
    const row = admin.getByRole('listitem').filter({ hasText: 'ledger.pdf' });
    await row.getByLabel('Original document language').selectOption('Portuguese');
    await admin.getByRole('button', { name: 'Add a line' }).click();
    await admin.getByLabel('Line 1, for the customer').fill('Retyping of a ledger');
    await admin.getByLabel('Amount').fill('25');
    await admin.getByLabel('Reason').fill('handwritten, agreed on the phone');
    await expectNoObjections(admin, 'new order');
    await expect(admin.getByRole('region', { name: 'Price', exact: true })).toContainText('$55.00');
    await admin.getByRole('button', { name: 'Take the order' }).click();
    await expect(admin.getByText(`The order of ${name} is taken.`)).toBeVisible();
    await expectNoObjections(admin, 'order that was taken');
    await admin.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(document.body.setAttribute('data-copied', text)) },
      });
    });
    await admin.getByRole('button', { name: /payment link/ }).click();
    await expect(admin.locator('body')).toHaveAttribute('data-copied', /\/pay\?order=/);
    return (await admin.locator('body').getAttribute('data-copied')) ?? '';
  });

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const customer = await context.newPage();
  await test.step('it is paid on a phone', async () => {
    await customer.goto(link);
    await expect(customer.getByRole('heading', { name: 'Pay your order' })).toBeVisible();
    await expect(customer.getByText('Retyping of a ledger')).toBeVisible();
    await expectNoObjections(customer, 'payment link');
    const pay = customer.getByRole('button', { name: 'Pay $55.00' });
    await customer.route('**/trpc/payments.pay*', (route) => route.abort('internetdisconnected'));
    const again = customer.waitForRequest(/payments\.payLink/u);
    await pay.click();
    await again;
    await expect(customer.getByText('Connection problem. Please check your internet and try again.')).toBeVisible();
    await customer.unroute('**/trpc/payments.pay*');
    await pay.click();
    await payByCard(customer, '$55.00');
    await expect(customer.getByRole('heading', { name: 'Payment Confirmed!' })).toBeVisible();
    await expect(customer.getByLabel('Your email address')).toBeVisible();
    await expectNoObjections(customer, 'paid by a customer without an address');
    await customer.goto(link);
    await expect(customer.getByRole('heading', { name: 'Your order is paid' })).toBeVisible();
  });
  await context.close();

  await test.step('the next order finds the customer', async () => {
    await admin.goto('/admin/new-order');
    await admin.getByRole('textbox', { name: 'Phone' }).fill(phone);
    const known = admin.getByRole('region', { name: 'Known already?' });
    await expect(known).toContainText('1 order');
    await known.getByRole('button', { name: `Choose ${name}` }).click();
    await expect(admin.getByRole('button', { name: 'Somebody else' })).toBeVisible();
    await admin.setViewportSize({ width: 390, height: 844 });
    const overflow = () => admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
});
