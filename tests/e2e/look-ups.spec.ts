import { randomUUID } from 'node:crypto';
import { tmxEnd, tmxHead, tmxUnit } from '#server/features/translation/exchange/tmx.ts';
import { expect, test } from './support/app.ts';
import { orderPaid } from './support/staff.ts';
import { expectSaved, findReview, openStudio, writeText } from './support/studio.ts';

/** A memory comes as a file, and a translator uses it: alternatives by Alt and a digit, the concordance by F3. */

test.use({ viewport: { width: 1600, height: 900 } });

test('a TMX file of the house is imported, looked up and used by keyboard', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  test.setTimeout(180_000);
  const name = `House ${randomUUID().slice(0, 8)}`;
  const admin = await openAs('admin');
  await test.step('an admin makes the memory and brings the file, of which one unit is broken', async () => {
    await admin.goto('/admin/phrases?tab=files');
    await admin.getByRole('button', { name: 'Add a memory or glossary' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(admin.getByRole('heading', { name })).toBeVisible();
    const like = 'Cartório do 2.º Ofício de Faro';
    const units = [
      tmxUnit({ lang: 'pt', source: 'Cartório do 1.º Ofício de Faro', target: 'First Registry Office of Faro' }),
      tmxUnit({ lang: 'pt', source: like, target: 'Second Registry Office of Faro' }),
      '<tu tuid="odd"><tuv xml:lang="pt"><seg>sozinho</seg></tuv></tu>',
    ];
    await admin.locator('input[type="file"]').setInputFiles({
      name: 'memory.tmx',
      mimeType: 'application/xml',
      buffer: Buffer.from(`${tmxHead('1')}${units.join('')}${tmxEnd}`),
    });
    const files = admin.getByRole('list', { name: 'Imported files' });
    await expect(files).toContainText('2 added of 3');
    await files.getByText('1 entry could not be read').click();
    await expect(files).toContainText('(odd): It has text in one language alone.');
  });

  const filename = `lookups-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, filename, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await staff.setViewportSize({ width: 1600, height: 900 });
  const reviewId = await findReview(staff, filename);
  const ids = await writeText(staff, reviewId);
  const field = staff.locator(`textarea[data-block="${ids[5] ?? ''}"][data-key="text"]`);
  await openStudio(staff, reviewId);

  await test.step('Alt+1 lists the alternatives, and then takes the first', async () => {
    await field.focus();
    await staff.keyboard.press('Alt+1');
    const panel = staff.getByRole('tabpanel', { name: 'Matches' });
    await expect(panel).toContainText('100%');
    await expect(panel).toContainText('Second Registry Office of Faro');
    await expect(field).toBeFocused();
    await staff.keyboard.press('Alt+1');
    await expect(field).toHaveValue('First Registry Office of Faro');
    await staff.keyboard.press('Alt+2');
    await expect(field).toHaveValue('Second Registry Office of Faro');
    await staff.keyboard.press('Alt+9');
    await expect(staff.getByText('There is no alternative 9.').first()).toBeVisible();
    await expectSaved(staff);
  });

  await test.step('F3 looks the selected words up', async () => {
    await field.focus();
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 22));
    await staff.keyboard.press('F3');
    const panel = staff.getByRole('tabpanel', { name: 'Concordance' });
    await expect(panel.getByLabel('Look up')).toHaveValue('Registry Office');
    await expect(panel.getByRole('region', { name: 'Files' })).toContainText('Cartório do 1.º Ofício de Faro');
  });

  await test.step('the admin removes the memory, and it is in no look-up any more', async () => {
    await admin.getByRole('button', { name: 'Remove', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(admin.getByText(`${name} is removed`).first()).toBeVisible();
    await staff.reload();
    await field.focus();
    await staff.keyboard.press('Alt+s');
    await expect(staff.getByRole('tabpanel', { name: 'Matches' })).toContainText(
      'Nothing like this text was translated before.',
    );
  });
});
