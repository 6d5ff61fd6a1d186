import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { fileInput } from './support/customer.ts';
import { orderPaid } from './support/staff.ts';

test('a step on paper, from the house’s offer to its scan in the order', async ({ page, mailbox, sandbox, openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/authenticator-control');
  const offer = admin.getByRole('main');
  const box = offer.getByRole('checkbox', { name: 'Originals' });
  await expect(box).toBeVisible();
  // A product that another run used offers it already.
  if (!(await box.isChecked())) {
    await offer.getByText('Originals', { exact: true }).click();
    await offer.getByRole('button', { name: 'Publish…' }).click();
    const confirm = admin.getByRole('alertdialog', { name: 'Publish what is offered?' });
    await confirm.getByRole('button', { name: 'Publish' }).click();
    await expect(confirm.getByText('Say in a few words why.')).toBeVisible();
    await confirm.getByLabel('Reason').fill('A clerk goes to the county on Fridays');
    await confirm.getByRole('button', { name: 'Publish' }).click();
    await expect(confirm).toBeHidden();
  }
  await expect(offer.getByRole('button', { name: 'Publish…' })).toBeDisabled();

  const filename = `deed-${randomUUID().slice(0, 8)}.pdf`;
  const id = await orderPaid(page, filename, { mailbox, sandbox });
  await page.goto(`/dashboard/progress?doc=${id}&part=order`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('The fee is not part of this order.')).toBeVisible();
  await details.getByRole('button', { name: 'Ask for: Original papers' }).click();
  await expect(details.getByRole('button', { name: 'Withdraw: Original papers' })).toBeVisible();
  expect(await objections(page)).toEqual([]);

  const staff = await openAs('authenticator');
  await staff.goto('/authenticator/authenticate');
  const item = staff.getByRole('listitem').filter({ hasText: filename });
  await item.getByRole('button', { name: 'Record as sent' }).click();
  const sent = staff.getByRole('dialog', { name: 'Sent: Originals' });
  await sent.getByLabel('State of the authority').selectOption('TX');
  await sent.getByLabel('County').fill('Travis');
  await sent.getByLabel('Carrier').selectOption('usps');
  await sent.getByRole('button', { name: 'Record and notify' }).click();
  await expect(sent.getByText('A tracking number has 8 to 40 letters and digits.')).toBeVisible();
  await sent.getByLabel('Tracking number').fill('9400 1000 0000 0000');
  expect(await objections(staff)).toEqual([]);
  await sent.getByRole('button', { name: 'Record and notify' }).click();
  await expect(sent).toBeHidden();

  // The notification brings the open page up to date.
  await expect(details.getByText('With the authority')).toBeVisible();
  await expect(details.getByText('Travis, Texas')).toBeVisible();
  await expect(details.getByRole('link', { name: 'USPS 9400 1000 0000 0000' })).toBeVisible();

  await item.getByRole('button', { name: 'Record as back' }).click();
  const back = staff.getByRole('dialog', { name: 'Back: Originals' });
  await fileInput(back).setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: await pdfOf(2) });
  await expect(back.getByText('2 pages')).toBeVisible();
  expect(await objections(staff)).toEqual([]);
  await back.getByRole('button', { name: 'Record and notify' }).click();
  await expect(back).toBeHidden();
  await expect(item).toHaveCount(0);

  await expect(details.getByText('Back', { exact: true }).first()).toBeVisible();
  const asked = page.context().waitForEvent('request', { predicate: (request) => request.url().includes('/files/') });
  await details.getByRole('button', { name: 'View scan: Original papers' }).click();
  const scan = await page.request.get((await asked).url());
  expect(scan.headers()['content-type']).toBe('application/pdf');
  await page.reload();
  await details.getByRole('tab', { name: 'Privacy' }).click();
  await expect(details.getByText('viewed the scan of a paper').first()).toBeVisible();
});
