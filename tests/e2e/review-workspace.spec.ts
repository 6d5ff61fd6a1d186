import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { call } from './support/customer.ts';
import { openWorkspace, orderPaid, tickAll } from './support/staff.ts';
import { findReview, writeText } from './support/studio.ts';

test('a translation is compared, approved, undone and approved again', async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `approve-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox, pages: 3 });
  const staff = await openAs('authenticator');
  await openWorkspace(staff, filename);

  await test.step('both documents scroll together until scroll lock is turned off', async () => {
    const original = staff.getByRole('region', { name: 'Original', exact: true }).last();
    const translation = staff.getByRole('region', { name: 'Translation', exact: true }).last();
    await expect(original.locator('[data-page] canvas').first()).toBeVisible();
    await expect(translation.locator('[data-page] canvas').first()).toBeVisible();
    const top = (pane: typeof original) => pane.evaluate((element) => element.scrollTop);
    await original.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await expect.poll(() => top(translation)).toBeGreaterThan(100);
    await staff.getByRole('button', { name: 'Lock scroll' }).click();
    await original.evaluate((element) => {
      element.scrollTop = 0;
    });
    await expect(staff.getByText('Page 1 of 3').first()).toBeVisible();
    expect(await top(translation)).toBeGreaterThan(100);
  });

  await test.step('approval is disabled until every point is ticked', async () => {
    const approve = staff.getByRole('button', { name: 'Approve', exact: true });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    const missing = staff.getByRole('region', { name: 'Still missing' });
    await missing.getByRole('button', { name: 'Compare with the original: dates.' }).click();
    await expect(staff.getByRole('checkbox', { name: /^Dates/ })).toBeFocused();
    await missing.getByRole('button', { name: 'State what kind of paper this is.' }).click();
    await expect(staff.getByRole('combobox', { name: 'Kind of paper' })).toBeFocused();
    await tickAll(staff);
    await expect(missing).toBeHidden();
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('an approval can be undone for five seconds', async () => {
    await staff.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(staff.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
    await staff.getByRole('button', { name: `Undo the approval of ${filename}` }).click();
    await expect(staff.getByText('Approval undone')).toBeVisible();
    await expect(staff.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  });

  await test.step('shortcut keys work with the focus in a checkbox; the approval is sent', async () => {
    const names = staff.getByRole('checkbox', { name: /^Names/ });
    await names.focus();
    await staff.keyboard.press('1');
    await expect(names).not.toBeChecked();
    await expect(async () => {
      // The translation is scrolled to its end, the original to its start.
      await staff.getByRole('region', { name: 'Original', exact: true }).last().hover();
      await staff.mouse.wheel(0, 300);
      await staff.getByRole('region', { name: 'Translation', exact: true }).last().hover();
      await staff.mouse.wheel(0, -300);
      await staff.keyboard.press('t');
      await expect(names).toBeChecked({ timeout: 300 });
    }).toPass({ timeout: 30_000 });
    await names.focus();
    await staff.keyboard.press('a');
    await expect(staff.getByText(/Approving in \d s/)).toBeVisible();
    await expect(staff.getByText('Document approved')).toBeVisible({ timeout: 20_000 });
    await expect(staff.getByText('Authenticated by')).toBeVisible();
  });

  await test.step('it appears in the history', async () => {
    await staff.goto(`/authenticator/translated?q=${filename}`);
    await expect(staff.getByRole('row', { name: filename })).toContainText('Authenticated');
  });
});

test(
  'two reviewers cannot decide on one document at once',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `claimed-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const first = await openAs('authenticator');
    await openWorkspace(first, filename);
    await expect(first.getByRole('button', { name: 'Reject with correction…' })).toBeEnabled();

    const second = await openAs('admin');
    await second.goto(`/admin?q=${filename}#to-authenticate`);
    await second.getByRole('link', { name: filename }).click();
    await expect(second.getByText(/is reviewing this document/)).toBeVisible();
    await expect(second.getByRole('button', { name: 'Reject with correction…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await first.getByRole('link', { name: 'Queue' }).click();
    await expect(first.getByRole('heading', { name: 'Authenticator Dashboard' })).toBeVisible();
    await expect(async () => {
      await second.getByRole('button', { name: 'Try Again' }).click();
      await expect(second.getByText(/is reviewing this document/)).toBeHidden({ timeout: 1000 });
    }).toPass();
  },
);

test('a correction replaces the translation', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `correct-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await openWorkspace(staff, filename);

  await staff.keyboard.press('r');
  const dialog = staff.getByRole('dialog', { name: /^Correct/ });
  const upload = dialog.getByRole('button', { name: 'Upload and compare' });
  await expect(upload).toHaveAttribute('aria-disabled', 'true');

  await test.step('only PDFs are accepted', async () => {
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no pdf') });
    await expect(dialog.getByText('The corrected file must be a PDF.')).toBeVisible();
  });

  await test.step('a network error is shown in the row, and the upload is retried', async () => {
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'corrected.pdf', mimeType: 'application/pdf', buffer: await pdfOf(2) });
    await staff.route('**/files/corrections/**', (route) => route.abort());
    await upload.click();
    await expect(dialog.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await staff.unroute('**/files/corrections/**');
    await upload.click();
    await expect(dialog).toBeHidden();
  });

  const send = staff.getByRole('button', { name: 'Send Correction' });
  await test.step('it is compared with the original like any translation', async () => {
    const own = staff.getByRole('region', { name: 'Your file', exact: true }).last();
    await expect(own.locator('[data-page] canvas').first()).toBeVisible();
    await tickAll(staff);
    await expect(
      staff.getByText('The original has 1 page, the translation 2. Confirm with a reason.').first(),
    ).toBeVisible();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await staff.getByLabel('Why the numbers of pages differ').fill('The seal has a page of its own.');
  });

  await test.step('it can be undone, then is sent', async () => {
    await send.click();
    await staff.getByRole('button', { name: `Undo the correction of ${filename}` }).click();
    await expect(staff.getByText('Correction undone')).toBeVisible();
    await send.click();
  });

  await test.step('a name that the file does not have is refused, whatever the reason', async () => {
    const missing = staff.getByRole('alert', { name: 'Still missing' });
    await missing.getByRole('button', { name: '“Ana Souza” is not in the text' }).press('Enter', { timeout: 20_000 });
    const holder = staff.getByLabel('Name of the holder');
    await expect(holder).toBeFocused();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await holder.fill('João Pereira da Silva');
    await staff.getByLabel('Register number').fill('117531');
    await send.click();
  });

  await test.step('a number that the file does not have takes a reason', async () => {
    const why = staff.getByLabel('Why it is right as it stands');
    await expect(staff.getByText('Passes with a reason.').last()).toBeVisible({ timeout: 20_000 });
    await why.fill('On back.');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await why.fill('It is on the back of the original.');
    await send.click();
    await expect(staff.getByText('Correction sent')).toBeVisible({ timeout: 20_000 });
    const delivered = staff.getByRole('region', { name: 'Translation', exact: true }).last();
    await expect(delivered.locator('[data-page] canvas').first()).toBeVisible();
  });

  await test.step('counters and lists distinguish it', async () => {
    await staff.goto(`/authenticator/authenticate?q=${filename}`);
    await expect(staff.getByText('No documents found')).toBeVisible();
    await staff.getByRole('button', { name: /^Rejected/ }).click();
    await expect(staff.getByRole('row', { name: filename })).toContainText('Rejected');
    await staff.getByRole('button', { name: /^Corrections/ }).click();
    await expect(staff.getByRole('row', { name: filename })).toContainText('Correction');
  });
});

test('single-letter shortcuts can be disabled', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `keys-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await openWorkspace(staff, filename);
  await staff.keyboard.press('Shift+?');
  await staff.getByRole('switch', { name: 'Single-letter shortcuts' }).uncheck();
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  const correction = staff.getByRole('dialog', { name: /^Correct/ });
  await staff.keyboard.press('r');
  await expect(correction).toBeHidden();
  await staff.getByRole('button', { name: 'Reject with correction…' }).click();
  await expect(correction).toBeVisible();
});

test('a review that was opened before its scan was read follows the reading; its files stay', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  const filename = `read-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const [staff, colleague] = [await openAs('authenticator'), await openAs('admin')];
  const id = await findReview(staff, filename);
  await writeText(staff, id);
  let isRead = false;
  await staff.route('**/trpc/*authenticator.get*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: isRead ? body : body.replace(/"text":\{[^}]*\}/u, '"text":null') });
  });
  await openWorkspace(staff, filename);
  await expect(staff.getByRole('link', { name: 'Text', exact: true })).toBeVisible();
  const page1 = staff.getByRole('region', { name: 'Original', exact: true }).last().locator('[data-page] canvas');
  await expect(page1.first()).toBeVisible();
  await page1.first().evaluate((element) => element.setAttribute('data-drawn', 'once'));
  isRead = true;
  await call(colleague.context().request, 'authenticator.readSource', { input: { id }, output: z.unknown() });
  await expect(staff.getByRole('link', { name: /^Text: 0 of \d+ confirmed$/ })).toBeVisible();
  await expect(page1.first()).toHaveAttribute('data-drawn', 'once');
});

test('what was compared of the file is not taken for the text', async ({ page, mailbox, sandbox, openAs }) => {
  const filename = `ticks-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  const id = await findReview(staff, filename);
  await writeText(staff, id, {
    lines: [{ kind: 'paragraph', source: 'Cartório de Faro', target: 'Registry Office of Faro', state: 'confirmed' }],
  });
  await openWorkspace(staff, filename);
  const dates = staff.getByRole('checkbox', { name: /^Dates/ });
  await staff.getByRole('button', { name: 'Use the workflow’s file' }).click();
  await expect(staff.getByText('Page 1 of 1')).toHaveCount(2);
  await dates.check();
  await staff.getByRole('button', { name: 'Use the studio’s text' }).click();
  await expect(dates).not.toBeChecked();

  await test.step('nor what was scrolled through', async () => {
    await staff.keyboard.press('r');
    const dialog = staff.getByRole('dialog', { name: /^Correct/ });
    const file = { name: 'corrected.pdf', mimeType: 'application/pdf', buffer: await pdfOf(3) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Upload and compare' }).click();
    await expect(dialog).toBeHidden();
    const own = staff.getByRole('region', { name: 'Your file', exact: true }).last();
    await expect(own.locator('[data-page] canvas').first()).toBeVisible();
    await staff.keyboard.press('t');
    await expect(staff.getByText('Scroll through every page first')).toBeVisible();
    await expect(dates).not.toBeChecked();
  });
});
